import type { SourceCheck } from '#core/pipeline/article-source.ts'
import { guardedFetch } from '#lib/guarded-fetch.ts'

/** Shared by all pages of one article. */
const BUDGET_MS = 5_000
/** A page's title stands near its beginning. */
const ENOUGH_BYTES = 64 * 1024
const LONGEST_TITLE = 160

type Options = { fetch?: typeof guardedFetch; budgetMs?: number }

/** Looks at each page a model named. One that answers 404 is gone; one that cannot be reached stays unverified. */
export function sourceCheck({ fetch = guardedFetch, budgetMs = BUDGET_MS }: Options = {}): SourceCheck {
	return (sources, { signal }) => {
		const budget = AbortSignal.any([signal, AbortSignal.timeout(budgetMs)])
		return Promise.all(
			sources.map(async ({ url, title }) => {
				const answer = await fetch(url, {
					timeoutMs: budgetMs,
					maxBytes: ENOUGH_BYTES,
					beginningOnly: true,
					headers: { accept: 'text/html,application/pdf;q=0.9,*/*;q=0.5', 'accept-language': 'pt-BR' },
					signal: budget,
				})
				if (!answer.ok)
					return { url, title, state: isNoAddress(answer.reason) ? ('gone' as const) : ('unverified' as const) }
				if (answer.status === 404 || answer.status === 410) return { url, title, state: 'gone' as const }
				const found = answer.status < 300
				const read = found && /html/i.test(answer.contentType) ? titleIn(answer.body.toString('utf8')) : ''
				return { url, title: read || title, state: found ? ('verified' as const) : ('unverified' as const) }
			}),
		)
	}
}

/** What may not even be asked for is no source. */
function isNoAddress(reason: string): boolean {
	return reason === 'bad-address' || reason === 'not-public'
}

function titleIn(html: string): string {
	const [, title = ''] = /<title\b[^>]{0,200}>([^<]{1,500})</i.exec(html) ?? []
	return title
		.replace(/&amp;/g, '&')
		.replace(/&#?\w{1,8};/g, ' ')
		.replace(/\s+/g, ' ')
		.trim()
		.slice(0, LONGEST_TITLE)
}
