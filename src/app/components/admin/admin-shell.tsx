import { type ReactNode, useContext, useState } from 'react'
import { OwnScript } from '#app/hydration/own-script.ts'
import type { OpenWork } from '#core/open-work/count-open-work.ts'
import type { UserRole } from '#core/users/user-role.ts'
import { classNames } from '#lib/class-names.ts'
import { useInstantPageChange } from '../site/use-instant-page-change.ts'
import { PortalContainer } from '../ui/portal-container.ts'
import { Toaster } from '../ui/toaster.tsx'
import { CommandPalette } from './command-palette.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
import { useNoticeForms } from './notice-forms.ts'
import { ShellContext } from './shell-context.ts'
import { rememberSidebar, type Theme } from './shell-cookies.ts'
import { ShortcutsDialog } from './shortcuts-dialog.tsx'
import { Sidebar } from './sidebar.tsx'
import { SidebarDrawer } from './sidebar-drawer.tsx'
import { useHydrating } from './use-hydrating.ts'
import { type ChosenGroups, useMenuGroups } from './use-menu-groups.ts'
import { useScreenChange } from './use-screen-change.ts'
import { useShortcut } from './use-shortcut.ts'
import { systemThemeScript, useTheme } from './use-theme.ts'

/** Below it the menu is a drawer; the stylesheet's `drawer` breakpoint. */
const narrow = '(width < 48rem)'

type AdminShellProps = {
	/** From the cookie `theme`; the system's theme where there is none. */
	initialTheme?: Theme | undefined
	/** From the cookie `sidebar_state`. */
	initiallyOpen?: boolean
	/** From the cookie `menu_groups`. */
	initialGroups?: ChosenGroups
	userName: string
	/** Whose screens the menu has. */
	userRole: UserRole
	/** What the menu counts beside its screens. */
	openWork?: Partial<OpenWork>
	/** The screen: an AdminPage. */
	children: ReactNode
}

export function AdminShell(props: AdminShellProps) {
	const { initialTheme, initiallyOpen = true, initialGroups = {}, userName, userRole, openWork = {}, children } = props
	const { theme, toggleTheme, followsSystem } = useTheme(initialTheme)
	const [open, setOpen] = useState(initiallyOpen)
	const groups = useMenuGroups(initialGroups)
	const [drawerOpen, setDrawerOpen] = useState(false)
	const [searchOpen, setSearchOpen] = useState(false)
	const [shortcutsOpen, setShortcutsOpen] = useState(false)
	const [root, setRoot] = useState<HTMLElement | null>(null)
	const hydrating = useHydrating()
	const ownScript = useContext(OwnScript)
	const announcement = useScreenChange()
	useInstantPageChange()
	useNoticeForms()

	function toggleSidebar() {
		if (window.matchMedia(narrow).matches) return setDrawerOpen(!drawerOpen)
		setOpen(!open)
		rememberSidebar(!open)
	}

	function openSearch() {
		setDrawerOpen(false)
		setSearchOpen(true)
	}

	useShortcut('sidebar', toggleSidebar)
	useShortcut('help', () => setShortcutsOpen(true))
	useShortcut('search', () => (searchOpen ? setSearchOpen(false) : openSearch()))

	const menu = { theme, openWork, groups }
	return (
		<PortalContainer value={root}>
			<ShellContext
				value={{
					theme,
					toggleTheme,
					openDrawer: () => setDrawerOpen(true),
					openSearch,
					openShortcuts: () => setShortcutsOpen(true),
					userName,
					role: userRole,
				}}
			>
				<div ref={setRoot} data-theme={theme} suppressHydrationWarning className="flex min-h-dvh">
					{hydrating && followsSystem && (
						<script nonce={ownScript} dangerouslySetInnerHTML={{ __html: systemThemeScript }} />
					)}
					<a href="#conteudo" className="skip-link">
						Pular para o conteúdo
					</a>
					<NavigationProgress />
					<p role="status" className="sr-only">
						{announcement}
					</p>
					<aside
						data-state={open ? 'expanded' : 'collapsed'}
						className={classNames(
							'sticky top-0 h-dvh shrink-0 border-r border-line bg-side transition-[width] duration-220 ease-settle max-drawer:hidden print:hidden',
							open ? 'w-64' : 'w-12',
						)}
					>
						<Sidebar {...menu} collapsed={!open} onToggle={toggleSidebar} />
					</aside>
					<SidebarDrawer {...menu} open={drawerOpen} onOpenChange={setDrawerOpen} />
					<div className="min-w-0 flex-1">{children}</div>
					<CommandPalette open={searchOpen} onOpenChange={setSearchOpen} />
					<ShortcutsDialog open={shortcutsOpen} onOpenChange={setShortcutsOpen} />
					<Toaster />
				</div>
			</ShellContext>
		</PortalContainer>
	)
}
