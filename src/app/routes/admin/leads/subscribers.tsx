import { Download, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { data, Form, useFetcher } from 'react-router'
import { NO_STORE } from '#app/cache-headers.ts'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { adminMeta } from '#app/components/admin/admin-meta.ts'
import { ConfirmDialog } from '#app/components/admin/confirm-dialog.tsx'
import { KeptFilter, SearchFilter } from '#app/components/admin/list/filter-fields.tsx'
import { FilterForm } from '#app/components/admin/list/filter-form.tsx'
import { ListBody, ListError } from '#app/components/admin/list/list-body.tsx'
import { PageLinks } from '#app/components/admin/list/pager.tsx'
import { StateLinks } from '#app/components/admin/list/state-links.tsx'
import { useListQuery } from '#app/components/admin/list/use-list.ts'
import { Badge, type BadgeTone } from '#app/components/ui/badge.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { notify } from '#app/components/ui/toaster.tsx'
import { readForm } from '#app/read-form.ts'
import { services } from '#app/services.ts'
import { listSubscribers, SUBSCRIBERS_PER_PAGE, type SubscriberState } from '#core/leads/list-subscribers.ts'
import { removeSubscriber } from '#core/leads/remove-subscriber.ts'
import { dateOf } from '#lib/brasilia-time.ts'
import { textIn } from '#lib/form-texts.ts'
import { actingAdmin } from '../acting-admin.ts'
import { readList } from '../read-list.ts'
import { toldAction } from '../told-action.ts'
import type { Route } from './+types/subscribers.ts'
import { LeadsScreen } from './leads-screen.tsx'
import { namePages } from './name-pages.server.ts'
import { subscriberList, subscriberStates, subscriberWords } from './subscribers-query.ts'

export const meta: Route.MetaFunction = ({ matches }) => adminMeta(matches, 'Boletim | Leads')

export function headers() {
	return NO_STORE
}

export function loader({ url, context }: Route.LoaderArgs) {
	const { search, state: wanted, page } = subscriberList.parse(url.searchParams)
	return readList(context, async ({ db }) => {
		const { subscribers, ...rest } = await listSubscribers(db, { query: search, state: wanted, page })
		const nameOf = await namePages(
			db,
			subscribers.map((each) => each.page),
		)
		return {
			...rest,
			listed: subscribers.map(({ id, email, state, since, page: source }) => ({
				id,
				email,
				state,
				since: dateOf(since),
				source: nameOf(source),
			})),
			perPage: SUBSCRIBERS_PER_PAGE,
		}
	})
}

export async function action({ request, context }: Route.ActionArgs) {
	const { db, now } = context.get(services)
	const { id = '' } = await readForm(request)
	const result = await removeSubscriber(db, { id, actor: actingAdmin(request, context), now: now() })
	return result.ok ? data({ ok: true }) : data({ ok: false }, 404)
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
	const email = textIn(await request.clone().formData(), 'email')
	return toldAction<{ ok: boolean }>(serverAction, {
		tell: ({ ok }) =>
			ok
				? notify.success('Inscrição removida', email, 'subscribers')
				: notify.warning('Esta inscrição já não existia', email, 'subscribers'),
	})
}

const tones: Record<SubscriberState, BadgeTone> = { confirmed: 'ok', waiting: 'warn', cancelled: 'neutral' }

type Shown = NonNullable<Route.ComponentProps['loaderData']['list']>
type Listed = Shown['listed'][number]

export default function Subscribers({ loaderData: { list, problem } }: Route.ComponentProps) {
	const query = useListQuery(subscriberList)
	const { search, state } = subscriberList.params
	return (
		<LeadsScreen
			title="Boletim"
			lead="Quem pediu o boletim por e-mail. Só recebe quem confirmou."
			actions={list && <ExportButton disabled={list.counts.confirmed === 0 && query.search === ''} />}
		>
			<FilterForm
				action={subscriberList.path}
				label="Buscar inscritos"
				filtered={query.search !== ''}
				className="mb-4 flex flex-wrap items-end gap-3"
			>
				<SearchFilter
					param={search}
					value={query.search}
					placeholder="Parte do e-mail"
					className="max-w-110 min-w-56 flex-1"
				/>
				<KeptFilter param={state} value={query.state} />
			</FilterForm>
			{list ? (
				<People {...list} />
			) : (
				<ListError message="Não foi possível carregar. Tente de novo em alguns instantes." correlationId={problem} />
			)}
		</LeadsScreen>
	)
}

function People({ listed, counts, total, page, pageCount, perPage }: Shown) {
	const query = useListQuery(subscriberList)
	const { remove, fallback } = useRemoval()
	return (
		<>
			<StateLinks
				label="Situação"
				current={query.state}
				hrefFor={(state) => subscriberList.href(query, { state })}
				states={[
					{ state: undefined, label: 'todos', count: counts.confirmed + counts.waiting + counts.cancelled },
					...subscriberStates.map((state) => ({ state, label: subscriberWords[state], count: counts[state] })),
				]}
			/>
			<div ref={fallback} tabIndex={-1} className="outline-none">
				<ListBody
					list={subscriberList}
					query={query}
					empty={listed.length === 0}
					nothing={{
						title: 'Nenhuma inscrição ainda',
						hint: 'Quem pedir o boletim na página de contato aparece aqui.',
					}}
					noMatch={{ title: 'Ninguém com estes filtros', hint: 'Tente outra parte do endereço.' }}
				>
					<AdminCard flush>
						<SubscriberList listed={listed} onRemove={remove} />
						<PageLinks
							page={page}
							pageCount={pageCount}
							perPage={perPage}
							total={total}
							nouns={['inscrito', 'inscritos']}
							hrefFor={(wanted) => subscriberList.href(query, { page: wanted })}
						/>
					</AdminCard>
				</ListBody>
			</div>
		</>
	)
}

/** Outlives the list, which may be empty afterwards. */
function useRemoval() {
	const { data: answer, submit } = useFetcher<typeof action>()
	const fallback = useRef<HTMLDivElement>(null)

	useEffect(() => {
		// The row has left, and the focus with it.
		if (answer) fallback.current?.focus()
	}, [answer])

	return { remove: ({ id, email }: Listed) => void submit({ id, email }, { method: 'post' }), fallback }
}

type SubscriberListProps = { listed: readonly Listed[]; onRemove: (subscriber: Listed) => void }

function SubscriberList({ listed, onRemove }: SubscriberListProps) {
	const [leaving, setLeaving] = useState<Listed>()

	return (
		<>
			<ul aria-label="Inscritos">
				{listed.map((subscriber) => (
					<li
						key={subscriber.id}
						className="group/row flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-4.5 py-2 transition-colors last:border-b-0 hover:bg-hover"
					>
						<div className="min-w-0 flex-1 basis-56">
							<p className="truncate font-semibold">{subscriber.email}</p>
							<p className="truncate text-fine text-ink-3 group-hover/row:text-ink-2">
								desde {subscriber.since} · {subscriber.source}
							</p>
						</div>
						<Badge tone={tones[subscriber.state]} dot>
							{subscriberWords[subscriber.state]}
						</Badge>
						<AdminButton
							size="icon"
							tone="quiet"
							aria-label={`Remover ${subscriber.email}`}
							title="Remover"
							onClick={() => setLeaving(subscriber)}
							className="ml-auto"
						>
							<Icon of={Trash2} size={16} />
						</AdminButton>
					</li>
				))}
			</ul>
			<ConfirmDialog
				open={leaving !== undefined}
				onOpenChange={(open) => !open && setLeaving(undefined)}
				title="Remover inscrição"
				question={`A inscrição de ${leaving?.email ?? ''} e os e-mails do boletim para este endereço serão apagados. Não há como desfazer.`}
				confirmLabel="Remover"
				onConfirm={() => leaving && onRemove(leaving)}
			/>
		</>
	)
}

function ExportButton({ disabled }: { disabled: boolean }) {
	return (
		<Form method="post" action="/admin/leads/boletim/exportar" reloadDocument>
			<AdminButton type="submit" disabled={disabled} icon={<Icon of={Download} size={16} />}>
				<span className="max-drawer:sr-only">Exportar confirmados (CSV)</span>
			</AdminButton>
		</Form>
	)
}
