import { X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { classNames } from '#lib/class-names.ts'
import { dialogLook } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { NoticePlace } from '../../ui/notice-place.tsx'
import { usePortalContainer } from '../../ui/portal-container.ts'
import { useFocusReturn } from '../../ui/use-focus-return.ts'
import { AdminButton } from '../admin-button.tsx'

type WideDialogProps = {
	open: boolean
	onOpenChange: (open: boolean) => void
	title: string
	/** Keeps its height while its content changes. */
	tall?: boolean
	children: ReactNode
}

/** A dialog with room for pictures: the whole screen on a phone. */
export function WideDialog({ open, onOpenChange, title, tall = false, children }: WideDialogProps) {
	const container = usePortalContainer()
	const returnFocus = useFocusReturn(open)
	return (
		<Dialog.Root open={open} onOpenChange={onOpenChange}>
			<Dialog.Portal container={container}>
				<Dialog.Overlay className={dialogLook.overlay} />
				<Dialog.Content
					aria-describedby={undefined}
					onCloseAutoFocus={(event) => {
						returnFocus(event)
						// What opened it may be gone with what it showed.
						if (document.activeElement === document.body) document.getElementById('conteudo')?.focus()
					}}
					className={classNames(
						'fade-in fixed z-40 flex flex-col overflow-hidden bg-panel text-ui text-ink shadow-floating outline-none max-drawer:inset-0 drawer:inset-x-6 drawer:top-1/2 drawer:mx-auto drawer:max-h-[calc(100dvh-3rem)] drawer:max-w-245 drawer:-translate-y-1/2 drawer:rounded-[16px]',
						tall && 'drawer:h-[46rem]',
					)}
				>
					<header className="flex shrink-0 items-center gap-3 border-b border-line py-2 pr-2 pl-4.5 drawer:pl-6">
						<Dialog.Title className="min-w-0 flex-1 truncate text-section">{title}</Dialog.Title>
						<Dialog.Close asChild>
							<AdminButton tone="quiet" size="icon" aria-label="Fechar">
								<Icon of={X} size={18} />
							</AdminButton>
						</Dialog.Close>
					</header>
					<NoticePlace className="shrink-0 has-[li]:px-4.5 has-[li]:pt-3 drawer:has-[li]:px-6" />
					{children}
				</Dialog.Content>
			</Dialog.Portal>
		</Dialog.Root>
	)
}
