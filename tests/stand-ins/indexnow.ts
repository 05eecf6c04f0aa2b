import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Told = { host: string; key: string; keyLocation: string; urlList: string[] }

/** IndexNow's endpoint on this machine. It refuses, as the service does, addresses that are not of the host. */
export async function startIndexNow() {
	const told: Told[] = []
	let next: number | 'hang' | undefined
	const server = createServer((request, response) => {
		let body = ''
		request.on('data', (chunk: Buffer) => (body += chunk.toString()))
		request.on('end', () => {
			const fault = next
			next = undefined
			if (fault === 'hang') return
			const message = JSON.parse(body) as Told
			const foreign = message.urlList.some((url) => new URL(url).host !== message.host)
			response.statusCode = fault ?? (foreign ? 422 : 202)
			if (response.statusCode < 300) told.push(message)
			response.end()
		})
	})
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	return {
		baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		told,
		/** What the next call meets: a status, or no answer at all. */
		failNext(fault: number | 'hang') {
			next = fault
		},
		async stop() {
			server.closeAllConnections()
			await new Promise<void>((resolve) => server.close(() => resolve()))
		},
	}
}
