import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { pageSpeedInsights } from './pagespeed-insights.ts'

/** A stand-in that answers as the service does, in its own format. */
async function service(answer: (request: IncomingMessage, response: ServerResponse) => void) {
	const asked: URL[] = []
	const waits: number[] = []
	const server = createServer((request, response) => {
		asked.push(new URL(request.url!, 'http://stand-in'))
		answer(request, response)
	})
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	onTestFinished(() => void server.close())
	const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v5`
	const insights = pageSpeedInsights({ apiKey: 'segredo', baseUrl, sleep: async (ms) => void waits.push(ms) })
	return { insights, asked, waits }
}

const lab = {
	categories: {
		performance: { score: 0.97 },
		accessibility: { score: 1 },
		'best-practices': { score: null },
		seo: { score: 0.92 },
	},
	audits: {
		'largest-contentful-paint': { numericValue: 1834.2 },
		'cumulative-layout-shift': { numericValue: 0.004 },
		'first-contentful-paint': { numericValue: 912 },
		'server-response-time': { numericValue: 31 },
		'total-blocking-time': { numericValue: 20 },
		'max-potential-fid': { numericValue: 60 },
	},
}

const send =
	(body: object, status = 200) =>
	(_: IncomingMessage, response: ServerResponse) =>
		void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

test('a page nobody visits is told by the laboratory', async () => {
	const { insights, asked } = await service(send({ lighthouseResult: lab }))
	expect(await insights.analyze('https://exemplo.com.br/a?b=1')).toEqual({
		ok: true,
		value: {
			scores: { performance: 97, accessibility: 100, bestPractices: null, seo: 92 },
			coreWebVitals: { lcp: 1.834, inp: null, fid: null, cls: 0.004, fcp: 912, ttfb: 31, tbt: 20 },
			measured: 'lab',
			source: 'pagespeed-insights',
		},
	})
	const [{ pathname, searchParams }] = asked as [URL]
	expect(pathname).toBe('/v5/runPagespeed')
	expect(Object.fromEntries(searchParams)).toMatchObject({
		url: 'https://exemplo.com.br/a?b=1',
		strategy: 'mobile',
		key: 'segredo',
	})
	expect(searchParams.getAll('category')).toEqual(['performance', 'accessibility', 'best-practices', 'seo'])
})

test('where there are visitors their figures count', async () => {
	const metrics = {
		LARGEST_CONTENTFUL_PAINT_MS: { percentile: 2100 },
		INTERACTION_TO_NEXT_PAINT: { percentile: 180 },
		CUMULATIVE_LAYOUT_SHIFT_SCORE: { percentile: 5 },
	}
	const { insights } = await service(send({ loadingExperience: { metrics }, lighthouseResult: lab }))
	expect(await insights.analyze('https://exemplo.com.br')).toMatchObject({
		value: { coreWebVitals: { lcp: 2.1, inp: 180, cls: 0.05, fcp: 912 }, measured: 'field' },
	})
})

test('a fault of the service is tried again three times, and then told', async () => {
	const { insights, asked, waits } = await service(send({ error: { code: 503, message: 'Backend Error' } }, 503))
	expect(await insights.analyze('https://exemplo.com.br')).toMatchObject({ ok: false, reason: 'failed' })
	expect([asked.length, waits]).toEqual([4, [1000, 2000, 4000]])
})

test('a fault that passes is no fault', async () => {
	let calls = 0
	const { insights } = await service((request, response) => {
		calls += 1
		if (calls < 3) return send({ error: {} }, 500)(request, response)
		return send({ lighthouseResult: lab })(request, response)
	})
	expect(await insights.analyze('https://exemplo.com.br')).toMatchObject({ ok: true })
})

test.for([
	[429, { error: { code: 429 } }, 'quota'],
	[400, { error: { code: 400, message: 'Lighthouse returned error: FAILED_DOCUMENT_REQUEST' } }, 'not-reachable'],
	[200, { lighthouseResult: { ...lab, runtimeError: { code: 'NO_FCP' } } }, 'not-reachable'],
	[200, { other: 1 }, 'failed'],
] as const)('%d %j is %s', async ([status, body, reason]) => {
	const { insights } = await service(send(body, status))
	expect(await insights.analyze('https://exemplo.com.br')).toMatchObject({ ok: false, reason })
})
