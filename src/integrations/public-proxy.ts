import { once } from 'node:events'
import http from 'node:http'
import net, { type AddressInfo, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { type Lookup, resolvePublic } from '#lib/resolve-public.ts'

const webPorts = new Set([80, 443])
const IDLE_MS = 30_000

type Dial = (target: { address: string; port: number }) => Socket
type Options = {
	/** How names become addresses and addresses connections; tests bring their own. */
	lookup?: Lookup | undefined
	dial?: Dial | undefined
}

export type PublicProxy = { port: number; close: () => Promise<void> }

/**
 * Leads a browser to the public net and nowhere else: every address it asks for, of a page, a redirect, a frame or a
 * script, is resolved and checked here, and the address that was checked is the one dialled.
 */
export async function startPublicProxy({ lookup, dial = dialDirectly }: Options = {}): Promise<PublicProxy> {
	const open = new Set<Duplex>()

	async function reach(host: string, port: number): Promise<Socket | undefined> {
		if (!webPorts.has(port)) return undefined
		const target = await resolvePublic(host, lookup)
		if (!target.ok) return undefined
		const socket = dial({ address: target.address, port })
		socket.setTimeout(IDLE_MS, () => socket.destroy())
		open.add(socket)
		socket.on('close', () => open.delete(socket))
		return socket
	}

	const server = http.createServer(async (request, response) => {
		const url = URL.parse(request.url ?? '')
		const socket = url?.protocol === 'http:' ? await reach(url.hostname, Number(url.port || 80)) : undefined
		if (!socket) return refuse(response)
		const onward = http.request(
			{
				method: request.method,
				path: `${url!.pathname}${url!.search}`,
				headers: { ...request.headers, host: url!.host, connection: 'close' },
				createConnection: () => socket,
			},
			(answer) => {
				response.writeHead(answer.statusCode ?? 502, answer.headers)
				answer.pipe(response)
			},
		)
		onward.on('error', () => response.destroy())
		request.pipe(onward)
	})

	server.on('connection', (socket) => {
		open.add(socket)
		socket.on('close', () => open.delete(socket))
	})

	server.on('connect', async (request, client, head) => {
		client.on('error', () => client.destroy())
		const url = URL.parse(`https://${request.url ?? ''}`)
		const socket = url ? await reach(url.hostname, Number(url.port || 443)) : undefined
		if (!socket) return client.end('HTTP/1.1 403 Forbidden\r\n\r\n')
		socket.on('error', () => client.destroy())
		client.on('close', () => socket.destroy())
		socket.once('connect', () => {
			client.write('HTTP/1.1 200 Connection Established\r\n\r\n')
			if (head.length > 0) socket.write(head)
			socket.pipe(client)
			client.pipe(socket)
		})
	})

	server.listen(0, '127.0.0.1')
	await once(server, 'listening')
	return {
		port: (server.address() as AddressInfo).port,
		async close() {
			server.close()
			for (const socket of open) socket.destroy()
		},
	}
}

const dialDirectly: Dial = ({ address, port }) => net.connect(port, address)

function refuse(response: http.ServerResponse): void {
	response.writeHead(403, { 'content-type': 'text/plain; charset=utf-8' })
	response.end('Endereço não permitido.')
}
