import { AlertBox } from '#app/components/admin/alert-box.tsx'
import { MissingPoints } from '#app/components/admin/publish-reasons.tsx'
import type { RunView } from '#core/generation/runs/find-run.ts'
import { warningText } from '#core/generation/runs/pipeline-words.ts'

/** A request that is not answered is no fault of the pipeline. */
const turnedDown = new Set(['REQUEST_REFUSED', 'TOPIC_UNKNOWN'])

/** How a run ended, where that needs saying. */
export function RunOutcome({ run }: { run: RunView }) {
	const { reasons = [] } = run.steps.find(({ id }) => id === 'publish') ?? {}
	return (
		<>
			{run.state === 'failed' && (
				<AlertBox tone="err">
					<b>{turnedDown.has(run.error?.code ?? '') ? 'Nenhum artigo foi escrito.' : 'Erro no pipeline.'}</b>{' '}
					{run.error?.message}
				</AlertBox>
			)}
			{run.state === 'cancelled' && (
				<AlertBox tone="info">
					Execução cancelada.
					{run.content &&
						!run.post &&
						!run.inBin &&
						' O que já estava escrito continua aqui e pode ser salvo como rascunho.'}
				</AlertBox>
			)}
			{run.settings.autoPublish && run.post?.status === 'draft' && reasons.length > 0 && (
				<AlertBox tone="warn">
					O artigo não foi publicado sozinho: está salvo como rascunho.
					<MissingPoints reasons={reasons} className="mt-1" />
				</AlertBox>
			)}
			{run.warnings.map((code) => (
				<AlertBox key={code} tone="warn">
					{warningText(code)}
				</AlertBox>
			))}
		</>
	)
}
