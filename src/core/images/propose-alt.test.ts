import { afterAll, beforeAll, expect, test } from 'vitest'
import { mediaUrl } from '#core/media/media-url.ts'
import { MOST_PIXELS } from '#core/media/picture-limits.ts'
import { aPicture } from '#core/media/testing/a-picture.ts'
import { memoryStore } from '#core/media/testing/memory-store.ts'
import { aiUsage } from '#db/schema/ai.ts'
import { geminiText } from '#integrations/gemini-text.ts'
import { sharpPictures } from '#integrations/sharp-pictures.ts'
import { testDb } from '#tests/db.ts'
import { localWeb } from '#tests/local-web.ts'
import { startGeminiText } from '#tests/stand-ins/gemini-text.ts'
import { type AltServices, proposeAlt } from './propose-alt.ts'

const db = testDb()
const tall = await aPicture({ width: 40, height: 60, colour: '#2020c0' })
const fetch = await localWeb((_request, response) => void response.end(tall))
const now = new Date('2026-03-10T12:00:00Z')
const name = '0123456789abcdef-60x40.webp'
const { signal } = new AbortController()
const asked = { url: mediaUrl(name), by: { id: 'ana' }, signal }

let standIn: Awaited<ReturnType<typeof startGeminiText>>
beforeAll(async () => {
	standIn = await startGeminiText()
})
afterAll(() => standIn.stop())

async function services({ colour = '#c02020', ...more }: Partial<AltServices> & { colour?: string } = {}) {
	const { apiKey, baseUrl } = standIn
	const gemini = geminiText({ apiKey, baseUrl, model: 'gemini-flash-latest' })
	const files = memoryStore()
	files.files.set(name, await aPicture({ colour }))
	const seers = [{ ...gemini, see: gemini.see! }]
	return {
		db,
		files,
		editor: sharpPictures({ mostPixels: MOST_PIXELS }),
		seers,
		clock: () => now,
		sleep: async () => {},
		...more,
	}
}

test('a model is shown the picture itself and says what is on it, and what that cost is booked', async () => {
	const proposed = await proposeAlt(await services(), asked)
	// 1,000 tokens read and 200 written, at the model's price.
	expect(proposed).toEqual({
		ok: true,
		alt: 'Superfície lisa de cor vermelha, deitada',
		provider: 'gemini',
		costUsd: expect.closeTo(0.0033, 6),
	})
	const sent = standIn.seen.at(-1) as { contents: { parts: { inlineData?: { mimeType: string } }[] }[] }
	expect(sent.contents[0]!.parts[0]).toMatchObject({ inlineData: { mimeType: 'image/webp' } })
	expect(await db.select().from(aiUsage)).toMatchObject([{ purpose: 'alt-text', state: 'done', costUsd: 0.0033 }])
})

test('the most it can cost is held before the model is asked', async () => {
	const usual = await services()
	const held: number[] = []
	const see: AltServices['seers'][number]['see'] = async (request) => {
		for (const { purpose, state, costUsd } of await db.select().from(aiUsage))
			if (purpose === 'alt-text' && state === 'pending') held.push(costUsd)
		return usual.seers[0]!.see(request)
	}
	await proposeAlt({ ...usual, seers: [{ ...usual.seers[0]!, see }] }, asked)
	expect(held).toEqual([expect.closeTo(0.0139, 3)])
})

test('without a key or beyond the month’s limit nobody is asked, and nothing is proposed', async () => {
	expect(await proposeAlt(await services({ seers: [] }), asked)).toEqual({ ok: false, reason: 'no-key' })
	const calls = standIn.seen.length
	await db.insert(aiUsage).values({ provider: 'gemini', model: 'x', purpose: 'write', costUsd: 0.499, createdAt: now })
	expect(await proposeAlt(await services(), asked)).toEqual({ ok: false, reason: 'monthly-limit' })
	expect(standIn.seen).toHaveLength(calls)
})

test('where the model cannot tell, or there is no picture, nothing is made up', async () => {
	expect(await proposeAlt(await services({ colour: '#000000' }), asked)).toEqual({ ok: false, reason: 'no-answer' })
	const tools = await services()
	for (const url of ['/media/covers/wide/auto/x.svg', '/media/files/0000000000000000-1x1.webp', 'javascript:1'])
		expect(await proposeAlt(tools, { ...asked, url })).toEqual({ ok: false, reason: 'no-picture' })
	await tools.files.put(name, new TextEncoder().encode('no picture'), 'image/webp')
	expect(await proposeAlt(tools, asked)).toEqual({ ok: false, reason: 'no-picture' })
})

test('a picture of another site is fetched to be shown, and one person asks so often and no more', async () => {
	const tools = await services({ fetch })
	const url = 'http://fotos.example/a.jpg'
	expect(await proposeAlt(tools, { ...asked, url })).toMatchObject({ alt: 'Superfície lisa de cor azul, em pé' })
	const none = await services({ fetch, files: memoryStore() })
	for (let number = 0; number < 39; number++) await proposeAlt(none, asked)
	expect(await proposeAlt(none, asked)).toEqual({ ok: false, reason: 'too-many' })
})
