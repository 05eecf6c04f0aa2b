import { globSync, readFileSync } from 'node:fs'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enterAsFirstAdmin, FIRST_PASSWORD } from '../first-admin.ts'
import { startPostgres } from '../postgres.ts'
import { type ServerProcess, startServer } from '../server-process.ts'
import { startUnsplash } from '../stand-ins/unsplash.ts'

// A key that an administrator entered holds on every instance, and is found in no database, log, page or file.

const KEY = 'chave-que-ninguem-le-f3Qa'
const SECRET = 'a-secret-for-tests-only-0123456789'
const SCREEN = '/admin/integracoes'

let postgres: Awaited<ReturnType<typeof startPostgres>>
let unsplash: Awaited<ReturnType<typeof startUnsplash>>
let one: ServerProcess
let other: ServerProcess
const printed: string[] = []

beforeAll(async () => {
	postgres = await startPostgres()
	unsplash = await startUnsplash()
	one = await start(SECRET)
	other = await start(SECRET)
})

afterAll(async () => {
	await Promise.all([one.stop(), other.stop()])
	await unsplash.stop()
	await postgres.stop()
})

function start(secret: string) {
	return startServer({
		env: {
			DATABASE_URL: postgres.url,
			AUTH_SECRET: secret,
			ADMIN_PASSWORD: FIRST_PASSWORD,
			LOG_LEVEL: 'trace',
			SEED_DEMO: 'false',
			UNSPLASH_BASE_URL: unsplash.url,
		},
	})
}

async function send(server: ServerProcess, cookie: string, form: Record<string, string>): Promise<string> {
	const answer = await fetch(server.url + SCREEN, {
		method: 'POST',
		headers: { origin: server.url, cookie },
		body: new URLSearchParams(form),
	})
	return answer.text()
}

async function screenOf(server: ServerProcess, cookie: string): Promise<string> {
	return (await fetch(server.url + SCREEN, { headers: { cookie } })).text()
}

/** Every row of every table, the job queue's too, as text. */
async function dump(): Promise<string> {
	const client = new pg.Client({ connectionString: postgres.url })
	await client.connect()
	const { rows: tables } = await client.query<{ name: string }>(
		`select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'jobs')`,
	)
	const parts: string[] = []
	for (const { name } of tables) parts.push(JSON.stringify((await client.query(`select t::text from ${name} t`)).rows))
	await client.end()
	return parts.join('\n')
}

test('it holds on every instance without a new start, and nobody reads it anywhere', async () => {
	const cookie = await enterAsFirstAdmin(one)
	const saved = await send(one, cookie, { service: 'unsplash', intent: 'save', UNSPLASH_ACCESS_KEY: KEY })
	expect(saved).toContain('Guardado.')
	expect(unsplash.searches).toHaveLength(1)

	await expect.poll(() => screenOf(other, cookie)).toContain('••••••••f3Qa')
	await send(other, cookie, { service: 'unsplash', intent: 'test' })
	expect(unsplash.searches).toHaveLength(2)

	printed.push(saved, await screenOf(one, cookie), await screenOf(other, cookie), await dump())
	printed.push(one.output(), other.output())
	for (const text of printed) {
		expect(text).not.toContain(KEY)
		expect(text).not.toContain('ninguem-le')
	}
	const files = globSync('build/client/**/*.{js,css,html,json}')
	expect(files.length).toBeGreaterThan(0)
	expect(files.filter((file) => readFileSync(file, 'utf8').includes('stored_values'))).toEqual([])
})

test('under another AUTH_SECRET it must be entered again, and nothing else breaks', async () => {
	const renewed = await start('another-secret-for-tests-0123456789')
	try {
		const cookie = await enterAsFirstAdmin(renewed)
		expect(await screenOf(renewed, cookie)).toContain('Digite de novo')
		expect((await fetch(renewed.url)).status).toBe(200)
		const saved = await send(renewed, cookie, { service: 'unsplash', intent: 'save', UNSPLASH_ACCESS_KEY: KEY })
		expect(saved).toContain('Guardado.')
		expect(await screenOf(renewed, cookie)).not.toContain('Digite de novo')
		expect(renewed.output()).not.toContain(KEY)
	} finally {
		await renewed.stop()
	}
})
