import { ArrowLeft, LogOut, PanelLeftOpen } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Form, Link, useLocation } from 'react-router'
import { useSite } from '#app/site.ts'
import { iconPath } from '#core/identity/brand-icon.ts'
import type { OpenWork } from '#core/open-work/count-open-work.ts'
import { BrandMark } from '#drawings/brand-mark.tsx'
import { classNames } from '#lib/class-names.ts'
import { navigationFor } from './admin-navigation.ts'
import { Kbd } from './kbd.tsx'
import { useShell } from './shell-context.ts'
import type { Theme } from './shell-cookies.ts'
import { ItemContent, itemLook, SidebarGroup } from './sidebar-group.tsx'
import type { MenuGroups } from './use-menu-groups.ts'
import { useModifierKey } from './use-modifier-key.ts'

type SidebarProps = {
	theme: Theme
	openWork: Partial<OpenWork>
	groups: MenuGroups
	/** Icons only, with the names as tooltips. */
	collapsed?: boolean
	onToggle: () => void
	onNavigate?: (() => void) | undefined
	/** 'Ctrl B recolher menu'; the drawer closes by other means. */
	hint?: boolean
}

/** The menu itself, standing beside the page or inside the phone's drawer. */
export function Sidebar(props: SidebarProps) {
	const { theme, openWork, groups, collapsed = false, onToggle, onNavigate, hint = true } = props
	const screens = navigationFor(useShell())
	const site = useSite()
	const edge = collapsed ? 'px-1.5' : 'px-3'
	const nav = useRef<HTMLElement>(null)
	const { pathname } = useLocation()
	// In a low window the list scrolls by itself; where one is stays in sight.
	useEffect(() => {
		if (pathname && nav.current) keepCurrentInSight(nav.current)
	}, [pathname])
	return (
		<div className="flex h-full flex-col overflow-hidden pt-4 pb-3">
			<Link
				to="/admin/dashboard"
				onClick={onNavigate}
				aria-label={`${site.shortName} ${site.sector}, painel`}
				className={classNames(
					'flex shrink-0 items-center gap-3 rounded-[7px] pt-1 pb-3.5 -outline-offset-2',
					collapsed ? 'justify-center' : 'mx-3 px-2',
				)}
			>
				{site.mark ? (
					<img src={iconPath(site.mark, 96)} alt="" width={32} height={32} className="rounded-badge bg-white" />
				) : (
					<BrandMark size={32} onDark={theme === 'dark'} />
				)}
				{!collapsed && (
					<span className="font-heading text-[1.0625rem] leading-none font-heavy tracking-[-0.01em] whitespace-nowrap">
						{site.shortName}{' '}
						<span className="mt-1 block font-sans text-fine leading-none font-medium text-ink-3">{site.sector}</span>
					</span>
				)}
			</Link>
			<nav
				ref={nav}
				aria-label="Painel"
				className={classNames(
					// The last line fades where there is more to scroll to.
					'min-h-0 flex-1 scroll-py-6 overflow-x-hidden overflow-y-auto mask-[linear-gradient(to_bottom,black_calc(100%-1.5rem),transparent)] pb-6',
					// On the rail a scrollbar would lie over the icons.
					collapsed ? '[scrollbar-width:none]' : '[scrollbar-width:thin]',
					edge,
				)}
			>
				{screens.map((group, index) => (
					<SidebarGroup
						key={group.label}
						group={group}
						first={index === 0}
						open={index === 0 || collapsed || groups.isOpen(group)}
						onFold={() => groups.toggle(group)}
						collapsed={collapsed}
						onNavigate={onNavigate}
						openWork={openWork}
					/>
				))}
			</nav>
			<div className={classNames('shrink-0', edge)}>
				<div className="grid gap-0.5 border-t border-line pt-2.5">
					<a href="/" title={collapsed ? 'Voltar ao Site' : undefined} className={itemLook(collapsed)}>
						<ItemContent icon={ArrowLeft} collapsed={collapsed}>
							Voltar ao Site
						</ItemContent>
					</a>
					<Form method="post" action="/admin/sair" reloadDocument>
						<button type="submit" title={collapsed ? 'Sair' : undefined} className={itemLook(collapsed)}>
							<ItemContent icon={LogOut} collapsed={collapsed}>
								Sair
							</ItemContent>
						</button>
					</Form>
					{hint && <CollapseHint collapsed={collapsed} onToggle={onToggle} />}
				</div>
			</div>
		</div>
	)
}

function CollapseHint({ collapsed, onToggle }: { collapsed: boolean; onToggle: () => void }) {
	const modifier = useModifierKey()
	if (collapsed) {
		return (
			<button
				type="button"
				onClick={onToggle}
				aria-expanded={false}
				title={`Expandir menu (${modifier} B)`}
				className={itemLook(true)}
			>
				<ItemContent icon={PanelLeftOpen} collapsed>
					Expandir menu
				</ItemContent>
			</button>
		)
	}
	return (
		<button
			type="button"
			onClick={onToggle}
			aria-expanded={true}
			className="mt-1 flex min-h-9 items-center gap-1.5 rounded-[7px] px-2.5 text-fine whitespace-nowrap text-ink-3 transition-colors -outline-offset-2 hover:text-ink"
		>
			<Kbd>{modifier}</Kbd>
			<Kbd>B</Kbd>
			recolher menu
		</button>
	)
}

/** The list fades out at its end. */
const EDGE_PX = 24

/** Not by `scrollIntoView`: the Tab key would begin there, past the link to the content. */
function keepCurrentInSight(list: HTMLElement): void {
	const current = list.querySelector('[aria-current=page]')?.getBoundingClientRect()
	if (!current) return
	const { top, bottom } = list.getBoundingClientRect()
	if (current.top < top + EDGE_PX) list.scrollTop -= top + EDGE_PX - current.top
	else if (current.bottom > bottom - EDGE_PX) list.scrollTop += current.bottom - bottom + EDGE_PX
}
