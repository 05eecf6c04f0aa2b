import { afterAll, beforeAll, expect, test } from 'vitest'
import { draftSchema } from '#core/generation/models/rewrite/schema.ts'
import { startGeminiText } from '#tests/stand-ins/gemini-text.ts'
import { geminiText } from './gemini-text.ts'

let standIn: Awaited<ReturnType<typeof startGeminiText>>
beforeAll(async () => {
	standIn = await startGeminiText()
})
afterAll(() => standIn.stop())

const { signal } = new AbortController()
const limits = { maxOutputTokens: 8_000, effort: 'low', temperature: 0.2, signal } as const

function model(timeoutMs?: number) {
	const { apiKey, baseUrl } = standIn
	return geminiText({ apiKey, baseUrl, model: 'gemini-flash-latest', ...(timeoutMs && { timeoutMs }) })
}

function write(wish: string, timeoutMs?: number) {
	const prompt = `<pedido>\nseguro auto ${wish}\n</pedido>`
	return model(timeoutMs).write({ instructions: 'Escreva.', prompt, schema: draftSchema, ...limits })
}

test('an article comes in the shape that was asked for, with what it took', async () => {
	const answer = await write('')
	expect(answer).toMatchObject({ ok: true, usage: { inputTokens: 2000, outputTokens: 3000 } })
	expect(answer.ok && answer.value.content).toContain('<h2>')
})

test('how hard to think is said as the model’s generation takes it', async () => {
	await write('')
	expect(standIn.seen.at(-1)).toMatchObject({ generationConfig: { thinkingConfig: { thinkingLevel: 'low' } } })
	const older = geminiText({ apiKey: standIn.apiKey, baseUrl: standIn.baseUrl, model: 'gemini-2.5-flash' })
	await older.write({ ...limits, instructions: 'Escreva.', prompt: 'seguro', schema: draftSchema })
	expect(standIn.seen.at(-1)).toMatchObject({
		generationConfig: { temperature: 0.2, thinkingConfig: { thinkingBudget: 512 } },
	})
})

test.for([
	['malformado', 'malformed'],
	['outra-forma', 'malformed'],
	['html', 'malformed'],
	['recusa', 'malformed'],
	['vazio', 'malformed'],
	['enorme', 'malformed'],
	['truncado', 'malformed'],
	['bloqueado', 'malformed'],
	['500', 'server-error'],
	['429', 'rate-limited'],
] as const)('%s is told as %s', async ([wish, reason]) => {
	expect(await write(`[[gemini:${wish}]]`)).toMatchObject({ ok: false, reason })
})

test('a call that hangs is left in time', async () => {
	expect(await write('[[gemini:trava]]', 100)).toMatchObject({ ok: false, reason: 'timeout' })
})

test('grounded research brings notes and the pages it leans on', async () => {
	const answer = await model().research!({ prompt: 'Pesquise na web: seguro', ...limits })
	expect(answer).toMatchObject({
		ok: true,
		notes: '- A SUSEP fiscaliza as seguradoras.',
		sources: [
			{
				url: expect.stringMatching(/^https:\/\/vertexaisearch\.cloud\.google\.com\/grounding-api-redirect\//),
				title: 'gov.br',
			},
		],
	})
	expect(standIn.seen.at(-1)).toMatchObject({ tools: [{ googleSearch: {} }] })
})

test.for([
	['500', 'server-error'],
	['429', 'rate-limited'],
	['html', 'malformed'],
	['trava', 'timeout'],
] as const)('research that meets %s says %s', async ([wish, reason]) => {
	const prompt = `Pesquise na web [[gemini:pesquisar-${wish}]]`
	const patient = wish === 'trava' ? 100 : undefined
	expect(await model(patient).research!({ prompt, ...limits })).toMatchObject({ ok: false, reason })
})

test.for(['vazio', 'bloqueado'])('research that meets %s has nothing to say', async (wish) => {
	const prompt = `Pesquise na web [[gemini:pesquisar-${wish}]]`
	expect(await model().research!({ prompt, ...limits })).toMatchObject({ ok: true, notes: '' })
})
