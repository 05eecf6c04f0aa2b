import { Download, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { data, Form, useFetcher } from 'react-router'
import { NO_STORE } from '#app/cache-headers.ts'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { adminMeta } from '#app/components/admin/admin-meta.ts'
import { ConfirmDialog } from '#app/components/admin/confirm-dialog.tsx'
import { FilterForm } from '#app/components/admin/filter-form.tsx'
import { ListState } from '#app/components/admin/list-state.tsx'
import { StateLinks } from '#app/components/admin/state-links.tsx'
import { Badge, type BadgeTone } from '#app/components/ui/badge.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { TextField } from '#app/components/ui/text-field.tsx'
import { notify } from '#app/components/ui/toaster.tsx'
import { readForm } from '#app/read-form.ts'
import { readPage } from '#app/read-page.ts'
import { services } from '#app/services.ts'
import { listSubscribers, SUBSCRIBERS_PER_PAGE, type SubscriberState } from '#core/leads/list-subscribers.ts'
import { removeSubscriber } from '#core/leads/remove-subscriber.ts'
import { dateOf } from '#lib/brasilia-time.ts'
import { classNames } from '#lib/class-names.ts'
import { actingAdmin } from '../acting-admin.ts'
import type { Route } from './+types/subscribers.ts'
import { LeadsScreen } from './leads-screen.tsx'
import { ListFault } from './list-fault.tsx'
import { namePages } from './name-pages.server.ts'
import { PageLinks } from './page-links.tsx'
import {
	parseSubscribersQuery,
	slugOfState,
	subscriberStates,
	subscribersHref,
	subscriberWords,
} from './subscribers-query.ts'
import { useNarrowing } from './use-narrowing.ts'

export const meta: Route.MetaFunction = () => adminMeta('Boletim | Leads')

export function headers() {
	return NO_STORE
}

export function loader({ url, context }: Route.LoaderArgs) {
	const query = parseSubscribersQuery(url.searchParams)
	return readPage(context, async ({ db }) => {
		const found = await listSubscribers(db, { query: query.search, state: query.state, page: query.page })
		const { counts, total, page, pageCount } = found
		const nameOf = await namePages(
			db,
			found.subscribers.map((each) => each.page),
		)
		return {
			query: { ...query, page },
			listed: found.subscribers.map(({ id, email, state, since, page: source }) => ({
				id,
				email,
				state,
				since: dateOf(since),
				source: nameOf(source),
			})),
			counts,
			total,
			pageCount,
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

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <ListFault error={error} />
}

const tones: Record<SubscriberState, BadgeTone> = { confirmed: 'ok', waiting: 'warn', cancelled: 'neutral' }

type Listed = Route.ComponentProps['loaderData']['listed'][number]

export default function Subscribers({ loaderData }: Route.ComponentProps) {
	const { query, listed, counts, total, pageCount, perPage } = loaderData
	const busy = useNarrowing('/admin/leads/boletim')
	const { remove, fallback } = useRemoval()
	const hrefFor = (change: Partial<typeof query>) => subscribersHref({ ...query, page: 1, ...change })
	const all = counts.confirmed + counts.waiting + counts.cancelled
	return (
		<LeadsScreen
			title="Boletim"
			lead="Quem pediu o boletim por e-mail. Só recebe quem confirmou."
			actions={<ExportButton disabled={counts.confirmed === 0 && query.search === ''} />}
		>
			<FilterForm
				action="/admin/leads/boletim"
				label="Buscar inscritos"
				filtered={query.search !== ''}
				className="mb-4 flex flex-wrap items-end gap-3"
			>
				<TextField
					label="Buscar"
					name="busca"
					type="search"
					defaultValue={query.search}
					maxLength={200}
					placeholder="Parte do e-mail"
					className="max-w-110 min-w-56 flex-1"
				/>
				{query.state && <input type="hidden" name="situacao" value={slugOfState(query.state)} />}
			</FilterForm>
			<StateLinks
				label="Situação"
				links={[
					{ label: 'todos', count: all, to: hrefFor({ state: undefined }), current: query.state === undefined },
					...subscriberStates.map((state) => ({
						label: subscriberWords[state],
						count: counts[state],
						to: hrefFor({ state }),
						current: query.state === state,
					})),
				]}
			/>
			<div ref={fallback} tabIndex={-1} className="mt-3 outline-none">
				{listed.length > 0 ? (
					<AdminCard flush>
						<SubscriberList listed={listed} busy={busy} onRemove={remove} />
						<PageLinks
							page={query.page}
							pageCount={pageCount}
							perPage={perPage}
							total={total}
							noun={total === 1 ? 'inscrito' : 'inscritos'}
							hrefFor={(page) => hrefFor({ page })}
						/>
					</AdminCard>
				) : (
					<Nothing narrowed={query.search !== '' || query.state !== undefined} />
				)}
			</div>
		</LeadsScreen>
	)
}

/** Outlives the list, which may be empty afterwards. */
function useRemoval() {
	const { data: answer, submit } = useFetcher<typeof action>()
	const fallback = useRef<HTMLDivElement>(null)

	useEffect(() => {
		if (!answer) return
		if (answer.ok) notify.success('Inscrição removida')
		else notify.warning('Esta inscrição já não existia')
		// The row has left, and the focus with it.
		fallback.current?.focus()
	}, [answer])

	return { remove: (id: string) => void submit({ id }, { method: 'post' }), fallback }
}

type SubscriberListProps = { listed: readonly Listed[]; busy: boolean; onRemove: (id: string) => void }

function SubscriberList({ listed, busy, onRemove }: SubscriberListProps) {
	const [leaving, setLeaving] = useState<Listed>()

	return (
		<>
			<ul aria-label="Inscritos" aria-busy={busy} className={classNames('transition-opacity', busy && 'opacity-55')}>
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
				onConfirm={() => leaving && onRemove(leaving.id)}
			/>
		</>
	)
}

function ExportButton({ disabled }: { disabled: boolean }) {
	return (
		<Form method="post" action="/admin/leads/boletim/exportar" reloadDocument>
			<AdminButton type="submit" disabled={disabled} icon={<Icon of={Download} size={16} />}>
				Exportar confirmados (CSV)
			</AdminButton>
		</Form>
	)
}

function Nothing({ narrowed }: { narrowed: boolean }) {
	if (!narrowed) {
		return (
			<ListState
				state="empty"
				title="Nenhuma inscrição ainda"
				hint="Quem pedir o boletim na página de contato aparece aqui."
			/>
		)
	}
	return (
		<ListState
			state="empty"
			title="Ninguém com estes filtros"
			hint="Tente outra parte do endereço."
			action={<AdminButton to="/admin/leads/boletim">Limpar filtros</AdminButton>}
		/>
	)
}
