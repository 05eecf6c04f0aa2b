import { Download } from 'lucide-react'
import { Form } from 'react-router'
import { NO_STORE } from '#app/cache-headers.ts'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { adminMeta } from '#app/components/admin/admin-meta.ts'
import { PageLinks } from '#app/components/admin/list/pager.tsx'
import { StateLinks } from '#app/components/admin/list/state-links.tsx'
import { useListBusy } from '#app/components/admin/list/use-list.ts'
import { ListState } from '#app/components/admin/list-state.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { readPage } from '#app/read-page.ts'
import { leadReference } from '#core/leads/lead-mail.ts'
import { kindWords, statusWords } from '#core/leads/lead-words.ts'
import { listLeadProducts } from '#core/leads/list-lead-products.ts'
import { LEADS_PER_PAGE, type LeadRow, listLeads } from '#core/leads/list-leads.ts'
import { ageOf, momentOf } from '#lib/brasilia-time.ts'
import type { Route } from './+types/inbox.ts'
import { InboxFilters } from './inbox-filters.tsx'
import { filterOf, inboxSearch, isNarrowed, parseInboxQuery } from './inbox-query.ts'
import { LeadList, type ListedLead } from './lead-list.tsx'
import { LeadsScreen } from './leads-screen.tsx'
import { ListFault } from './list-fault.tsx'
import { namePages } from './name-pages.server.ts'
import { statuses } from './status-slugs.ts'
import { useStatusChange } from './use-status-change.ts'

export const meta: Route.MetaFunction = () => adminMeta('Leads')

export function headers() {
	return NO_STORE
}

export function loader({ url, context }: Route.LoaderArgs) {
	const query = parseInboxQuery(url.searchParams)
	return readPage(context, async ({ db, now: clock }) => {
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
				status: lead.status,
				when: ageOf(lead.createdAt, now),
				moment: momentOf(lead.createdAt),
				at: lead.createdAt.toISOString(),
				source: nameOf(lead.page),
			}),
		)
		const { counts, total, page, pageCount } = found
		return { query: { ...query, page }, listed, products, counts, total, pageCount, perPage: LEADS_PER_PAGE }
	})
}

/** A lead is known by the name, else by the address; one that was forgotten by neither. */
function whoOf({ forgotten, name, email, phone }: LeadRow): { name: string; contact: string } {
	if (forgotten) return { name: 'Dados apagados', contact: 'sem contato' }
	if (!name && email) return { name: email, contact: phone ?? 'sem telefone' }
	return { name: name ?? 'Sem nome', contact: [phone, email].filter(Boolean).join(' · ') || 'sem contato' }
}

export { refreshAfterConflict as shouldRevalidate } from './refresh-after-conflict.ts'

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <ListFault error={error} />
}

export default function Inbox({ loaderData }: Route.ComponentProps) {
	const { query, listed, products, counts, total, pageCount, perPage } = loaderData
	const busy = useListBusy('/admin/leads')
	const { moving, move, fallback } = useStatusChange()
	const search = inboxSearch(query)
	const all = statuses.reduce((sum, status) => sum + counts[status], 0)
	const hrefFor = (change: Partial<typeof query>) => `/admin/leads${inboxSearch({ ...query, page: 1, ...change })}`
	return (
		<LeadsScreen
			title="Leads"
			lead="Quem pediu cotação ou escreveu pelo site, do mais novo ao mais antigo."
			actions={total > 0 && <ExportButton search={search} total={total} />}
		>
			<InboxFilters query={query} products={products} />
			<StateLinks
				label="Situação"
				current={query.status}
				hrefFor={(status) => hrefFor({ status })}
				states={[
					{ state: undefined, label: 'todos', count: all },
					...statuses.map((state) => ({ state, label: statusWords[state], count: counts[state] })),
				]}
			/>
			<div ref={fallback} tabIndex={-1} className="mt-3 outline-none">
				{listed.length > 0 ? (
					<AdminCard flush>
						<LeadList leads={listed} search={search} busy={busy} moving={moving} onMove={move} />
						<PageLinks
							page={query.page}
							pageCount={pageCount}
							perPage={perPage}
							total={total}
							nouns={['pedido', 'pedidos']}
							hrefFor={(page) => hrefFor({ page })}
						/>
					</AdminCard>
				) : (
					<Nothing narrowed={isNarrowed(query)} />
				)}
			</div>
		</LeadsScreen>
	)
}

/** The filter goes in the body: what was searched for may be somebody's name. */
function ExportButton({ search, total }: { search: string; total: number }) {
	return (
		<Form method="post" action="/admin/leads/exportar" reloadDocument>
			<input type="hidden" name="filtro" value={search} />
			<AdminButton type="submit" icon={<Icon of={Download} size={16} />}>
				Exportar CSV ({total.toLocaleString('pt-BR')})
			</AdminButton>
		</Form>
	)
}

function Nothing({ narrowed }: { narrowed: boolean }) {
	if (!narrowed) {
		return (
			<ListState
				state="empty"
				title="Nenhum pedido ainda"
				hint="Cotações e mensagens enviadas pelo site aparecem aqui."
			/>
		)
	}
	return (
		<ListState
			state="empty"
			title="Nada com estes filtros"
			hint="Tente outro nome, outro período ou outra situação."
			action={<AdminButton to="/admin/leads">Limpar filtros</AdminButton>}
		/>
	)
}
