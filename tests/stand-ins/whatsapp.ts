import { createHmac, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export const WHATSAPP_TOKEN = 'EAAtoken-do-whatsapp-9f8e'
export const PHONE_NUMBER_ID = '106540352242922'
export const APP_SECRET = 'segredo-do-aplicativo'
export const VERIFY_TOKEN = 'token-de-verificacao'

export type SentWhatsApp = {
	to: string
	type: 'text' | 'template'
	biz_opaque_callback_data: string
	text?: { body: string }
	template?: { name: string; language: { code: string }; components?: { parameters: { text: string }[] }[] }
}

type Options = {
	/** The templates that Meta approved: by name, how many gaps each has. */
	templates?: Record<string, number>
}

const fault = (code: number, message: string) => ({
	error: { message: `(#${code}) ${message}`, type: 'OAuthException', code, fbtrace_id: 'Az8or2yhqkZfEZ' },
})

type NextAnswer = { status: number; code: number } | 'hang' | 'take, then hang'

/**
 * The Cloud API on this machine. It answers as Meta does: a wamid to what it takes, 401 with code 190 to another token, 400 with its own
 * numbers to a template it does not know or that is filled wrongly, and to a text outside of the 24 hours.
 */
export async function startWhatsApp({ templates = { primeiro_contato: 2 } }: Options = {}) {
	const sent: SentWhatsApp[] = []
	const open = new Set<string>()
	const waiting: (() => void)[] = []
	let next: NextAnswer | undefined
	let silent = false
	const server = createServer((request, response) => {
		let body = ''
		request.on('data', (chunk: Buffer) => (body += chunk.toString()))
		request.on('end', () => {
			const answer = (status: number, content: unknown) =>
				void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content))
			const asked = next
			next = undefined
			if (asked === 'hang') return
			if (typeof asked === 'object') return answer(asked.status, fault(asked.code, 'Asked for.'))
			if (request.headers.authorization !== `Bearer ${WHATSAPP_TOKEN}`)
				return answer(401, fault(190, 'Invalid OAuth access token.'))
			const { pathname } = new URL(request.url ?? '', 'http://graph')
			if (request.method === 'GET' && pathname === `/${PHONE_NUMBER_ID}`)
				return answer(200, { display_phone_number: '+55 51 3000-0000', verified_name: 'Farol', id: PHONE_NUMBER_ID })
			if (request.method !== 'POST' || pathname !== `/${PHONE_NUMBER_ID}/messages`)
				return answer(400, fault(100, 'Unsupported request.'))
			const message = JSON.parse(body) as SentWhatsApp & { messaging_product: string }
			const refusal = refusalOf(message, templates, open)
			if (refusal) return answer(400, refusal)
			sent.push(message)
			if (asked === 'take, then hang') return
			if (!silent)
				answer(200, {
					messaging_product: 'whatsapp',
					contacts: [{ input: message.to, wa_id: message.to }],
					messages: [{ id: `wamid.${randomUUID()}`, message_status: 'accepted' }],
				})
			for (const tell of waiting.splice(0)) tell()
		})
	})
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	return {
		baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		sent,
		/** This number wrote: texts to it are taken. */
		openWindow: (to: string) => void open.add(to),
		heard: () => new Promise<void>((resolve) => waiting.push(resolve)),
		fallSilent: (value = true) => {
			silent = value
		},
		failNext: (how: NextAnswer) => {
			next = how
		},
		stop: async () => {
			server.closeAllConnections()
			await new Promise<void>((resolve) => server.close(() => resolve()))
		},
	}
}

function refusalOf(
	message: SentWhatsApp & { messaging_product: string },
	templates: Record<string, number>,
	open: ReadonlySet<string>,
) {
	if (message.messaging_product !== 'whatsapp') return fault(100, 'The parameter messaging_product is required.')
	if (!/^\d{8,15}$/.test(message.to)) return fault(131009, 'Parameter value is not valid.')
	if (message.type === 'text') return open.has(message.to) ? undefined : fault(131047, 'Re-engagement message.')
	const { name = '', components = [], language } = message.template ?? {}
	if (!Object.hasOwn(templates, name) || language?.code !== 'pt_BR')
		return fault(132001, 'Template name does not exist in the translation.')
	const given = components.flatMap(({ parameters }) => parameters).length
	return given === templates[name] ? undefined : fault(132000, 'Number of parameters does not match.')
}

type Told = { messages?: object[]; statuses?: object[] }

/** What Meta posts to the site, with its signature. */
export function metaEvent(value: Told, { secret = APP_SECRET, phoneNumberId = PHONE_NUMBER_ID } = {}) {
	const metadata = { display_phone_number: '555130000000', phone_number_id: phoneNumberId }
	const change = { field: 'messages', value: { messaging_product: 'whatsapp', metadata, ...value } }
	const body = JSON.stringify({ object: 'whatsapp_business_account', entry: [{ id: '1', changes: [change] }] })
	const signature = `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`
	return { body, headers: { 'content-type': 'application/json', 'x-hub-signature-256': signature } }
}

/** A text that somebody wrote. */
export function aMessage(from: string, text: string, at = new Date()) {
	const timestamp = String(Math.floor(at.getTime() / 1000))
	return { from, id: `wamid.${randomUUID()}`, timestamp, type: 'text', text: { body: text } }
}
