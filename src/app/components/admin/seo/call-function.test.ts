import { afterEach, expect, test, vi } from 'vitest'
import { callFunction, checkHealth } from './call-function.ts'

afterEach(() => vi.unstubAllGlobals())

/** Answers one call after another; the last answer stays. */
function answering(...answers: (Response | Error)[]) {
	const fetch = vi.fn<() => Promise<Response>>(async () => {
		const answer = answers.length > 1 ? answers.shift()! : answers[0]!
		if (answer instanceof Error) throw answer
		return answer.clone()
	})
	vi.stubGlobal('fetch', fetch)
	return fetch
}

test('what the network spoils is tried three more times, waiting twice as long each time', async () => {
	const fetch = answering(new TypeError('failed to fetch'))
	const waits: number[] = []
	const answer = await callFunction({ name: 'validate-content', retries: 3, sleep: async (ms) => void waits.push(ms) })
	expect(answer).toMatchObject({ ok: false, reason: 'connection' })
	expect(fetch).toHaveBeenCalledTimes(4)
	expect(waits).toEqual([1000, 2000, 4000])
})

test('a server that recovers is heard', async () => {
	const fetch = answering(new Response('oops', { status: 502 }), Response.json({ score: 80 }))
	const answer = await callFunction<{ score: number }>({ name: 'validate-content', retries: 3, sleep: async () => {} })
	expect(answer).toMatchObject({ ok: true, value: { score: 80 } })
	expect(fetch).toHaveBeenCalledTimes(2)
})

test('a refusal is an answer, and is not asked for again', async () => {
	const fetch = answering(Response.json({ error: 'x', issues: [{ message: 'Conteúdo necessário' }] }, { status: 400 }))
	const answer = await callFunction({ name: 'auto-fix-seo', retries: 3 })
	expect(answer).toMatchObject({ ok: false, reason: 'refused', message: 'Conteúdo necessário' })
	expect(fetch).toHaveBeenCalledTimes(1)
})

test('a function is well only where it says so', async () => {
	answering(Response.json({ status: 'healthy' }))
	expect(await checkHealth('auto-fix-seo')).toBe(true)
	answering(Response.json({ error: 'no' }, { status: 401 }))
	expect(await checkHealth('auto-fix-seo')).toBe(false)
	answering(new TypeError('failed to fetch'))
	expect(await checkHealth('auto-fix-seo')).toBe(false)
})
