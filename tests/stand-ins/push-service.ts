import {
	createDecipheriv,
	createECDH,
	createPublicKey,
	type ECDH,
	hkdfSync,
	randomBytes,
	randomUUID,
	verify,
} from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'

export type TakenPush = {
	topic: string
	ttl: string
	urgency: string
	notice: { id: string; title: string; body: string; url: string }
}

/** A browser that subscribed: what it hands over, and what only it has. */
export type StandInBrowser = { endpoint: string; keys: { p256dh: string; auth: string }; pair: ECDH; auth: Buffer }

/** The addresses that browsers hand over begin so; the test dials this machine for them. */
export const PUSH_ORIGIN = 'http://push.example'

export function aBrowser(origin = PUSH_ORIGIN): StandInBrowser {
	const pair = createECDH('prime256v1')
	const p256dh = pair.generateKeys('base64url')
	const auth = randomBytes(16)
	return { endpoint: `${origin}/send/${randomUUID()}`, keys: { p256dh, auth: auth.toString('base64url') }, pair, auth }
}

const bytes = (text: string) => Buffer.from(text, 'base64url')

/**
 * Takes messages as a push service does (RFC 8030): the sender is checked (RFC 8292), and what was sealed for the browser is opened as the
 * browser opens it (RFC 8291), by code that shares nothing with the sender's.
 */
export async function startPushService(browsers: readonly StandInBrowser[]) {
	const taken: TakenPush[] = []
	const faults: string[] = []
	let answer: (endpoint: string) => number | undefined = () => 201
	const waiting: (() => void)[] = []
	const server = http.createServer((request, response) => {
		const chunks: Buffer[] = []
		request.on('data', (chunk: Buffer) => chunks.push(chunk))
		request.on('end', () => {
			const browser = browsers.find(({ endpoint }) => new URL(endpoint).pathname === request.url)
			try {
				if (!browser) throw new Error('nobody there')
				checkSender(request, browser)
				const header = (name: string) => String(request.headers[name] ?? '')
				const notice = JSON.parse(open(Buffer.concat(chunks), browser)) as TakenPush['notice']
				taken.push({ topic: header('topic'), ttl: header('ttl'), urgency: header('urgency'), notice })
			} catch (error) {
				faults.push(String(error))
			}
			const status = answer(browser?.endpoint ?? '')
			if (status !== undefined) response.writeHead(status).end()
			for (const tell of waiting.splice(0)) tell()
		})
	})
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	return {
		taken,
		/** What a real service would have refused. */
		faults,
		port: (server.address() as AddressInfo).port,
		heard: () => new Promise<void>((resolve) => waiting.push(resolve)),
		/** What it answers from now on; nothing: it stays silent. */
		answerWith: (next: typeof answer) => (answer = next),
		close: () => {
			server.closeAllConnections()
			server.close()
		},
	}
}

function checkSender(request: http.IncomingMessage, { endpoint }: StandInBrowser): void {
	if (request.method !== 'POST') throw new Error('not a POST')
	if (request.headers['content-encoding'] !== 'aes128gcm') throw new Error('another encoding')
	if (!/^\d+$/.test(String(request.headers['ttl']))) throw new Error('no TTL')
	if (!/^[\w-]{1,32}$/.test(String(request.headers['topic']))) throw new Error('no topic')
	const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(request.headers.authorization ?? '') ?? []
	const [head = '', claims = '', signature = ''] = token.split('.')
	const [x, y] = [bytes(key).subarray(1, 33), bytes(key).subarray(33)].map((half) => half.toString('base64url'))
	const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: x!, y: y! } })
	const signed = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const
	if (!verify('sha256', Buffer.from(`${head}.${claims}`), signed, bytes(signature)))
		throw new Error('a wrong signature')
	const { aud, exp, sub } = JSON.parse(bytes(claims).toString()) as { aud: string; exp: number; sub: string }
	if (aud !== new URL(endpoint).origin) throw new Error(`for another service: ${aud}`)
	if (!/^(mailto:|https:)/.test(sub)) throw new Error(`from nobody: ${sub}`)
	if (typeof exp !== 'number') throw new Error('without an end')
}

function open(sealed: Buffer, { pair, auth }: StandInBrowser): string {
	const salt = sealed.subarray(0, 16)
	const length = sealed[20]!
	const sender = sealed.subarray(21, 21 + length)
	const record = sealed.subarray(21 + length)
	if (sealed.readUInt32BE(16) < record.length) throw new Error('more than one record')
	const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender])
	const shared = Buffer.from(hkdfSync('sha256', pair.computeSecret(sender), auth, info, 32))
	const key = Buffer.from(hkdfSync('sha256', shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16))
	const nonce = Buffer.from(hkdfSync('sha256', shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12))
	const cipher = createDecipheriv('aes-128-gcm', key, nonce)
	cipher.setAuthTag(record.subarray(-16))
	const plain = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()])
	if (plain.at(-1) !== 2) throw new Error('not the last record')
	return plain.subarray(0, -1).toString()
}
