import { z } from 'zod'
import type { OutgoingWhatsApp, WhatsApp, WhatsAppAnswer } from '#core/whatsapp/whatsapp.ts'
import { type FetchFailure, fetchJson } from '#lib/fetch-json.ts'

const TIMEOUT_MS = 10_000

type Options = {
	token: string
	phoneNumberId: string
	baseUrl: string
	fetch?: typeof globalThis.fetch
	timeoutMs?: number
}

const taken = z.object({ messages: z.array(z.object({ id: z.string().min(1).max(500) })).min(1) })
const refused = z.object({ error: z.object({ code: z.number().int() }) })

/** https://developers.facebook.com/documentation/business-messaging/whatsapp */
export function whatsApp({ token, phoneNumberId, baseUrl, fetch, timeoutMs = TIMEOUT_MS }: Options): WhatsApp {
	const common = { timeoutMs, redirect: 'error', ...(fetch && { fetch }) } as const
	const authorization = `Bearer ${token}`
	return {
		async send(message) {
			const answer = await fetchJson(`${baseUrl}/${phoneNumberId}/messages`, {
				...common,
				schema: taken,
				method: 'POST',
				headers: { authorization, 'content-type': 'application/json' },
				body: JSON.stringify(wireOf(message)),
			})
			return answer.ok ? { ok: true, wamid: answer.value.messages[0]!.id } : refusalOf(answer)
		},
		async check() {
			const fields = 'display_phone_number,verified_name'
			const found = await fetchJson(`${baseUrl}/${phoneNumberId}?${new URLSearchParams({ fields })}`, {
				...common,
				schema: z.object({ display_phone_number: z.string() }),
				headers: { authorization },
			})
			return { ok: found.ok }
		},
	}
}

function wireOf({ to, id, ...message }: OutgoingWhatsApp) {
	const common = {
		messaging_product: 'whatsapp',
		recipient_type: 'individual',
		to,
		biz_opaque_callback_data: id,
		type: message.kind,
	}
	if (message.kind === 'text') return { ...common, text: { preview_url: false, body: message.body } }
	const parameters = message.values.map((text) => ({ type: 'text', text }))
	return {
		...common,
		template: {
			name: message.template,
			language: { code: message.language },
			...(parameters.length > 0 && { components: [{ type: 'body', parameters }] }),
		},
	}
}

const tooMany = new Set([4, 80007, 130429, 131048, 131056])
const theirs = new Set([1, 2, 131000, 131016])

function refusalOf({ reason, status, refusal, unsent }: FetchFailure): WhatsAppAnswer {
	const parsed = refused.safeParse(refusal)
	const code = parsed.success ? parsed.data.error.code : undefined
	const told = { status, code }
	if (status === 401 || code === 190) return { ok: false, kind: 'later', fault: 'key-refused', ...told }
	if (reason === 'rate-limited' || (code !== undefined && tooMany.has(code)))
		return { ok: false, kind: 'later', fault: 'quota', ...told }
	if (reason === 'unreachable' && !unsent) return { ok: false, kind: 'unknown', fault: 'cut-off', ...told }
	if (reason === 'timeout' || reason === 'malformed') return { ok: false, kind: 'unknown', fault: reason, ...told }
	if (reason !== 'rejected') return { ok: false, kind: 'later', fault: reason, ...told }
	if (status === undefined || status >= 500 || status === 408 || (code !== undefined && theirs.has(code)))
		return { ok: false, kind: 'later', fault: 'server-error', ...told }
	return { ok: false, kind: 'refused', fault: 'refused', ...told }
}
