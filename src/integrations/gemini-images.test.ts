import { expect, onTestFinished, test } from 'vitest'
import type { ImageRequest } from '#core/images/image-source.ts'
import { drawing, startGemini } from '#tests/stand-ins/gemini.ts'
import { geminiImages } from './gemini-images.ts'

async function gemini({ timeoutMs = 20_000 } = {}) {
	const standIn = await startGemini()
	onTestFinished(() => standIn.stop())
	const source = geminiImages({ apiKey: 'segredo', baseUrl: standIn.url, model: 'gemini-3.1-flash-image', timeoutMs })
	const make = (prompt: string, rest: Partial<ImageRequest> = {}) =>
		source.make({
			prompt,
			searches: [],
			dimensions: '1536x1024',
			seed: 'a',
			category: null,
			topic: 'geral',
			signal: new AbortController().signal,
			...rest,
		})
	return { ...standIn, standIn, source, make }
}

test.for([
	['1536x1024', '3:2'],
	['1024x1024', '1:1'],
	['1024x1536', '2:3'],
] as const)('%s is asked for as %s, and the picture is what came', async ([dimensions, aspectRatio]) => {
	const { make, calls } = await gemini()
	expect(await make('Um farol', { dimensions })).toEqual({
		ok: true,
		image: { kind: 'made', bytes: await drawing('Um farol', aspectRatio) },
	})
	expect(calls).toMatchObject([
		{
			model: 'gemini-3.1-flash-image',
			key: 'segredo',
			prompt: 'Um farol',
			body: { generationConfig: { responseModalities: ['IMAGE'], imageConfig: { aspectRatio } } },
		},
	])
})

test.for(['[[texto-antes]]', '[[com-rascunho]]'])('the picture is found among other parts: %s', async (prompt) => {
	const { make } = await gemini()
	expect(await make(prompt)).toEqual({ ok: true, image: { kind: 'made', bytes: await drawing(prompt, '3:2') } })
})

test.for([
	['quota-por-dia', 'quota-per-day', false],
	['quota-por-minuto', 'rate-limited', false],
	['quota-zero', 'quota-zero', false],
	['credito-acabou', 'credit-gone', false],
	['chave-recusada', 'unauthorized', false],
	['modelo-aposentado', 'rejected', false],
	['erro-500', 'server-error', false],
	['erro-503', 'server-error', false],
	['bloqueado', 'blocked', false],
	['imagem-bloqueada', 'blocked', false],
	['sem-imagem', 'no-image', false],
	['base64-quebrado', 'broken-image', true],
	['imagem-enorme', 'too-large', true],
	['json-quebrado', 'malformed', true],
	['corta-no-meio', 'unreachable', true],
] as const)('%s is %s; billed: %s', async ([word, fault, billed]) => {
	const { make } = await gemini()
	expect(await make(`[[${word}]] Um farol`)).toMatchObject({ ok: false, fault, billed })
})

test('bytes that are no picture are handed on for whoever keeps pictures to refuse', async () => {
	const { make } = await gemini()
	expect(await make('[[bytes-quebrados]]')).toMatchObject({ ok: true, image: { kind: 'made' } })
})

test('whoever hangs is not waited for, and may send a bill', async () => {
	const { make } = await gemini({ timeoutMs: 200 })
	expect(await make('[[pendura]]')).toMatchObject({ ok: false, fault: 'timeout', billed: true })
})

test('whoever asked may go away', async () => {
	const { make } = await gemini()
	const asking = new AbortController()
	const made = make('[[pendura]]', { signal: asking.signal })
	asking.abort()
	expect(await made).toMatchObject({ ok: false, fault: 'cancelled', billed: true })
})

test('nobody there is no bill', async () => {
	const { make, standIn } = await gemini()
	await standIn.stop()
	expect(await make('Um farol')).toMatchObject({ ok: false, fault: 'unreachable', billed: false })
})

test('what is told of a fault never holds the key', async () => {
	const { make } = await gemini()
	expect(JSON.stringify(await make('[[chave-recusada]]'))).not.toContain('segredo')
})
