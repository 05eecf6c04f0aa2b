import { ConfirmDialog } from '#app/components/admin/confirm-dialog.tsx'
import { openNotesWords } from './review-state.ts'
import type { ReviewOfEditor } from './use-review.ts'

/** Before somebody answers for a version on which notes are open: on request, or unasked. */
export function ApproveAnyway({ review }: { review: ReviewOfEditor }) {
	const { version, asked, answerFor, stopAsking } = review
	const open = asked?.open ?? 0
	const [done, action] = asked?.intent === 'sign' ? ['Assinada', 'Assinar'] : ['Aprovada', 'Aprovar']
	return (
		<ConfirmDialog
			open={asked !== undefined}
			onOpenChange={(isOpen) => !isOpen && stopAsking()}
			title={openNotesWords(open)}
			question={`${done}, a versão ${version} leva o seu nome como está. ${open === 1 ? 'A nota continua aberta' : 'As notas continuam abertas'} até alguém resolver.`}
			confirmLabel={`${action} versão ${version} assim mesmo`}
			tone="primary"
			onConfirm={() => asked && void answerFor(asked.intent, true)}
		/>
	)
}
