import { expect, test } from 'vitest'
import { testDb } from '#tests/db.ts'
import { answerOnce } from './answer-once.ts'

const db = testDb()
const noon = new Date('2026-03-10T12:00:00Z')
const hoursLater = (hours: number) => () => new Date(noon.getTime() + hours * 3_600_000)

function counter() {
	let calls = 0
	return { calls: () => calls, answer: async () => ({ status: 200, body: { call: (calls += 1) } }) }
}

test('the same request again gets the same answer, and nothing is done twice', async () => {
	const { calls, answer } = counter()
	const asked = { key: 'ana:a', fingerprint: 'x', now: hoursLater(0), answer }
	const first = await answerOnce(db, asked)
	expect(first).toEqual({ ok: true, answer: { status: 200, body: { call: 1 } } })
	expect(await answerOnce(db, { ...asked, now: hoursLater(23) })).toEqual(first)
	expect(calls()).toBe(1)
})

test('after a day, or under another key, it is another request', async () => {
	const { answer } = counter()
	const asked = { key: 'ana:b', fingerprint: 'x', now: hoursLater(0), answer }
	await answerOnce(db, asked)
	expect(await answerOnce(db, { ...asked, now: hoursLater(24.1) })).toMatchObject({ answer: { body: { call: 2 } } })
	expect(await answerOnce(db, { ...asked, key: 'rui:b' })).toMatchObject({ answer: { body: { call: 3 } } })
})

test('another request under the same key is refused', async () => {
	const { calls, answer } = counter()
	const asked = { key: 'ana:c', fingerprint: 'x', now: hoursLater(0), answer }
	await answerOnce(db, asked)
	expect(await answerOnce(db, { ...asked, fingerprint: 'y' })).toEqual({ ok: false, reason: 'other-request' })
	expect(calls()).toBe(1)
})

test('of many at once one is acted on, and the others hear that it is under way', async () => {
	const { calls, answer } = counter()
	const begun = Promise.withResolvers<void>()
	const held = Promise.withResolvers<void>()
	const slowly = async () => {
		begun.resolve()
		await held.promise
		return answer()
	}
	const asked = { key: 'ana:d', fingerprint: 'x', now: hoursLater(0), answer: slowly }
	const all = Promise.all(Array.from({ length: 10 }, () => answerOnce(db, asked)))
	await begun.promise
	expect(await answerOnce(db, asked)).toEqual({ ok: false, reason: 'under-way' })
	held.resolve()
	expect((await all).filter(({ ok }) => ok)).toHaveLength(1)
	expect(calls()).toBe(1)
})

test('a fault keeps nothing, and a process that died keeps the key for minutes only', async () => {
	const { answer } = counter()
	const asked = { key: 'ana:e', fingerprint: 'x', now: hoursLater(0), answer }
	await expect(answerOnce(db, { ...asked, answer: () => Promise.reject(new Error('no')) })).rejects.toThrow('no')
	expect(await answerOnce(db, asked)).toMatchObject({ ok: true })

	const begun = Promise.withResolvers<void>()
	const never = () => {
		begun.resolve()
		return new Promise<never>(() => {})
	}
	void answerOnce(db, { ...asked, key: 'ana:f', answer: never })
	await begun.promise
	expect(await answerOnce(db, { ...asked, key: 'ana:f' })).toMatchObject({ reason: 'under-way' })
	expect(await answerOnce(db, { ...asked, key: 'ana:f', now: hoursLater(0.2) })).toMatchObject({ ok: true })
})
