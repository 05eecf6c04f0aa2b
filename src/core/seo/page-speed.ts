/** How a page fares with its visitors. Scores go from 0 to 100; what could not be measured is null. */
export type PageSpeed = {
	scores: Record<'performance' | 'accessibility' | 'bestPractices' | 'seo', number | null>
	/** Milliseconds, but for the shift. `inp` and `fid` come from real visitors alone; a laboratory has none. */
	coreWebVitals: Record<'lcp' | 'inp' | 'fid' | 'cls' | 'fcp' | 'ttfb' | 'tbt', number | null>
	/** From whom the vitals come: visitors of the last weeks, or one load in a laboratory. */
	measured: 'field' | 'lab'
	source: 'pagespeed-insights' | 'lighthouse'
}

export type PageSpeedFailure = {
	ok: false
	reason: 'not-reachable' | 'quota' | 'timeout' | 'not-ours' | 'no-browser' | 'failed'
	/** For the log. */
	detail?: string | undefined
}

export type PageSpeedResult = { ok: true; value: PageSpeed } | PageSpeedFailure

/** What measures a page. Implemented in integrations/. */
export type PageSpeedAnalyzer = { analyze: (url: string) => Promise<PageSpeedResult> }

type Choice = { insights?: PageSpeedAnalyzer | undefined; local: PageSpeedAnalyzer; siteUrl: string; url: string }

/**
 * Chooses who measures. The service fetches the page itself, so any address will do that it can reach; what we would
 * fetch ourselves is our own pages alone, which makes us fetch nobody else's on a stranger's word.
 */
export async function analyzePageSpeed({ insights, local, siteUrl, url }: Choice): Promise<PageSpeedResult> {
	const own = new URL(url).origin === siteUrl
	if (insights && !isPrivate(url)) return insights.analyze(url)
	return own ? local.analyze(url) : { ok: false, reason: 'not-ours' }
}

/** Names that only this machine or this network knows. The service could not reach them. */
function isPrivate(url: string): boolean {
	const { hostname } = new URL(url)
	return (
		hostname === 'localhost' ||
		!hostname.includes('.') ||
		/^[\d.]+$|^\[|\.(?:local|internal|test|example|localhost)$/.test(hostname)
	)
}
