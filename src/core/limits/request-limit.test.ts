import { expect, test } from 'vitest'
import { requestCounts } from '#db/schema/limits.ts'
import { testDb } from '#tests/db.ts'
import { countRequest, isPastLimit, purgeOldRequestCounts } from './request-limit.ts'

const db = testDb()
const limits = [
	{ seconds: 60, max: 2 },
	{ seconds: 3600, max: 3 },
]
const at = (time: string) => new Date(`2026-03-10T${time}Z`)

function turn(time: string, key = 'a') {
	return countRequest(db, { key, limits, now: at(time) })
}

test('turns are free up to the limit of each stretch, and the wait is told', async () => {
	expect(await turn('12:00:01')).toEqual({ ok: true })
	expect(await turn('12:00:02')).toEqual({ ok: true })
	// Ten seconds of this minute, and half of the next for the first of the two to be over.
	expect(await turn('12:00:50')).toEqual({ ok: false, retryAfterSeconds: 40 })
	expect(await turn('12:01:30')).toEqual({ ok: false, retryAfterSeconds: 58.5 * 60 + 20 * 60 })
	expect(await turn('13:20:00')).toEqual({ ok: true })
})

test('around the turn of a minute no more pass than within it', async () => {
	expect(await turn('12:00:59')).toEqual({ ok: true })
	expect(await turn('12:00:59')).toEqual({ ok: true })
	expect(await turn('12:01:00')).toEqual({ ok: false, retryAfterSeconds: 30 })
	const limit = { key: 'a', limits: limits.slice(0, 1) }
	expect(await isPastLimit(db, { ...limit, now: at('12:01:01') })).toBe(true)
	expect(await isPastLimit(db, { ...limit, now: at('12:02:59') })).toBe(false)
})

test('what counts more than once uses up as many turns', async () => {
	const once = { key: 'a', limits: [{ seconds: 3600, max: 100 }], now: at('12:00:00') }
	expect(await countRequest(db, { ...once, times: 60 })).toEqual({ ok: true })
	expect(await countRequest(db, { ...once, times: 40 })).toEqual({ ok: true })
	expect(await countRequest(db, once)).toMatchObject({ ok: false })
})

test('one key does not use up the turns of another', async () => {
	await turn('12:00:01')
	await turn('12:00:01')
	expect(await turn('12:00:01', 'b')).toEqual({ ok: true })
})

test('of many at once no more than the limit pass', async () => {
	const turns = await Promise.all(Array.from({ length: 10 }, () => turn('12:00:01')))
	expect(turns.filter(({ ok }) => ok)).toHaveLength(2)
})

test('old counts are forgotten', async () => {
	await turn('12:00:01')
	await purgeOldRequestCounts(db, new Date('2026-03-11T12:00:00Z'))
	expect(await db.$count(requestCounts)).toBe(2)
	await purgeOldRequestCounts(db, new Date('2026-03-11T12:00:01Z'))
	expect(await db.$count(requestCounts)).toBe(0)
})
