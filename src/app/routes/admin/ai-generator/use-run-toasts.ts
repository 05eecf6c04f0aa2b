import { notify } from '#app/components/ui/toaster.tsx'
import type { RunView } from '#core/generation/runs/find-run.ts'
import type { RunAnswer } from './handle-run.server.ts'

/** What is said of a run's end takes the place of what was said of it before. */
const SUBJECT = 'pipeline'
const DRAFT = 'run-draft'

/** Says how a run that somebody watched came out. */
export function tellEnd({ state, warnings, error, post, steps }: RunView): void {
	if (state === 'failed') return notify.error('Erro no pipeline', error?.message, SUBJECT)
	if (state === 'cancelled') return notify.info('Pipeline cancelado', undefined, SUBJECT)
	const trouble = steps.find(({ status }) => status === 'error')
	const text = trouble ? `${trouble.name}: ${trouble.message}` : outcomeText(post)
	if (warnings.some((code) => code.endsWith('_500_DEGRADED')))
		return notify.success('Pipeline concluído pelo segundo provedor', text, SUBJECT)
	if (warnings.some((code) => code.endsWith('_500_FALLBACK')))
		return notify.success('Pipeline concluído pelo redator local', text, SUBJECT)
	return notify.success('Pipeline concluído', text, SUBJECT)
}

function outcomeText(post: RunView['post']): string {
	if (post?.status === 'published') return 'O artigo está no ar.'
	return post ? 'O artigo ficou como rascunho.' : 'Revise o artigo e salve-o como rascunho.'
}

/** Says what came of what a person did with a run. */
export function tellAnswer(answer: RunAnswer | undefined): void {
	if (answer?.intent === 'cancel' && !answer.ok) notify.error('Não foi possível cancelar', answer.message, SUBJECT)
	if (answer?.intent === 'start' && answer.batch) notify.warning(answer.batch, answer.message)
	if (answer?.intent !== 'save') return
	if (!answer.ok) notify.error('Erro ao salvar post', answer.message, DRAFT)
	else if (answer.already) notify.info('Este artigo já tinha sido salvo', undefined, DRAFT)
	else notify.success('Rascunho salvo', 'O artigo está em Posts do Blog, pronto para revisão.', DRAFT)
}
