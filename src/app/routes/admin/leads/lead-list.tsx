import { Link } from 'react-router'
import type { LeadStatus } from '#db/schema/leads.ts'
import { classNames } from '#lib/class-names.ts'
import { StatusMenu } from './status-menu.tsx'

/** A lead as the inbox words it. */
export type ListedLead = {
	id: string
	reference: string
	kind: string
	product: string | null
	name: string
	/** Phone and e-mail, or that there is none. */
	contact: string
	status: LeadStatus
	/** 'há 12 min', and the whole of it for who points at it. */
	when: string
	moment: string
	/** For machines. */
	at: string
	source: string
}

type LeadListProps = {
	leads: readonly ListedLead[]
	/** The inbox's filter, which the lead's page keeps for the way back and for its neighbours. */
	search: string
	busy: boolean
	/** The lead whose state is being changed. */
	moving: string | undefined
	onMove: (lead: ListedLead, to: LeadStatus) => void
}

const columns =
	'@3xl:grid-cols-[minmax(0,1.3fr)_minmax(0,1.1fr)_minmax(0,1.1fr)_9rem_5.5rem] @3xl:[grid-template-areas:"who_what_source_status_when"]'

/** Rows on a wide screen, cards on a narrow one. */
export function LeadList({ leads, search, busy, moving, onMove }: LeadListProps) {
	return (
		<div className="@container" aria-busy={busy}>
			<div
				aria-hidden="true"
				className={classNames(
					'hidden gap-x-4 border-b border-line px-4.5 py-2.25 text-fine font-semibold text-ink-3 @3xl:grid',
					columns,
				)}
			>
				<span>Quem</span>
				<span>Pedido</span>
				<span>Origem</span>
				<span>Situação</span>
				<span className="text-right">Quando</span>
			</div>
			<ul aria-label="Pedidos" className={classNames('transition-opacity', busy && 'opacity-55')}>
				{leads.map((lead) => (
					<li
						key={lead.id}
						className={classNames(
							'group/row relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-b border-line px-4.5 py-3 transition-colors last:border-b-0 hover:bg-hover @3xl:py-2.25',
							'[grid-template-areas:"who_when""what_status""source_source"]',
							columns,
						)}
					>
						<div className="min-w-0 [grid-area:who]">
							<Link
								to={`/admin/leads/${lead.id}${search}`}
								className="block truncate font-semibold after:absolute after:inset-0 focus-visible:outline-offset-4"
							>
								{lead.name}
							</Link>
							<Quiet>{lead.contact}</Quiet>
						</div>
						<div className="min-w-0 [grid-area:what]">
							<p className="@3xl:truncate">{lead.product ?? lead.kind}</p>
							<Quiet>{lead.product ? `${lead.reference} · ${lead.kind}` : lead.reference}</Quiet>
						</div>
						<p className="min-w-0 truncate text-ink-2 [grid-area:source] max-@3xl:text-fine">
							<span className="sr-only">Origem: </span>
							{lead.source}
						</p>
						<div className="relative z-1 w-fit justify-self-end [grid-area:status] @3xl:justify-self-start">
							<StatusMenu
								status={lead.status}
								reference={lead.reference}
								busy={moving === lead.id}
								onChoose={(to) => onMove(lead, to)}
							/>
						</div>
						<time
							dateTime={lead.at}
							title={lead.moment}
							className="relative z-1 self-start text-right whitespace-nowrap text-ink-3 [grid-area:when] group-hover/row:text-ink-2 @3xl:self-center"
						>
							{lead.when}
						</time>
					</li>
				))}
			</ul>
			<p role="status" className="sr-only">
				{busy ? 'Carregando…' : ''}
			</p>
		</div>
	)
}

function Quiet({ children }: { children: string }) {
	return <p className="truncate text-fine text-ink-3 group-hover/row:text-ink-2">{children}</p>
}
