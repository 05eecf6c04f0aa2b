import { data } from 'react-router'
import { NO_STORE } from '#app/cache-headers.ts'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { adminMeta } from '#app/components/admin/admin-meta.ts'
import { AdminPage } from '#app/components/admin/admin-page.tsx'
import { AlertBox } from '#app/components/admin/alert-box.tsx'
import { PageHeader } from '#app/components/admin/page-header.tsx'
import { Badge } from '#app/components/ui/badge.tsx'
import { notify } from '#app/components/ui/toaster.tsx'
import { readPage } from '#app/read-page.ts'
import { services } from '#app/services.ts'
import { findOutboxMail, type OutboxMail } from '#core/mail/find-outbox-mail.ts'
import { type RetryMailResult, retryMail } from '#core/mail/retry-mail.ts'
import { momentOf } from '#lib/brasilia-time.ts'
import { toldAction } from '../told-action.ts'
import type { Route } from './+types/mail.ts'
import { MailSetupNote } from './mail-setup-note.tsx'
import { describeState, tries } from './outbox-words.ts'
import { RetryForm } from './retry-form.tsx'
import { useRetry } from './use-retry.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
	return readPage(context, async ({ db, mailConfigured }) => {
		const mail = await findOutboxMail(db, params.id)
		if (!mail) throw data(null, { status: 404 })
		return { mail, mailConfigured }
	})
}

const refusals: Record<Extract<RetryMailResult, { ok: false }>['reason'], string> = {
	'not-found': 'Este e-mail não existe mais.',
	'already-sent': 'Este e-mail já foi enviado.',
	'still-queued': 'Este e-mail já está na fila.',
}

const texts = {
	soon: 'Uma nova tentativa começa em instantes.',
	later: 'Ele sai quando o envio estiver configurado.',
}

type RetryAnswer = { ok: boolean; message: string }

export async function action({ params, context }: Route.ActionArgs) {
	const { db, now, mailQueued, mailConfigured } = context.get(services)
	const result = await retryMail(db, { id: params.id, now: now() })
	if (!result.ok) return data<RetryAnswer>({ ok: false, message: refusals[result.reason] }, 409)
	mailQueued()
	return data<RetryAnswer>({ ok: true, message: mailConfigured ? texts.soon : texts.later })
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
	return toldAction<RetryAnswer>(serverAction, {
		tell: ({ ok, message }) =>
			ok
				? notify.success('E-mail de volta à fila', message, 'outbox')
				: notify.error('Não foi possível reenviar o e-mail', message, 'outbox'),
		unanswered: (message) => ({ ok: false, message }),
	})
}

export function headers() {
	return NO_STORE
}

export const meta: Route.MetaFunction = ({ matches }) => adminMeta(matches, 'E-mail')

export default function Mail({ loaderData, actionData }: Route.ComponentProps) {
	const { mail, mailConfigured } = loaderData
	const { tone, words } = describeState(mail.state, mailConfigured)
	const retry = useRetry()
	return (
		<AdminPage title="E-mail" parent={{ label: 'E-mails', to: '/admin/outbox' }}>
			<PageHeader title={mail.subject} lead={`Para ${mail.recipient}`}>
				{mail.state === 'failed' && <RetryForm retry={retry} id={mail.id} subject={mail.subject} />}
			</PageHeader>
			{/* Without JavaScript the page itself is the answer. */}
			{actionData && (
				<AlertBox tone={actionData.ok ? 'ok' : 'err'} className="mb-5">
					{actionData.ok && 'E-mail de volta à fila. '}
					{actionData.message}
				</AlertBox>
			)}
			{!mailConfigured && mail.state !== 'sent' && <MailSetupNote />}
			<div className="grid max-w-200 gap-4">
				<AdminCard
					title="Envio"
					actions={
						<Badge tone={tone} dot>
							{words}
						</Badge>
					}
					flush
				>
					<Facts mail={mail} />
				</AdminCard>
				<AdminCard title="Mensagem">
					<p className="font-mono text-fine leading-relaxed whitespace-pre-wrap wrap-anywhere">{mail.body}</p>
					{mail.body.includes('••••') && (
						<p className="mt-4 border-t border-line pt-3 text-fine text-ink-3">
							Os códigos dos links ficam ocultos aqui: só quem recebe a mensagem pode usá-los.
						</p>
					)}
				</AdminCard>
			</div>
		</AdminPage>
	)
}

function Facts({ mail }: { mail: OutboxMail }) {
	const facts: [string, string | null][] = [
		['Escrito em', momentOf(mail.createdAt)],
		['Enviado em', mail.sentAt && momentOf(mail.sentAt)],
		['Tentativas', tries(mail.attempts)],
		['Próxima tentativa', mail.state === 'failed' ? (mail.nextTryAt ? momentOf(mail.nextTryAt) : 'nenhuma') : null],
		['Respostas para', mail.replyTo],
		['Último erro', mail.lastError],
	]
	return (
		<dl className="divide-y divide-line">
			{facts.map(
				([label, fact]) =>
					fact && (
						<div key={label} className="grid gap-x-4 px-4.5 py-2.5 drawer:grid-cols-[10rem_1fr]">
							<dt className="text-ink-2">{label}</dt>
							<dd className={label === 'Último erro' ? 'wrap-anywhere text-err' : 'wrap-anywhere'}>{fact}</dd>
						</div>
					),
			)}
		</dl>
	)
}
