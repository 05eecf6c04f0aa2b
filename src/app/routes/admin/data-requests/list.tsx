import { Link } from 'react-router'
import { NO_STORE } from '#app/cache-headers.ts'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { adminMeta } from '#app/components/admin/admin-meta.ts'
import { AdminPage } from '#app/components/admin/admin-page.tsx'
import { KeptFilter, SearchFilter } from '#app/components/admin/list/filter-fields.tsx'
import { FilterForm } from '#app/components/admin/list/filter-form.tsx'
import { ListBody, ListError } from '#app/components/admin/list/list-body.tsx'
import { PageLinks } from '#app/components/admin/list/pager.tsx'
import { StateLinks } from '#app/components/admin/list/state-links.tsx'
import { useListQuery } from '#app/components/admin/list/use-list.ts'
import { PageHeader } from '#app/components/admin/page-header.tsx'
import { dataRequestReference, daysLeft, rightTitles } from '#core/data-requests/data-request.ts'
import { DATA_REQUESTS_PER_PAGE, listDataRequests } from '#core/data-requests/list-data-requests.ts'
import { dateOf } from '#lib/brasilia-time.ts'
import { formatDay } from '#lib/format-day.ts'
import { readList } from '../read-list.ts'
import type { Route } from './+types/list.ts'
import { ClockBadge } from './clock-badge.tsx'
import { dataRequestList } from './data-requests-query.ts'
import { OutcomeBadge } from './outcome-badge.tsx'

export const meta: Route.MetaFunction = ({ matches }) => adminMeta(matches, 'Privacidade')

export function headers() {
	return NO_STORE
}

export function loader({ url, context }: Route.LoaderArgs) {
	return readList(context, async ({ db, now }) => {
		const { requests, ...rest } = await listDataRequests(db, dataRequestList.parse(url.searchParams))
		const at = now()
		return {
			...rest,
			perPage: DATA_REQUESTS_PER_PAGE,
			requests: requests.map((request) => ({
				id: request.id,
				reference: dataRequestReference(request),
				about: rightTitles[request.right],
				name: request.name,
				received: dateOf(request.createdAt),
				due: formatDay(request.dueOn),
				left: daysLeft(request.dueOn, at),
				outcome: request.outcome,
				answered: request.answeredAt && dateOf(request.answeredAt),
			})),
		}
	})
}

export default function DataRequests({ loaderData: { list, problem } }: Route.ComponentProps) {
	return (
		<AdminPage title="Privacidade">
			<PageHeader
				title="Privacidade"
				lead="Pedidos de titulares de dados (LGPD, art. 18). A lei dá 15 dias para a resposta completa."
			/>
			<Search />
			{list ? (
				<Requests {...list} />
			) : (
				<ListError message="Não foi possível carregar os pedidos." correlationId={problem} />
			)}
		</AdminPage>
	)
}

function Search() {
	const query = useListQuery(dataRequestList)
	const { search, state } = dataRequestList.params
	return (
		<FilterForm
			action={dataRequestList.path}
			label="Procurar pedidos"
			filtered={query.search !== ''}
			className="mb-3 flex max-w-140 flex-wrap items-end gap-2"
		>
			<SearchFilter
				param={search}
				value={query.search}
				labelHidden
				placeholder="Nome, e-mail, telefone ou protocolo"
				className="min-w-0 flex-1"
			/>
			<KeptFilter param={state} value={query.state} />
		</FilterForm>
	)
}

type Shown = NonNullable<Route.ComponentProps['loaderData']['list']>

function Requests({ requests, counts, total, page, pageCount, perPage }: Shown) {
	const query = useListQuery(dataRequestList)
	return (
		<>
			<StateLinks
				label="Situação dos pedidos"
				current={query.state}
				hrefFor={(state) => dataRequestList.href(query, { state })}
				states={[
					{ state: undefined, label: 'Todos', count: counts.open + counts.answered },
					{ state: 'open', label: 'Em aberto', count: counts.open },
					{ state: 'answered', label: 'Respondidos', count: counts.answered },
				]}
			/>
			<ListBody
				list={dataRequestList}
				query={query}
				empty={requests.length === 0}
				nothing={{
					title: 'Nenhum pedido ainda',
					hint: 'O que for pedido na página “Seus dados” do site aparece aqui, com o prazo.',
				}}
				noMatch={{
					title: query.search ? 'Nenhum pedido com esta busca' : 'Nenhum pedido nesta situação',
					hint: 'Os outros estão em “Todos”.',
					clear: 'Ver todos',
				}}
			>
				<AdminCard flush>
					<ul aria-label="Pedidos" className="divide-y divide-line">
						{requests.map((request) => (
							<li key={request.id}>
								<Line {...request} />
							</li>
						))}
					</ul>
					<PageLinks
						page={page}
						pageCount={pageCount}
						perPage={perPage}
						total={total}
						nouns={['pedido', 'pedidos']}
						hrefFor={(wanted) => dataRequestList.href(query, { page: wanted })}
					/>
				</AdminCard>
			</ListBody>
		</>
	)
}

function Line({ id, reference, about, name, received, due, left, outcome, answered }: Shown['requests'][number]) {
	return (
		<div className="group relative grid gap-x-4 gap-y-1.5 px-4.5 py-3 transition-colors hover:bg-hover @min-[48rem]:grid-cols-[minmax(0,1fr)_18rem_9rem] @min-[48rem]:items-center">
			<div className="min-w-0">
				<Link
					to={`/admin/privacidade/${id}`}
					className="block truncate font-semibold -outline-offset-2 after:absolute after:inset-0"
				>
					{about}
				</Link>
				<p className="truncate text-fine text-ink-2">
					{reference} · {name}
				</p>
			</div>
			<p className="text-fine text-ink-2">
				{answered ? `respondido em ${answered}` : `recebido em ${received} · até ${due}`}
			</p>
			<span className="@min-[48rem]:justify-self-end">
				{outcome ? <OutcomeBadge outcome={outcome} /> : <ClockBadge left={left} />}
			</span>
		</div>
	)
}
