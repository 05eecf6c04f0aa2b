import { expect, test } from 'vitest'
import { rateLimits } from '#db/schema/users.ts'
import { testDb } from '#tests/db.ts'
import { forgetTries, giveBack, purgeOldTries, takeFromRateLimit, takeGuess } from './rate-limit.ts'

const db = testDb()
const start = new Date('2026-03-10T11:59:58Z')
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000)
const ok = { ok: true }
const wait = (retryAfterSeconds: number) => ({ ok: false, retryAfterSeconds })

function guess(seconds: number, key = 'a') {
	return takeGuess(db, { key, free: 5, now: after(seconds) })
}

function some(seconds: number, key = 'a') {
	return takeFromRateLimit(db, { key, max: 2, seconds: 60, now: after(seconds) })
}

test('five guesses are free, then each waits twice as long as the one before', async () => {
	for (let second = 0; second < 5; second++) expect(await guess(second)).toEqual(ok)
	expect(await guess(5)).toEqual(wait(29))
	expect(await guess(33)).toEqual(wait(1))
	expect(await guess(34)).toEqual(ok)
	expect(await guess(35)).toEqual(wait(59))
	expect(await guess(94)).toEqual(ok)
	expect(await guess(95)).toEqual(wait(119))
})

test('no wait is longer than a quarter of an hour, and a day without guesses forgets them', async () => {
	let seconds = 0
	for (let count = 0; count < 20; count++) {
		expect(await guess(seconds)).toEqual(ok)
		seconds += 900
	}
	expect(await guess(seconds - 899)).toEqual(wait(899))
	const day = seconds - 900 + 24 * 3600
	for (let second = 0; second < 5; second++) expect(await guess(day + second)).toEqual(ok)
	expect(await guess(day + 5)).toEqual(wait(29))
})

test('of many guesses at once no more than the free ones pass', async () => {
	const guesses = await Promise.all(Array.from({ length: 12 }, () => guess(0)))
	expect(guesses.filter((result) => result.ok)).toHaveLength(5)
})

test('one key does not use up the guesses of another, and a forgotten key starts anew', async () => {
	for (let count = 0; count < 5; count++) await guess(0)
	expect(await guess(0, 'b')).toEqual(ok)
	await forgetTries(db, 'a')
	expect(await guess(0)).toEqual(ok)
})

test('an allowance lasts from its first use, not by the clock', async () => {
	expect(await some(0)).toEqual(ok)
	expect(await some(30)).toEqual(ok)
	expect(await some(59)).toEqual(wait(1))
	expect(await some(60)).toEqual(ok)
	expect(await some(61)).toEqual(ok)
	expect(await some(62)).toEqual(wait(58))
})

test('what is given back can be taken again', async () => {
	await some(0)
	await some(0)
	await giveBack(db, 'a')
	expect(await some(1)).toEqual(ok)
	expect(await some(1)).toEqual(wait(59))
})

test('of many at once no more than the allowance pass', async () => {
	const turns = await Promise.all(Array.from({ length: 10 }, () => some(0)))
	expect(turns.filter((result) => result.ok)).toHaveLength(2)
})

test('what a clock a day ahead counted locks nobody out after it was set right', async () => {
	const DAY = 86_400
	for (let second = 0; second < 5; second++) await guess(DAY + second)
	expect(await guess(DAY + 5)).toEqual(wait(29))
	for (let second = 0; second < 5; second++) expect(await guess(second)).toEqual(ok)
	expect(await guess(5)).toEqual(wait(29))

	for (let count = 0; count < 2; count++) await some(DAY, 'b')
	expect(await some(0, 'b')).toEqual(ok)
	expect(await some(1, 'b')).toEqual(ok)
	expect(await some(2, 'b')).toEqual(wait(58))
})

test('what another instance counts, whose clock is a little ahead, is not forgotten', async () => {
	for (let count = 0; count < 5; count++) await guess(60)
	expect(await guess(0)).toEqual(wait(90))
	for (let count = 0; count < 2; count++) await some(60, 'b')
	expect(await some(0, 'b')).toEqual(wait(120))
})

test('what is older than a month, or of a day to come, is purged', async () => {
	await some(0)
	await purgeOldTries(db, after(30 * 86_400))
	expect(await db.$count(rateLimits)).toBe(1)
	await purgeOldTries(db, after(31 * 86_400 + 1))
	expect(await db.$count(rateLimits)).toBe(0)
	await some(86_400)
	await purgeOldTries(db, after(0))
	expect(await db.$count(rateLimits)).toBe(0)
})
