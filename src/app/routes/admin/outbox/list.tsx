import { Link, useNavigation } from 'react-router'
import { NO_STORE } from '#app/cache-headers.ts'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { AdminPage } from '#app/components/admin/admin-page.tsx'
import { ListState } from '#app/components/admin/list-state.tsx'
import { PageHeader } from '#app/components/admin/page-header.tsx'
import { Badge } from '#app/components/ui/badge.tsx'
import { readPage } from '#app/read-page.ts'
import { listOutbox, type Outbox, type OutboxLine } from '#core/mail/list-outbox.ts'
import type { OutboxState } from '#core/mail/outbox-state.ts'
import { momentOf } from '#lib/brasilia-time.ts'
import { classNames } from '#lib/class-names.ts'
import type { Route } from './+types/list.ts'
import { MailSetupNote } from './mail-setup-note.tsx'
import { describeState, outboxHref, parseOutboxQuery, tries } from './outbox-words.ts'
import { RetryForm } from './retry-form.tsx'
import { useRetry } from './use-retry.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
	const query = parseOutboxQuery(url.searchParams)
	return readPage(context, async ({ db, mailConfigured }) => ({
		outbox: await listOutbox(db, query),
		state: query.state,
		mailConfigured,
	}))
}

export function headers() {
	return NO_STORE
}

export default function OutboxList({ loaderData }: Route.ComponentProps) {
	const { outbox, state, mailConfigured } = loaderData
	const retry = useRetry()
	const loading = useNavigation().location?.pathname === '/admin/outbox'
	return (
		<AdminPage title="E-mails">
			<PageHeader title="E-mails" lead="O que o site escreveu a clientes e à equipe, e se chegou a sair." />
			{!mailConfigured && <MailSetupNote />}
			<StateLinks counts={outbox.counts} current={state} mailConfigured={mailConfigured} />
			<div aria-busy={loading} className={classNames('@container transition-opacity', loading && 'opacity-60')}>
				{outbox.mails.length === 0 ? (
					<Nothing state={state} />
				) : (
					<AdminCard flush>
						<ul className="divide-y divide-line">
							{outbox.mails.map((mail) => (
								<li key={mail.id}>
									<Line mail={mail} mailConfigured={mailConfigured} retry={retry} />
								</li>
							))}
						</ul>
					</AdminCard>
				)}
				<Pages outbox={outbox} state={state} />
			</div>
		</AdminPage>
	)
}

type StateLinksProps = { counts: Outbox['counts']; current: OutboxState | undefined; mailConfigured: boolean }

function StateLinks({ counts, current, mailConfigured }: StateLinksProps) {
	const choices = [
		{ state: undefined, label: 'Todos', count: counts.queued + counts.sent + counts.failed },
		{ state: 'queued', label: mailConfigured ? 'Na fila' : 'Aguardando configuração', count: counts.queued },
		{ state: 'sent', label: 'Enviados', count: counts.sent },
		{ state: 'failed', label: 'Com falha', count: counts.failed },
	] as const
	return (
		<nav aria-label="Estado dos e-mails" className="mb-4 overflow-x-auto border-b border-line">
			<ul className="flex gap-1">
				{choices.map(({ state, label, count }) => (
					<li key={label}>
						<Link
							to={outboxHref({ state })}
							preventScrollReset
							aria-current={state === current ? 'page' : undefined}
							className="flex h-11 items-center gap-2 border-b-2 border-transparent px-3.5 font-medium whitespace-nowrap text-ink-2 transition-colors -outline-offset-2 hover:text-ink aria-[current=page]:border-lamp aria-[current=page]:font-semibold aria-[current=page]:text-ink drawer:h-10"
						>
							{label}
							<span className="text-fine font-medium text-ink-3">{count.toLocaleString('pt-BR')}</span>
						</Link>
					</li>
				))}
			</ul>
		</nav>
	)
}

function Nothing({ state }: { state: OutboxState | undefined }) {
	if (state === 'failed')
		return <ListState state="empty" title="Nenhuma falha" hint="Todos os e-mails saíram ou ainda estão na fila." />
	if (state === 'queued')
		return <ListState state="empty" title="Nada na fila" hint="Não há e-mail à espera de envio." />
	if (state === 'sent') return <ListState state="empty" title="Nenhum e-mail enviado" hint="O que sair aparece aqui." />
	return (
		<ListState
			state="empty"
			title="Nenhum e-mail ainda"
			hint="Avisos de pedidos, convites e confirmações aparecem aqui."
		/>
	)
}

type LineProps = { mail: OutboxLine; mailConfigured: boolean; retry: ReturnType<typeof useRetry> }

function Line({ mail, mailConfigured, retry }: LineProps) {
	const { id, subject, recipient, createdAt, attempts, lastError, state } = mail
	const { tone, words } = describeState(state, mailConfigured)
	return (
		<div className="group relative grid gap-x-4 gap-y-1.5 px-4.5 py-3 transition-colors hover:bg-hover @min-[48rem]:grid-cols-[minmax(0,1fr)_11.5rem_7.5rem_8.5rem] @min-[48rem]:items-center">
			<div className="min-w-0">
				<Link
					to={`/admin/outbox/${id}`}
					className="block truncate font-semibold -outline-offset-2 after:absolute after:inset-0"
				>
					{subject}
				</Link>
				<p className="truncate text-fine text-ink-2">
					<span className="sr-only">Para </span>
					{recipient}
				</p>
				{state === 'failed' && lastError && <p className="truncate text-fine text-err">{lastError}</p>}
			</div>
			{/* Lines below each other where there is little room, else columns. */}
			<div className="flex flex-wrap items-center gap-x-3 gap-y-1 @min-[48rem]:contents">
				<span>
					<Badge tone={tone} dot>
						{words}
					</Badge>
				</span>
				<span className="text-fine text-ink-3 group-hover:text-ink-2">{tries(attempts)}</span>
			</div>
			<div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5 @min-[48rem]:flex-col @min-[48rem]:items-end">
				<time
					dateTime={createdAt.toISOString()}
					className="text-fine whitespace-nowrap text-ink-3 group-hover:text-ink-2"
				>
					{momentOf(createdAt)}
				</time>
				{state === 'failed' && (
					// Above the link that covers the row.
					<div className="relative">
						<RetryForm retry={retry} id={id} subject={subject} small />
					</div>
				)}
			</div>
		</div>
	)
}

function Pages({ outbox: { page, pageCount }, state }: { outbox: Outbox; state: OutboxState | undefined }) {
	if (pageCount === 1) return null
	return (
		<nav aria-label="Páginas" className="mt-4 flex items-center justify-between gap-3">
			{page > 1 ? <AdminButton to={outboxHref({ state, page: page - 1 })}>Mais novos</AdminButton> : <span />}
			<p className="text-ink-2">
				Página {page} de {pageCount}
			</p>
			{page < pageCount ? <AdminButton to={outboxHref({ state, page: page + 1 })}>Mais antigos</AdminButton> : <span />}
		</nav>
	)
}
