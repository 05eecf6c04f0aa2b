import { expect, test } from 'vitest'
import type { ArticleSource, CheckedSource, NamedSource, SourceCheck } from './article-source.ts'
import { settleSources } from './settle-sources.ts'

const curated: ArticleSource[] = ['susep', 'ans', 'anac'].map((body) => ({
	url: `https://www.gov.br/${body}/pt-br`,
	title: body,
	official: true,
	state: 'curated',
}))

function settle(links: readonly string[], looks: Record<string, Partial<CheckedSource>>, named: NamedSource[] = []) {
	const asked: string[] = []
	const checkSources: SourceCheck = async (sources) =>
		sources.map(({ url, title }) => {
			asked.push(url)
			return { asked: url, url, title, state: 'verified', ...looks[url] }
		})
	const content = links.map((url) => `<p><a href="${url}">x</a></p>`).join('')
	const signal = new AbortController().signal
	return settleSources({ checkSources }, { content, named, curated, signal }).then((settled) => ({ ...settled, asked }))
}

function told(sources: readonly ArticleSource[]) {
	return sources.map(({ url, state, official }) => `${state}${official ? ', oficial' : ''}: ${url}`)
}

const detour = 'https://vertexaisearch.cloud.google.com/grounding-api-redirect/ABC'

test('a page is judged and named by where its address leads', async () => {
	const page = 'https://www.planalto.gov.br/lei.htm'
	const { sources, leadsTo } = await settle([detour], { [detour]: { url: page } })
	expect(told(sources)).toEqual([`verified, oficial: ${page}`, 'curated, oficial: https://www.gov.br/susep/pt-br'])
	expect([...leadsTo.values()]).toEqual([page])
})

test('one that leads to a page of our list is that page, and two that lead to one are one', async () => {
	const other = `${detour}D`
	const { sources } = await settle([detour, other, 'https://a.example/'], {
		[detour]: { url: 'https://www.gov.br/susep/pt-br/' },
		[other]: { url: 'https://a.example' },
	})
	expect(told(sources)).toEqual([
		'curated, oficial: https://www.gov.br/susep/pt-br',
		'verified: https://a.example',
		'curated, oficial: https://www.gov.br/ans/pt-br',
	])
})

test('a redirect of Google’s that could not be followed is no source', async () => {
	const { sources, leadsTo } = await settle([detour], { [detour]: { state: 'unverified' } })
	expect(JSON.stringify(sources)).not.toContain('vertexaisearch')
	expect([...leadsTo.values()]).toEqual([undefined])
})

test('what is past the most we look at stays unverified, and does not count as official', async () => {
	const links = Array.from({ length: 12 }, (_, n) => `https://a${n}.example`)
	const { sources, asked } = await settle([...links, 'https://www.bcb.gov.br/x'], {})
	expect(asked).toEqual(links)
	expect(told(sources)).toContain('unverified, oficial: https://www.bcb.gov.br/x')
	expect(told(sources).filter((one) => one.startsWith('curated'))).toHaveLength(2)
})
