import { expect, onTestFinished, test } from 'vitest'
import { startServer } from '../server-process.ts'
import { preparedDataDir } from './data-dir.ts'

// More visitors at once than pages can be made for, each from a network of their own.

/** More than are let in and may wait together. */
const CROWD = 1_500

test('in a crowd some pages are made and the rest is refused in words, pages at hand go on, and afterwards all is as before', async () => {
	const server = await startServer({ env: { DATA_DIR: preparedDataDir(), TRUST_PROXY: 'true' } })
	onTestFinished(async () => void (await server.stop('SIGKILL')))
	const ask = async (path: string, visitor: number) => {
		const network = `100.${64 + (visitor >> 8)}.${visitor & 255}.1`
		const answer = await fetch(server.url + path, { headers: { 'x-forwarded-for': network } })
		return { status: answer.status, retryAfter: answer.headers.get('retry-after'), text: await answer.text() }
	}
	expect(await ask('/', 0)).toMatchObject({ status: 200 })

	const searches = Array.from({ length: CROWD }, (_, visitor) => ask(`/blog/busca?q=seguro+${visitor}`, visitor))
	const readers = Array.from({ length: 20 }, (_, reader) => ask('/', CROWD + reader))
	for (const { status, text } of await Promise.all(readers)) {
		expect(status).toBe(200)
		expect(text).toContain('</html>')
	}
	const answers = await Promise.all(searches)
	expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]))
	const refused = answers.filter(({ status }) => status === 503)
	for (const { retryAfter } of refused) expect(Number(retryAfter)).toBeGreaterThan(0)

	expect(await ask('/blog/busca?q=depois+de+tudo', 1)).toMatchObject({ status: 200 })
	expect(await ask('/readyz', 1)).toMatchObject({ status: 200 })
})
