import { expect, onTestFinished, test, vi } from 'vitest'
import { parseConfig } from '#config/env.server.ts'
import type { GenerateImageAnswer } from '#core/images/generate-image.ts'
import { parseMediaUrl } from '#core/media/media-url.ts'
import { memoryStore } from '#core/media/testing/memory-store.ts'
import { providerVariables } from '#core/providers/provider-lists.ts'
import type { UserRole } from '#core/users/user-role.ts'
import { imageGenerations } from '#db/schema/images.ts'
import { mediaFiles } from '#db/schema/media.ts'
import { users } from '#db/schema/users.ts'
import { geminiImages } from '#integrations/gemini-images.ts'
import { sharpPictures } from '#integrations/sharp-pictures.ts'
import { testDb } from '#tests/db.ts'
import { startGemini } from '#tests/stand-ins/gemini.ts'
import { startUnsplash } from '#tests/stand-ins/unsplash.ts'
import { imageServices } from '../wiring/images.ts'
import { callFunction } from './define-function.ts'
import { generateImages } from './generate-images.ts'
import { eachTime } from './testing/each-time.ts'

const db = testDb()
// Real pictures are made and kept here, which takes a busy machine its time.
vi.setConfig({ testTimeout: 30_000 })

const own = { useOriginalPrompt: true }
const tiny = { dimensions: '1x1' }
const ana = { id: 'ana', name: 'Ana', email: 'ana@exemplo.com.br' }
const now = () => new Date('2026-03-10T12:00:00Z')

type Answer = GenerateImageAnswer & {
	correlationId: string
	code?: string
	issues?: { path: string; message: string }[]
}

/** The function as it is served, with providers over HTTP and pictures kept in memory. */
async function served({ keys = true }: { keys?: boolean } = {}) {
	await db.insert(users).values(ana)
	const [gemini, unsplash] = [await startGemini(), await startUnsplash()]
	onTestFinished(async () => {
		await gemini.stop()
		await unsplash.stop()
	})
	const environment = {
		GEMINI_BASE_URL: gemini.url,
		UNSPLASH_BASE_URL: unsplash.url,
		...(keys && { GEMINI_API_KEY: 'segredo-gemini', UNSPLASH_ACCESS_KEY: 'segredo-unsplash' }),
	}
	const parsed = parseConfig(environment, providerVariables)
	const files = memoryStore()
	let waiting = 0
	const write = () => {}
	const images = imageServices({
		config: () => (parsed.ok ? parsed.config : (undefined as never)),
		watch: () => async () => undefined,
		db,
		log: { debug: write, info: write, warn: write, error: write },
		media: { files, editor: sharpPictures({ mostPixels: 40_000_000 }), pictureStored: () => void (waiting += 1) },
	})
	async function call(payload: object, as: { role: UserRole } | null = { role: 'admin' }) {
		const request = new Request('http://localhost/functions/v1/generate-images', {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify(payload),
		})
		const user = as && { ...ana, ...as }
		const functions = { 'generate-images': generateImages({ images, now }) }
		const auth = { userOf: async () => user }
		const response = await callFunction(functions, {
			name: 'generate-images',
			request,
			auth,
			correlationId: 'abc',
			once: eachTime,
		})
		const text = await response.text()
		expect(text).not.toContain('segredo')
		return { status: response.status, body: JSON.parse(text) as Answer }
	}
	return { call, images, gemini, unsplash, stored: files.files, sizesWaiting: () => waiting }
}

test('a Gemini picture is kept by us, with its maker named and no words for what nobody saw', async () => {
	const { call, gemini, stored, sizesWaiting } = await served()
	const prompt = 'A lighthouse at dusk, flat illustration'
	const { status, body } = await call({ prompt, category: 'teste', forceProvider: 'gemini', postId: 'test-1' })
	expect(status).toBe(200)
	expect(body).toMatchObject({
		success: true,
		degraded: false,
		provider: 'gemini',
		error: null,
		correlationId: 'abc',
		image: { source: 'gemini', alt: '', credit: 'Gerada por IA (Gemini)', width: 384, height: 256 },
		generationInfo: { provider: 'gemini', cost: 0.067, prompt, model: 'gemini-3.1-flash-image' },
	})
	const picture = parseMediaUrl(body.image!.url)!
	expect(picture).toMatchObject({ width: 384, height: 256 })
	expect([...stored.keys()]).toEqual([picture.name])
	expect(await db.select().from(mediaFiles)).toMatchObject([
		{ name: picture.name, source: 'gemini', alt: '', credit: 'Gerada por IA (Gemini)' },
	])
	expect(sizesWaiting()).toBe(1)
	expect(gemini.calls[0]!.prompt).toMatch(/^A lighthouse at dusk, flat illustration \[seed:[0-9a-f]{12}\]$/)
})

test('an Unsplash photo stays where it is', async () => {
	const { call, stored } = await served()
	const { body } = await call({ prompt: 'Seguro residencial na praia', category: 'seguro residencial' })
	expect(body).toMatchObject({
		success: true,
		degraded: false,
		provider: 'unsplash',
		image: { source: 'unsplash', credit: 'Ana Farias / Unsplash' },
		generationInfo: { cost: 0 },
	})
	expect(body.image!.url).toMatch(/^https:\/\/images\.unsplash\.com\//)
	expect(stored.size).toBe(0)
})

const drawnAlt = /^Ilustração: carro na estrada perto do farol, (?:de manhã|de dia|ao entardecer|à noite)$/

test.for([
	['1536x1024', 1536, 1024],
	['1024x1024', 1024, 1024],
	['1024x1536', 1024, 1536],
] as const)('without keys a cover is drawn, of %s', async ([dimensions, width, height]) => {
	const { call } = await served({ keys: false })
	const { body } = await call({
		prompt: 'Batida no trânsito',
		category: 'seguro auto',
		generationConfig: { style: 'modern', dimensions, provider: 'auto', useOriginalPrompt: false },
	})
	expect(body).toMatchObject({
		success: true,
		degraded: true,
		provider: 'placeholder',
		error: 'Unsplash sem chave de acesso configurada.',
		image: { source: 'placeholder', alt: expect.stringMatching(drawnAlt), width, height },
	})
	expect(await db.select().from(mediaFiles)).toMatchObject([{ source: 'drawn', width, height }])
})

test.for([
	['quota-por-dia', 'GEMINI_QUOTA_EXCEEDED', 'quota-per-day', 0],
	['quota-por-minuto', 'GEMINI_QUOTA_EXCEEDED', 'rate-limited', 0],
	['quota-zero', 'GEMINI_QUOTA_EXCEEDED', 'quota-zero', 0],
	['credito-acabou', 'GEMINI_QUOTA_EXCEEDED', 'credit-gone', 0],
	['bloqueado', 'Nenhuma imagem foi retornada', 'blocked', 0],
	['sem-imagem', 'Nenhuma imagem foi retornada', 'no-image', 0],
	['erro-500', 'O provedor está com problemas.', 'server-error', 0],
	['bytes-quebrados', 'A imagem que chegou está quebrada.', 'broken-image', 0.067],
	['base64-quebrado', 'A imagem que chegou está quebrada.', 'broken-image', 0.067],
	['imagem-enorme', 'A imagem que chegou é grande demais.', 'too-large', 0.067],
	['pixels-demais', 'A imagem que chegou é grande demais.', 'too-large', 0.067],
	['json-quebrado', 'A resposta do provedor não pôde ser lida.', 'malformed', 0.067],
] as const)('%s is answered with another picture and told as %s', async ([word, error, errorCode, costUsd]) => {
	const { call } = await served()
	const { status, body } = await call({ prompt: `[[${word}]] um farol`, forceProvider: 'gemini' })
	expect(status).toBe(200)
	expect(body).toMatchObject({
		success: true,
		degraded: true,
		provider: 'unsplash',
		error,
		errorCode,
		image: { source: 'unsplash' },
	})
	const rows = await db.select().from(imageGenerations)
	expect(rows.find(({ provider }) => provider === 'gemini')).toMatchObject({
		success: false,
		errorCode,
		costUsd,
		state: 'done',
		errorMessage: expect.any(String),
	})
	expect(rows.find(({ provider }) => provider === 'unsplash')).toMatchObject({ success: true })
})

test('a Gemini that hangs is left for the free library, and what it may bill stays booked', async () => {
	const { call, images, gemini } = await served()
	const { model } = images.sources.gemini!
	// The real one waits a minute.
	images.sources.gemini = geminiImages({ apiKey: 'x', baseUrl: gemini.url, model: model!, timeoutMs: 200 })
	const { body } = await call({ prompt: '[[pendura]] um farol', forceProvider: 'gemini' })
	expect(body).toMatchObject({ degraded: true, provider: 'unsplash', errorCode: 'timeout' })
	expect(body.error).toBe('O provedor demorou demais para responder.')
	const rows = await db.select().from(imageGenerations)
	expect(
		rows.map(({ provider, success, errorCode, costUsd, state }) => [provider, success, errorCode, costUsd, state]),
	).toEqual(
		expect.arrayContaining([
			['gemini', false, 'timeout', 0.067, 'done'],
			['unsplash', true, null, 0, 'done'],
		]),
	)
	expect(gemini.calls).toHaveLength(1)
})

test.for([
	['no prompt', {}, 'prompt', 'Informe o prompt'],
	['a blank prompt', { prompt: '   ' }, 'prompt', 'Informe o prompt'],
	['a prompt too long', { prompt: 'x'.repeat(4001) }, 'prompt', 'Máximo 4000 caracteres'],
	['an own prompt too short', { prompt: 'curto', generationConfig: own }, 'prompt', 'Mínimo 10 caracteres'],
	['an unknown provider', { prompt: 'Um farol', forceProvider: 'dalle' }, 'forceProvider', expect.any(String)],
	[
		'unknown measures',
		{ prompt: 'Um farol', generationConfig: tiny },
		'generationConfig.dimensions',
		expect.any(String),
	],
] as const)('%s is refused', async ([, payload, path, message]) => {
	const { call, gemini, unsplash } = await served()
	const { status, body } = await call(payload)
	expect(status).toBe(400)
	expect(body).toMatchObject({ code: 'INVALID_PAYLOAD', issues: [{ path, message }] })
	expect(gemini.calls.length + unsplash.searches.length).toBe(0)
})

test('only administrators may spend', async () => {
	const { call, unsplash } = await served()
	expect((await call({ prompt: 'Um farol à noite' }, null)).status).toBe(401)
	expect((await call({ prompt: 'Um farol à noite' }, { role: 'reviewer' })).status).toBe(403)
	expect(unsplash.searches).toEqual([])
})
