import { expect, test } from 'vitest'
import type { Tally } from '#core/measurement/read-results.ts'
import { groupsOf } from './group-results.server.ts'

const tally: Tally = { views: 10, reads: 1, chats: 1, forms: 1, quotes: 1, wins: 1 }
const query = { span: '30', from: '', to: '', all: undefined } as const
const page = (path: string, title: string | null = null) => ({ ...tally, path, title, category: title && 'Dicas' })

test('pages are named as people know them, and stand in their group', () => {
	const pages = [page('/seguros/auto'), page('/blog/vendaval', 'Vendaval'), page('/'), page('/blog/busca')]
	const groups = groupsOf({ pages, campaigns: [] }, query)
	expect(groups.map(({ name, lines }) => [name, lines.map((line) => [line.name, line.detail])])).toEqual([
		['Páginas de seguro', [['Seguro Auto', '/seguros/auto']]],
		['Artigos', [['Vendaval', 'Dicas']]],
		[
			'Outras páginas',
			[
				['Página inicial', '/'],
				['Busca do blog', '/blog/busca'],
			],
		],
	])
})

test('a long group shows four, and all of them when asked', () => {
	const campaigns = ['a', 'b', 'c', 'd', 'e'].map((campaign) => ({ ...tally, campaign, medium: '' }))
	const [short] = groupsOf({ pages: [], campaigns }, query)
	expect(short).toMatchObject({ total: 5, more: { href: '/admin/resultados?ver=campanhas' } })
	expect(short?.lines).toHaveLength(4)
	const [whole] = groupsOf({ pages: [], campaigns }, { ...query, all: 'campaigns' })
	expect(whole?.lines).toHaveLength(5)
	expect(whole?.more).toEqual({ words: 'Ver menos', href: '/admin/resultados' })
})
