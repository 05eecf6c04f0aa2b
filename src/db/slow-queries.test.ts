import { expect, test, vi } from 'vitest'
import { type OnSlow, timed, watchClient } from './slow-queries.ts'

const TEXT = 'select *\n\tfrom leads where email = $1'

test('a statement that took long is told by its text on one line, and how it ended is as it was', async () => {
	const onSlow = vi.fn<OnSlow>()
	expect(await timed(TEXT, async () => 'rows', onSlow, 0)).toBe('rows')
	await expect(timed(TEXT, () => Promise.reject(new Error('refused')), onSlow, 0)).rejects.toThrow('refused')
	const told = { query: 'select * from leads where email = $1', ms: expect.any(Number) }
	expect(onSlow.mock.calls).toEqual([[told], [told]])
})

test('a quick one is not told', async () => {
	const onSlow = vi.fn<OnSlow>()
	await timed(TEXT, async () => 'rows', onSlow, Number.POSITIVE_INFINITY)
	expect(onSlow).not.toHaveBeenCalled()
})

test('a connection tells of statements with a promise and with a callback, never of their values', async () => {
	const onSlow = vi.fn<OnSlow>()
	const query = vi.fn<(...args: unknown[]) => unknown>((...args) => {
		const done = args.at(-1)
		if (typeof done !== 'function') return Promise.resolve('rows')
		;(done as (error: undefined, rows: string) => void)(undefined, 'rows')
	})
	const client = { query }
	watchClient(client, onSlow, 0)
	expect(await client.query({ text: TEXT, values: ['maria@exemplo.com.br'] })).toBe('rows')
	const answered = await new Promise(
		(resolve) => void client.query(TEXT, ['maria@exemplo.com.br'], (_: unknown, rows: unknown) => resolve(rows)),
	)
	expect(answered).toBe('rows')
	await expect.poll(() => onSlow.mock.calls.length).toBe(2)
	expect(JSON.stringify(onSlow.mock.calls)).not.toContain('maria')
	// What is no statement with a text, such as a cursor, passes as it is.
	const cursor = { submit: () => {} }
	client.query(cursor)
	expect(query).toHaveBeenLastCalledWith(cursor)
})
