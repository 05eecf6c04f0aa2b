import { ArrowLeft, LogOut, type LucideIcon, PanelLeftOpen } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Form, Link, useLocation } from 'react-router'
import { site } from '#config/site.ts'
import { BrandMark } from '#drawings/brand-mark.tsx'
import { classNames } from '#lib/class-names.ts'
import { Icon } from '../ui/icon.tsx'
import { type AdminNavigationGroup, currentAdminItem, navigationFor } from './admin-navigation.ts'
import { Kbd } from './kbd.tsx'
import { useShell } from './shell-context.ts'
import type { Theme } from './shell-cookies.ts'
import { useModifierKey } from './use-modifier-key.ts'

type SidebarProps = {
	theme: Theme
	newLeads: number
	/** Icons only, with the names as tooltips. */
	collapsed?: boolean
	onToggle: () => void
	onNavigate?: (() => void) | undefined
	/** 'Ctrl B recolher menu'; the drawer closes by other means. */
	hint?: boolean
}

/** The menu itself, standing beside the page or inside the phone's drawer. */
export function Sidebar({ theme, newLeads, collapsed = false, onToggle, onNavigate, hint = true }: SidebarProps) {
	const groups = navigationFor(useShell())
	const edge = collapsed ? 'px-1.5' : 'px-3'
	return (
		<div className="flex h-full flex-col overflow-hidden pt-4 pb-3">
			<Link
				to="/admin/dashboard"
				onClick={onNavigate}
				aria-label={`${site.name}, painel`}
				className={classNames(
					'flex shrink-0 items-center gap-3 rounded-[7px] pt-1 pb-3.5 -outline-offset-2',
					collapsed ? 'justify-center' : 'mx-3 px-2',
				)}
			>
				<BrandMark size={32} onDark={theme === 'dark'} />
				{!collapsed && (
					<span className="font-heading text-[1.0625rem] leading-none font-heavy tracking-[-0.01em] whitespace-nowrap">
						{site.shortName}{' '}
						<span className="mt-1 block font-sans text-fine leading-none font-medium text-ink-3">{site.sector}</span>
					</span>
				)}
			</Link>
			<nav
				aria-label="Painel"
				className={classNames(
					// The last line fades where there is more to scroll to.
					'min-h-0 flex-1 overflow-x-hidden overflow-y-auto mask-[linear-gradient(to_bottom,black_calc(100%-1.5rem),transparent)] pb-6 [scrollbar-width:thin]',
					edge,
				)}
			>
				{groups.map((group, index) => (
					<Group
						key={group.label}
						{...group}
						first={index === 0}
						collapsed={collapsed}
						onNavigate={onNavigate}
						newLeads={newLeads}
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

type GroupProps = AdminNavigationGroup & {
	first: boolean
	collapsed: boolean
	onNavigate: (() => void) | undefined
	newLeads: number
}

function Group({ label, items, first, collapsed, onNavigate, newLeads }: GroupProps) {
	const heading = useId()
	const current = currentAdminItem(useLocation().pathname)
	const quiet = first || collapsed
	return (
		<>
			{collapsed && !first && <hr className="mx-1 my-2 border-line" />}
			<p id={heading} className={quiet ? 'sr-only' : 'mt-3 mb-1 px-2.5 text-fine leading-5 font-medium text-ink-3'}>
				{label}
			</p>
			<ul aria-labelledby={heading} className="grid gap-0.5">
				{items.map(({ label: name, to, icon }) => (
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
							title={collapsed ? name : undefined}
							className={itemLook(collapsed)}
						>
							<ItemContent icon={icon} collapsed={collapsed}>
								{name}
							</ItemContent>
							{to === '/admin/leads' && <NewLeads count={newLeads} collapsed={collapsed} />}
						</Link>
					</li>
				))}
			</ul>
		</>
	)
}

function itemLook(collapsed: boolean): string {
	return classNames(
		'relative flex h-11 w-full items-center gap-2.5 rounded-[7px] font-medium text-ink-2 transition-colors -outline-offset-2 hover:bg-hover hover:text-ink aria-[current=page]:bg-selected aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:shadow-card aria-[current=page]:inset-ring aria-[current=page]:inset-ring-line drawer:h-9',
		collapsed ? 'justify-center' : 'px-2.5',
	)
}

type ItemContentProps = { icon: LucideIcon; collapsed: boolean; children: ReactNode }

function ItemContent({ icon, collapsed, children }: ItemContentProps) {
	return (
		<>
			<Icon of={icon} size={17} className="shrink-0" />
			<span className={collapsed ? 'sr-only' : 'truncate'}>{children}</span>
		</>
	)
}

function NewLeads({ count, collapsed }: { count: number; collapsed: boolean }) {
	if (count === 0) return null
	const words = count === 1 ? 'novo' : 'novos'
	if (collapsed) {
		return (
			<>
				<span className="absolute top-1.5 right-1.5 size-2 rounded-full bg-accent" />
				<span className="sr-only">
					, {count} {words}
				</span>
			</>
		)
	}
	return (
		<span className="ml-auto grid h-5 min-w-5 place-items-center rounded-full bg-accent-surface px-1.5 text-fine leading-none font-semibold text-accent">
			<span className="sr-only">, </span>
			{count > 99 ? '99+' : count}
			<span className="sr-only"> {words}</span>
		</span>
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
