import { z } from 'zod'
import type { Log } from '#lib/log.ts'

/** How a page fares with its visitors. Scores go from 0 to 100; what could not be measured is null. */
export type PageSpeed = {
	scores: Record<'performance' | 'accessibility' | 'bestPractices' | 'seo', number | null>
	/** Milliseconds, but seconds for `lcp`, and for the shift no unit. `inp` and `fid` come from real visitors alone; a laboratory has none. */
	coreWebVitals: Record<'lcp' | 'inp' | 'fid' | 'cls' | 'fcp' | 'ttfb' | 'tbt', number | null>
	/** From whom the vitals come: visitors of the last weeks, or one load in a laboratory. */
	measured: 'field' | 'lab'
	source: 'pagespeed-insights' | 'lighthouse'
}

export type PageSpeedFailure = {
	ok: false
	reason: 'not-reachable' | 'not-public' | 'quota' | 'timeout' | 'no-browser' | 'no-lighthouse' | 'failed'
	/** For the log. */
	detail?: string | undefined
}

export type PageSpeedResult = { ok: true; value: PageSpeed } | PageSpeedFailure

/** What measures a page. Implemented in integrations/. */
export type PageSpeedAnalyzer = {
	/** Who asked may leave before the end. */
	analyze: (url: string, options?: { signal?: AbortSignal | undefined }) => Promise<PageSpeedResult>
}

type Choice = {
	insights?: PageSpeedAnalyzer | undefined
	local: PageSpeedAnalyzer
	siteUrl: string
	url: string
	signal?: AbortSignal
}

/** Chooses who measures: the service fetches the page itself, so it gets whatever it may be able to reach. */
export async function analyzePageSpeed({ insights, local, siteUrl, url, signal }: Choice): Promise<PageSpeedResult> {
	if (!isPrivate(url)) return (insights ?? local).analyze(url, { signal })
	return new URL(url).origin === siteUrl ? local.analyze(url, { signal }) : { ok: false, reason: 'not-public' }
}

const privateName = /^[^.]+$|\.(?:local|internal|localhost|home|lan)$/
const privateAddress =
	/^(?:0|10|127)\.|^169\.254\.|^192\.168\.|^172\.(?:1[6-9]|2\d|3[01])\.|^100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|^\[/

/** Whether only this machine or this network knows the page, so that the service could not reach it. */
function isPrivate(url: string): boolean {
	const { hostname } = new URL(url)
	return privateName.test(hostname) || privateAddress.test(hostname)
}

/** A page that somebody wants to be measured. */
export const pageToMeasure = z.object({
	url: z
		.url({ protocol: /^https?$/, error: 'URL necessária: um endereço http ou https' })
		.max(2048)
		.refine((address) => {
			const url = URL.parse(address)
			return url && url.username === '' && url.password === ''
		}, 'URL sem usuário nem senha'),
})

const explanations: Record<PageSpeedFailure['reason'], string> = {
	'not-reachable': 'URL não acessível publicamente.',
	quota: 'O limite de consultas do PageSpeed foi atingido. Tente de novo em alguns minutos.',
	timeout: 'A análise demorou demais. Tente de novo.',
	'not-public': 'Só páginas deste site ou de endereços públicos podem ser analisadas.',
	'no-lighthouse': 'Sem a chave do PageSpeed é preciso ter o Lighthouse instalado no servidor.',
	'no-browser': 'Sem a chave do PageSpeed é preciso ter o Chromium instalado no servidor.',
	failed: 'A página não pôde ser analisada. Tente de novo em alguns minutos.',
}

/** By PageSpeed Insights where there is a key, else by a Lighthouse of our own. */
export type PageSpeedServices = { insights: PageSpeedAnalyzer | undefined; local: PageSpeedAnalyzer }

type Measuring = PageSpeedServices & {
	url: string
	siteUrl: string
	log: Log
	correlationId: string
	signal: AbortSignal
}

export type MeasuredPage =
	| { ok: true; value: PageSpeed }
	| (Pick<PageSpeedFailure, 'ok' | 'reason'> & { message: string })

/** Measures a page and says in words why it could not be. */
export async function measurePage({ log, correlationId, ...asked }: Measuring): Promise<MeasuredPage> {
	const result = await analyzePageSpeed(asked)
	if (result.ok) return result
	const { reason, detail } = result
	log.warn({ correlationId, reason, detail }, 'a page could not be measured')
	return { ok: false, reason, message: explanations[reason] }
}
