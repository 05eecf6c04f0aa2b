import { Dialog } from 'radix-ui'
import { usePortalContainer } from '../ui/portal-container.ts'
import { useFocusReturn } from '../ui/use-focus-return.ts'
import type { Theme } from './shell-cookies.ts'
import { Sidebar } from './sidebar.tsx'

type SidebarDrawerProps = {
	open: boolean
	onOpenChange: (open: boolean) => void
	theme: Theme
	newLeads: number
}

/** The menu below 768 px. Keeps the focus while it is open and gives it back on closing. */
export function SidebarDrawer({ open, onOpenChange, theme, newLeads }: SidebarDrawerProps) {
	const container = usePortalContainer()
	const returnFocus = useFocusReturn(open)
	const close = () => onOpenChange(false)
	return (
		<Dialog.Root open={open} onOpenChange={onOpenChange}>
			<Dialog.Portal container={container}>
				<Dialog.Overlay className="fade-in fixed inset-0 z-30 bg-navy-950/55 drawer:hidden" />
				<Dialog.Content
					aria-describedby={undefined}
					onCloseAutoFocus={returnFocus}
					className="slide-in fixed inset-y-0 left-0 z-30 w-[min(18rem,100vw-3rem)] border-r border-line bg-side outline-none drawer:hidden"
				>
					<Dialog.Title className="sr-only">Menu</Dialog.Title>
					<Sidebar theme={theme} newLeads={newLeads} onToggle={close} onNavigate={close} hint={false} />
				</Dialog.Content>
			</Dialog.Portal>
		</Dialog.Root>
	)
}
