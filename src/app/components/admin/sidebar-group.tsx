import { ChevronDown, type LucideIcon } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Link, useLocation } from 'react-router'
import type { OpenWork } from '#core/open-work/count-open-work.ts'
import { classNames } from '#lib/class-names.ts'
import { Icon } from '../ui/icon.tsx'
import { type AdminNavigationGroup, currentAdminItem } from './admin-navigation.ts'
import { MenuCountMark } from './menu-count-mark.tsx'
import { groupCountOf, type MenuCount, menuCountOf } from './menu-counts.ts'

type SidebarGroupProps = {
	group: AdminNavigationGroup
	/** Needs no name, and does not fold. */
	first: boolean
	open: boolean
	onFold: () => void
	/** The menu shows icons only: all of them. */
	collapsed: boolean
	onNavigate: (() => void) | undefined
	openWork: Partial<OpenWork>
}

export function SidebarGroup({ group, first, open, onFold, collapsed, onNavigate, openWork }: SidebarGroupProps) {
	const { label, items } = group
	const [heading, list] = [useId(), useId()]
	const current = currentAdminItem(useLocation().pathname)
	return (
		<>
			{collapsed && !first && <hr className="mx-1 my-2 border-line" />}
			{first || collapsed ? (
				<p id={heading} className="sr-only">
					{label}
				</p>
			) : (
				<button
					type="button"
					id={heading}
					aria-expanded={open}
					aria-controls={list}
					onClick={onFold}
					className="mt-1.5 flex h-11 w-full cursor-pointer items-center gap-2 rounded-[7px] px-2.5 text-fine font-medium text-ink-3 transition-colors -outline-offset-2 hover:text-ink drawer:h-8"
				>
					{label}
					<span className="ml-auto flex items-center gap-1.5">
						{!open && <Mark count={groupCountOf(items, openWork)} />}
						<Icon of={ChevronDown} size={15} className={classNames('transition-transform', !open && '-rotate-90')} />
					</span>
				</button>
			)}
			{/* Without JavaScript nothing unfolds, so nothing is folded. */}
			<ul
				id={list}
				aria-labelledby={heading}
				className={classNames('gap-0.5', open ? 'grid' : 'hidden [@media(scripting:none)]:grid')}
			>
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
							<Mark count={menuCountOf(to, openWork)} collapsed={collapsed} />
						</Link>
					</li>
				))}
			</ul>
		</>
	)
}

export function itemLook(collapsed: boolean): string {
	return classNames(
		'relative flex h-11 w-full items-center gap-2.5 rounded-[7px] font-medium text-ink-2 transition-colors -outline-offset-2 hover:bg-hover hover:text-ink aria-[current=page]:bg-selected aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:shadow-card aria-[current=page]:inset-ring aria-[current=page]:inset-ring-line drawer:h-9 drawer:[@media(height<50rem)]:h-8.5',
		collapsed ? 'justify-center' : 'px-2.5',
	)
}

function Mark({ count, collapsed = false }: { count: MenuCount | undefined; collapsed?: boolean }) {
	return count && <MenuCountMark {...count} collapsed={collapsed} />
}

type ItemContentProps = { icon: LucideIcon; collapsed: boolean; children: ReactNode }

export function ItemContent({ icon, collapsed, children }: ItemContentProps) {
	return (
		<>
			<Icon of={icon} size={17} className="shrink-0" />
			<span className={collapsed ? 'sr-only' : 'truncate'}>{children}</span>
		</>
	)
}
