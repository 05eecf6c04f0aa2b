import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, shiftOf, test } from '../fixtures.ts'

/** Long enough for a browser to paint what it has: shorter, and the test sees less, but never fails for it. */
const PAUSE_MS = 700

/** The site over a slow line: of a page, what comes after the navigation's first links waits. */
async function overSlowLine(site: string) {
	async function pass({ url, headers }: IncomingMessage, response: ServerResponse) {
		const { accept = '*/*', 'user-agent': agent = '' } = headers
		const answer = await fetch(site + url, { headers: { accept, 'user-agent': agent } })
		const body = Buffer.from(await answer.arrayBuffer())
		const type = answer.headers.get('content-type') ?? ''
		response.writeHead(answer.status, { 'Content-Type': type })
		const cut = type.startsWith('text/html') ? body.indexOf('</li>', body.indexOf('header-nav')) : 0
		if (cut > 0) {
			response.write(body.subarray(0, cut))
			await pause(PAUSE_MS)
		}
		response.end(body.subarray(Math.max(cut, 0)))
	}
	const server = createServer((request, response) => void pass(request, response))
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	const { port } = server.address() as AddressInfo
	return { url: `http://127.0.0.1:${port}`, stop: () => new Promise((resolve) => server.close(resolve)) }
}

test('a page that arrives in pieces shows nothing that the next piece moves', async ({ page, baseURL }) => {
	const line = await overSlowLine(baseURL!)
	try {
		await page.setViewportSize({ width: 1440, height: 900 })
		for (const path of ['/', '/seguros/auto', '/blog', '/blog/bati-o-carro-primeiras-24-horas', '/contact']) {
			await page.goto(line.url + path)
			expect(await shiftOf(page), path).toBe(0)
		}
	} finally {
		await line.stop()
	}
})
