import { isSigned, isVerifyToken, receiveWhatsApp } from '#core/whatsapp/receive.ts'
import type { Db } from '#db/client.server.ts'
import { parseJson } from '#lib/parse-json.ts'
import { limitBody } from '#server/http/limit-body.ts'

export const WHATSAPP_PATH = '/api/whatsapp'

/** Meta's batches are far smaller. */
const MOST_BYTES = 512 * 1024

type Needs = {
	db: Db
	/** Nothing: nobody is to tell us anything. */
	receiving: () => { appSecret: string; verifyToken: string; phoneNumberId: string } | undefined
	siteUrl: string
	leadsTo: () => string
	mailQueued: () => void
	now: () => Date
}

export type WhatsAppEvents = ReturnType<typeof createWhatsAppEvents>

/** Where Meta tells of answers and of how far our messages came. */
export function createWhatsAppEvents({ db, receiving, siteUrl, leadsTo, mailQueued, now }: Needs) {
	return {
		/** Asked once, when the address is entered at Meta: who knows the token gets the challenge back. */
		verify(query: URLSearchParams): Response {
			const known = receiving()
			if (!known) return new Response(null, { status: 404 })
			const isRight =
				query.get('hub.mode') === 'subscribe' &&
				isVerifyToken(query.get('hub.verify_token') ?? undefined, known.verifyToken)
			if (!isRight) return new Response(null, { status: 403 })
			const challenge = (query.get('hub.challenge') ?? '').slice(0, 200)
			return new Response(challenge, { headers: { 'Content-Type': 'text/plain; charset=UTF-8' } })
		},
		/** What was taken is answered with 200; Meta sends again what was not. */
		async take(request: Request): Promise<Response> {
			const known = receiving()
			if (!known) return new Response(null, { status: 404 })
			const limited = await limitBody(request, MOST_BYTES)
			if (!limited) return new Response(null, { status: 413 })
			const body = new Uint8Array(await limited.arrayBuffer())
			const signature = request.headers.get('x-hub-signature-256') ?? undefined
			if (!isSigned(body, signature, known.appSecret)) return new Response(null, { status: 401 })
			const sent = parseJson(new TextDecoder().decode(body))
			if (!sent.ok) return new Response(null, { status: 400 })
			const { phoneNumberId } = known
			const told = { phoneNumberId, siteUrl, mailTo: leadsTo(), now: now() }
			const { mails } = await receiveWhatsApp(db, sent.value, told)
			if (mails) mailQueued()
			return new Response(null, { status: 200 })
		},
	}
}
