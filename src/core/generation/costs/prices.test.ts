import { expect, test } from 'vitest'
import { auditLog } from '#db/schema/audit.ts'
import { testDb } from '#tests/db.ts'
import { listPrices, priceOf, savePrice } from './prices.ts'

const db = testDb()
const now = new Date('2026-03-10T12:00:00Z')
const by = { id: 'ana', email: 'ana@exemplo.com.br' }
const flash = { provider: 'gemini', model: 'gemini-3.1-flash-image' } as const

test('a model costs what the program knows until somebody says otherwise, and again when that is taken back', async () => {
	expect(await priceOf(db, flash)).toMatchObject({ perImageUsd: 0.067 })
	expect(await savePrice(db, { ...flash, price: { perImageUsd: 0.05 }, by, now })).toEqual({ ok: true })
	expect(await priceOf(db, flash)).toEqual({ inputPerMillionUsd: 0, outputPerMillionUsd: 0, perImageUsd: 0.05 })
	await savePrice(db, { ...flash, price: { perImageUsd: 0.06 }, by, now })
	expect(await priceOf(db, flash)).toMatchObject({ perImageUsd: 0.06 })
	await savePrice(db, { ...flash, price: null, by, now })
	expect(await priceOf(db, flash)).toMatchObject({ perImageUsd: 0.067 })
	expect(await db.$count(auditLog)).toBe(3)
})

test('an unknown model is taken to cost as much as the dearest', async () => {
	expect(await priceOf(db, { provider: 'gemini', model: 'gemini-9' })).toMatchObject({ perImageUsd: 0.134 })
	expect(await priceOf(db, { provider: 'groq', model: 'outro' })).toEqual({
		inputPerMillionUsd: 0.29,
		outputPerMillionUsd: 0.6,
		perImageUsd: 0,
	})
})

test('the list has what is known and what was added, and says which was edited', async () => {
	await savePrice(db, { provider: 'groq', model: 'novo', price: { inputPerMillionUsd: 1 }, by, now })
	await savePrice(db, { ...flash, price: { perImageUsd: 0.01 }, by, now })
	const list = await listPrices(db, { inUse: [] })
	expect(list.find(({ model }) => model === 'novo')).toMatchObject({ inputPerMillionUsd: 1, edited: true })
	expect(list.filter(({ model }) => model === flash.model)).toEqual([
		{
			...flash,
			kind: 'image',
			inputPerMillionUsd: 0,
			outputPerMillionUsd: 0,
			perImageUsd: 0.01,
			edited: true,
			updatedAt: now,
		},
	])
	expect(list.find(({ model }) => model === 'gemini-3-pro-image')).toMatchObject({ edited: false, updatedAt: null })
})

test('the models in use are listed, those we know nothing of at the dearest price of their kind', async () => {
	const inUse = [
		{ provider: 'gemini', model: 'gemini-9-image', kind: 'image' },
		{ provider: 'groq', model: 'llama-9', kind: 'text' },
		{ provider: 'gemini', model: 'gemini-flash-latest', kind: 'text' },
	] as const
	const list = await listPrices(db, { inUse })
	const priceIn = (model: string) => list.filter((one) => one.model === model)
	expect(priceIn('gemini-9-image')).toMatchObject([{ kind: 'image', perImageUsd: 0.134, edited: false }])
	expect(priceIn('llama-9')).toMatchObject([{ kind: 'text', inputPerMillionUsd: 0.29, outputPerMillionUsd: 0.6 }])
	expect(priceIn('gemini-flash-latest')).toMatchObject([{ kind: 'text', inputPerMillionUsd: 1.5 }])
})

test('a picture model stays one when its pictures cost nothing', async () => {
	const told = { provider: 'gemini', model: 'gratis-image' } as const
	for (const model of [flash, told]) await savePrice(db, { ...model, price: { perImageUsd: 0 }, by, now })
	const list = await listPrices(db, { inUse: [] })
	for (const { model } of [flash, told])
		expect(list.filter((one) => one.model === model)).toMatchObject([{ kind: 'image', perImageUsd: 0 }])
})

test.for([Number.NaN, -0.01, Number.POSITIVE_INFINITY, 10_001])('%d is no price', async (perImageUsd) => {
	expect(await savePrice(db, { ...flash, price: { perImageUsd }, by, now })).toEqual({
		ok: false,
		reason: 'not-a-price',
	})
	expect(await savePrice(db, { ...flash, model: ' ', price: {}, by, now })).toMatchObject({ reason: 'model-missing' })
	expect(await db.$count(auditLog)).toBe(0)
})
