import { elementsOf, parseHtml } from '#core/html/dom.ts'
import { isWebAddress } from '#core/html/safe-url.ts'
import { sourceKindOf } from '#core/seo/rules/official-domains.ts'
import { officialSourcesFor } from '#core/writing/official-sources.ts'
import type { ArticleSource, NamedSource } from './article-source.ts'
import type { WritingNeeds } from './writing-needs.ts'

type Settling = {
	/** Clean HTML. */
	content: string
	/** What research found or the model says it used. */
	named: readonly NamedSource[]
	curated: readonly ArticleSource[]
	signal: AbortSignal
}

const MOST_CHECKED = 12
const LEAST_OFFICIAL = 2

type Category = { name: string; slug: string } | null | undefined

/** Official pages we know to exist; they count without being looked at. */
export function curatedSources(prompt: string, category: Category): ArticleSource[] {
	return officialSourcesFor(prompt, category ?? undefined).map(({ url, title }) => ({
		url,
		title,
		official: true,
		state: 'curated' as const,
	}))
}

/** Which pages the article really leans on, and which addresses in it lead nowhere. */
export async function settleSources(
	{ checkSources }: Pick<WritingNeeds, 'checkSources'>,
	{ content, named, curated, signal }: Settling,
): Promise<{ sources: ArticleSource[]; gone: Set<string> }> {
	const linked = linksIn(content)
	const known = new Map(curated.map((source) => [keyOf(source.url), source]))
	const unknown = unique([...linked, ...named]).filter(({ url }) => !known.has(keyOf(url)))
	const checked = await checkSources(unknown.slice(0, MOST_CHECKED), { signal })
	const looked = new Map(checked.map((source) => [keyOf(source.url), source]))
	const gone = new Set(unknown.filter(({ url }) => looked.get(keyOf(url))?.state === 'gone').map(({ url }) => url))
	const alive = unknown
		.filter(({ url }) => !gone.has(url))
		.map(({ url, title }): ArticleSource => {
			const seen = looked.get(keyOf(url))
			return {
				url,
				title: seen?.title || title,
				official: sourceKindOf(url) === 'official',
				state: seen?.state === 'verified' ? 'verified' : 'unverified',
			}
		})
	const cited = curated.filter(({ url }) => linked.some((link) => keyOf(link.url) === keyOf(url)))
	const missing = Math.max(0, LEAST_OFFICIAL - [...cited, ...alive].filter(({ official }) => official).length)
	const others = curated.filter((source) => !cited.includes(source)).slice(0, missing)
	return { sources: [...cited, ...alive, ...others], gone }
}

function linksIn(content: string): NamedSource[] {
	return elementsOf(parseHtml(content), 'a')
		.map(({ attribs }) => ({ url: attribs['href'] ?? '', title: '' }))
		.filter(({ url }) => isWebAddress(url))
}

function unique(sources: readonly NamedSource[]): NamedSource[] {
	const byUrl = new Map<string, NamedSource>()
	for (const source of sources) {
		if (!isWebAddress(source.url)) continue
		const before = byUrl.get(keyOf(source.url))
		if (!before || !before.title) byUrl.set(keyOf(source.url), { ...source, url: before?.url ?? source.url })
	}
	return [...byUrl.values()]
}

/** One page, however its address is written. */
function keyOf(address: string): string {
	const { host, pathname, search } = new URL(address)
	return `${host.replace(/^www\./, '')}${pathname.replace(/\/$/, '')}${search}`
}
