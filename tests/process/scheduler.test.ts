import pg from 'pg'
import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enterAsFirstAdmin, FIRST_PASSWORD } from '../first-admin.ts'
import { startPostgres } from '../postgres.ts'
import { type ServerProcess, startServer } from '../server-process.ts'
import { startGroq } from '../stand-ins/groq.ts'

// Two instances of the built server on one PostgreSQL, with one scheduler between them.

/** Of core/generation/scheduler/start-scheduler-run.ts. */
const START_RUN_LOCK = 7_310_010

let postgres: Awaited<ReturnType<typeof startPostgres>>
let servers: ServerProcess[]
let client: pg.Client
let boss: PgBoss

beforeAll(async () => {
	postgres = await startPostgres()
	const env = environment()
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
})

function environment() {
	return {
		DATABASE_URL: postgres.url,
		AUTH_SECRET: 'a-secret-for-tests-only-0123456789',
		ADMIN_PASSWORD: FIRST_PASSWORD,
		SEED_DEMO: 'true',
	}
}

afterAll(async () => {
	await boss.stop({ graceful: false })
	await client.end()
	await Promise.all(servers.map((server) => server.stop()))
	await postgres.stop()
})

async function one<Row extends pg.QueryResultRow>(text: string): Promise<Row> {
	return (await client.query<Row>(text)).rows[0]!
}

async function runsThat(are: string): Promise<number> {
	return (await one<{ count: number }>(`select count(*)::int as count from scheduler_runs where ${are}`)).count
}

const generated = () =>
	one<{ total: number; categories: number }>(
		'select count(*)::int as total, count(distinct category_id)::int as categories from blog_posts where auto_generated',
	)

test('a due moment that both servers see at once is one run, with one article per category', async () => {
	// Switched on days ago, and no server was up at the last due moment.
	await client.query(
		`insert into scheduler_settings (id, enabled, enabled_at) values (1, true, now() - interval '3 days')`,
	)
	// Both have seen that nothing was started, and stand before the same door, until we let them go.
	await client.query(`select pg_advisory_lock(${START_RUN_LOCK})`)
	for (const waiting of [1, 2]) {
		await boss.send('run-scheduler', {})
		const queue = `select count(*)::int as count from pg_locks where locktype = 'advisory' and objid = ${START_RUN_LOCK} and not granted`
		await expect.poll(async () => (await one<{ count: number }>(queue)).count).toBeGreaterThanOrEqual(waiting)
	}
	await client.query(`select pg_advisory_unlock(${START_RUN_LOCK})`)
	await expect.poll(() => runsThat(`state <> 'running'`)).toBeGreaterThan(0)
	// Woken again: the moment has had its run.
	const id = await boss.send('run-scheduler', {})
	// Without an id one was waiting already, whose run is seen above.
	const stateOf = async () => (id ? (await boss.getJobById('run-scheduler', id))?.state : 'completed')
	await expect.poll(stateOf).toBe('completed')
	const runs = await client.query(`select trigger, state, success, summary from scheduler_runs`)
	expect(runs.rows).toEqual([
		{ trigger: 'clock', state: 'done', success: true, summary: { success: 8, skipped: 0, error: 0, cancelled: 0 } },
	])
	expect(await generated()).toEqual({ total: 8, categories: 8 })
})

test('pressed on both servers at once it is still one article per category and day', async () => {
	await client.query(`delete from blog_posts where auto_generated`)
	await client.query(`delete from scheduler_runs`)
	await client.query(`update scheduler_settings set enabled = false, enabled_at = null`)
	const { rows } = await client.query<{ id: string }>(`select id from blog_categories`)
	const ticked = rows.map(({ id }) => id)
	const presses = servers
		.flatMap((server) => [server, server])
		.map(async (server) => {
			const cookie = await enterAsFirstAdmin(server)
			return fetch(`${server.url}/admin/scheduler`, {
				method: 'POST',
				headers: { cookie, origin: server.url },
				body: new URLSearchParams([['intent', 'run'], ...ticked.map((id) => ['categoryIds', id])]),
			})
		})
	for (const answer of await Promise.all(presses)) expect(answer.status).toBe(200)
	await expect.poll(() => runsThat(`state = 'running'`)).toBe(0)
	expect(await generated()).toEqual({ total: 8, categories: 8 })
})

test('a server killed while it writes leaves a run that the next one ends, with one article per category', async () => {
	await client.query(`delete from blog_posts where auto_generated`)
	await client.query(`delete from scheduler_runs`)
	// The others let go of nothing: they have no run.
	await Promise.all(servers.map((server) => server.stop()))
	const groq = await startGroq()
	const env = { ...environment(), GROQ_API_KEY: groq.apiKey, GROQ_BASE_URL: groq.baseUrl }
	const doomed = await startServer({ env })
	// In the middle of the list, with an article before it and a category after it.
	await client.query(
		`insert into blog_topics (category_id, topic) select id, 'Carga parada no pátio [[groq:trava-uma-vez]]' from blog_categories where slug = 'empresas'`,
	)
	await client.query(
		`insert into scheduler_runs (trigger, day, results)
		select 'manual', current_date, jsonb_agg(jsonb_build_object('categoryId', id, 'category', name, 'status', 'waiting', 'title', '') order by slug)
		from blog_categories where slug in ('cotacoes', 'empresas', 'viagem')`,
	)
	await boss.send('run-scheduler', {})
	await expect
		.poll(() => groq.seen.some(({ task, text }) => task === 'escrever' && text.includes('trava-uma-vez')))
		.toBe(true)
	await doomed.stop('SIGKILL')
	expect(await generated()).toEqual({ total: 1, categories: 1 })

	servers = [await startServer({ env })]
	// As if the time had passed after which silence means death.
	await client.query('update leases set expires_at = now()')
	await boss.send('work-pipeline', {})
	await expect.poll(() => runsThat(`state = 'done'`)).toBe(1)
	await groq.stop()
	expect(await generated()).toEqual({ total: 3, categories: 3 })
	const used = await one<{ count: number }>(
		`select count(*)::int as count from blog_topics where topic like 'Carga parada%' and used_at is not null`,
	)
	expect(used.count).toBe(1)
})
