import { type ReactNode, useEffect, useState } from 'react'
import { classNames } from '#lib/class-names.ts'
import { PortalContainer } from '../ui/portal-container.ts'
import { Toaster } from '../ui/toaster.tsx'
import { ShellContext } from './shell-context.ts'
import { rememberSidebar, rememberTheme, type Theme } from './shell-cookies.ts'
import { Sidebar } from './sidebar.tsx'
import { SidebarDrawer } from './sidebar-drawer.tsx'

/** Below it the menu is a drawer; the stylesheet's `drawer` breakpoint. */
const narrow = '(width < 48rem)'

type AdminShellProps = {
	/** From the cookie `theme`. */
	initialTheme?: Theme
	/** From the cookie `sidebar_state`. */
	initiallyOpen?: boolean
	userName: string
	/** The screen: an AdminPage. */
	children: ReactNode
}

export function AdminShell({ initialTheme = 'light', initiallyOpen = true, userName, children }: AdminShellProps) {
	const [theme, setTheme] = useState(initialTheme)
	const [open, setOpen] = useState(initiallyOpen)
	const [drawerOpen, setDrawerOpen] = useState(false)
	const [root, setRoot] = useState<HTMLElement | null>(null)

	function toggleTheme() {
		const next = theme === 'dark' ? 'light' : 'dark'
		setTheme(next)
		rememberTheme(next)
	}

	function toggleSidebar() {
		if (window.matchMedia(narrow).matches) return setDrawerOpen(!drawerOpen)
		setOpen(!open)
		rememberSidebar(!open)
	}

	useEffect(() => {
		function onKeyDown(event: KeyboardEvent) {
			// The editor makes text bold with the same keys, and has then taken the event for itself.
			if (event.defaultPrevented || event.key.toLowerCase() !== 'b' || !(event.ctrlKey || event.metaKey)) return
			event.preventDefault()
			toggleSidebar()
		}
		window.addEventListener('keydown', onKeyDown)
		return () => window.removeEventListener('keydown', onKeyDown)
	})

	return (
		<PortalContainer value={root}>
			<ShellContext value={{ theme, toggleTheme, openDrawer: () => setDrawerOpen(true), userName }}>
				<div ref={setRoot} data-theme={theme} className="flex min-h-dvh">
					<a href="#conteudo" className="skip-link">
						Pular para o conteúdo
					</a>
					<aside
						data-state={open ? 'expanded' : 'collapsed'}
						className={classNames(
							'sticky top-0 h-dvh shrink-0 border-r border-line bg-side transition-[width] duration-220 ease-settle max-drawer:hidden print:hidden',
							open ? 'w-64' : 'w-12',
						)}
					>
						<Sidebar theme={theme} collapsed={!open} onToggle={toggleSidebar} />
					</aside>
					<SidebarDrawer open={drawerOpen} onOpenChange={setDrawerOpen} theme={theme} />
					<div className="min-w-0 flex-1">{children}</div>
					<Toaster />
				</div>
			</ShellContext>
		</PortalContainer>
	)
}
