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
	reason: 'not-reachable' | 'not-public' | 'quota' | 'timeout' | 'no-browser' | 'failed'
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
