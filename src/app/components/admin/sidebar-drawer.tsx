import { Dialog } from 'radix-ui'
import type { OpenWork } from '#core/open-work/count-open-work.ts'
import { NoticePlace } from '../ui/notice-place.tsx'
import { usePortalContainer } from '../ui/portal-container.ts'
import { useFocusReturn } from '../ui/use-focus-return.ts'
import type { Theme } from './shell-cookies.ts'
import { Sidebar } from './sidebar.tsx'
import type { MenuGroups } from './use-menu-groups.ts'

type SidebarDrawerProps = {
	open: boolean
	onOpenChange: (open: boolean) => void
	theme: Theme
	openWork: Partial<OpenWork>
	groups: MenuGroups
}

/** The menu below 768 px. Keeps the focus while it is open and gives it back on closing. */
export function SidebarDrawer({ open, onOpenChange, ...menu }: SidebarDrawerProps) {
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
					className="slide-in fixed inset-y-0 left-0 z-30 flex w-[min(18rem,100vw-3rem)] flex-col border-r border-line bg-side outline-none drawer:hidden"
				>
					<Dialog.Title className="sr-only">Menu</Dialog.Title>
					<NoticePlace className="shrink-0 has-[li]:p-3" />
					<div className="min-h-0 flex-1">
						<Sidebar {...menu} onToggle={close} onNavigate={close} hint={false} />
					</div>
				</Dialog.Content>
			</Dialog.Portal>
		</Dialog.Root>
	)
}
