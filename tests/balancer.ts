import { request as ask, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

const BEAT_MS = 200

/** A load balancer in small: asks each server for /readyz over and over, and sends requests to those that say yes, in turns. */
export async function startBalancer(ports: readonly number[]) {
	const ready = new Set<number>()
	let turn = 0
	const look = async (port: number) => {
		const says = await fetch(`http://127.0.0.1:${port}/readyz`).then(
			async (answer) => {
				await answer.arrayBuffer()
				return answer.ok
			},
			() => false,
		)
		if (says) ready.add(port)
		else ready.delete(port)
	}
	const beats = ports.map((port) => setInterval(() => void look(port), BEAT_MS))

	const server = createServer(async (incoming, outgoing) => {
		const { method, url: path, headers } = incoming
		const body = await buffer(incoming)
		function forward(candidates: readonly number[]): void {
			turn += 1
			const port = candidates[turn % candidates.length]
			if (port === undefined) return void outgoing.writeHead(502).end()
			// A connection of its own for each: one that is kept may be closed by a server that stops.
			const forwarded = ask({ port, host: '127.0.0.1', method, path, headers, agent: false }, (answer) => {
				outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
				answer.pipe(outgoing)
			})
			// As nginx and Caddy do: whoever takes no connection is passed over. What was begun and broke off is a failure.
			forwarded.on('error', (error: NodeJS.ErrnoException) =>
				forward(error.code === 'ECONNREFUSED' ? candidates.filter((each) => each !== port) : []),
			)
			forwarded.end(body)
		}
		forward(ports.filter((port) => ready.has(port)))
	})
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		isReady: (port: number) => ready.has(port),
		async stop() {
			for (const beat of beats) clearInterval(beat)
			server.closeAllConnections()
			await new Promise((resolve) => server.close(resolve))
		},
	}
}
