import { useState } from 'react'
import { Dialog } from '#app/components/ui/dialog.tsx'
import { SHORTEST_REASON } from '#core/reviews/reason-length.ts'
import type { ShownNote } from '../notes/note-answers.ts'
import { quoteNotes } from './quote-notes.ts'
import { reasonReaderWords } from './review-state.ts'
import type { ReviewOfEditor } from './use-review.ts'
import { WordsForm } from './words-form.tsx'

type ReturnDialogProps = {
	review: ReviewOfEditor
	/** On the text as it stands. */
	notes: readonly ShownNote[]
}

/** Why a version goes back to whoever wrote it. */
export function ReturnDialog({ review, notes }: ReturnDialogProps) {
	const { request, version, returning, setReturning, asking, wish } = review
	const [text, setText] = useState('')
	return (
		<Dialog open={returning && request !== null} onOpenChange={setReturning} title={`Devolver versão ${version}`}>
			{request && (
				<WordsForm
					label="Motivo da devolução"
					text={text}
					onText={setText}
					hint={`Pelo menos ${SHORTEST_REASON} caracteres. ${reasonReaderWords(request)}`}
					least={SHORTEST_REASON}
					proposal={quoteNotes(notes)}
					action="Devolver com este motivo"
					busy={asking === 'return'}
					onCancel={() => setReturning(false)}
					onSend={async () => {
						if (!(await wish({ intent: 'return', version, text }, 'Artigo devolvido'))) return
						setReturning(false)
						setText('')
					}}
				/>
			)}
		</Dialog>
	)
}
