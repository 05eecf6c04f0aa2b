import { quoteStandsIn } from '#core/claims/supports/quote-stands-in.ts'
import { readSourcePage } from '#core/claims/supports/read-source-page.ts'
import { isWebAddress } from '#core/html/safe-url.ts'
import { sourceKindOf } from '#core/seo/rules/official-domains.ts'
import { brasiliaDay } from '#lib/brasilia-time.ts'
import { pageOf } from '#lib/page-of.ts'
import type { NamedClaim } from '../models/claims/schema.ts'
import type { FoundQuote } from './found-quote.ts'
import type { WritingServices } from './writing-services.ts'

type LostQuote = { sentence: string; url: string; why: string }

export type Quotes = { found: FoundQuote[]; lost: LostQuote[] }

/** Each is a fetch that somebody waits for. */
const MOST_PAGES = 8

/** What a model says stands on a page counts only where it does. */
export async function findQuotes(
	services: Pick<WritingServices, 'db' | 'fetchPage'>,
	{ named, signal, now }: { named: readonly NamedClaim[]; signal: AbortSignal; now: Date },
): Promise<Quotes> {
	const quoted = named.filter(({ address, quote }) => address.trim() !== '' && quote.trim() !== '')
	const [fit, unfit] = [true, false].map((wanted) => quoted.filter(({ address }) => isSource(address) === wanted))
	const pages = [...Map.groupBy(fit!, ({ address }) => pageOf(address.trim())).values()]
	const read: Quotes[] = []
	for (const claims of pages.slice(0, MOST_PAGES)) read.push(await quotesOn(services, { claims, signal, now }))
	return {
		found: read.flatMap(({ found }) => found),
		lost: [
			...read.flatMap(({ lost }) => lost),
			...asLost(unfit!, 'a página não é de uma fonte aprovada'),
			...asLost(pages.slice(MOST_PAGES).flat(), 'a página não foi aberta'),
		],
	}
}

/** A page of a public body or of a body of the trade. Our own bear nothing out: they are what is to be borne out. */
function isSource(address: string): boolean {
	return isWebAddress(address.trim()) && sourceKindOf(address.trim()) !== 'other'
}

type OnPage = { claims: readonly NamedClaim[]; signal: AbortSignal; now: Date }

async function quotesOn(
	{ db, fetchPage }: Pick<WritingServices, 'db' | 'fetchPage'>,
	{ claims, signal, now }: OnPage,
): Promise<Quotes> {
	const read = await readSourcePage(db, { url: claims[0]!.address.trim(), now, signal, fetch: fetchPage })
	if (!read.ok) return { found: [], lost: asLost(claims, 'a página não pôde ser lida') }
	const { id: pageId, url, title, text } = read.page
	const [there, gone] = [true, false].map((wanted) =>
		claims.filter(({ quote }) => quoteStandsIn(text, quote) === wanted),
	)
	return {
		found: there!.map(({ claim, quote }) => ({
			sentence: claim,
			quote,
			pageId,
			url,
			title,
			readOn: brasiliaDay(now),
		})),
		lost: asLost(gone!, 'o trecho não está na página'),
	}
}

function asLost(claims: readonly NamedClaim[], why: string): LostQuote[] {
	return claims.map(({ claim, address }) => ({ sentence: claim, url: address.trim(), why }))
}
