import { expect, onTestFinished, test } from 'vitest'
import { startBalancer } from '../balancer.ts'
import { freePort, startPostgres } from '../postgres.ts'
import { type ServerProcess, startServer } from '../server-process.ts'

// Three instances on one PostgreSQL behind a load balancer, replaced one after another while readers ask.

test('a rolling restart of three instances fails no request', async () => {
	const postgres = await startPostgres()
	onTestFinished(() => postgres.stop())
	const env = { DATABASE_URL: postgres.url, AUTH_SECRET: 'a-secret-for-tests-only-0123456789', SEED_DEMO: 'true' }
	const ports = [await freePort(), await freePort(), await freePort()]
	const servers = new Map<number, ServerProcess>()
	onTestFinished(async () => void (await Promise.all([...servers.values()].map((server) => server.stop('SIGKILL')))))
	const start = async (port: number) => void servers.set(port, await startServer({ env, port }))
	for (const port of ports) await start(port)
	const balancer = await startBalancer(ports)
	onTestFinished(() => balancer.stop())
	for (const port of ports) await expect.poll(() => balancer.isReady(port)).toBe(true)

	const over = new AbortController()
	const statuses = new Map<number, number>()
	/** What is in memory, and what has to be made. */
	async function read(reader: number): Promise<void> {
		for (let page = 0; !over.signal.aborted; page += 1) {
			const path = page % 2 === 0 ? '/blog' : `/blog/busca?q=seguro+${reader}+${page % 40}`
			const answer = await fetch(balancer.url + path)
			await answer.arrayBuffer()
			statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
		}
	}
	const readers = [0, 1].map(read)
	for (const port of ports) {
		expect(await servers.get(port)!.stop()).toBe(0)
		await expect.poll(() => balancer.isReady(port)).toBe(false)
		await start(port)
		await expect.poll(() => balancer.isReady(port)).toBe(true)
	}
	over.abort()
	await Promise.all(readers)
	expect([...statuses.keys()]).toEqual([200])
	expect(statuses.get(200)).toBeGreaterThan(3)
})
