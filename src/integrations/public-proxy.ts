import { once } from 'node:events'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import net, { type AddressInfo, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Lookup, resolvePublic } from '#lib/resolve-public.ts'

const webPorts = new Set([80, 443])
const IDLE_MS = 30_000
/** As long as a whole measurement may take. */
const EXCHANGE_MS = 120_000

type Dial = (target: { address: string; port: number }) => Socket
export type ProxyOptions = {
	/** How names become addresses and addresses connections; tests bring their own. */
	lookup?: Lookup | undefined
	dial?: Dial | undefined
	/** The most that one connection to the outside may last, however lively it is. */
	exchangeMs?: number | undefined
}

export type PublicProxy = { port: number; close: () => Promise<void> }

/**
 * Leads a browser to the public net and nowhere else: every address it asks for, of a page, a redirect, a frame or a
 * script, is resolved and checked here, and the address that was checked is the one dialled. What comes back is
 * anybody's: whatever cannot be passed on ends that one exchange.
 */
export async function startPublicProxy({
	lookup,
	dial = dialDirectly,
	exchangeMs = EXCHANGE_MS,
}: ProxyOptions = {}): Promise<PublicProxy> {
	const open = new Set<Duplex>()
	let closed = false

	function keep(socket: Duplex): void {
		open.add(socket)
		socket.on('error', () => socket.destroy())
		socket.on('close', () => open.delete(socket))
	}

	async function reach(host: string, port: number): Promise<Socket | undefined> {
		if (!webPorts.has(port)) return undefined
		const target = await resolvePublic(host, lookup)
		if (!target.ok || closed) return undefined
		const socket = dial({ address: target.address, port })
		socket.setTimeout(IDLE_MS, () => socket.destroy())
		const limit = setTimeout(() => socket.destroy(), exchangeMs)
		socket.on('close', () => clearTimeout(limit))
		keep(socket)
		return socket
	}

	async function forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
		const url = URL.parse(request.url ?? '')
		const socket = url?.protocol === 'http:' ? await reach(url.hostname, Number(url.port || 80)) : undefined
		if (!url || !socket) return refuse(response, 403, 'Endereço não permitido.')
		try {
			const answer = await ask(request, url, socket)
			response.writeHead(answer.statusCode ?? 0, answer.headers)
			await pipeline(answer, response)
		} finally {
			socket.destroy()
		}
	}

	async function tunnel(target: string, client: Duplex, head: Buffer): Promise<void> {
		const url = URL.parse(`https://${target}`)
		const socket = url ? await reach(url.hostname, Number(url.port || 443)) : undefined
		if (!socket) return void client.end('HTTP/1.1 403 Forbidden\r\n\r\n')
		client.on('close', () => socket.destroy())
		socket.on('close', () => client.destroy())
		if (client.destroyed) return void socket.destroy()
		await once(socket, 'connect')
		client.write('HTTP/1.1 200 Connection Established\r\n\r\n')
		if (head.length > 0) socket.write(head)
		socket.pipe(client)
		client.pipe(socket)
	}

	const server = http.createServer((request, response) => {
		forward(request, response).catch(() => refuse(response, 502, 'O servidor não respondeu como devia.'))
	})
	server.on('connection', keep)
	server.on('connect', (request, client, head) => {
		tunnel(request.url ?? '', client, head).catch(() => client.destroy())
	})

	server.listen(0, '127.0.0.1')
	await once(server, 'listening')
	return {
		port: (server.address() as AddressInfo).port,
		async close() {
			closed = true
			server.close()
			for (const socket of open) socket.destroy()
		},
	}
}

const dialDirectly: Dial = ({ address, port }) => net.connect(port, address)

function ask(request: IncomingMessage, url: URL, socket: Socket): Promise<IncomingMessage> {
	return new Promise((answered, fail) => {
		const onward = http.request({
			method: request.method,
			path: `${url.pathname}${url.search}`,
			headers: { ...request.headers, host: url.host, connection: 'close' },
			createConnection: () => socket,
		})
		onward.on('response', answered)
		onward.on('error', fail)
		onward.on('upgrade', () => fail(new Error('an upgrade that nobody asked for')))
		socket.on('close', () => fail(new Error('closed without an answer')))
		request.pipe(onward)
	})
}

/** An answer that has begun can only be cut short. */
function refuse(response: ServerResponse, status: number, text: string): void {
	if (response.headersSent) return void response.destroy()
	response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' })
	response.end(text)
}
