import { expect, test } from 'vitest'
import { imageGenerations } from '#db/schema/images.ts'
import { testDb } from '#tests/db.ts'
import { generationsPerDay } from './generations-per-day.ts'
import { imageStats, imageTrend, monthImages } from './image-stats.ts'
import { LISTED_GENERATIONS, listGenerations } from './list-generations.ts'

const db = testDb()
const now = new Date('2026-03-10T12:00:00Z')
const DAY_MS = 86_400_000

type Generation = Partial<typeof imageGenerations.$inferInsert>

async function add(...generations: Generation[]) {
	await db
		.insert(imageGenerations)
		.values(
			generations.map((one) => ({ promptText: 'Farol', provider: 'unsplash', success: true, createdAt: now, ...one })),
		)
}

/** The database's function goes by the database's clock. */
function daysAgo(days: number): Date {
	return new Date(Date.now() - days * DAY_MS)
}

test('the figures of thirty days leave out what is older and what is under way', async () => {
	await add(
		{ createdAt: daysAgo(1), generationTimeMs: 1000 },
		{ createdAt: daysAgo(29.9), provider: 'gemini', costUsd: 0.002, generationTimeMs: 2000 },
		{ createdAt: daysAgo(2), provider: 'gemini', success: false, generationTimeMs: 9000 },
		{ createdAt: daysAgo(2), provider: 'gemini', costUsd: 0.067, state: 'pending', success: false },
		{ createdAt: daysAgo(30.1), costUsd: 5 },
	)
	expect(await imageStats(db, { days: 30 })).toEqual({
		total: 3,
		successful: 2,
		totalCostUsd: 0.002,
		averageTimeMs: 1500,
		providers: { unsplash: 1, gemini: 2 },
	})
})

test('the days before are told apart, for a comparison', async () => {
	await add(
		{ createdAt: daysAgo(1), generationTimeMs: 1000 },
		{ createdAt: daysAgo(2), generationTimeMs: 2000 },
		{ createdAt: daysAgo(3), generationTimeMs: 90_000 },
		{ createdAt: daysAgo(3), generationTimeMs: 99_000, success: false },
		{ createdAt: daysAgo(3), provider: 'placeholder', generationTimeMs: 5 },
		{ createdAt: daysAgo(31), generationTimeMs: 1 },
		{ createdAt: daysAgo(40), success: false },
		{ createdAt: daysAgo(40), provider: 'placeholder' },
		{ createdAt: daysAgo(61) },
	)
	expect(await imageTrend(db, { days: 30 })).toMatchObject({
		total: 5,
		successful: 4,
		asked: {
			total: 4,
			successful: 3,
			averageTimeMs: 31_000,
			medianTimeMs: 2000,
			before: { total: 2, successful: 1 },
		},
	})
})

test('where only the site itself drew, no provider was asked and none succeeded', async () => {
	const drawn = { provider: 'placeholder', generationTimeMs: 5 }
	await add(drawn, drawn)
	expect(await monthImages(db, { now })).toMatchObject({ pictures: 2, asked: { total: 0, successful: 0 } })
	expect((await generationsPerDay(db, { days: 30, now })).at(-1)).toMatchObject({ averageTimeMs: null })
	await add({ ...drawn, createdAt: daysAgo(1) })
	expect(await imageTrend(db, { days: 30 })).toMatchObject({ asked: { total: 0, successful: 0, averageTimeMs: 0 } })
})

test('nothing made means zeros, not nothing', async () => {
	expect(await imageTrend(db, { days: 30 })).toEqual({
		total: 0,
		successful: 0,
		totalCostUsd: 0,
		averageTimeMs: 0,
		providers: {},
		asked: { total: 0, successful: 0, averageTimeMs: 0, medianTimeMs: 0, before: { total: 0, successful: 0 } },
	})
	expect(await monthImages(db, { now })).toEqual({
		pictures: 0,
		asked: { total: 0, successful: 0 },
		costUsd: 0,
		averageTimeMs: 0,
	})
	const days = await generationsPerDay(db, { days: 30, now })
	expect(days).toHaveLength(30)
	expect(days.every(({ providers, averageTimeMs }) => providers.length === 0 && averageTimeMs === null)).toBe(true)
})

test('the month begins on its first day in UTC and ends with its last', async () => {
	await add(
		{ createdAt: new Date('2026-02-28T23:59:59Z'), costUsd: 1 },
		{ createdAt: new Date('2026-04-01T00:00:00Z'), costUsd: 1 },
		{ createdAt: new Date('2026-03-01T00:00:00Z'), costUsd: 0.067, generationTimeMs: 3000 },
		{ success: false, generationTimeMs: 50 },
		{ state: 'pending', success: false },
	)
	expect(await monthImages(db, { now })).toEqual({
		pictures: 1,
		asked: { total: 2, successful: 1 },
		costUsd: 0.067,
		averageTimeMs: 3000,
	})
})

test('each day tells its providers, its time and its refusals; days are UTC days', async () => {
	await add(
		{ createdAt: new Date('2026-03-09T23:59:59Z'), generationTimeMs: 1000 },
		{ provider: 'gemini', costUsd: 0.067, generationTimeMs: 4000 },
		{ provider: 'gemini', success: false, errorCode: 'quota-per-day', generationTimeMs: 100 },
		{ generationTimeMs: 2000 },
		{ provider: 'gemini', costUsd: 0.067, state: 'pending', success: false },
	)
	const days = await generationsPerDay(db, { days: 30, now })
	expect(days).toHaveLength(30)
	expect(days[0]!.day).toBe('2026-02-09')
	expect(days.slice(-2)).toEqual([
		{
			day: '2026-03-09',
			providers: [{ provider: 'unsplash', generations: 1, successful: 1, paid: 0, costUsd: 0, quotaRefusals: 0 }],
			averageTimeMs: 1000,
		},
		{
			day: '2026-03-10',
			providers: [
				{ provider: 'gemini', generations: 2, successful: 1, paid: 1, costUsd: 0.067, quotaRefusals: 1 },
				{ provider: 'unsplash', generations: 1, successful: 1, paid: 0, costUsd: 0, quotaRefusals: 0 },
			],
			averageTimeMs: 3000,
		},
	])
})

test('the day in which the thirty days begin is shown where something of it counts', async () => {
	await add({ createdAt: new Date('2026-02-08T11:59:59Z') }, { createdAt: new Date('2026-02-08T12:00:00Z') })
	const days = await generationsPerDay(db, { days: 30, now })
	expect(days).toHaveLength(31)
	expect(days[0]).toMatchObject({ day: '2026-02-08', providers: [{ generations: 1 }] })
})

test('the history is the newest fifty, with what went wrong', async () => {
	await add(
		...Array.from({ length: LISTED_GENERATIONS }, (_, index) => ({
			promptText: `Farol ${index}`,
			createdAt: new Date(now.getTime() - (index + 1) * 1000),
		})),
		{ promptText: 'Último', success: false, errorCode: 'quota-zero', errorMessage: 'limit: 0' },
	)
	const listed = await listGenerations(db)
	expect(listed).toHaveLength(LISTED_GENERATIONS)
	expect(listed[0]).toMatchObject({ promptText: 'Último', errorCode: 'quota-zero', errorMessage: 'limit: 0' })
	expect(listed.at(-1)!.promptText).toBe('Farol 48')
})
