/** A message as the Cloud API is handed it. */
export type OutgoingWhatsApp = {
	/** Digits with the country's code. */
	to: string
	/** Comes back with every status. */
	id: string
} & (
	| { kind: 'text'; body: string }
	| { kind: 'template'; template: string; language: string; values: readonly string[] }
)

/** Why it was not taken, as stable words that the database keeps. */
export type WhatsAppFault =
	| 'withdrawn'
	| 'no-phone'
	| 'window-closed'
	| 'key-refused'
	| 'not-allowed'
	| 'credit-gone'
	| 'quota'
	| 'template-missing'
	| 'template-values'
	| 'template-paused'
	| 'no-whatsapp'
	| 'refused'
	| 'server-error'
	| 'timeout'
	| 'unreachable'
	| 'cut-off'
	| 'malformed'

/** By Meta's own numbers, which its documentation says to go by. */
const faults: Record<number, WhatsAppFault> = {
	10: 'not-allowed',
	200: 'not-allowed',
	131005: 'not-allowed',
	131026: 'no-whatsapp',
	131030: 'not-allowed',
	131042: 'credit-gone',
	131047: 'window-closed',
	132000: 'template-values',
	132001: 'template-missing',
	132007: 'template-paused',
	132012: 'template-values',
	132015: 'template-paused',
	132016: 'template-paused',
}

/** What a number means that ends a message; nothing where it is none of those. */
export function faultOfCode(code: number | undefined): WhatsAppFault | undefined {
	return code === undefined ? undefined : faults[code]
}

/** What the service said. `later` is worth another try; `unknown` is no answer, and the message may have been taken. */
export type WhatsAppAnswer =
	| { ok: true; wamid: string }
	| {
			ok: false
			kind: 'later' | 'refused' | 'unknown'
			fault: WhatsAppFault
			status?: number | undefined
			code?: number | undefined
	  }

/** What is needed of the Cloud API. */
export type WhatsApp = {
	send: (message: OutgoingWhatsApp) => Promise<WhatsAppAnswer>
	/** Reads the number that messages come from; nothing is sent. */
	check: () => Promise<{ ok: boolean }>
}

/** What the brokerage set: how a conversation may be begun, and whether it hears of answers. */
export type WhatsAppSettings = {
	template: string
	language: string
	/** Names of template-fields.ts, in the order of the template's gaps. */
	fields: readonly string[]
	/** Whether answers and statuses come in: without them every message has to be a template. */
	receives: boolean
}

const WINDOW_MS = 24 * 3_600_000

/** Until when a text of one's own is taken: for 24 hours after the person last wrote. */
export function windowEnd(wroteAt: Date | null): Date | undefined {
	return wroteAt ? new Date(wroteAt.getTime() + WINDOW_MS) : undefined
}

export function isWindowOpen(wroteAt: Date | null, now: Date): boolean {
	const end = windowEnd(wroteAt)
	return end !== undefined && now < end
}

export type WhatsAppState = 'waiting' | 'again' | 'accepted' | 'delivered' | 'read' | 'failed' | 'unknown'

/** After which nobody knows whether WhatsApp has the message. */
const unanswered = new Set<string | null>(['timeout', 'cut-off', 'malformed'] satisfies WhatsAppFault[])

type Stamps = Record<'acceptedAt' | 'deliveredAt' | 'readAt' | 'failedAt', Date | null> & { fault: string | null }

/** How far a message is known to have come. Accepted is not arrived. */
export function whatsAppState({ acceptedAt, deliveredAt, readAt, failedAt, fault }: Stamps): WhatsAppState {
	if (readAt) return 'read'
	if (deliveredAt) return 'delivered'
	if (failedAt) return unanswered.has(fault) ? 'unknown' : 'failed'
	if (acceptedAt) return 'accepted'
	// While it is on its way for the first time nothing has gone wrong.
	return fault === null ? 'waiting' : 'again'
}
