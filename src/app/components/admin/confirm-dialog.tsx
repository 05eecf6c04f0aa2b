import { AlertDialog } from 'radix-ui'
import { dialogLook } from '../ui/dialog.tsx'
import { NoticePlace } from '../ui/notice-place.tsx'
import { usePortalContainer } from '../ui/portal-container.ts'
import { useFocusReturn } from '../ui/use-focus-return.ts'
import { AdminButton, type AdminButtonTone } from './admin-button.tsx'

type ConfirmDialogProps = {
	open: boolean
	onOpenChange: (open: boolean) => void
	title: string
	question: string
	confirmLabel: string
	onConfirm: () => void
	tone?: AdminButtonTone
}

/** Asks before something that cannot be undone. The focus starts on Cancelar, so Enter never destroys. */
export function ConfirmDialog({
	open,
	onOpenChange,
	title,
	question,
	confirmLabel,
	onConfirm,
	tone = 'destructive',
}: ConfirmDialogProps) {
	const container = usePortalContainer()
	const returnFocus = useFocusReturn(open)
	return (
		<AlertDialog.Root open={open} onOpenChange={onOpenChange}>
			<AlertDialog.Portal container={container}>
				<AlertDialog.Overlay className={dialogLook.overlay} />
				<AlertDialog.Content className={dialogLook.panel} onCloseAutoFocus={returnFocus}>
					<AlertDialog.Title className={dialogLook.title}>{title}</AlertDialog.Title>
					<AlertDialog.Description className={dialogLook.text}>{question}</AlertDialog.Description>
					<NoticePlace className={dialogLook.notices} />
					<div className={dialogLook.actions}>
						<AlertDialog.Cancel asChild>
							<AdminButton>Cancelar</AdminButton>
						</AlertDialog.Cancel>
						<AlertDialog.Action asChild>
							<AdminButton tone={tone} onClick={onConfirm}>
								{confirmLabel}
							</AdminButton>
						</AlertDialog.Action>
					</div>
				</AlertDialog.Content>
			</AlertDialog.Portal>
		</AlertDialog.Root>
	)
}
