import type { Services } from '#app/services.ts'
import { findLeadRow } from '#core/leads/find-lead.ts'
import { isField, templateFields } from '#core/leads/templates/template-fields.ts'
import type { ActingAdmin } from '#core/users/acting-admin.ts'
import { chatNumber } from '#core/whatsapp/chat-number.ts'
import { listMessages } from '#core/whatsapp/list-messages.ts'
import { type QueueMessageResult, queueMessage } from '#core/whatsapp/queue-message.ts'
import { isWindowOpen, whatsAppState, windowEnd } from '#core/whatsapp/whatsapp.ts'
import type { Lead } from '#db/schema/leads.ts'
import { momentOf } from '#lib/brasilia-time.ts'
import { messageValues } from './message-values.server.ts'
import { whatsAppFaultWords } from './whatsapp-words.ts'

type Sending = { id: string; form: Record<string, string>; actor: ActingAdmin; now: Date }
type Sent = QueueMessageResult | { ok: false; reason: 'not-set-up' } | { ok: false; lacking: string[] }

/** Sends what the screen of a lead asks for: a text where one is taken, else the template filled by what the lead says. */
export async function sendWhatsApp(available: Services, { id, form, actor, now }: Sending): Promise<Sent> {
	const { db, whatsApp } = available
	if (!whatsApp) return { ok: false, reason: 'not-set-up' }
	if (form['kind'] === 'text')
		return queueMessage(db, { id, content: { kind: 'text', body: form['text'] ?? '' }, actor, now })
	const lead = await findLeadRow(db, id)
	if (!lead) return { ok: false, reason: 'not-found' }
	const { template, language } = whatsApp
	const filled = fill(available, lead, actor.name, now)
	const lacking = filled.filter(({ value }) => !value).map(({ label }) => label)
	if (lacking.length > 0) return { ok: false, lacking }
	const values = filled.map(({ value }) => value!)
	return queueMessage(db, { id, content: { kind: 'template', template, language, values }, actor, now })
}

export type WhatsAppView = Awaited<ReturnType<typeof viewWhatsApp>>

/** What the screen shows: what can be sent now and how, and what became of what was. */
export async function viewWhatsApp(available: Services, lead: Lead, me: string, now: Date) {
	const { db, whatsApp } = available
	const number = lead.phone ? chatNumber(lead.phone) : undefined
	const messages = (await listMessages(db, lead.id)).map((message) => ({
		id: message.id,
		kind: message.kind,
		words: message.kind === 'text' ? message.body : message.template,
		by: message.actorName,
		moment: momentOf(message.createdAt),
		state: whatsAppState(message),
		fault:
			message.fault && whatsAppState(message) !== 'accepted'
				? whatsAppFaultWords(message.fault, message.code)
				: undefined,
	}))
	const isAsked = lead.kind !== 'typed' || lead.wroteAt !== null
	if (!whatsApp || !number || lead.withdrawnAt || !isAsked) return { messages, sending: undefined }
	const filled = fill(available, lead, me, now)
	return {
		messages,
		sending: {
			/** Until when a text of one's own is taken. */
			textUntil: isWindowOpen(lead.wroteAt, now) ? momentOf(windowEnd(lead.wroteAt)!) : undefined,
			template: whatsApp.template,
			filled: filled.map(({ label, value }) => ({ label, value: value ?? '' })),
			lacking: filled.some(({ value }) => !value),
			receives: whatsApp.receives,
		},
	}
}

function fill({ whatsApp, identity, siteUrl, sign }: Services, lead: Lead, me: string, now: Date) {
	const brand = identity.current().identity.shortName
	const values = messageValues(lead, { me, brand, siteUrl, sign, now })
	return (whatsApp?.fields ?? [])
		.filter(isField)
		.map((name) => ({ label: templateFields[name], value: values[name]?.replaceAll(/\s+/g, ' ') }))
}
