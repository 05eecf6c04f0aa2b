import pg from 'pg'
import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPostgres } from '../postgres.ts'
import { type ServerProcess, startServer } from '../server-process.ts'

// Two instances of the built server on one PostgreSQL, with one scheduler between them.

let postgres: Awaited<ReturnType<typeof startPostgres>>
let servers: ServerProcess[]
let client: pg.Client
let boss: PgBoss

beforeAll(async () => {
	postgres = await startPostgres()
	const env = {
		DATABASE_URL: postgres.url,
		AUTH_SECRET: 'a-secret-for-tests-only-0123456789',
		ADMIN_PASSWORD: 'uma-senha-de-testes',
		SEED_DEMO: 'true',
	}
	servers = await Promise.all([startServer({ env }), startServer({ env })])
	client = new pg.Client({ connectionString: postgres.url })
	await client.connect()
	boss = new PgBoss({
		connectionString: postgres.url,
		schema: 'jobs',
		supervise: false,
		schedule: false,
		migrate: false,
	})
	await boss.start()
}, 60_000)

afterAll(async () => {
	await boss.stop({ graceful: false })
	await client.end()
	await Promise.all(servers.map((server) => server.stop()))
	await postgres.stop()
}, 30_000)

async function eventually(check: () => Promise<boolean>) {
	for (;;) {
		if (await check()) return
		await new Promise((resolve) => setTimeout(resolve, 50))
	}
}

async function one<Row extends pg.QueryResultRow>(text: string): Promise<Row> {
	return (await client.query<Row>(text)).rows[0]!
}

const generated = () =>
	one<{ total: number; categories: number }>(
		'select count(*)::int as total, count(distinct category_id)::int as categories from blog_posts where auto_generated',
	)

test('a due moment is one run between two servers, with one article per category', async () => {
	// Switched on days ago, and no server was up at the last due moment.
	await client.query(
		`insert into scheduler_settings (id, enabled, enabled_at) values (1, true, now() - interval '3 days')`,
	)
	await boss.send('run-scheduler', {})
	await eventually(async () => {
		const { done } = await one<{ done: number }>(
			`select count(*)::int as done from scheduler_runs where state <> 'running'`,
		)
		return done > 0
	})
	// Both are woken again, and again: the moment has had its run.
	for (let round = 0; round < 3; round += 1) {
		const id = await boss.send('run-scheduler', {})
		if (id) await eventually(async () => (await boss.getJobById('run-scheduler', id))?.state === 'completed')
	}
	const runs = await client.query(`select trigger, state, success, summary from scheduler_runs`)
	expect(runs.rows).toEqual([
		{ trigger: 'clock', state: 'done', success: true, summary: { success: 8, skipped: 0, error: 0 } },
	])
	expect(await generated()).toEqual({ total: 8, categories: 8 })
}, 120_000)

test('pressed on both servers at once it is still one article per category and day', async () => {
	await client.query(`delete from blog_posts where auto_generated`)
	await client.query(`delete from scheduler_runs`)
	await client.query(`update scheduler_settings set enabled = false, enabled_at = null`)
	await fetch(`${servers[0]!.url}/functions/v1/admin-setup`, { method: 'POST' })
	const presses = servers
		.flatMap((server) => [server, server])
		.map(async (server) => {
			const entered = await fetch(`${server.url}/api/auth/sign-in/email`, {
				method: 'POST',
				headers: { 'content-type': 'application/json' },
				body: JSON.stringify({ email: 'admin@faroldosul.example', password: 'uma-senha-de-testes' }),
			})
			const cookie = entered.headers.getSetCookie()[0]!.split(';')[0]!
			return fetch(`${server.url}/admin/scheduler`, {
				method: 'POST',
				headers: { cookie, origin: server.url },
				body: new URLSearchParams({ intent: 'run' }),
			})
		})
	for (const answer of await Promise.all(presses)) expect(answer.status).toBe(200)
	await eventually(async () => {
		const { open } = await one<{ open: number }>(
			`select count(*)::int as open from scheduler_runs where state = 'running'`,
		)
		return open === 0
	})
	expect(await generated()).toEqual({ total: 8, categories: 8 })
}, 120_000)
