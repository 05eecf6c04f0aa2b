import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { migrationsFolder } from '../migrations-folder.server.ts'
import { DatabaseBusy, DatabaseUnavailable } from '../unavailable.ts'
import { connectEmbedded, createEmbedded, type EmbeddedClient, type EmbeddedLimits } from './client.server.ts'

const LONG = 'select count(*) from generate_series(1, 500000)'
const ENDLESS = 'select count(*) from generate_series(1, 100000000000)'
const faults: string[] = []
const onGap = vi.fn<() => void>()
let template: string
let client: EmbeddedClient

beforeAll(async () => {
	template = newFolder()
	await createEmbedded(template)
	await (await open(template)).close()
})

afterEach(async () => {
	await client.close()
	faults.length = 0
	onGap.mockClear()
})

function newFolder(): string {
	return path.join(mkdtempSync(path.join(tmpdir(), 'farol-embedded-')), 'database')
}

async function open(folder: string, limits: Partial<EmbeddedLimits> = {}): Promise<EmbeddedClient> {
	const onFault = (error: unknown) => faults.push(String(error))
	return connectEmbedded({ folder, migrationsFolder, onFault, onGap, limits: { retryMs: 50, ...limits } })
}

async function connect(limits?: Partial<EmbeddedLimits>) {
	const folder = newFolder()
	cpSync(template, folder, { recursive: true })
	client = await open(folder, limits)
	await client.exec('create table things (id int primary key, seen timestamptz default now())')
	return { client, db: drizzle({ client: client as unknown as PGlite }) }
}

const thingsOf = async ({ query }: EmbeddedClient) => (await query('select id from things')).rows

test('values come back as Drizzle and pg-boss expect them from PGlite itself', async () => {
	await connect()
	const values = sql`select 7::int8 as big, true as yes, '{"a":[1]}'::jsonb as json, '{1,2}'::int[] as list, '\\x00ff'::bytea as bytes,
		'2026-03-10T12:00:00Z'::timestamptz as moment`
	const { rows } = await drizzle({ client: client as unknown as PGlite }).execute(values)
	const common = { big: 7, yes: true, json: { a: [1] }, list: [1, 2], bytes: new Uint8Array([0, 255]) }
	expect(rows).toEqual([{ ...common, moment: '2026-03-10 12:00:00+00' }])
	const direct = await client.query("select '2026-03-10T12:00:00Z'::timestamptz as moment, $1::text as given", ['ção'])
	expect(direct.rows).toEqual([{ moment: new Date('2026-03-10T12:00:00Z'), given: 'ção' }])
})

test('a transaction is kept whole or not at all, and a failed statement tells its code and its constraint', async () => {
	const { db } = await connect()
	await db.transaction(async (tx) => {
		await tx.execute(sql`insert into things values (1)`)
		await tx.transaction((nested) => nested.execute(sql`insert into things values (2)`))
	})
	const failing = db.transaction(async (tx) => {
		await tx.execute(sql`insert into things values (3)`)
		await tx.execute(sql`insert into things values (1)`)
	})
	await expect(failing).rejects.toMatchObject({ cause: { code: '23505', constraint: 'things_pkey' } })
	expect((await db.execute(sql`select id from things order by id`)).rows).toEqual([{ id: 1 }, { id: 2 }])
})

test('this thread goes on while a statement runs', async () => {
	await connect()
	const order: string[] = []
	const statement = client.exec(LONG).then(() => order.push('statement'))
	for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setTimeout(resolve, 1))
	order.push('this thread')
	await statement
	expect(order).toEqual(['this thread', 'statement'])
})

test('a statement that does not end is given up, and the database is opened anew with all that was kept', async () => {
	const { db } = await connect({ statementMs: 2_000 })
	const heard = vi.fn<(payload: string) => void>()
	await client.listen('news', heard)
	await db.execute(sql`insert into things values (1)`)
	await expect(client.exec(ENDLESS)).rejects.toThrow(DatabaseUnavailable)
	expect(faults).toEqual(['DatabaseUnavailable: a statement took more than 2000 ms'])
	await expect.poll(() => thingsOf(client)).toEqual([{ id: 1 }])
	expect(onGap).toHaveBeenCalledOnce()
	await client.exec("notify news, 'again'")
	await expect.poll(() => heard.mock.calls).toEqual([['again']])
})

test('a transaction cut short leaves nothing, and whoever waited behind it goes on', async () => {
	const { db } = await connect({ statementMs: 2_000 })
	const cut = db.transaction(async (tx) => {
		await tx.execute(sql`insert into things values (1)`)
		await tx.execute(sql.raw(ENDLESS))
	})
	await expect(cut).rejects.toMatchObject({ cause: expect.any(DatabaseUnavailable) })
	await expect.poll(() => thingsOf(client)).toEqual([])
})

test('a transaction that nobody goes on with is ended, and cannot be used afterwards', async () => {
	const { db } = await connect({ idleMs: 100 })
	const late = Promise.withResolvers<unknown>()
	const forgotten = db.transaction(async (tx) => {
		await tx.execute(sql`insert into things values (1)`)
		await new Promise((resolve) => setTimeout(resolve, 600))
		await tx.execute(sql`insert into things values (2)`).catch(late.resolve)
	})
	await expect(forgotten).rejects.toThrow('did nothing')
	expect((await client.query('select id from things')).rows).toEqual([])
	expect(await late.promise).toMatchObject({ cause: { message: 'the transaction is over' } })
})

test('the line of waiting statements is bounded', async () => {
	await connect({ mostWaiting: 2 })
	const asked = [LONG, 'select 1', 'select 2', 'select 3'].map((statement) => client.exec(statement))
	const answers = await Promise.allSettled(asked)
	expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected'])
	expect(answers[3]).toMatchObject({ reason: expect.any(DatabaseBusy) })
	expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

test('a value that cannot be sent fails alone', async () => {
	await connect()
	await expect(client.query('select $1::text', [Symbol('no')])).rejects.toThrow('could not be cloned')
	await expect(client.query('select $1::int', ['not a number'])).rejects.toMatchObject({ code: '22P02' })
	expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
	expect(faults).toEqual([])
})
