import { officialSourcesFor } from '#core/generation/local-writer/official-sources.ts'
import { elementsOf, parseHtml } from '#core/html/dom.ts'
import { isWebAddress } from '#core/html/safe-url.ts'
import { sourceKindOf } from '#core/seo/rules/official-domains.ts'
import { pageOf } from '#lib/page-of.ts'
import { untilAborted } from '#lib/until-aborted.ts'
import type { ArticleSource, CheckedSource, NamedSource } from './article-source.ts'
import type { WritingServices } from './writing-services.ts'

type Settling = {
	/** Clean HTML. */
	content: string
	/** What research found or the model says it used. */
	named: readonly NamedSource[]
	curated: readonly ArticleSource[]
	signal: AbortSignal
}

export type SettledSources = {
	sources: ArticleSource[]
	/** Where an address of the text leads in the end, by its key; nowhere, for one that is gone. */
	leadsTo: ReadonlyMap<string, string | undefined>
}

const MOST_CHECKED = 12
const LEAST_OFFICIAL = 2

/** Google's grounding names pages through addresses of its own, which run out. They are no source, only the way to one. */
const DETOUR = 'vertexaisearch.cloud.google.com'

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

/** Which pages the article really leans on, and where the addresses in it lead. */
export async function settleSources(
	{ checkSources }: Pick<WritingServices, 'checkSources'>,
	{ content, named, curated, signal }: Settling,
): Promise<SettledSources> {
	const linked = linksIn(content)
	const known = new Map(curated.map((source) => [pageOf(source.url), source]))
	const unknown = unique([...linked, ...named]).filter(({ url }) => !known.has(pageOf(url)))
	const checking = checkSources(unknown.slice(0, MOST_CHECKED), { signal })
	const checked = await untilAborted(checking, signal).catch((error: unknown): CheckedSource[] => {
		// Who left does not ask what became of it.
		if (signal.aborted) return []
		throw error
	})
	const looked = new Map(checked.map((source) => [pageOf(source.asked), source]))

	const leadsTo = new Map<string, string | undefined>()
	const alive = new Map<string, ArticleSource>()
	for (const source of unknown) {
		const found = settled(source, looked.get(pageOf(source.url)))
		if (found?.url !== source.url) leadsTo.set(pageOf(source.url), found?.url)
		if (found && !known.has(pageOf(found.url)) && !alive.has(pageOf(found.url))) alive.set(pageOf(found.url), found)
	}
	const reached = new Set(linked.map(({ url }) => pageOf(leadsTo.get(pageOf(url)) ?? url)))
	const cited = curated.filter(({ url }) => reached.has(pageOf(url)))
	const counting = [...cited, ...alive.values()].filter(({ official, state }) => official && state !== 'unverified')
	const missing = Math.max(0, LEAST_OFFICIAL - counting.length)
	const others = curated.filter((source) => !cited.includes(source)).slice(0, missing)
	return { sources: [...cited, ...alive.values(), ...others], leadsTo }
}

/** What a look at it came to; one that nobody looked at stays unverified. Nothing where it is gone. */
function settled({ url, title }: NamedSource, seen: CheckedSource | undefined): ArticleSource | undefined {
	const address = seen?.url ?? url
	if (seen?.state === 'gone' || new URL(address).host === DETOUR) return undefined
	return {
		url: address,
		title: seen?.title || title,
		official: sourceKindOf(address) === 'official',
		state: seen?.state === 'verified' ? 'verified' : 'unverified',
	}
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
		const before = byUrl.get(pageOf(source.url))
		if (!before || !before.title) byUrl.set(pageOf(source.url), { ...source, url: before?.url ?? source.url })
	}
	return [...byUrl.values()]
}
