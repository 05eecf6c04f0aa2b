import { ArrowLeft, LogOut, type LucideIcon, PanelLeftOpen } from 'lucide-react'
import type { ReactNode } from 'react'
import { Form, Link, useLocation } from 'react-router'
import { BrandMark } from '#app/drawings/brand-mark.tsx'
import { site } from '#config/site.ts'
import { classNames } from '#lib/class-names.ts'
import { Icon } from '../ui/icon.tsx'
import { adminNavigation, currentAdminItem } from './admin-navigation.ts'
import { Kbd } from './kbd.tsx'
import type { Theme } from './shell-cookies.ts'

type SidebarProps = {
	theme: Theme
	/** Icons only, with the names as tooltips. */
	collapsed?: boolean
	onToggle: () => void
	onNavigate?: (() => void) | undefined
	/** 'Ctrl B recolher menu'; the drawer closes by other means. */
	hint?: boolean
}

/** The menu itself, standing beside the page or inside the phone's drawer. */
export function Sidebar({ theme, collapsed = false, onToggle, onNavigate, hint = true }: SidebarProps) {
	const current = currentAdminItem(useLocation().pathname)
	return (
		<div
			className={classNames(
				'flex h-full flex-col overflow-x-hidden overflow-y-auto py-4',
				collapsed ? 'px-1.5' : 'px-3',
			)}
		>
			<Link
				to="/admin/dashboard"
				aria-label={`${site.name}, painel`}
				className={classNames('flex items-center gap-3 pt-1 pb-4.5', collapsed ? 'justify-center' : 'px-2')}
			>
				<BrandMark size={32} onDark={theme === 'dark'} />
				{!collapsed && (
					<span className="font-heading text-[1.0625rem] leading-none font-heavy tracking-[-0.01em] whitespace-nowrap">
						{site.shortName}
						<span className="mt-1 block font-sans text-fine leading-none font-medium text-ink-3">{site.sector}</span>
					</span>
				)}
			</Link>
			<nav aria-label="Painel">
				<ul className="grid gap-0.5">
					{adminNavigation.map(({ label, to, icon }) => (
						<li key={to} className="relative">
							{to === current?.to && (
								<span
									className={classNames(
										'wedge absolute top-1/2 h-4 w-2.5 -translate-y-1/2',
										collapsed ? '-left-1.5 w-1.5' : '-left-3',
									)}
								/>
							)}
							<Link
								to={to}
								onClick={onNavigate}
								aria-current={to === current?.to ? 'page' : undefined}
								title={collapsed ? label : undefined}
								className={itemLook(collapsed)}
							>
								<ItemContent icon={icon} collapsed={collapsed}>
									{label}
								</ItemContent>
							</Link>
						</li>
					))}
				</ul>
			</nav>
			<div className="mt-auto grid gap-0.5 border-t border-line pt-3">
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
	)
}

function itemLook(collapsed: boolean): string {
	return classNames(
		'flex h-11 w-full items-center gap-2.5 rounded-[7px] font-medium text-ink-2 transition-colors -outline-offset-2 hover:bg-hover hover:text-ink aria-[current=page]:bg-selected aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:shadow-card aria-[current=page]:inset-ring aria-[current=page]:inset-ring-line drawer:h-9',
		collapsed ? 'justify-center' : 'px-2.5',
	)
}

type ItemContentProps = { icon: LucideIcon; collapsed: boolean; children: ReactNode }

function ItemContent({ icon, collapsed, children }: ItemContentProps) {
	return (
		<>
			<Icon of={icon} size={17} className="shrink-0" />
			<span className={collapsed ? 'sr-only' : 'whitespace-nowrap'}>{children}</span>
		</>
	)
}

function CollapseHint({ collapsed, onToggle }: { collapsed: boolean; onToggle: () => void }) {
	if (collapsed) {
		return (
			<button type="button" onClick={onToggle} title="Expandir menu (Ctrl B)" className={itemLook(true)}>
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
			className="mt-1.5 flex min-h-9 items-center gap-1.5 rounded-[7px] px-2.5 text-fine whitespace-nowrap text-ink-3 transition-colors -outline-offset-2 hover:text-ink"
		>
			<Kbd>Ctrl</Kbd>
			<Kbd>B</Kbd>
			recolher menu
		</button>
	)
}
