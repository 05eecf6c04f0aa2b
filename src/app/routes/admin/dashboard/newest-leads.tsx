import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { Badge } from '#app/components/ui/badge.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { leadReference } from '#core/leads/lead-reference.ts'
import { kindWords } from '#core/leads/lead-words.ts'
import type { LatestLead } from '#core/leads/list-latest-leads.ts'
import { ageOf, momentOf } from '#lib/brasilia-time.ts'
import { StatusBadge } from '../leads/status-badge.tsx'
import type { Block } from './block.ts'
import { BlockCard, NothingHere } from './block-card.tsx'

type NewestLeadsProps = { block: Block<{ leads: LatestLead[]; fresh: number }>; now: Date }

export function NewestLeads({ block, now }: NewestLeadsProps) {
	return (
		<BlockCard title="Pedidos de cotação" block={block} actions={block.ok && <FreshBadge count={block.value.fresh} />}>
			{({ leads }) =>
				leads.length === 0 ? (
					<NothingHere title="Nenhum pedido novo" hint="Quem pedir cotação no site aparece aqui." />
				) : (
					<>
						<ul className="divide-y divide-line border-b border-line">
							{leads.map((lead) => (
								<li key={lead.id}>
									<LeadRow lead={lead} now={now} />
								</li>
							))}
						</ul>
						<Link
							to="/admin/leads"
							className="flex min-h-11 items-center justify-between rounded-b-card px-4.5 font-medium text-ink-2 transition-colors -outline-offset-2 hover:bg-hover hover:text-ink"
						>
							Ver todos os leads
							<Icon of={ArrowRight} size={16} />
						</Link>
					</>
				)
			}
		</BlockCard>
	)
}

function FreshBadge({ count }: { count: number }) {
	if (count === 0) return <Badge>nenhum novo</Badge>
	return <Badge tone="accent">{count === 1 ? '1 novo' : `${count.toLocaleString('pt-BR')} novos`}</Badge>
}

function LeadRow({ lead, now }: { lead: LatestLead; now: Date }) {
	const { id, kind, status, product, name, createdAt } = lead
	const subject = product ?? kindWords[kind]
	return (
		<Link
			to={`/admin/leads/${id}`}
			className="group grid grid-cols-[1fr_auto] gap-x-3 gap-y-1 px-4.5 py-3 transition-colors -outline-offset-2 hover:bg-hover"
		>
			<span className="truncate font-semibold">{name ?? subject}</span>
			<time
				dateTime={createdAt.toISOString()}
				title={momentOf(createdAt)}
				className="text-right text-fine leading-5.25 whitespace-nowrap text-ink-3 group-hover:text-ink-2"
			>
				{ageOf(createdAt, now)}
			</time>
			<span className="truncate text-fine leading-5.5 text-ink-2">
				{leadReference(lead)}
				{name && ` · ${subject}`}
			</span>
			<span className="text-right">
				<StatusBadge status={status} />
			</span>
		</Link>
	)
}
