import type { ReactNode } from 'react'
import { HeadCell } from '#app/components/admin/data-table.tsx'
import { CheckBox } from '#app/components/admin/list/check-box.tsx'
import { ListRow, RowTable } from '#app/components/admin/list/row-table.tsx'
import type { Selection } from '#app/components/admin/list/use-selection.ts'
import { Badge } from '#app/components/ui/badge.tsx'
import type { LeadStatus } from '#db/schema/leads.ts'
import { LeadLink } from './lead-link.tsx'
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
	/** The car and the CEP, or what else was answered. */
	about: string
	status: LeadStatus
	/** 'há 12 min', and the whole of it for who points at it. */
	when: string
	moment: string
	/** For machines. */
	at: string
	source: string
	/** Nobody can answer it, or nobody should: 'sem contato', 'retirado'. */
	mark: string | undefined
}

type LeadListProps = {
	leads: readonly ListedLead[]
	/** The inbox's filter, which the lead's page keeps for the way back and for its neighbours. */
	search: string
	selection: Selection<ListedLead>
	busy: boolean
	/** How many there are. */
	range: string
	actions: ReactNode
	/** The lead whose state is being changed. */
	moving: string | undefined
	onMove: (lead: ListedLead, to: LeadStatus) => void
}

const columns =
	'grid-cols-[2.75rem_minmax(0,1fr)_auto] [grid-template-areas:"box_title_when""box_what_what""box_source_status"] ' +
	'@min-[52rem]:grid-cols-[2.25rem_minmax(0,1.2fr)_minmax(0,1.3fr)_minmax(0,1fr)_8.5rem_5.5rem] @min-[52rem]:[grid-template-areas:"box_title_what_source_status_when"]'

const head = 'border-b-0! px-0! py-0! @max-[52rem]:hidden'

/** Rows on a wide screen, three lines each on a narrow one. */
export function LeadList({ leads, search, selection, busy, range, actions, moving, onMove }: LeadListProps) {
	return (
		<RowTable
			caption="Pedidos"
			columns={columns}
			selection={selection}
			busy={busy}
			narrowHead={range}
			actions={actions}
			head={
				<>
					<HeadCell className={`${head} [grid-area:title]`}>Quem</HeadCell>
					<HeadCell className={`${head} [grid-area:what]`}>Pedido</HeadCell>
					<HeadCell className={`${head} [grid-area:source]`}>Origem</HeadCell>
					<HeadCell className={`${head} [grid-area:status]`}>Situação</HeadCell>
					<HeadCell numeric className={`${head} [grid-area:when]`}>
						Quando
					</HeadCell>
				</>
			}
		>
			{leads.map((lead) => (
				<ListRow
					key={lead.id}
					columns={columns}
					chosen={selection.has(lead.id)}
					className="py-2 @min-[52rem]:h-13 @min-[52rem]:py-0"
				>
					<td className="relative z-1 self-start [grid-area:box] @min-[52rem]:self-center">
						<CheckBox
							label={`Selecionar ${lead.reference}, ${lead.name}`}
							checked={selection.has(lead.id)}
							onChange={(on) => selection.choose(lead.id, on)}
						/>
					</td>
					<td className="min-w-0 leading-snug [grid-area:title]">
						<LeadLink id={lead.id} search={search}>
							{lead.name}
						</LeadLink>
						{lead.mark ? (
							<Badge tone="warn" className="mt-0.5">
								{lead.mark}
							</Badge>
						) : (
							<Quiet>{lead.contact}</Quiet>
						)}
					</td>
					<td className="min-w-0 leading-snug [grid-area:what]">
						<p className="truncate">{lead.about || (lead.product ?? lead.kind)}</p>
						<Quiet>
							{[lead.about && (lead.product ?? lead.kind), lead.product && lead.kind, lead.reference]
								.filter(Boolean)
								.join(' · ')}
						</Quiet>
					</td>
					<td className="min-w-0 truncate text-ink-2 [grid-area:source] @max-[52rem]:text-fine">
						<span className="sr-only">Origem: </span>
						{lead.source}
					</td>
					<td className="relative z-1 w-fit justify-self-end [grid-area:status] @min-[52rem]:justify-self-start">
						<StatusMenu
							status={lead.status}
							reference={lead.reference}
							busy={moving === lead.id}
							onChoose={(to) => onMove(lead, to)}
						/>
					</td>
					<td className="relative z-1 self-start text-right whitespace-nowrap [grid-area:when] @min-[52rem]:self-center">
						<time dateTime={lead.at} title={lead.moment} className="text-ink-3 group-hover/row:text-ink-2">
							{lead.when}
						</time>
					</td>
				</ListRow>
			))}
		</RowTable>
	)
}

function Quiet({ children }: { children: string }) {
	return <p className="truncate text-fine text-ink-3 group-hover/row:text-ink-2">{children}</p>
}
