import type { CheckedSource, SourceCheck } from '#core/generation/runs/article-source.ts'
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
			sources.map(async ({ url: asked, title }): Promise<CheckedSource> => {
				const answer = await fetch(asked, {
					timeoutMs: budgetMs,
					maxBytes: ENOUGH_BYTES,
					beginningOnly: true,
					headers: { accept: 'text/html,application/pdf;q=0.9,*/*;q=0.5', 'accept-language': 'pt-BR' },
					signal: budget,
				})
				if (!answer.ok) return { asked, url: asked, title, state: isNoAddress(answer.reason) ? 'gone' : 'unverified' }
				// The page itself is the source, not the address that redirected to it.
				const { status, url, contentType, body } = answer
				if (status === 404 || status === 410) return { asked, url, title, state: 'gone' }
				if (status >= 300) return { asked, url, title, state: 'unverified' }
				const read = /html/i.test(contentType) ? titleIn(body.toString('utf8')) : ''
				return { asked, url, title: read || title, state: 'verified' }
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
