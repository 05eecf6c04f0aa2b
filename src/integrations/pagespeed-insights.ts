import { z } from 'zod'
import type { PageSpeedAnalyzer, PageSpeedResult } from '#core/seo/page-speed.ts'
import { type FetchFailure, fetchJson } from '#lib/fetch-json.ts'
import { inSeconds } from '#lib/in-seconds.ts'
import { retry } from '#lib/retry.ts'

const category = z.object({ score: z.number().nullable() }).optional()
const audit = z.object({ numericValue: z.number().optional() }).optional()
const metric = z.object({ percentile: z.number() }).optional()
const metrics = z
	.object({
		LARGEST_CONTENTFUL_PAINT_MS: metric,
		INTERACTION_TO_NEXT_PAINT: metric,
		FIRST_INPUT_DELAY_MS: metric,
		CUMULATIVE_LAYOUT_SHIFT_SCORE: metric,
		FIRST_CONTENTFUL_PAINT_MS: metric,
		EXPERIMENTAL_TIME_TO_FIRST_BYTE: metric,
	})
	.optional()

const answer = z.object({
	loadingExperience: z.object({ metrics }).optional(),
	lighthouseResult: z.object({
		runtimeError: z.object({ code: z.string() }).optional(),
		categories: z.object({ performance: category, accessibility: category, 'best-practices': category, seo: category }),
		audits: z.object({
			'largest-contentful-paint': audit,
			'cumulative-layout-shift': audit,
			'first-contentful-paint': audit,
			'server-response-time': audit,
			'total-blocking-time': audit,
			'max-potential-fid': audit,
		}),
	}),
})

const TIMEOUT_MS = 120_000

type Options = {
	apiKey: string
	baseUrl: string
	timeoutMs?: number
	fetch?: typeof globalThis.fetch
	sleep?: (ms: number) => Promise<void>
}

/** https://developers.google.com/speed/docs/insights/v5/reference */
export function pageSpeedInsights({
	apiKey,
	baseUrl,
	timeoutMs = TIMEOUT_MS,
	fetch,
	sleep,
}: Options): PageSpeedAnalyzer {
	return {
		async analyze(url, { signal } = {}) {
			const address = new URL(`${baseUrl}/runPagespeed`)
			for (const [name, value] of [
				['url', url],
				['strategy', 'mobile'],
				['locale', 'pt-BR'],
				...['performance', 'accessibility', 'best-practices', 'seo'].map((wanted) => ['category', wanted]),
				['key', apiKey],
			] as [string, string][])
				address.searchParams.append(name, value)
			const found = await retry(
				() => fetchJson(address, { schema: answer, timeoutMs, ...(signal && { signal }), ...(fetch && { fetch }) }),
				(result) => !result.ok && isPassing(result) && !signal?.aborted,
				{ times: 3, firstDelayMs: 1_000, ...(sleep && { sleep }) },
			)
			return found.ok ? read(found.value) : explain(found)
		},
	}
}

/** What may be gone in a moment. */
function isPassing({ reason, status = 0 }: FetchFailure): boolean {
	return reason === 'timeout' || reason === 'unreachable' || reason === 'rate-limited' || status >= 500
}

function read({ lighthouseResult, loadingExperience }: z.infer<typeof answer>): PageSpeedResult {
	const { categories, audits, runtimeError } = lighthouseResult
	if (runtimeError) return { ok: false, reason: 'not-reachable', detail: runtimeError.code }
	const field = loadingExperience?.metrics
	const score = (given: z.infer<typeof category>) =>
		typeof given?.score === 'number' ? Math.round(given.score * 100) : null
	const lab = (name: keyof typeof audits) => audits[name]?.numericValue ?? null
	const seen = (given: z.infer<typeof metric>) => given?.percentile ?? null
	const shift = seen(field?.CUMULATIVE_LAYOUT_SHIFT_SCORE)
	return {
		ok: true,
		value: {
			scores: {
				performance: score(categories.performance),
				accessibility: score(categories.accessibility),
				bestPractices: score(categories['best-practices']),
				seo: score(categories.seo),
			},
			coreWebVitals: {
				lcp: inSeconds(seen(field?.LARGEST_CONTENTFUL_PAINT_MS) ?? lab('largest-contentful-paint')),
				inp: seen(field?.INTERACTION_TO_NEXT_PAINT),
				fid: seen(field?.FIRST_INPUT_DELAY_MS),
				// The service counts a visitor's shift in hundredths.
				cls: shift === null ? lab('cumulative-layout-shift') : shift / 100,
				fcp: seen(field?.FIRST_CONTENTFUL_PAINT_MS) ?? lab('first-contentful-paint'),
				ttfb: seen(field?.EXPERIMENTAL_TIME_TO_FIRST_BYTE) ?? lab('server-response-time'),
				tbt: lab('total-blocking-time'),
			},
			measured: field?.LARGEST_CONTENTFUL_PAINT_MS ? 'field' : 'lab',
			source: 'pagespeed-insights',
		},
	}
}

function explain({ reason, status, detail }: FetchFailure): PageSpeedResult {
	if (reason === 'timeout') return { ok: false, reason: 'timeout' }
	if (reason === 'rate-limited') return { ok: false, reason: 'quota', detail }
	if (status === 400 || status === 500) return { ok: false, reason: 'not-reachable', detail }
	return { ok: false, reason: 'failed', detail: detail ?? reason }
}
