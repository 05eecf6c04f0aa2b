import { data, Form, useNavigation } from 'react-router'
import { NO_STORE } from '#app/cache-headers.ts'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { adminMeta } from '#app/components/admin/admin-meta.ts'
import { AdminPage } from '#app/components/admin/admin-page.tsx'
import { parseForm, readSent } from '#app/components/admin/form/submission.ts'
import { PageHeader } from '#app/components/admin/page-header.tsx'
import { redirectWithNotice } from '#app/flash.ts'
import { readPage } from '#app/read-page.ts'
import { correlationId, services } from '#app/services.ts'
import { answerDataRequest } from '#core/data-requests/answer-data-request.ts'
import { answerSchema, reopenSchema } from '#core/data-requests/answer-schema.ts'
import { dataRequestReference, daysLeft, rightTitles } from '#core/data-requests/data-request.ts'
import { findDataRequest } from '#core/data-requests/list-data-requests.ts'
import { reopenDataRequest } from '#core/data-requests/reopen-data-request.ts'
import { findOutboxMail } from '#core/mail/find-outbox-mail.ts'
import { momentOf } from '#lib/brasilia-time.ts'
import { formatDay } from '#lib/format-day.ts'
import { actingAdmin } from '../acting-admin.ts'
import { Facts } from '../leads/facts.tsx'
import { describeState } from '../outbox/outbox-words.ts'
import type { Route } from './+types/request.ts'
import { AnswerForm } from './answer-form.tsx'
import { ClockBadge } from './clock-badge.tsx'
import { GivenAnswer } from './given-answer.tsx'
import { OutcomeBadge } from './outcome-badge.tsx'
import { PastAnswers } from './past-answers.tsx'
import { ReopenForm } from './reopen-form.tsx'

const LIST = '/admin/privacidade'

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
	adminMeta(matches, loaderData ? `${loaderData.reference} | Privacidade` : 'Privacidade')

export function headers() {
	return NO_STORE
}

export function loader({ params, context }: Route.LoaderArgs) {
	return readPage(context, async ({ db, now, mailConfigured }) => {
		const request = await findDataRequest(db, params.id)
		if (!request) throw gone()
		const mail = request.answerMailId ? await findOutboxMail(db, request.answerMailId) : undefined
		return {
			reference: dataRequestReference(request),
			about: rightTitles[request.right],
			name: request.name,
			email: request.email,
			phone: request.phone,
			message: request.message,
			received: momentOf(request.createdAt),
			due: formatDay(request.dueOn),
			left: daysLeft(request.dueOn, now()),
			mailConfigured,
			past: request.pastAnswers.toReversed().map(({ outcome, answer, ...told }) => ({
				outcome,
				answer,
				answered: `Registrada em ${momentOf(new Date(told.answeredAt))}${told.answeredByName ? ` por ${told.answeredByName}` : ''}, com prazo até ${formatDay(told.dueOn)}`,
				reopened: `Reaberto em ${momentOf(new Date(told.reopenedAt))} por ${told.reopenedByName}`,
				reason: told.reason,
			})),
			given: request.answeredAt &&
				request.outcome && {
					outcome: request.outcome,
					answer: request.answer ?? '',
					at: momentOf(request.answeredAt),
					by: request.answeredByName,
					daysLate: Math.max(0, -daysLeft(request.dueOn, request.answeredAt)),
					mail: mail
						? { id: mail.id, ...describeState(mail.state, mailConfigured) }
						: request.answerMailId
							? ('gone' as const)
							: ('none' as const),
				},
		}
	})
}

function gone(): Response {
	return redirectWithNotice(LIST, { tone: 'error', title: 'Este pedido não existe mais' })
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const { db, now, log, identity, mailQueued, mailConfigured } = context.get(services)
	const sent = await readSent(request)
	if (sent.get('intent') === 'reopen') return reopen({ sent, id: params.id, request, context })
	const submission = parseForm(sent, answerSchema)
	if (submission.status !== 'success') return data(submission.reply(), 400)
	const { name: brand, privacyContact } = identity.current().identity
	try {
		const result = await answerDataRequest(db, {
			id: params.id,
			answer: submission.value,
			brand,
			replyTo: privacyContact.email,
			actor: actingAdmin(request, context),
			now: now(),
		})
		if (result.ok) {
			if (result.mailed) mailQueued()
			return redirectWithNotice(`${LIST}/${params.id}`, {
				tone: 'success',
				title: 'Resposta registrada',
				description: whatHappensNow(result.mailed, mailConfigured),
			})
		}
		if (result.reason === 'not-found') throw gone()
		const who = result.by ? ` por ${result.by}` : ''
		return data(
			submission.reply({
				formErrors: [
					`Este pedido já foi respondido${who}. A sua resposta não foi registrada nem posta na fila de e-mails.`,
				],
			}),
			409,
		)
	} catch (error) {
		if (!(error instanceof Error)) throw error
		const id = context.get(correlationId)
		log.error({ err: error, correlationId: id }, 'a data request could not be answered')
		return data(
			submission.reply({ formErrors: [`Não foi possível registrar. Tente de novo. Código do erro: ${id}`] }),
			503,
		)
	}
}

type Reopening = { sent: URLSearchParams; id: string } & Pick<Route.ActionArgs, 'request' | 'context'>

async function reopen({ sent, id, request, context }: Reopening) {
	const { db, now } = context.get(services)
	const submission = parseForm(sent, reopenSchema)
	if (submission.status !== 'success') return data(submission.reply(), 400)
	const { reason } = submission.value
	const result = await reopenDataRequest(db, { id, reason, actor: actingAdmin(request, context), now: now() })
	if (result.ok)
		return redirectWithNotice(`${LIST}/${id}`, {
			tone: 'success',
			title: 'Pedido reaberto',
			description: `O novo prazo é ${formatDay(result.dueOn)}.`,
		})
	if (result.reason === 'not-found') throw gone()
	return redirectWithNotice(`${LIST}/${id}`, { tone: 'error', title: 'Este pedido já está aberto' })
}

function whatHappensNow(mailed: boolean, mailConfigured: boolean): string {
	if (!mailed) return 'Nenhum e-mail foi escrito.'
	return mailConfigured ? 'O e-mail está na fila.' : 'O e-mail espera até que o envio seja configurado.'
}

export default function DataRequestPage({ loaderData, actionData }: Route.ComponentProps) {
	const { reference, about, name, email, phone, message, received, due, left, given, past, mailConfigured } = loaderData
	const saving = useNavigation().state === 'submitting'
	const facts: [string, string][] = [
		['Protocolo', reference],
		['Nome', name],
		['E-mail', email],
		...(phone ? [['Telefone', phone] as [string, string]] : []),
		['Recebido em', received],
		['Responder até', due],
	]
	return (
		<AdminPage title={reference} parent={{ label: 'Privacidade', to: LIST }}>
			<PageHeader title={about} lead={`${reference}, de ${name}`} />
			<div className="grid max-w-200 gap-4">
				<AdminCard
					title="Pedido"
					actions={given ? <OutcomeBadge outcome={given.outcome} /> : <ClockBadge left={left} />}
					flush
				>
					<Facts facts={facts} />
					{message && <p className="border-t border-line px-4.5 py-3 wrap-anywhere whitespace-pre-line">{message}</p>}
					<div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-4.5 py-3">
						{/* The person is named in the body of a post and never in an address. */}
						<Form method="post" action="/admin/leads/pessoa">
							<input type="hidden" name="intent" value="find" />
							<input type="hidden" name="person" value={email} />
							<AdminButton type="submit">Ver o que guardamos</AdminButton>
						</Form>
						<p className="min-w-56 flex-1 text-fine text-ink-2">
							Antes de entregar, mudar ou apagar dados, confirme que quem pediu é o titular.
						</p>
					</div>
				</AdminCard>
				{given ? (
					<>
						<GivenAnswer {...given} />
						<ReopenForm answer={actionData} />
					</>
				) : (
					<AnswerForm email={email} mailConfigured={mailConfigured} answer={actionData} saving={saving} />
				)}
				<PastAnswers answers={past} />
			</div>
		</AdminPage>
	)
}
