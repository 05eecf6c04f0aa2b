import { Download } from 'lucide-react'
import { Form } from 'react-router'
import { NO_STORE } from '#app/cache-headers.ts'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { adminMeta } from '#app/components/admin/admin-meta.ts'
import { KeyHints } from '#app/components/admin/list/key-hints.tsx'
import { ListBody, ListError } from '#app/components/admin/list/list-body.tsx'
import { PageLinks } from '#app/components/admin/list/pager.tsx'
import { StateLinks } from '#app/components/admin/list/state-links.tsx'
import { useListBusy, useListQuery } from '#app/components/admin/list/use-list.ts'
import { useSelection } from '#app/components/admin/list/use-selection.ts'
import { Icon } from '#app/components/ui/icon.tsx'
import { leadReference } from '#core/leads/lead-mail.ts'
import { kindWords, statusWords } from '#core/leads/lead-words.ts'
import { listLeadProducts } from '#core/leads/list-lead-products.ts'
import { LEADS_PER_PAGE, type LeadRow, listLeads } from '#core/leads/list-leads.ts'
import { readablePhone } from '#core/leads/readable-phone.ts'
import { ageOf, momentOf } from '#lib/brasilia-time.ts'
import { readList } from '../read-list.ts'
import type { Route } from './+types/inbox.ts'
import { InboxFilters } from './inbox-filters.tsx'
import { filterOf, inboxSearch, leadList } from './inbox-query.ts'
import { leadAbout } from './lead-about.server.ts'
import { LeadActions } from './lead-actions.tsx'
import { LeadList, type ListedLead } from './lead-list.tsx'
import { LeadsScreen } from './leads-screen.tsx'
import { moveLeads } from './move-leads.server.ts'
import { namePages } from './name-pages.server.ts'
import { statuses } from './status-slugs.ts'
import { useBulkMove } from './use-bulk-move.ts'
import { useStatusChange } from './use-status-change.ts'

export const meta: Route.MetaFunction = ({ matches }) => adminMeta(matches, 'Leads')

export function headers() {
	return NO_STORE
}

export function loader({ url, context }: Route.LoaderArgs) {
	const query = leadList.parse(url.searchParams)
	return readList(context, async ({ db, now: clock }) => {
		const now = clock()
		const found = await listLeads(db, { ...filterOf(query, now), page: query.page })
		const products = await listLeadProducts(db)
		const nameOf = await namePages(
			db,
			found.leads.map(({ page }) => page),
		)
		const listed = found.leads.map(
			(lead): ListedLead => ({
				id: lead.id,
				reference: leadReference(lead),
				kind: kindWords[lead.kind],
				product: lead.product,
				...whoOf(lead),
				about: leadAbout(lead),
				status: lead.status,
				when: ageOf(lead.createdAt, now),
				moment: momentOf(lead.createdAt),
				at: lead.createdAt.toISOString(),
				source: nameOf(lead.page),
				mark: lead.withdrawn ? 'retirado' : lead.withoutContact ? 'sem contato' : undefined,
			}),
		)
		const { counts, total, page, pageCount } = found
		return { listed, products, counts, total, page, pageCount, perPage: LEADS_PER_PAGE }
	})
}

export function action(args: Route.ActionArgs) {
	return moveLeads(args)
}

/** A lead is known by the name, else by the address; one that was forgotten by neither. */
function whoOf({ forgotten, name, email, phone, chatOpened }: LeadRow): { name: string; contact: string } {
	if (forgotten) return { name: 'Dados apagados', contact: 'sem contato' }
	const number = phone && readablePhone(phone)
	if (!name && email) return { name: email, contact: number ?? 'sem telefone' }
	return {
		name: name ?? 'Sem nome',
		contact: [number, email].filter(Boolean).join(' · ') || (chatOpened ? 'abriu a conversa' : 'sem contato'),
	}
}

export { refreshAfterConflict as shouldRevalidate } from './refresh-after-conflict.ts'

type Shown = NonNullable<Route.ComponentProps['loaderData']['list']>

export default function Inbox({ loaderData: { list, problem } }: Route.ComponentProps) {
	const query = useListQuery(leadList)
	const total = list?.total ?? 0
	return (
		<LeadsScreen
			title="Leads"
			lead="Quem pediu cotação ou escreveu pelo site, do mais novo ao mais antigo."
			actions={total > 0 && <ExportButton search={inboxSearch(query)} total={total} />}
		>
			<InboxFilters products={list?.products ?? []} />
			{list ? (
				<Requests {...list} />
			) : (
				<ListError message="Não foi possível carregar. Tente de novo em alguns instantes." correlationId={problem} />
			)}
		</LeadsScreen>
	)
}

function Requests({ listed, counts, total, page, pageCount, perPage }: Shown) {
	const query = useListQuery(leadList)
	const reading = useListBusy(leadList.path)
	const { moving, move, fallback } = useStatusChange()
	const selection = useSelection(listed)
	const { moveAll, busy } = useBulkMove({ onDone: selection.clear })
	const all = statuses.reduce((sum, status) => sum + counts[status], 0)
	return (
		<>
			<div className="mt-2">
				<StateLinks
					label="Situação"
					oneLine
					current={query.status}
					hrefFor={(status) => leadList.href(query, { status })}
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
								<LeadActions taken={selection.taken} busy={busy} onMove={(to) => moveAll(selection.taken, to)} />
							}
							moving={moving}
							onMove={move}
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
		</>
	)
}

/** The filter goes in the body: what was searched for may be somebody's name. */
function ExportButton({ search, total }: { search: string; total: number }) {
	return (
		<Form method="post" action="/admin/leads/exportar" reloadDocument>
			<input type="hidden" name="filtro" value={search} />
			<AdminButton type="submit" icon={<Icon of={Download} size={16} />}>
				<span className="max-drawer:sr-only">Exportar CSV ({total.toLocaleString('pt-BR')})</span>
			</AdminButton>
		</Form>
	)
}
