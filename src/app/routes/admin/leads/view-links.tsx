import { Link } from 'react-router'
import { useListQuery } from '#app/components/admin/list/use-list.ts'
import { classNames } from '#lib/class-names.ts'
import { leadList } from './inbox-query.ts'
import { type InboxView, inboxViews, viewOf, viewWords } from './inbox-view.ts'

/** Por fazer, Meus, Todos, with how many are in each. Choosing one begins without filters. */
export function ViewLinks({ counts }: { counts: Record<InboxView, number> }) {
	const current = viewOf(useListQuery(leadList))
	return (
		<nav aria-label="Listas de pedidos" className="min-w-0 flex-1 drawer:flex-none">
			<ul className="flex gap-1.5 drawer:gap-0 drawer:rounded-control drawer:bg-paper-3 drawer:p-1">
				{inboxViews.map((view) => (
					<li key={view}>
						<Link
							to={view === 'fazer' ? leadList.path : `${leadList.path}?lista=${view}`}
							preventScrollReset
							aria-current={view === current ? 'page' : undefined}
							className={classNames(
								'flex h-11 items-center gap-1.5 rounded-control px-3 font-semibold whitespace-nowrap transition-colors -outline-offset-2 drawer:h-7.5',
								view === current
									? 'max-drawer:bg-primary max-drawer:text-primary-ink drawer:bg-panel drawer:shadow-card'
									: 'text-ink-2 hover:text-ink max-drawer:inset-ring max-drawer:inset-ring-line',
							)}
						>
							{viewWords[view]}
							<span className="font-medium">{counts[view].toLocaleString('pt-BR')}</span>
						</Link>
					</li>
				))}
			</ul>
		</nav>
	)
}
