import { Link } from 'react-router'
import { NO_STORE } from '#app/cache-headers.ts'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { AdminPage } from '#app/components/admin/admin-page.tsx'
import { ListBody, ListError } from '#app/components/admin/list/list-body.tsx'
import { PageLinks } from '#app/components/admin/list/pager.tsx'
import { StateLinks } from '#app/components/admin/list/state-links.tsx'
import { useListQuery } from '#app/components/admin/list/use-list.ts'
import { PageHeader } from '#app/components/admin/page-header.tsx'
import { Badge } from '#app/components/ui/badge.tsx'
import { listOutbox, type OutboxLine } from '#core/mail/list-outbox.ts'
import type { OutboxState } from '#core/mail/outbox-state.ts'
import { momentOf } from '#lib/brasilia-time.ts'
import { readList } from '../read-list.ts'
import type { Route } from './+types/list.ts'
import { MailSetupNote } from './mail-setup-note.tsx'
import { outboxList } from './outbox-query.ts'
import { describeState, tries } from './outbox-words.ts'
import { RetryForm } from './retry-form.tsx'
import { useRetry } from './use-retry.ts'

export function loader({ url, context }: Route.LoaderArgs) {
	return readList(context, async ({ db, mailConfigured }) => ({
		...(await listOutbox(db, outboxList.parse(url.searchParams))),
		mailConfigured,
	}))
}

export function headers() {
	return NO_STORE
}

export default function OutboxList({ loaderData: { list, problem } }: Route.ComponentProps) {
	return (
		<AdminPage title="E-mails">
			<PageHeader title="E-mails" lead="O que o site escreveu a clientes e à equipe, e se chegou a sair." />
			{list ? (
				<Mails {...list} />
			) : (
				<ListError message="Não foi possível carregar os e-mails." correlationId={problem} />
			)}
		</AdminPage>
	)
}

const nothingIn: Record<OutboxState, { title: string; hint: string }> = {
	failed: { title: 'Nenhuma falha', hint: 'Todos os e-mails saíram ou ainda estão na fila.' },
	queued: { title: 'Nada na fila', hint: 'Não há e-mail à espera de envio.' },
	sent: { title: 'Nenhum e-mail enviado', hint: 'O que sair aparece aqui.' },
}
const nothing = {
	title: 'Nenhum e-mail ainda',
	hint: 'Avisos de pedidos, convites e confirmações aparecem aqui.',
}

type MailsProps = NonNullable<Route.ComponentProps['loaderData']['list']>

function Mails({ mails, counts, page, pageCount, mailConfigured }: MailsProps) {
	const query = useListQuery(outboxList)
	const retry = useRetry()
	const all = counts.queued + counts.sent + counts.failed
	return (
		<>
			{!mailConfigured && <MailSetupNote />}
			<StateLinks
				label="Estado dos e-mails"
				current={query.state}
				hrefFor={(state) => outboxList.href(query, { state })}
				states={[
					{ state: undefined, label: 'Todos', count: all },
					{ state: 'queued', label: mailConfigured ? 'Na fila' : 'Aguardando configuração', count: counts.queued },
					{ state: 'sent', label: 'Enviados', count: counts.sent },
					{ state: 'failed', label: 'Com falha', count: counts.failed },
				]}
			/>
			<ListBody
				list={outboxList}
				query={query}
				empty={mails.length === 0}
				nothing={nothing}
				noMatch={{ ...nothing, ...(query.state && nothingIn[query.state]), clear: 'Ver todos' }}
			>
				<AdminCard flush>
					<ul className="divide-y divide-line">
						{mails.map((mail) => (
							<li key={mail.id}>
								<Line mail={mail} mailConfigured={mailConfigured} retry={retry} />
							</li>
						))}
					</ul>
					<PageLinks
						page={page}
						pageCount={pageCount}
						total={query.state ? counts[query.state] : all}
						nouns={['e-mail', 'e-mails']}
						hrefFor={(wanted) => outboxList.href(query, { page: wanted })}
						previous="Mais novos"
						next="Mais antigos"
					/>
				</AdminCard>
			</ListBody>
		</>
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
