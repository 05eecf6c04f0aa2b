import http, { type RequestListener } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll } from 'vitest'
import { guardedFetch } from '#lib/guarded-fetch.ts'

/** Documentation has no addresses that count as public; this one is nic.br's, and nothing is ever sent to it. */
const PUBLIC = '200.160.2.3'

/** A server on this machine that stands for every host of the web, and the guarded fetch that reaches it. Plain http. */
export async function localWeb(answer: RequestListener): Promise<typeof guardedFetch> {
	const server = http.createServer(answer)
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	const { port } = server.address() as AddressInfo
	afterAll(() => {
		server.closeAllConnections()
		server.close()
	})
	return (address, options) =>
		guardedFetch(address, {
			...options,
			lookup: async () => [PUBLIC],
			dial: () => connect({ host: '127.0.0.1', port }),
		})
}
