import { createServer, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { StartFault } from '#lib/start-fault.ts'

const FINISH_MS = 10_000

/**
 * How long a client may take: for the headers, for the whole request, and between two requests. Node looks at them now
 * and then only, so the time between two looks comes on top: 15 s and 60 s at most.
 */
export const LIMITS = {
	headersTimeout: 12_000,
	requestTimeout: 57_000,
	keepAliveTimeout: 65_000,
	connectionsCheckingInterval: 3_000,
	/**
	 * For taking nothing of an answer that is ready: a minute, as nginx and Apache have it. Up to two, since Node first has to see
	 * that nothing moved. Who takes a little now and then may go on.
	 */
	unreadTimeout: 60_000,
}

/** Listens for requests, within limits that a slow or hostile client cannot stretch. */
export async function listen(
	listener: RequestListener,
	{ host, port, limits = LIMITS }: { host: string; port: number; limits?: typeof LIMITS },
): Promise<Server> {
	const { unreadTimeout, ...others } = limits
	const server = createServer(others)
	server.on('request', ({ socket }, response) => response.setTimeout(unreadTimeout, () => cutUnread(socket)))
	server.on('request', listener)
	// Without a listener the connection would just be cut; we are nobody's proxy, and say so.
	server.on('connect', (_, socket) => {
		socket.on('error', () => {})
		socket.end(
			'HTTP/1.1 405 Method Not Allowed\r\nAllow: GET, HEAD, POST\r\nConnection: close\r\nContent-Length: 0\r\n\r\n',
		)
	})
	await new Promise<void>((resolve, reject) => {
		server.once('error', reject)
		server.listen(port, host, resolve)
	}).catch((error: NodeJS.ErrnoException) => {
		throw new StartFault(explain(error, host, port), { cause: error })
	})
	return server
}

/** An answer that nobody takes stays in memory for good. Where nothing is ready, it is we who are slow. */
function cutUnread(socket: Socket): void {
	if (socket.writableLength > 0) socket.destroy()
}

function explain({ code }: NodeJS.ErrnoException, host: string, port: number): string {
	if (code === 'EADDRINUSE')
		return `PORT: a porta ${port} em ${host} já está em uso. Escolha outra ou encerre quem a usa.`
	if (code === 'EACCES') return `PORT: sem permissão para escutar na porta ${port}. Use uma porta acima de 1023.`
	return `HOST: não foi possível escutar em ${host}:${port} (${code ?? 'motivo desconhecido'}).`
}

/** Takes no new requests, lets those under way finish, and cuts what is still open after ten seconds. */
export async function finish(server: Server): Promise<void> {
	const closed = new Promise((resolve) => server.close(resolve))
	// A kept-alive connection falls idle when its last answer is out, which may be any moment from now.
	const sweep = setInterval(() => server.closeIdleConnections(), 100)
	const cut = setTimeout(() => server.closeAllConnections(), FINISH_MS)
	await closed
	clearInterval(sweep)
	clearTimeout(cut)
}
