import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startBalancer } from '../balancer.ts'
import { enterAsFirstAdmin, FIRST_PASSWORD } from '../first-admin.ts'
import { freePort } from '../free-port.ts'
import { startPostgres } from '../postgres.ts'
import { type ServerProcess, startServer } from '../server-process.ts'
import { startSmtp } from '../smtp.ts'

// Three instances of the built server on one PostgreSQL behind a load balancer, which asks them in turns.

let postgres: Awaited<ReturnType<typeof startPostgres>>
let smtp: Awaited<ReturnType<typeof startSmtp>>
let balancer: Awaited<ReturnType<typeof startBalancer>>
let servers: ServerProcess[]
let start: (port: number) => Promise<ServerProcess>
let client: pg.Client

beforeAll(async () => {
	;[postgres, smtp] = await Promise.all([startPostgres(), startSmtp()])
	const ports = [await freePort(), await freePort(), await freePort()]
	balancer = await startBalancer(ports)
	const env = {
		DATABASE_URL: postgres.url,
		AUTH_SECRET: 'a-secret-for-tests-only-0123456789',
		ADMIN_PASSWORD: FIRST_PASSWORD,
		SEED_DEMO: 'true',
		SITE_URL: balancer.url,
		TRUST_PROXY: 'true',
		SMTP_URL: smtp.url,
	}
	start = (port) => startServer({ env, port })
	servers = await Promise.all(ports.map(start))
	await vi.waitUntil(() => ports.every(balancer.isReady), { timeout: 180_000 })
	client = new pg.Client({ connectionString: postgres.url })
	await client.connect()
})

afterAll(async () => {
	await client.end()
	await balancer.stop()
	await Promise.all(servers.map((server) => server.stop()))
	await Promise.all([smtp.stop(), postgres.stop()])
})

/** What each of them answers whoever has the cookie. */
function statuses(cookie: string): Promise<number[]> {
	const ask = async ({ url }: ServerProcess) =>
		(await fetch(`${url}/admin/dashboard`, { headers: { cookie }, redirect: 'manual' })).status
	return Promise.all(servers.map(ask))
}

test('who enters at one is known to all, and who leaves at one has left all', async () => {
	const cookie = await enterAsFirstAdmin(balancer)
	expect(await statuses(cookie)).toEqual([200, 200, 200])
	const headers = { cookie, origin: balancer.url }
	await fetch(`${servers[1]!.url}/admin/sair`, { method: 'POST', headers, redirect: 'manual' })
	expect(await statuses(cookie)).toEqual([302, 302, 302])
})

test('wrong passwords are counted over all of them', async () => {
	const guess = (server: ServerProcess) =>
		fetch(`${server.url}/api/auth/sign-in/email`, {
			method: 'POST',
			headers: { 'content-type': 'application/json', origin: balancer.url, 'x-forwarded-for': '203.0.113.9' },
			body: JSON.stringify({ email: 'ninguem@exemplo.com.br', password: 'uma-senha-errada' }),
		})
	const answers = []
	for (let index = 0; index < 6; index += 1) answers.push((await guess(servers[index % 3]!)).status)
	expect(answers).toEqual([401, 401, 401, 401, 401, 429])
})

test('each lead is there once and told by mail once, whoever took it, and a form that comes twice is one', async () => {
	const names = Array.from({ length: 9 }, (_, index) => `visitante${index}`)
	const send = async (name: string, sending: string) => {
		const body = new URLSearchParams({ kind: 'quote', brand: 'Fiat', model: name, year: '2024', cep: '95560-000' })
		body.set('email', `${name}@exemplo.com.br`)
		body.set('submission', sending)
		const headers = { origin: balancer.url, 'x-forwarded-for': `198.51.100.${names.indexOf(name) + 1}` }
		return (await fetch(`${balancer.url}/seguros/auto`, { method: 'POST', body, headers })).status
	}
	// Twice at once: the balancer gives the two to different instances.
	const sent = names.flatMap((name) => {
		const sending = randomUUID()
		return [send(name, sending), send(name, sending)]
	})
	expect(new Set(await Promise.all(sent))).toEqual(new Set([200]))
	const { rows } = await client.query<{ model: string }>(`select answers->>'Modelo' as model from leads`)
	expect(rows.map(({ model }) => model).sort()).toEqual(names)

	const waiting = 'select count(*)::int as count from outgoing_mails where sent_at is null'
	const stillWaiting = async () => (await client.query<{ count: number }>(waiting)).rows[0]!.count
	await expect.poll(stillWaiting).toBe(0)
	const ids = smtp.mails.map((mail) => /^Message-ID: (.*)$/im.exec(mail)![1])
	expect(ids.length).toBeGreaterThanOrEqual(names.length)
	expect(new Set(ids).size).toBe(ids.length)
	const { rows: mails } = await client.query('select 1 from outgoing_mails')
	expect(ids).toHaveLength(mails.length)
})

test('replaced one after another, they fail no request', async () => {
	const over = new AbortController()
	const seen = new Map<number, number>()
	/** What is in memory, and what has to be made. */
	async function read(reader: number): Promise<void> {
		for (let page = 0; !over.signal.aborted; page += 1) {
			const path = page % 2 === 0 ? '/blog' : `/blog/busca?q=seguro+${reader}+${page % 40}`
			const answer = await fetch(balancer.url + path, { headers: { 'x-forwarded-for': `192.0.2.${reader}` } })
			await answer.arrayBuffer()
			seen.set(answer.status, (seen.get(answer.status) ?? 0) + 1)
		}
	}
	const readers = [0, 1].map(read)
	for (const [index, server] of servers.entries()) {
		const port = Number(new URL(server.url).port)
		expect(await server.stop()).toBe(0)
		await expect.poll(() => balancer.isReady(port)).toBe(false)
		servers[index] = await start(port)
		await expect.poll(() => balancer.isReady(port)).toBe(true)
	}
	over.abort()
	await Promise.all(readers)
	expect([...seen.keys()]).toEqual([200])
	expect(seen.get(200)).toBeGreaterThan(3)
})
