import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { KeyHints } from '#app/components/admin/list/key-hints.tsx'
import { ListBody } from '#app/components/admin/list/list-body.tsx'
import { PageLinks } from '#app/components/admin/list/pager.tsx'
import { StateLinks } from '#app/components/admin/list/state-links.tsx'
import { useListBusy, useListQuery } from '#app/components/admin/list/use-list.ts'
import { useSelection } from '#app/components/admin/list/use-selection.ts'
import { statusWords } from '#core/leads/lead-words.ts'
import type { LeadStatus } from '#db/schema/leads.ts'
import { inboxSearch, leadList } from './inbox-query.ts'
import { LeadActions } from './lead-actions.tsx'
import { LeadList, type ListedLead } from './lead-list.tsx'
import { LostDialog } from './lost-dialog.tsx'
import { statuses } from './status-slugs.ts'
import { useMoves } from './use-moves.ts'

type AllLeadsProps = {
	listed: ListedLead[]
	counts: Record<LeadStatus, number>
	total: number
	page: number
	pageCount: number
	perPage: number
}

/** Every lead there is, by filter, newest first. */
export function AllLeads({ listed, counts, total, page, pageCount, perPage }: AllLeadsProps) {
	const query = useListQuery(leadList)
	const reading = useListBusy(leadList.path)
	const selection = useSelection(listed)
	const { moving, busy, fallback, moveOne, moveMany, asking } = useMoves<ListedLead>({ onDone: selection.clear })
	const all = statuses.reduce((sum, status) => sum + counts[status], 0)
	return (
		<>
			<div className="mt-2">
				<StateLinks
					label="Situação"
					oneLine
					current={query.status}
					hrefFor={(status) => leadList.href(query, { status, view: 'todos' })}
					states={[
						{ state: undefined, label: 'todos', count: all },
						...statuses.map((state) => ({ state, label: statusWords[state], count: counts[state] })),
					]}
				/>
			</div>
			<div ref={fallback} tabIndex={-1} className="outline-none">
				<ListBody
					list={leadList}
					query={query}
					empty={listed.length === 0}
					nothing={{
						title: 'Nenhum pedido ainda',
						hint: 'Cotações e mensagens enviadas pelo site aparecem aqui.',
					}}
					noMatch={{
						title: 'Nada com estes filtros',
						hint: 'Tente outro nome, outro período ou outra situação.',
					}}
				>
					<AdminCard flush className="@container">
						<LeadList
							leads={listed}
							search={inboxSearch({ ...query, page })}
							selection={selection}
							busy={busy || reading}
							range={total === 1 ? '1 pedido' : `${total.toLocaleString('pt-BR')} pedidos`}
							actions={
								<LeadActions taken={selection.taken} busy={busy} onMove={(to) => moveMany(selection.taken, to)} />
							}
							moving={moving}
							onMove={moveOne}
						/>
						<PageLinks
							page={page}
							pageCount={pageCount}
							perPage={perPage}
							total={total}
							nouns={['pedido', 'pedidos']}
							hrefFor={(wanted) => leadList.href(query, { page: wanted })}
						/>
					</AdminCard>
					<KeyHints />
				</ListBody>
			</div>
			<LostDialog {...asking} />
		</>
	)
}
