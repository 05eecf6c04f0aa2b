import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { LEASE_MS } from '#core/leases/take-lease.ts'
import { leases } from '#db/schema/leases.ts'
import { testDb } from '#tests/db.ts'
import { type AnswerOnceResult, answerOnce } from './answer-once.ts'

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
	const answers: AnswerOnceResult[] = []
	const all = Promise.all(
		Array.from({ length: 10 }, async () => {
			answers.push(await answerOnce(db, asked))
		}),
	)
	await begun.promise
	// All nine have asked by now: one that came after the answer would rightly get it.
	await expect.poll(() => answers).toEqual(Array.from({ length: 9 }, () => ({ ok: false, reason: 'under-way' })))
	held.resolve()
	await all
	expect(answers.at(-1)).toMatchObject({ ok: true })
	expect(calls()).toBe(1)
})

test('a fault keeps nothing', async () => {
	const { answer } = counter()
	const asked = { key: 'ana:e', fingerprint: 'x', now: hoursLater(0), answer }
	await expect(answerOnce(db, { ...asked, answer: () => Promise.reject(new Error('no')) })).rejects.toThrow('no')
	expect(await answerOnce(db, asked)).toMatchObject({ ok: true })
})

/** A process whose clock and timer are the test's: without a beat it is dead. */
function aProcess() {
	let beat = () => {}
	return {
		beats: () => beat(),
		repeat: (work: () => void) => {
			beat = work
			return () => {}
		},
	}
}

test('however long a call takes it is acted on once; only one whose process died is begun again', async () => {
	const { calls, answer } = counter()
	let passed = 0
	const now = () => new Date(noon.getTime() + passed * 60_000)
	const begun = Promise.withResolvers<void>()
	const held = Promise.withResolvers<void>()
	const slowly = async () => {
		begun.resolve()
		await held.promise
		return answer()
	}
	const { beats, repeat } = aProcess()
	const asked = { key: 'ana:f', fingerprint: 'x', now, answer: slowly, repeat }
	const first = answerOnce(db, asked)
	await begun.promise
	for (passed = 1; passed <= 45; passed += 1) {
		beats()
		// This beat's own renewal: one of an earlier beat that is still on its way would set the lease back.
		await expect.poll(async () => (await leaseOf('ana:f'))?.getTime()).toBe(now().getTime() + LEASE_MS)
		expect(await answerOnce(db, { ...asked, answer })).toEqual({ ok: false, reason: 'under-way' })
	}
	held.resolve()
	expect(await first).toMatchObject({ ok: true, answer: { body: { call: 1 } } })
	expect(await answerOnce(db, asked)).toEqual(await first)
	expect(calls()).toBe(1)

	void answerOnce(db, { ...asked, key: 'ana:g', answer: () => new Promise<never>(() => {}) })
	await expect.poll(() => leaseOf('ana:g')).toBeDefined()
	passed += 1
	expect(await answerOnce(db, { ...asked, key: 'ana:g' })).toMatchObject({ reason: 'under-way' })
	expect(await answerOnce(db, { ...asked, key: 'ana:g', fingerprint: 'y' })).toMatchObject({ reason: 'other-request' })
	passed += 1
	expect(await answerOnce(db, { ...asked, key: 'ana:g', answer })).toMatchObject({ ok: true })
})

async function leaseOf(name: string): Promise<Date | undefined> {
	const [lease] = await db.select({ expiresAt: leases.expiresAt }).from(leases).where(eq(leases.name, name))
	return lease?.expiresAt
}
