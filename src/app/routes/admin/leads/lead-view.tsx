import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { AlertBox } from '#app/components/admin/alert-box.tsx'
import { useShortcut } from '#app/components/admin/use-shortcut.ts'
import type { ReplyWay } from '#core/leads/follow-up/open-reply.ts'
import { Facts } from './facts.tsx'
import type { LeadAnswer } from './lead-answer.ts'
import { LeadContact } from './lead-contact.tsx'
import { LeadFromVisitor } from './lead-from-visitor.tsx'
import { LeadHistory } from './lead-history.tsx'
import { LeadOrigin } from './lead-origin.tsx'
import { LeadOutcome } from './lead-outcome.tsx'
import { LeadPromise } from './lead-promise.tsx'
import { LeadReplyBar } from './lead-reply-bar.tsx'
import { LeadWork } from './lead-work.tsx'
import type { ShownLead } from './read-lead.server.ts'
import { chatReply, mailReply } from './reply-links.ts'
import { focusedRow, pressIn } from './row-keys.ts'
import { SamePerson } from './same-person.tsx'
import { StatusForm } from './status-form.tsx'
import type { useLeadWork } from './use-lead-work.ts'
import { useReplyText } from './use-reply-text.ts'
import { WhatsAppCard } from './whatsapp-card.tsx'

type LeadViewProps = {
	lead: ShownLead
	answer: LeadAnswer | undefined
	work: ReturnType<typeof useLeadWork>
}

/** In the panel what are cards on a page are parts of one sheet. */
const sheet =
	'panel:gap-0 panel:[&_section]:rounded-none panel:[&_section]:border-x-0 panel:[&_section]:border-t-0 panel:[&_section]:shadow-none'
const notice = 'mb-4 panel:mx-5 panel:mt-4'

/** All that is known of a lead, and what can be done with it: the answer first. */
export function LeadView({ lead, answer, work: { reply, send, sending } }: LeadViewProps) {
	const written = useReplyText(lead.templates)
	const { email, phone } = lead.contact
	const replying = {
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

	const press = (selector: string) => () => pressIn(document.querySelector('[data-opened]'), selector)
	const isOurs = () => focusedRow() === null
	useShortcut('takeLead', press('[data-take]'), isOurs)
	useShortcut('replyLead', press('[data-reply]'), isOurs)

	return (
		<>
			{answer && !answer.ok && (
				<AlertBox tone="err" className={notice}>
					{answer.message}
				</AlertBox>
			)}
			{lead.forgotten && (
				<AlertBox tone="info" className={notice}>
					Os dados da pessoa foram apagados, a pedido dela ou pelo prazo da política de privacidade. Ficam o número, o
					produto, a data e a situação.
				</AlertBox>
			)}
			{lead.withdrawn && (
				<AlertBox tone="warn" className={notice}>
					Retirado pelo visitante em {lead.withdrawn}. Não entre mais em contato sobre este pedido.
					{!lead.forgotten && ' Os dados são apagados em 30 dias.'}
				</AlertBox>
			)}
			{lead.unreachable && (
				<AlertBox tone="warn" className={notice}>
					Sem contato: só é possível responder se a pessoa abrir a conversa. Sem isso, os dados são apagados em 30 dias.
				</AlertBox>
			)}
			<div className="@container">
				<div
					className={`grid items-start gap-4 @3xl:grid-cols-[minmax(0,1fr)_20rem] @3xl:grid-rows-[auto_1fr] @3xl:gap-x-6 ${sheet}`}
				>
					<div className={`grid gap-4 @3xl:col-start-2 ${sheet}`}>
						{lead.promise && <LeadPromise key={lead.loadedAt} due={lead.promise} loadedAt={lead.loadedAt} />}
						{!lead.forgotten && (
							<LeadContact
								{...lead.contact}
								{...replying}
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
					<div className={`grid min-w-0 gap-4 @3xl:col-start-1 @3xl:row-span-2 @3xl:row-start-1 ${sheet}`}>
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
							answer={answer?.intent === 'note' ? answer : undefined}
						/>
					</div>
					<div className={`grid gap-4 @3xl:col-start-2 ${sheet}`}>
						<LeadOrigin {...lead.origin} />
						<SamePerson {...lead.samePerson} person={email ?? phone} search={lead.search} />
					</div>
				</div>
			</div>
			{!lead.forgotten && !lead.withdrawn && (
				<LeadReplyBar
					phone={phone}
					{...replying}
					whatsApp={ways && { ...whatsApp, isText: ways.textUntil !== undefined }}
				/>
			)}
		</>
	)
}
