import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Purged = { method: string | undefined; headers: IncomingHttpHeaders; tags: string[] }

/** The purge call of a CDN. It notes every call, those that it fails included. */
export async function startCdn() {
	const calls: Purged[] = []
	let fault: number | 'hang' | undefined
	const server = createServer((request, response) => {
		let body = ''
		request.on('data', (chunk: Buffer) => (body += chunk.toString()))
		request.on('end', () => {
			const { tags } = JSON.parse(body) as { tags: string[] }
			calls.push({ method: request.method, headers: request.headers, tags })
			if (fault === 'hang') return
			if (fault === 302) response.setHeader('location', 'http://127.0.0.1:1/')
			response.writeHead(fault ?? 200, { 'content-type': 'application/json' }).end('{"status":"ok"}')
		})
	})
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge`,
		calls,
		/** What calls meet from here on: a status, no answer at all, or nothing unusual. */
		failWith(how: number | 'hang' | undefined) {
			fault = how
		},
		async stop() {
			server.closeAllConnections()
			await new Promise<void>((resolve) => server.close(() => resolve()))
		},
	}
}
