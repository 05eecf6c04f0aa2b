import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect } from 'react'
import { data, isRouteErrorResponse } from 'react-router'
import { NO_STORE } from '#app/cache-headers.ts'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { adminMeta } from '#app/components/admin/admin-meta.ts'
import { AdminPage } from '#app/components/admin/admin-page.tsx'
import { AlertBox } from '#app/components/admin/alert-box.tsx'
import { PageHeader } from '#app/components/admin/page-header.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { notify } from '#app/components/ui/toaster.tsx'
import { answersInOrder } from '#app/leads/answers-in-order.server.ts'
import { fileSize } from '#app/leads/request/file-size.ts'
import { readPage } from '#app/read-page.ts'
import { findLead } from '#core/leads/find-lead.ts'
import { listLeadOwners } from '#core/leads/follow-up/lead-owners.ts'
import type { ReplyWay } from '#core/leads/follow-up/open-reply.ts'
import { clockOf } from '#core/leads/follow-up/waiting.ts'
import { leadReference } from '#core/leads/lead-reference.ts'
import { kindWords, lostReasonWords } from '#core/leads/lead-words.ts'
import type { LeadRow } from '#core/leads/list-leads.ts'
import { isGoingOn } from '#core/leads/request/touch-request.ts'
import { listTemplates } from '#core/leads/templates/manage-templates.ts'
import { isUnreachable } from '#core/leads/without-contact.ts'
import { brasiliaClock } from '#lib/brasilia-moment.ts'
import { ageOf, momentOf } from '#lib/brasilia-time.ts'
import { signedInAdmin } from '../signed-in-admin.ts'
import type { Route } from './+types/lead.ts'
import { Facts } from './facts.tsx'
import { handleLeadWork } from './handle-lead-work.server.ts'
import { filterOf, inboxSearch, leadList } from './inbox-query.ts'
import { doneTitles } from './lead-answer.ts'
import { LeadContact } from './lead-contact.tsx'
import { LeadFromVisitor } from './lead-from-visitor.tsx'
import { LeadHistory } from './lead-history.tsx'
import { LeadOrigin } from './lead-origin.tsx'
import { LeadOutcome } from './lead-outcome.tsx'
import { LeadPromise } from './lead-promise.tsx'
import { LeadReplyBar } from './lead-reply-bar.tsx'
import { LeadWork } from './lead-work.tsx'
import { ListFault } from './list-fault.tsx'
import { replyTemplates } from './message-values.server.ts'
import { namePages, productTitles } from './name-pages.server.ts'
import { chatReply, mailReply, plainGreeting } from './reply-links.ts'
import { SamePerson } from './same-person.tsx'
import { viewWhatsApp } from './send-whatsapp.server.ts'
import { StatusForm } from './status-form.tsx'
import { useLeadWork } from './use-lead-work.ts'
import { useReplyText } from './use-reply-text.ts'
import { WhatsAppCard } from './whatsapp-card.tsx'

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
	adminMeta(matches, loaderData ? `${loaderData.reference} | Leads` : 'Leads')

export function headers() {
	return NO_STORE
}

export { refreshAfterConflict as shouldRevalidate } from './refresh-after-conflict.ts'

export function loader({ params, url, context }: Route.LoaderArgs) {
	const query = leadList.parse(url.searchParams)
	return readPage(context, async (available) => {
		const { db, now: read, identity, siteUrl, sign } = available
		const now = read()
		const { id: me, name: myName } = context.get(signedInAdmin)
		const who = identity.current().identity
		const brand = who.name
		const found = await findLead(db, { id: params.id, filter: filterOf(query, now) })
		if (!found) throw data(null, { status: 404 })
		const { lead, forgotten, events, files, newer, older, samePerson } = found
		const nameOf = await namePages(db, [lead.page])
		const { id, status, product, name, email, phone, page, referrer, utm, consentVersion } = lead
		const clock = clockOf(lead, who, now)
		const shown = (other: LeadRow) => ({
			id: other.id,
			reference: leadReference(other),
			about: other.product ?? kindWords[other.kind],
			status: other.status,
			when: ageOf(other.createdAt, now),
		})
		return {
			id,
			me,
			forgotten,
			reference: leadReference(lead),
			kind: kindWords[lead.kind],
			received: { moment: momentOf(lead.createdAt), when: ageOf(lead.createdAt, now) },
			status,
			product,
			answers: answersInOrder(lead),
			contact: { name, email, phone },
			number: lead.number,
			brand,
			templates: replyTemplates(
				await listTemplates(db),
				lead,
				{ me: myName, brand: who.shortName, siteUrl, sign, now },
				plainGreeting(lead, brand),
			),
			unreachable: isUnreachable(lead),
			whatsApp: await viewWhatsApp(available, lead, myName, now),
			chatOpened: lead.chatOpenedAt !== null,
			withdrawn: lead.withdrawnAt ? momentOf(lead.withdrawnAt) : undefined,
			note: lead.visitorNote,
			files: files.map((file) => ({
				id: file.id,
				name: file.name,
				size: fileSize(file.bytes),
				moment: momentOf(file.createdAt),
			})),
			origin: { page, pageName: nameOf(page), referrer, utm, consentVersion },
			events: events.map(({ at, ...event }) => ({ ...event, at: at.toISOString(), moment: momentOf(at) })),
			neighbours: { newer, older },
			samePerson: {
				total: samePerson.total,
				joined: samePerson.joined.map(shown),
				parted: samePerson.parted.map(shown),
			},
			loadedAt: now.toISOString(),
			promise:
				lead.status === 'new' && lead.answerPromise === 'ten-minutes' && !lead.answeredAt
					? lead.answerDueAt?.toISOString()
					: undefined,
			clock: lead.status === 'new' && !isUnreachable(lead) ? clock : undefined,
			answered: lead.answeredAt ? `${answeredHow(lead.answeredAt, events)} ${clock.words}` : undefined,
			ownerId: lead.ownerId,
			owners: (await listLeadOwners(db)).map(({ id: ownerId, name: ownerName }) => ({ id: ownerId, name: ownerName })),
			goesOn: isGoingOn(lead),
			step:
				lead.nextStep && lead.nextStepAt
					? { text: lead.nextStep, moment: momentOf(lead.nextStepAt), overdue: lead.nextStepAt <= now }
					: undefined,
			from: brasiliaClock(now),
			ending: lead.status === 'lost' ? lead.lostReason && lostReasonWords[lead.lostReason] : lead.wonProduct,
			products: productTitles,
			search: inboxSearch(query),
		}
	})
}

export function action(args: Route.ActionArgs) {
	return handleLeadWork(args)
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	if (!isRouteErrorResponse(error) || error.status !== 404) return <ListFault error={error} />
	return (
		<AdminPage title="Pedido não encontrado" parent={{ label: 'Leads', to: '/admin/leads' }}>
			<PageHeader title="Este pedido não existe" lead="O endereço pode estar incompleto." />
			<AdminButton to="/admin/leads">Voltar aos leads</AdminButton>
		</AdminPage>
	)
}

export default function LeadPage({ loaderData, actionData }: Route.ComponentProps) {
	const lead = loaderData
	const about = [lead.kind, lead.product, `recebido em ${lead.received.moment}`].filter(Boolean).join(' · ')

	const { reply, send, sending } = useLeadWork(lead.me)
	const written = useReplyText(lead.templates)
	const { email, phone } = lead.contact
	const answer = {
		chatHref: chatReply({ phone }, written.text),
		mailHref: mailReply({ number: lead.number, product: lead.product, email }, lead.brand, written.text),
		blocked: written.lacking,
		onReply: (way: ReplyWay) => reply(lead, way, way === 'phone' ? undefined : written.chosen?.name),
	}

	const { sending: ways } = lead.whatsApp
	const whatsApp = {
		busy: sending,
		blocked: sending || (ways?.textUntil ? written.lacking : (ways?.lacking ?? true)),
		onSend: () => send(lead, ways?.textUntil ? { kind: 'text', text: written.text } : { kind: 'template' }),
	}

	useEffect(() => {
		if (actionData?.ok) notify.success(doneTitles[actionData.intent], actionData.message)
	}, [actionData])

	return (
		<AdminPage title={lead.reference} parent={{ label: 'Leads', to: `/admin/leads${lead.search}` }}>
			<div className="wrap-anywhere">
				<PageHeader
					title={lead.forgotten ? 'Dados apagados' : (lead.contact.name ?? lead.contact.email ?? 'Sem nome')}
					lead={about}
				>
					<Neighbours {...lead.neighbours} search={lead.search} />
				</PageHeader>
			</div>
			{actionData && !actionData.ok && (
				<AlertBox tone="err" className="mb-4">
					{actionData.message}
				</AlertBox>
			)}
			{lead.forgotten && (
				<AlertBox tone="info" className="mb-4">
					Os dados da pessoa foram apagados, a pedido dela ou pelo prazo da política de privacidade. Ficam o número, o
					produto, a data e a situação.
				</AlertBox>
			)}
			{lead.withdrawn && (
				<AlertBox tone="warn" className="mb-4">
					Retirado pelo visitante em {lead.withdrawn}. Não entre mais em contato sobre este pedido.
					{!lead.forgotten && ' Os dados são apagados em 30 dias.'}
				</AlertBox>
			)}
			{lead.unreachable && (
				<AlertBox tone="warn" className="mb-4">
					Sem contato: só é possível responder se a pessoa abrir a conversa. Sem isso, os dados são apagados em 30 dias.
				</AlertBox>
			)}
			<div className="@container">
				<div className="grid items-start gap-4 @3xl:grid-cols-[minmax(0,1fr)_20rem] @3xl:grid-rows-[auto_1fr] @3xl:gap-x-6">
					<div className="grid gap-4 @3xl:col-start-2">
						{lead.promise && <LeadPromise key={lead.loadedAt} due={lead.promise} loadedAt={lead.loadedAt} />}
						{!lead.forgotten && (
							<LeadContact
								{...lead.contact}
								{...answer}
								templates={lead.templates}
								written={written}
								chatOpened={lead.chatOpened}
								waiting={lead.clock && !lead.promise ? lead.clock : undefined}
								answered={lead.answered}
								sendsItself={ways !== undefined}
							/>
						)}
						{!lead.forgotten && <WhatsAppCard {...lead.whatsApp} {...whatsApp} />}
						{!lead.forgotten && (
							<LeadWork
								me={lead.me}
								ownerId={lead.ownerId}
								owners={lead.owners}
								step={lead.step}
								goesOn={lead.goesOn}
								from={lead.from}
							/>
						)}
						<AdminCard>
							<div className="grid gap-4">
								<StatusForm status={lead.status} ending={lead.ending} />
								<LeadOutcome
									key={lead.status}
									reference={lead.reference}
									status={lead.status}
									product={lead.product}
									products={lead.products}
								/>
							</div>
						</AdminCard>
					</div>
					<div className="grid min-w-0 gap-4 @3xl:col-start-1 @3xl:row-span-2 @3xl:row-start-1">
						{lead.answers.length > 0 && (
							<AdminCard title="O que respondeu" flush>
								<Facts facts={lead.answers} />
							</AdminCard>
						)}
						<LeadFromVisitor id={lead.id} note={lead.note} files={lead.files} />
						<LeadHistory
							events={lead.events}
							received={lead.received.moment}
							takesNotes={!lead.forgotten}
							answer={actionData?.intent === 'note' ? actionData : undefined}
						/>
					</div>
					<div className="grid gap-4 @3xl:col-start-2">
						<LeadOrigin {...lead.origin} />
						<SamePerson {...lead.samePerson} person={email ?? phone} />
					</div>
				</div>
			</div>
			{!lead.forgotten && !lead.withdrawn && (
				<LeadReplyBar
					phone={phone}
					{...answer}
					whatsApp={ways && { ...whatsApp, isText: ways.textUntil !== undefined }}
				/>
			)}
		</AdminPage>
	)
}

/** What is known of the first answer: that somebody opened it, or that WhatsApp took it. */
function answeredHow(at: Date, events: readonly { kind: string; at: Date }[]): string {
	const isTaken = events.some((event) => event.kind === 'whatsapp-accepted' && event.at.getTime() === at.getTime())
	return isTaken ? 'aceita pelo WhatsApp' : 'aberta'
}

type NeighboursProps = Route.ComponentProps['loaderData']['neighbours'] & { search: string }

function Neighbours({ newer, older, search }: NeighboursProps) {
	return (
		<nav aria-label="Outros pedidos" className="flex gap-2">
			{newer && (
				<AdminButton
					size="icon"
					to={`/admin/leads/${newer.id}${search}`}
					aria-label={`Pedido mais novo: ${leadReference(newer)}`}
					title="Pedido mais novo"
				>
					<Icon of={ChevronLeft} size={17} />
				</AdminButton>
			)}
			{older && (
				<AdminButton
					size="icon"
					to={`/admin/leads/${older.id}${search}`}
					aria-label={`Pedido mais antigo: ${leadReference(older)}`}
					title="Pedido mais antigo"
				>
					<Icon of={ChevronRight} size={17} />
				</AdminButton>
			)}
		</nav>
	)
}
