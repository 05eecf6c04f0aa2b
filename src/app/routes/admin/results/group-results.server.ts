import type { Results, Tally } from '#core/measurement/read-results.ts'
import { titleOfPage } from '../leads/name-pages.server.ts'
import { type Group, resultsQuery } from './results-query.ts'
import type { ResultGroup, ResultLine } from './results-table.tsx'

/** So many of each group are shown at first. */
const AT_FIRST = 4

type Query = Parameters<typeof resultsQuery.href>[0]

const names: Record<Group, string> = {
	products: 'Páginas de seguro',
	articles: 'Artigos',
	others: 'Outras páginas',
	campaigns: 'Campanhas',
}

/** Pages and campaigns as the table has them; groups without a line are left out. */
export function groupsOf({ pages, campaigns }: Pick<Results, 'pages' | 'campaigns'>, query: Query): ResultGroup[] {
	const lines: Record<Group, ResultLine[]> = { products: [], articles: [], others: [], campaigns: [] }
	for (const { path, title, category, ...tally } of pages) {
		const group = groupOf(path)
		const name = title ?? titleOfPage(path) ?? path
		const detail = group === 'articles' ? category : name === path ? null : path
		lines[group].push({ ...tallyOf(tally), key: path, name, detail, href: path })
	}
	for (const { campaign, medium, ...tally } of campaigns)
		lines.campaigns.push({ ...tallyOf(tally), key: `${campaign} ${medium}`, name: campaign, detail: medium || null })
	return (Object.keys(lines) as Group[])
		.filter((group) => lines[group].length > 0)
		.map((group) => ({
			name: names[group],
			total: lines[group].length,
			lines: query.all === group ? lines[group] : lines[group].slice(0, AT_FIRST),
			...(lines[group].length > AT_FIRST && { more: moreOf(group, lines[group].length, query) }),
		}))
}

function groupOf(path: string): Exclude<Group, 'campaigns'> {
	if (/^\/(?:seguros|servicos)\//.test(path)) return 'products'
	return /^\/blog\/[^/]+$/.test(path) && path !== '/blog/busca' ? 'articles' : 'others'
}

function moreOf(group: Group, total: number, query: Query) {
	const isOpen = query.all === group
	return {
		words: isOpen ? 'Ver menos' : `Ver todas as linhas (${total})`,
		href: resultsQuery.href(query, { all: isOpen ? undefined : group }),
	}
}

function tallyOf({ views, reads, chats, forms, quotes, wins }: Tally): Tally {
	return { views, reads, chats, forms, quotes, wins }
}
