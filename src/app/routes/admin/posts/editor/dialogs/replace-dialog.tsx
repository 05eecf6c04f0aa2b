import { ConfirmDialog } from '#app/components/admin/confirm-dialog.tsx'
import type { usePostSaving } from '../writing/use-post-saving.ts'

/** Before another text comes in place of what was not saved. */
export function ReplaceDialog({ asked, close }: ReturnType<typeof usePostSaving>['replacement']) {
	return (
		<ConfirmDialog
			open={asked !== undefined}
			onOpenChange={(open) => !open && close()}
			title="Trocar o texto não salvo?"
			question={`O que você escreveu desde o último salvamento dá lugar ${asked?.to ?? ''}.`}
			confirmLabel="Restaurar"
			onConfirm={() => asked?.go()}
		/>
	)
}
