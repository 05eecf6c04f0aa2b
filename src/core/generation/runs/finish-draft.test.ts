import { expect, test } from 'vitest'
import { pageOf } from '#lib/page-of.ts'
import type { ArticleSource } from './article-source.ts'
import { finishDraft } from './finish-draft.ts'

const now = new Date('2027-02-01T12:00:00Z')

type Changes = { content?: string; tags?: string[]; states?: ArticleSource['state'][]; leadsTo?: [string, string?][] }

function finish({ content = '<p>Texto</p>', tags = [], states = [], leadsTo = [] }: Changes) {
	const draft = { title: 'Título', meta_title: '', meta_description: '', excerpt: '', content, tags, sources: [] }
	return finishDraft(draft, {
		prompt: 'seguro',
		categoryName: undefined,
		content,
		sources: states.map((state, n) => ({ url: `https://${n}.example`, title: '', official: true, state })),
		leadsTo: new Map(leadsTo.map(([from, to]) => [pageOf(from), to])),
		siteName: 'Farol do Sul',
		now,
	})
}

test('a dead link goes however it is spelled, and one that moved leads to its new place', () => {
	const { content } = finish({
		content:
			'<p><a href="https://gone.example/x">um</a> <a href="https://www.gone.example/x/">dois</a> <a href="http://old.example">três</a> <a href="/seguros/auto">quatro</a></p>',
		leadsTo: [['https://gone.example/x'], ['https://old.example', 'https://new.example/y']],
	})
	expect(content).toContain(
		'<p>um dois <a href="https://new.example/y">três</a> <a href="/seguros/auto">quatro</a></p>',
	)
})

test.for<[ArticleSource['state'][], string]>([
	[['verified', 'verified'], 'Endereços das fontes conferidos automaticamente em 1 de fevereiro de 2027.'],
	[['curated'], 'Fontes da nossa lista de páginas oficiais, atualizada em 15 de novembro de 2026.'],
	[
		['curated', 'verified'],
		'atualizada em 15 de novembro de 2026; endereços das demais conferidos automaticamente em 1 de fevereiro de 2027.',
	],
	[['curated', 'verified', 'unverified'], 'Sul. Nem todos os endereços das fontes puderam ser conferidos. Confirme'],
	[[], 'Sul. Confirme'],
])('sources that are %s are told with the date they were looked at, and no other', ([states, words]) => {
	expect(finish({ states }).content).toContain(words)
	const dates = finish({ states }).content.match(/20\d\d/g) ?? []
	expect(dates).toHaveLength((words.match(/20\d\d/g) ?? []).length)
})

test('a note from before a rewrite gives way to what is true now', () => {
	const before = finish({ states: ['verified'] }).content
	const { content } = finish({ content: before, states: ['unverified'] })
	expect(content).not.toContain('conferidos automaticamente')
	expect(content.match(/inteligência artificial/g)).toHaveLength(1)
})

test('of endless tags only as many are cleaned as an article keeps', () => {
	const tags = Array.from({ length: 20_000 }, (_, n) => `<b>marca ${n}</b>`)
	Object.defineProperty(tags, 8, { get: () => expect.unreachable() })
	expect(finish({ tags }).tags).toEqual(Array.from({ length: 8 }, (_, n) => `marca ${n}`))
})
