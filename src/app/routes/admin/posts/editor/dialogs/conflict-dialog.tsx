import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { WideDialog } from '#app/components/admin/media/wide-dialog.tsx'
import { momentOf } from '#lib/brasilia-time.ts'
import type { EditorFields } from '../fields/editor-fields.ts'
import type { OtherVersion } from '../writing/save-answer.ts'
import { SideBySide } from './side-by-side.tsx'

type ConflictDialogProps = {
	mine: EditorFields
	theirs: OtherVersion | undefined
	categories: readonly { id: string; name: string }[]
	onMine: () => void
	onTheirs: () => void
	onCancel: () => void
}

/** Somebody saved the same article meanwhile. Nothing is overwritten unless it is said here. */
export function ConflictDialog({ mine, theirs, categories, onMine, onTheirs, onCancel }: ConflictDialogProps) {
	const who = theirs?.savedByName ?? 'Outra sessão'
	return (
		<WideDialog
			open={theirs !== undefined}
			onOpenChange={(open) => !open && onCancel()}
			title="Este post mudou enquanto você escrevia"
		>
			{theirs && (
				<>
					<div className="grid min-h-0 gap-4 overflow-y-auto px-4.5 py-4 drawer:px-6">
						<p className="text-ink-2">
							{who} salvou uma versão em {momentOf(new Date(theirs.savedAt))}. Compare e escolha: se ficar com a sua, a
							outra continua em Revisões.
						</p>
						<SideBySide
							left={{ name: `De ${who}`, fields: theirs.fields }}
							right={{ name: 'A sua', fields: mine }}
							categories={categories}
						/>
					</div>
					<footer className="flex shrink-0 flex-wrap justify-end gap-2 border-t border-line px-4.5 py-3 drawer:px-6">
						<AdminButton onClick={onCancel}>Cancelar</AdminButton>
						<AdminButton onClick={onTheirs}>Ficar com a de {who}</AdminButton>
						<AdminButton tone="primary" onClick={onMine}>
							Ficar com a minha
						</AdminButton>
					</footer>
				</>
			)}
		</WideDialog>
	)
}
