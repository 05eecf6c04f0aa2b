import { useEffect, useState } from 'react'
import { askServer } from '#app/ask-server.ts'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AlertBox } from '#app/components/admin/alert-box.tsx'
import { WideDialog } from '#app/components/admin/media/wide-dialog.tsx'
import { PostStateBadge } from '#app/components/admin/post-state-badge.tsx'
import { Skeleton } from '#app/components/ui/skeleton.tsx'
import { notify } from '#app/components/ui/toaster.tsx'
import { endpoints } from '#app/endpoints.ts'
import { momentOf } from '#lib/brasilia-time.ts'
import type { RevisionLine, WholeRevision } from '../dialogs/revision-answers.ts'
import { SideBySide } from '../dialogs/side-by-side.tsx'
import type { EditorFields } from '../fields/editor-fields.ts'

type HistoryProps = {
	postId: string
	/** Of the article as it is saved: each has its own list. */
	version: number
	current: EditorFields
	categories: readonly { id: string; name: string }[]
	onRestore: (revision: WholeRevision) => void
}

type Listed = { state: 'loading' | 'failed' } | { state: 'open'; lines: RevisionLine[] }

/** Every save, to be compared with the text as it stands and brought back as a new one. */
export function History({ postId, version, current, categories, onRestore }: HistoryProps) {
	const [listed, setListed] = useState<Listed>({ state: 'loading' })
	const [shown, setShown] = useState<WholeRevision>()
	const [tries, setTries] = useState(0)

	// oxlint-disable-next-line react-hooks/exhaustive-deps -- read anew after each save and each try
	useEffect(() => {
		let gone = false
		async function list() {
			const answer = await askServer(endpoints.revisions(postId))
			if (!gone) setListed(answer.ok ? { state: 'open', lines: answer.revisions } : { state: 'failed' })
		}
		void list()
		return () => {
			gone = true
		}
	}, [postId, version, tries])

	async function read(wanted: number, use: (revision: WholeRevision) => void) {
		const answer = await askServer(endpoints.revision(postId, wanted))
		if (!answer.ok) return notify.error('Erro ao carregar revisão', 'Tente de novo em instantes.', 'revision')
		notify.settle('revision')
		use(answer.revision)
	}

	return (
		<>
			{listed.state === 'loading' && (
				<div role="status" className="grid gap-2 px-4.5 py-4">
					<span className="sr-only">Carregando revisões</span>
					<Skeleton className="h-4 w-2/3" />
					<Skeleton className="h-4 w-1/2" />
				</div>
			)}
			{listed.state === 'failed' && (
				<AlertBox tone="err" className="m-4">
					As revisões não puderam ser carregadas.{' '}
					<button type="button" className="font-semibold underline" onClick={() => setTries(tries + 1)}>
						Tentar de novo
					</button>
				</AlertBox>
			)}
			{listed.state === 'open' && listed.lines.length === 0 && (
				<p className="px-4.5 py-4 text-ink-2">Ainda não há revisões deste post.</p>
			)}
			{listed.state === 'open' && (
				<ol aria-label="Versões salvas" className="divide-y divide-line">
					{listed.lines.map((line) => (
						<li key={line.version} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4.5 py-2">
							<span className="min-w-0 flex-1">
								<span className="block font-medium">
									Versão {line.version} · {momentOf(new Date(line.savedAt))}
								</span>
								<span className="block truncate text-fine text-ink-3">{line.savedByName ?? 'Sistema'}</span>
							</span>
							<PostStateBadge state={line.status} />
							<AdminButton
								size="small"
								aria-label={`Comparar a versão ${line.version}`}
								onClick={() => void read(line.version, setShown)}
							>
								Comparar
							</AdminButton>
							{/* It is a new version, and so comes back by the same way. */}
							{line.version !== version && (
								<AdminButton
									size="small"
									tone="quiet"
									aria-label={`Restaurar a versão ${line.version}`}
									onClick={() => void read(line.version, onRestore)}
								>
									Restaurar
								</AdminButton>
							)}
						</li>
					))}
				</ol>
			)}
			<WideDialog
				open={shown !== undefined}
				onOpenChange={(open) => !open && setShown(undefined)}
				title={shown ? `Versão ${shown.version}, de ${momentOf(new Date(shown.savedAt))}` : ''}
			>
				{shown && (
					<>
						<div className="min-h-0 overflow-y-auto px-4.5 py-4 drawer:px-6">
							<SideBySide
								left={{ name: `Versão ${shown.version}`, fields: shown.fields }}
								right={{ name: 'Texto atual', fields: current }}
								categories={categories}
							/>
						</div>
						<footer className="flex shrink-0 flex-wrap items-center justify-end gap-2 border-t border-line px-4.5 py-3 drawer:px-6">
							<p className="mr-auto text-fine text-ink-3">O status e as datas de publicação ficam como estão.</p>
							<AdminButton onClick={() => setShown(undefined)}>Fechar</AdminButton>
							<AdminButton
								tone="primary"
								onClick={() => {
									setShown(undefined)
									onRestore(shown)
								}}
							>
								Restaurar esta versão
							</AdminButton>
						</footer>
					</>
				)}
			</WideDialog>
		</>
	)
}
