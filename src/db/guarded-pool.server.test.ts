import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startPostgres } from '#tests/postgres.ts'
import { GuardedPool } from './guarded-pool.server.ts'

let postgres: Awaited<ReturnType<typeof startPostgres>>

beforeAll(async () => {
	postgres = await startPostgres()
})

afterAll(() => postgres.stop())

function openPool() {
	const pool = new GuardedPool({ connectionString: postgres.url, max: 3, mostWaiting: 50 })
	pool.on('error', () => {})
	onTestFinished(() => pool.end())
	return pool
}

test('after a cut nothing is handed out that has ended', async () => {
	const pool = openPool()
	await Promise.all([1, 2, 3].map(() => pool.query('select pg_sleep(0.05)')))
	expect(pool.idleCount).toBe(3)
	pool.cut()
	const answers = await Promise.all([1, 2, 3, 4].map((n) => pool.query<{ n: number }>(`select ${n} as n`)))
	expect(answers.map(({ rows }) => rows[0]!.n)).toEqual([1, 2, 3, 4])
})

test('a cut fails what is under way', async () => {
	const pool = openPool()
	const client = await pool.connect()
	const underWay = client.query('select pg_sleep(60)')
	pool.cut()
	await expect(underWay).rejects.toThrow('Connection terminated')
	client.release(true)
	expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

test('while it is suspended everything is refused, and goes on once it is resumed', async () => {
	const pool = openPool()
	await pool.query('select 1')
	pool.suspend()
	await expect(pool.query('select 1')).rejects.toThrow('the database does not answer')
	pool.resume()
	expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})
