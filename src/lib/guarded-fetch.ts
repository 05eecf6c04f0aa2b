import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import net, { isIP } from 'node:net'
import tls from 'node:tls'
import { type Lookup, resolvePublic } from './resolve-public.ts'

export type GuardedAnswer = {
	ok: true
	status: number
	/** Where it was in the end. */
	url: string
	contentType: string
	/** At most as much as was asked for; of a longer answer the beginning. */
	body: Buffer
}
export type GuardedRefusal = {
	ok: false
	reason:
		| 'bad-address'
		| 'not-public'
		| 'not-found'
		| 'too-many-redirects'
		| 'too-large'
		| 'timeout'
		| 'cancelled'
		| 'unreachable'
}

type Dial = (target: { address: string; port: number; host: string; secure: boolean }) => net.Socket

type Options = {
	timeoutMs?: number
	maxBytes?: number
	/** Past `maxBytes` the rest is left unread rather than the whole refused. */
	beginningOnly?: boolean
	headers?: Record<string, string>
	/** Sent by POST. A redirect is then not followed but answered with: nobody said that the other place may have it. */
	body?: string | Uint8Array | undefined
	signal?: AbortSignal | undefined
	/** How names become addresses and addresses connections; tests bring their own. */
	lookup?: Lookup
	dial?: Dial
}

const MOST_REDIRECTS = 3
const TEN_SECONDS = 10_000
const FIVE_MEGABYTES = 5 * 1024 * 1024
const ports: Record<string, number> = { 'http:': 80, 'https:': 443 }

/**
 * The one way to fetch an address that a person or a model named. The address that was checked is the one that is
 * dialled, so a name that answers differently the second time gains nothing.
 */
export async function guardedFetch(
	address: string | URL,
	options: Options = {},
): Promise<GuardedAnswer | GuardedRefusal> {
	const timeout = AbortSignal.timeout(options.timeoutMs ?? TEN_SECONDS)
	const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout
	const left = (): GuardedRefusal => ({ ok: false, reason: timeout.aborted ? 'timeout' : 'cancelled' })
	let url = URL.parse(String(address))
	for (let redirects = 0; ; redirects += 1) {
		if (!url || !isPlainWebAddress(url)) return { ok: false, reason: 'bad-address' }
		if (redirects > MOST_REDIRECTS) return { ok: false, reason: 'too-many-redirects' }
		const target = await Promise.race([resolvePublic(url.hostname, options.lookup), aborted(signal)])
		if (!target || signal.aborted) return left()
		if (!target.ok) return target
		// The limit holds by itself, whatever the connection is doing and whoever forgets to tell.
		const answer = await Promise.race([get(url, target.address, { ...options, signal }), aborted(signal)])
		if (!answer || signal.aborted) return left()
		if ('ok' in answer) return answer
		url = URL.parse(answer.location, url)
	}
}

function isPlainWebAddress({ protocol, port, username, password, hostname }: URL): boolean {
	// The standard ports are left out of a parsed address; 80 over https and the like are not worth allowing.
	return ports[protocol] !== undefined && port === '' && !username && !password && hostname !== ''
}

function aborted(signal: AbortSignal): Promise<undefined> {
	return new Promise((settle) => {
		if (signal.aborted) settle(undefined)
		signal.addEventListener('abort', () => settle(undefined), { once: true })
	})
}

const dialDirectly: Dial = ({ address, port, host, secure }) =>
	secure
		? tls.connect({ host: address, port, ALPNProtocols: ['http/1.1'], ...(isIP(host) ? {} : { servername: host }) })
		: net.connect({ host: address, port })

type Got = GuardedAnswer | GuardedRefusal | { location: string }

function get(
	url: URL,
	address: string,
	{ signal, dial = dialDirectly, headers = {}, body: sent, ...limits }: Options,
): Promise<Got> {
	const secure = url.protocol === 'https:'
	const host = url.hostname.replace(/^\[|\]$/g, '')
	return new Promise((settle) => {
		const request = (secure ? https : http).request(url, {
			signal,
			method: sent === undefined ? 'GET' : 'POST',
			defaultPort: ports[url.protocol],
			headers: {
				'accept-encoding': 'identity',
				...(sent !== undefined && { 'content-length': String(Buffer.byteLength(sent)) }),
				...headers,
			},
			createConnection: () => dial({ address, port: ports[url.protocol]!, host, secure }),
		})
		const broken = () => settle({ ok: false, reason: 'unreachable' })
		request.on('error', broken)
		// Nobody asked for another protocol, and an upgraded connection is no longer the request's to end.
		request.on('upgrade', (_, socket) => {
			socket.destroy()
			broken()
		})
		request.on('response', (response) => {
			const { statusCode: status = 0, headers: answered } = response
			if (status >= 300 && status < 400 && answered.location && sent === undefined) {
				response.destroy()
				return settle({ location: answered.location })
			}
			read(response, limits).then(
				(body) =>
					settle(
						body
							? { ok: true, status, url: url.href, contentType: answered['content-type'] ?? '', body }
							: { ok: false, reason: 'too-large' },
					),
				broken,
			)
		})
		request.end(sent)
	})
}

async function read(
	response: IncomingMessage,
	{ maxBytes = FIVE_MEGABYTES, beginningOnly = false }: Pick<Options, 'maxBytes' | 'beginningOnly'>,
): Promise<Buffer | undefined> {
	const chunks: Buffer[] = []
	let size = 0
	for await (const chunk of response as AsyncIterable<Buffer>) {
		chunks.push(chunk)
		size += chunk.length
		if (size <= maxBytes) continue
		response.destroy()
		return beginningOnly ? Buffer.concat(chunks).subarray(0, maxBytes) : undefined
	}
	return Buffer.concat(chunks)
}
