import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { draftSchema } from '#core/generation/models/rewrite/schema.ts'
import { startGroq } from '#tests/stand-ins/groq.ts'
import { groq } from './groq.ts'

let standIn: Awaited<ReturnType<typeof startGroq>>
beforeAll(async () => {
	standIn = await startGroq()
})
afterAll(() => standIn.stop())

const never = new AbortController().signal
const limits = { maxOutputTokens: 8_000, effort: 'low', temperature: 0.2, signal: never } as const

function model(timeoutMs?: number, baseUrl = standIn.baseUrl) {
	return groq({ apiKey: standIn.apiKey, baseUrl, model: 'openai/gpt-oss-120b', ...(timeoutMs && { timeoutMs }) })
}

function write(wish: string, { timeoutMs, signal = never }: { timeoutMs?: number; signal?: AbortSignal } = {}) {
	const prompt = `<pedido>\nseguro auto ${wish}\n</pedido>`
	return model(timeoutMs).write({ ...limits, instructions: 'Escreva.', prompt, schema: draftSchema, signal })
}

test('an article comes in the shape that was asked for, with what it took', async () => {
	const answer = await write('')
	expect(answer).toMatchObject({ ok: true, usage: { inputTokens: 2000, outputTokens: 3000 } })
	expect(answer.ok && answer.value.content).toContain('<h2>')
})

test('the shape is sent as Groq insists on it: everything required, nothing else', async () => {
	await write('')
	const { body } = standIn.seen.at(-1)!
	expect(body).toMatchObject({
		model: 'openai/gpt-oss-120b',
		temperature: 0.2,
		reasoning_effort: 'low',
		response_format: {
			type: 'json_schema',
			json_schema: {
				strict: true,
				schema: {
					additionalProperties: false,
					required: ['title', 'meta_title', 'meta_description', 'excerpt', 'tags', 'content', 'sources'],
				},
			},
		},
	})
	expect(JSON.stringify(body)).not.toContain('"default"')
})

test('fields that are missing or null are filled in', async () => {
	expect(await write('[[groq:sem-campos]]')).toMatchObject({ ok: true, value: { title: '', tags: [], sources: [] } })
})

test.for([
	['malformado', 'malformed'],
	['outra-forma', 'malformed'],
	['vazio', 'malformed'],
	['enorme', 'malformed'],
	['recusa', 'malformed'],
	['truncado', 'malformed'],
	['html', 'malformed'],
	['500', 'server-error'],
	['400', 'rejected'],
	['429', 'rate-limited'],
] as const)('%s is told as %s', async ([wish, reason]) => {
	const answer = await write(`[[groq:${wish}]]`)
	expect(answer).toMatchObject({ ok: false, reason })
	expect(JSON.stringify(answer)).not.toContain('gsk_teste')
})

test('an answer of the wrong shape was paid for all the same', async () => {
	expect(await write('[[groq:truncado]]')).toMatchObject({ usage: { inputTokens: 2000, outputTokens: 3000 } })
})

test('what an answer took is not known where the provider does not say', async () => {
	expect(await write('[[groq:html]]')).not.toHaveProperty('usage')
})

test('a slow answer is waited for', async () => {
	expect(await write('[[groq:lento]]')).toMatchObject({ ok: true })
})

test('how long to wait is passed on', async () => {
	expect(await write('[[groq:429-espera]]')).toMatchObject({ reason: 'rate-limited', retryAfterSeconds: 7 })
})

test('a call that hangs is left in time, and one that is cancelled at once', async () => {
	expect(await write('[[groq:trava]]', { timeoutMs: 100 })).toMatchObject({ ok: false, reason: 'timeout' })
	const leaving = new AbortController()
	const answer = write('[[groq:trava]]', { signal: leaving.signal })
	setTimeout(() => leaving.abort(), 30)
	expect(await answer).toMatchObject({ ok: false, reason: 'cancelled' })
	await expect.poll(() => standIn.seen.at(-1)!.aborted).toBe(true)
})

test('nobody there is told as unreachable, and that nobody heard the question', async () => {
	const server = createServer()
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	const { port } = server.address() as AddressInfo
	await new Promise((resolve) => server.close(resolve))
	const gone = model(1000, `http://127.0.0.1:${port}/openai/v1`)
	const written = await gone.write({ instructions: '', prompt: 'x', schema: draftSchema, ...limits })
	const found = await gone.research!({ prompt: 'x', ...limits })
	expect(written).toMatchObject({ ok: false, reason: 'unreachable', unsent: true })
	expect(found).toMatchObject({ ok: false, reason: 'unreachable', unsent: true })
})

test('research brings notes and the pages that were found, without asking for a shape', async () => {
	const answer = await model().research!({ ...limits, prompt: 'Pesquise na web: seguro [[groq:pesquisar-sumida]]' })
	expect(answer).toMatchObject({
		ok: true,
		sources: [{ title: 'SUSEP', url: 'https://www.gov.br/susep/pt-br' }, { url: 'https://sumiu.invalid/404' }],
		usage: { inputTokens: 2000 },
	})
	expect(standIn.seen.at(-1)!.body).toMatchObject({ tools: [{ type: 'browser_search' }], tool_choice: 'required' })
})

test.for([
	['500', 'server-error'],
	['429', 'rate-limited'],
	['html', 'malformed'],
	['400', 'rejected'],
] as const)('research that meets %s says %s', async ([wish, reason]) => {
	const prompt = `Pesquise na web [[groq:pesquisar-${wish}]]`
	expect(await model().research!({ ...limits, prompt })).toMatchObject({ ok: false, reason })
})

test('research that hangs is left in time, and one that finds nothing says nothing', async () => {
	const hanging = { ...limits, prompt: 'Pesquise na web [[groq:pesquisar-trava]]' }
	expect(await model(100).research!(hanging)).toMatchObject({ ok: false, reason: 'timeout' })
	const empty = { ...limits, prompt: 'Pesquise na web [[groq:pesquisar-vazio]]' }
	expect(await model().research!(empty)).toMatchObject({ ok: true, notes: '' })
})

test('the compound system searches with its own tools, is told the shape in words, and a model without a search does none', async () => {
	const of = (name: string) => groq({ apiKey: standIn.apiKey, baseUrl: standIn.baseUrl, model: name })
	await of('groq/compound').research!({ ...limits, prompt: 'Pesquise na web: seguro [[groq:pesquisar-sumida]]' })
	const { body } = standIn.seen.at(-1)!
	expect(body).toMatchObject({ compound_custom: { tools: { enabled_tools: ['web_search', 'visit_website'] } } })
	expect(body).not.toHaveProperty('tools')
	const prompt = '<pedido>\nseguro auto\n</pedido>'
	const written = await of('groq/compound').write({ ...limits, instructions: 'Escreva.', prompt, schema: draftSchema })
	expect(written).toMatchObject({ ok: true })
	const { body: asked, text } = standIn.seen.at(-1)!
	expect(asked.response_format).toEqual({ type: 'json_object' })
	expect(text).toContain('objeto JSON')
	expect(text).toContain('meta_description')
	expect(of('qwen/qwen3-32b').research).toBeUndefined()
})
