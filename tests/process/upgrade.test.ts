import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startPostgres } from '../postgres.ts'
import { launchServer, startServer } from '../server-process.ts'
import { emptyDataDir } from './data-dir.ts'

// The built server on a database that another version left: an old one is brought up to date, a newer one is left alone.

type Query = (text: string) => Promise<{ rows: unknown[] }>
type OldDatabase = {
	env: Record<string, string>
	variable: string
	/** Asks the database while no server runs on it. */
	ask: <T>(work: (query: Query) => Promise<T>) => Promise<T>
}

const old = readFileSync('tests/process/databases/475bc93.sql', 'utf8')
const hashes = /^-- hashes: (.+)$/m.exec(old)![1]!.split(' ')
const migrationsOfOld = firstMigrations(hashes.length)
let postgres: Awaited<ReturnType<typeof startPostgres>>

beforeAll(async () => {
	postgres = await startPostgres()
})
afterAll(() => postgres.stop())

/** The folder as it was when it held that many. */
function firstMigrations(count: number): string {
	const folder = mkdtempSync(path.join(tmpdir(), 'farol-migrations-'))
	const journal = JSON.parse(readFileSync('src/db/migrations/meta/_journal.json', 'utf8')) as {
		entries: { tag: string }[]
	}
	const entries = journal.entries.slice(0, count)
	mkdirSync(path.join(folder, 'meta'))
	writeFileSync(path.join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }))
	for (const { tag } of entries) cpSync(`src/db/migrations/${tag}.sql`, path.join(folder, `${tag}.sql`))
	return folder
}

async function embedded(): Promise<OldDatabase> {
	const dataDir = emptyDataDir()
	const open = () => PGlite.create(path.join(dataDir, 'database'), { extensions: { unaccent, pg_trgm } })
	const client = await open()
	await migrate(drizzle({ client }), { migrationsFolder: migrationsOfOld })
	await client.exec(old)
	await client.close()
	return {
		env: { DATA_DIR: dataDir },
		variable: 'DATA_DIR',
		async ask(work) {
			const opened = await open()
			try {
				return await work((text) => opened.query(text))
			} finally {
				await opened.close()
			}
		},
	}
}

let databases = 0

async function onPostgres(): Promise<OldDatabase> {
	databases += 1
	const name = `old_${databases}`
	await postgres.createDatabase(name)
	const connectionString = postgres.url.replace(/\/postgres$/, `/${name}`)
	const client = new pg.Client({ connectionString })
	await client.connect()
	onTestFinished(() => client.end())
	await migratePg(drizzlePg({ client }), { migrationsFolder: migrationsOfOld })
	await client.query(old)
	return {
		env: { DATABASE_URL: connectionString, AUTH_SECRET: 'x'.repeat(32), DATA_DIR: emptyDataDir() },
		variable: 'DATABASE_URL',
		ask: (work) => work((text) => client.query(text)),
	}
}

const kinds = { embedded, postgres: onPostgres }
const kindNames = Object.keys(kinds) as (keyof typeof kinds)[]

/** One row, as text: what both drivers say alike. */
async function valuesOf(query: Query, text: string): Promise<unknown> {
	const { rows } = await query(`select to_json(t)::text as row from (${text}) as t`)
	return rows.map((row) => JSON.parse((row as { row: string }).row) as unknown)
}

test.for(kindNames)(
	'a database as 475bc93 made it is brought up to date, and what was in it is there (%s)',
	async (kind) => {
		const database = await kinds[kind]()
		// None of the migrations that are out there was changed since.
		const done = await database.ask((query) =>
			valuesOf(query, 'select hash from drizzle.__drizzle_migrations order by created_at'),
		)
		expect(done).toEqual(hashes.map((hash) => ({ hash })))

		const server = await startServer({ env: { ...database.env, SEED_DEMO: 'false' } })
		onTestFinished(async () => void (await server.stop('SIGKILL')))
		const page = async (address: string) => {
			const answer = await fetch(server.url + address)
			return { url: answer.url.slice(server.url.length), text: await answer.text() }
		}
		expect((await page('/blog')).text).toContain('Bati o carro: o que fazer nas primeiras 24 horas')
		expect((await page('/blog/seguro-viagem-mercosul')).text).toContain('Seguro viagem para o Mercosul: vale a pena?')
		// The address of before still leads to the article.
		expect((await page('/blog/sinistro-negado-como-recorrer')).url).toBe('/blog/sinistro-negado-recorrer')
		expect((await page('/blog/busca?q=mercosul')).text).toContain('vale a pena?')
		expect(await server.stop()).toBe(0)

		await database.ask(async (query) => {
			const read = (text: string) => valuesOf(query, text)
			expect(await read('select number, name, status, answers from leads')).toEqual([
				{ number: 1001, name: 'Marcos Dutra', status: 'quoted', answers: { Placa: 'ABC1D23' } },
			])
			expect(await read('select kind, note from lead_events order by kind')).toEqual([
				{ kind: 'note', note: 'Ligar às 14h' },
				{ kind: 'status', note: null },
			])
			expect(await read("select search_text like '%marcos dutra%' as found from leads")).toEqual([{ found: true }])
			expect(await read('select email, confirmed_at is not null as confirmed from newsletter_subscribers')).toEqual([
				{ email: 'leitora@exemplo.example', confirmed: true },
			])
			expect(await read('select name, email, role from users')).toEqual([
				{ name: 'Ana Nunes', email: 'ana@horizonte.example', role: 'admin' },
			])
			expect(await read('select settings, state from pipeline_runs')).toEqual([
				{ settings: { tone: 'simples' }, state: 'completed' },
			])
			expect(await read('select enabled, hour, category_ids from scheduler_settings')).toEqual([
				{ enabled: true, hour: 6, category_ids: null },
			])
			expect(await read('select topic from blog_topics')).toEqual([{ topic: 'Bagagem extraviada' }])
			expect(await read('select name, alt from media_files')).toEqual([{ name: 'foto.webp', alt: 'Uma foto' }])
			expect(await read('select gemini_monthly_limit from system_config')).toEqual([{ gemini_monthly_limit: 3.5 }])
			expect(await read('select sum(posts) as posts from published_post_counts')).toEqual([{ posts: 3 }])
			expect(await read('select count(*) as posts from blog_posts')).toEqual([{ posts: 3 }])
			expect(await read("select fields ->> 'title' as title from post_working_copies")).toEqual([
				{ title: 'Título em rascunho' },
			])
			// Somebody has entered here long ago: the set-up is closed. Plain tokens of sessions are gone.
			expect(await read("select name from milestones where name = 'first-entry'")).toEqual([{ name: 'first-entry' }])
			expect(await read('select count(*) as kept from sessions')).toEqual([{ kept: 0 }])
		})
	},
)

test.for(kindNames)(
	'a database of a newer version is refused in one line, and nothing in it is changed (%s)',
	async (kind) => {
		const database = await kinds[kind]()
		const future = "insert into drizzle.__drizzle_migrations (hash, created_at) values ('of the future', 4102444800000)"
		await database.ask((query) => query(future))
		const server = await launchServer({ env: database.env })
		expect(await server.exit).toBe(1)
		expect(server.output().trim()).toBe(
			`${database.variable}: o banco de dados é de uma versão mais nova deste programa. Atualize o programa, ou restaure um backup feito por esta versão. Nada foi mudado.`,
		)
		await database.ask(async (query) => {
			expect(await valuesOf(query, 'select count(*) as done from drizzle.__drizzle_migrations')).toEqual([
				{ done: hashes.length + 1 },
			])
			expect(await valuesOf(query, "select to_regclass('facts') as facts, count(*) as sessions from sessions")).toEqual(
				[{ facts: null, sessions: 1 }],
			)
		})
	},
)
