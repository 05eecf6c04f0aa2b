import { createServer, type Socket } from 'node:net'
import { gzipSync } from 'node:zlib'

/** What a broken or hostile server does once it has the request. Each is a way in which a real one misbehaves. */
export const oddAnswers: Record<string, (socket: Socket) => void> = {
	'status 099': (socket) => socket.write(`HTTP/1.1 099 X\r\n${SHORT}\r\n\r\nok`),
	'status 999': (socket) => socket.write(`HTTP/1.1 999 X\r\n${SHORT}\r\n\r\nok`),
	'status 101 with an upgrade': (socket) =>
		socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n'),
	'status 101 without one': (socket) => socket.write('HTTP/1.1 101 Switching Protocols\r\n\r\n'),
	'endless 100 Continue': (socket) => flood(socket, 'HTTP/1.1 100 Continue\r\n\r\n'),
	'endless 103 Early Hints': (socket) => flood(socket, 'HTTP/1.1 103 Early Hints\r\nLink: </a.css>\r\n\r\n'),
	'status 204 with a body': (socket) => socket.write(`HTTP/1.1 204 No Content\r\n${SHORT}\r\n\r\nok`),
	'less body than announced, then the end': (socket) => socket.end(`${OK}Content-Length: 100\r\n\r\n{"a":`),
	'less body than announced, then silence': (socket) => socket.write(`${OK}Content-Length: 100\r\n\r\n{"a":`),
	'more body than announced': (socket) => socket.write(`${OK}${SHORT}\r\n\r\n${'{}'.repeat(5000)}`),
	'two lengths': (socket) => socket.write(`${OK}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`),
	'endless header lines': (socket) => flood(socket, 'X-More: and more\r\n', OK),
	'one endless header line': (socket) => flood(socket, 'more'.repeat(1000), `${OK}X-More: `),
	'slow header lines': (socket) => drip(socket, 'X: y\r\n', OK),
	'a redirect to itself': (socket) =>
		socket.write('HTTP/1.1 302 Found\r\nLocation: /\r\nContent-Length: 0\r\nConnection: close\r\n\r\n'),
	'a redirect to nowhere': (socket) => socket.write('HTTP/1.1 302 Found\r\nContent-Length: 0\r\n\r\n'),
	'a reset before the answer': (socket) => void socket.resetAndDestroy(),
	'a reset in mid-body': (socket) =>
		socket.write(`${OK}Content-Length: 100\r\n\r\n{"a":`, () => setTimeout(() => socket.resetAndDestroy(), 20)),
	'a body that drips': (socket) => drip(socket, '1\r\n \r\n', `${OK}Transfer-Encoding: chunked\r\n\r\n`),
	'an endless body': (socket) => flood(socket, ' '.repeat(64 * 1024), OK_TO_THE_END),
	'an endless refusal': (socket) =>
		flood(socket, ' '.repeat(64 * 1024), 'HTTP/1.1 500 Oops\r\nConnection: close\r\n\r\n'),
	'garbage instead of HTTP': (socket) => socket.write(Buffer.from([0, 255, 13, 10, 7, 13, 10, 13, 10])),
	'endless garbage': (socket) => flood(socket, '\u0000garbage\n'),
	'the end at once': (socket) => socket.end(),
	'a chunk of no length': (socket) => socket.write(`${OK}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`),
	'a chunk longer than announced': (socket) =>
		socket.write(`${OK}Transfer-Encoding: chunked\r\n\r\n2\r\n{}{}{}\r\n0\r\n\r\n`),
	'a body that is no gzip': (socket) => socket.write(`${OK}Content-Encoding: gzip\r\n${SHORT}\r\n\r\nok`),
	'a small body that unpacks to 64 MB': (socket) =>
		socket.write(
			Buffer.concat([
				Buffer.from(`${OK}Content-Encoding: gzip\r\nContent-Length: ${bomb.length}\r\nConnection: close\r\n\r\n`),
				bomb,
			]),
		),
	silence: () => {},
}

const OK = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n'
const OK_TO_THE_END = `${OK}Connection: close\r\n\r\n`
const SHORT = 'Content-Length: 2\r\nConnection: close'
const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024, ' '))

/** As much as the other side takes, for as long as it takes it. */
function flood(socket: Socket, more: string, first = ''): void {
	const block = Buffer.from(more.repeat(Math.ceil(16_384 / more.length)), 'latin1')
	const pour = () => {
		while (!socket.destroyed && socket.write(block));
	}
	socket.write(first)
	socket.on('drain', pour)
	pour()
}

/** A little at a time, so that the line never falls silent. */
function drip(socket: Socket, more: string, first: string): void {
	socket.write(first)
	const timer = setInterval(() => socket.write(more), 20)
	socket.on('close', () => clearInterval(timer))
}

/** A server below HTTP, so that it can say what no HTTP library would. */
export async function startOddServer(answer: (socket: Socket) => void) {
	return startRawServer((socket) => socket.once('data', () => answer(socket)))
}

/** Counts who is connected, to see that nobody is left. */
export async function startRawServer(greet: (socket: Socket) => void) {
	const open = new Set<Socket>()
	const server = createServer((socket) => {
		open.add(socket)
		socket.on('error', () => {})
		socket.on('close', () => open.delete(socket))
		socket.resume()
		greet(socket)
	})
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	const address = server.address()
	if (!address || typeof address === 'string') throw new Error('no port')
	return {
		port: address.port,
		url: `http://127.0.0.1:${address.port}`,
		connections: () => open.size,
		stop() {
			for (const socket of open) socket.destroy()
			server.close()
		},
	}
}
