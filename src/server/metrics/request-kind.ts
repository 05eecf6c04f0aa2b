export type RequestKind = 'page' | 'file' | 'admin' | 'function' | 'feed' | 'probe'

/**
 * What the page cache did: sent what it had, sent what is being made anew, had nothing; or was not asked, as the answer is
 * for one visitor alone.
 */
export type CacheOutcome = 'hit' | 'stale' | 'miss' | 'bypass'

const kinds: [RegExp, RequestKind][] = [
	[/^\/(?:healthz|readyz|metrics)(?:\?|$)/, 'probe'],
	[/^\/admin(?:[/?.]|$)/i, 'admin'],
	[/^\/(?:functions|api)\//, 'function'],
	[/(?:feed|atom)\.xml(?:\?|$)|^\/sitemap[^/]*\.xml/, 'feed'],
	[/^\/(?:media|assets|fonts|hydration)\/|\.(?:txt|json|ico|png|svg|webmanifest)(?:\?|$)/, 'file'],
]

/** A few kinds for all addresses there are: a label per address would grow with every visitor who makes one up. */
export function requestKind(url: string): RequestKind {
	return kinds.find(([pattern]) => pattern.test(url))?.[1] ?? 'page'
}
