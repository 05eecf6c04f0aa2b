import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { AdminPage } from '#app/components/admin/admin-page.tsx'
import { PageHeader } from '#app/components/admin/page-header.tsx'
import { classNames } from '#lib/class-names.ts'

const tabs = [
	{ label: 'Pedidos', to: '/admin/leads' },
	{ label: 'Modelos', to: '/admin/leads/modelos' },
	{ label: 'Boletim', to: '/admin/leads/boletim' },
	{ label: 'Dados de uma pessoa', to: '/admin/leads/pessoa' },
] as const

type LeadsScreenProps = {
	title: string
	lead: string
	status?: ReactNode
	actions?: ReactNode
	/** On phones the sections stand at the end, where the list needs the first room. */
	sectionsLast?: boolean
	/** A lead that was opened from the list: beside it on wide screens, in its place on others. */
	open?: { title: string; closeTo: string; view: ReactNode } | undefined
	children: ReactNode
}

/** The lists of people who wrote to us, and what they are answered with, share one frame. */
export function LeadsScreen({ title, lead, status, actions, sectionsLast = false, open, children }: LeadsScreenProps) {
	return (
		<AdminPage
			wide
			dense
			title={open?.title ?? 'Leads'}
			parent={open && { label: 'Leads', to: open.closeTo, beside: true }}
			status={status}
			actions={actions}
		>
			{/* With the screen's padding, which the panel reaches over, it is 424 px wide. */}
			<div className={open && 'panel:grid panel:grid-cols-[minmax(0,1fr)_24.5rem] panel:items-start panel:gap-x-6'}>
				<div className={classNames('min-w-0', sectionsLast && 'flex flex-col', open && 'max-panel:hidden')}>
					<PageHeader dense second={open !== undefined} title={title} lead={lead} />
					<nav
						aria-label="Seções de leads"
						className={classNames(
							'mb-2 flex flex-wrap gap-1 border-b border-line drawer:mb-3',
							sectionsLast && 'max-drawer:order-last max-drawer:mt-4',
						)}
					>
						{tabs.map(({ label, to }) => (
							<NavLink
								key={to}
								to={to}
								// An open lead is one of the first list.
								end={!open || to !== '/admin/leads'}
								className={classNames(
									'-mb-px flex items-center border-b-2 border-transparent px-2 pt-2.25 pb-2.75 font-medium whitespace-nowrap text-ink-2 transition-colors -outline-offset-2 hover:text-ink aria-[current=page]:border-lamp aria-[current=page]:font-semibold aria-[current=page]:text-ink max-drawer:min-h-11',
									open ? 'xl:px-3.5' : 'drawer:px-3.5',
								)}
							>
								{label}
							</NavLink>
						))}
					</nav>
					<div className="min-w-0">{children}</div>
				</div>
				{open?.view}
			</div>
		</AdminPage>
	)
}
