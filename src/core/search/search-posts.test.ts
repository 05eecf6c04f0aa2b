import { expect, test } from 'vitest'
import { posts } from '#db/schema/posts.ts'
import { aPost, aPublishedPost } from '#tests/builders.ts'
import { testDb } from '#tests/db.ts'
import type { Part } from './highlight.ts'
import { HITS_PER_PAGE, searchPosts } from './search-posts.ts'

const db = testDb()

function shown(parts: Part[]) {
	return parts.map(({ text, found }) => (found ? `[${text}]` : text)).join('')
}

async function titlesFor(query: string) {
	return (await searchPosts(db, { query })).hits.map(({ title }) => title)
}

test('stems and accents do not matter, the body counts, drafts stay hidden', async () => {
	await db
		.insert(posts)
		.values([
			aPublishedPost({ title: 'Indenizações do seguro' }),
			aPublishedPost({ title: 'Outro', content: '<p>Sobre a indenização</p>' }),
			aPublishedPost({ title: 'Nada disso' }),
			aPost({ title: 'Indenização em rascunho' }),
		])
	// The word in the title weighs more than the word in the text.
	expect(await titlesFor('INDENIZACAO')).toEqual(['Indenizações do seguro', 'Outro'])
	expect(await titlesFor('seguros indenização')).toEqual(['Indenizações do seguro'])
})

test('what was found is marked in the title and in the best passage, with its accents', async () => {
	await db.insert(posts).values(
		aPublishedPost({
			title: 'Franquia: como escolher',
			excerpt: 'Resumo.',
			content:
				'<h2>Começo</h2><p>Nada aqui.</p><p>A <strong>franquia</strong> é sua. Veja as franquias e a <em>apólice</em>.</p>',
		}),
	)
	const { hits } = await searchPosts(db, { query: 'franquia apolice' })
	expect(shown(hits[0]!.markedTitle)).toBe('[Franquia]: como escolher')
	expect(shown(hits[0]!.snippet)).toBe(
		'Resumo. Começo Nada aqui. A [franquia] é sua. Veja as [franquias] e a [apólice].',
	)
})

test.for([
	['leão', 'Leões'],
	['leoes', 'leão'],
	['bem', 'bens'],
	['consequências', 'consequência'],
	['papel', 'papéis'],
	['segurar', 'segurado'],
	['auto', 'seguro-auto'],
	['anzol', '“anzóis”,'],
	['1234', '1234'],
])('a search for %s marks %s', async ([query, word]) => {
	await db
		.insert(posts)
		.values(aPublishedPost({ title: 'Outra coisa', excerpt: 'E', content: `<p>e ${word} aqui</p>` }))
	const { hits } = await searchPosts(db, { query: query! })
	expect(hits.map(({ snippet }) => shown(snippet))).toEqual([
		`E e ${word!.replace(/[\p{L}\p{N}][\p{L}\p{N}-]*/u, '[$&]')} aqui`,
	])
})

test.for([
	['franqia', 'franquia'],
	['sinitro', 'sinistro'],
	['Indenisação rapida', 'indenização rápida'],
])('%s finds what was meant', async ([query, meant]) => {
	await db
		.insert(posts)
		.values([
			aPublishedPost({ title: 'Franquia reduzida' }),
			aPublishedPost({ title: 'Sinistro passo a passo' }),
			aPublishedPost({ title: 'Indenização rápida' }),
		])
	const result = await searchPosts(db, { query: query! })
	expect(result).toMatchObject({ meant, total: 1 })
})

test('a word that some article has is never corrected away', async () => {
	await db
		.insert(posts)
		.values([aPublishedPost({ title: 'Franquia' }), aPublishedPost({ title: 'X', content: '<p>franqueza</p>' })])
	expect(await searchPosts(db, { query: 'franqueza' })).toMatchObject({ meant: undefined, total: 1 })
})

test('where no article has all the words, those with any of them are found', async () => {
	await db.insert(posts).values([aPublishedPost({ title: 'Seguro auto' }), aPublishedPost({ title: 'Seguro de vida' })])
	expect((await titlesFor('auto vida')).toSorted()).toEqual(['Seguro auto', 'Seguro de vida'])
	expect(await titlesFor('zebra listrada')).toEqual([])
})

test.for(['', '   ', 'de', '&', "o'brien <b>", '"aspas abertas', 'a | b & !c', '((', '😀', 'x'.repeat(100)])(
	'%j is a search like any other',
	async (query) => {
		await db.insert(posts).values(aPublishedPost({ title: 'Seguro auto' }))
		expect(await searchPosts(db, { query })).toMatchObject({ total: 0, hits: [] })
	},
)

test('markup and odd characters of an article come out as text', async () => {
	await db.insert(posts).values(
		aPublishedPost({
			title: '<b>Apólice</b> & ½ preço',
			excerpt: '',
			content: '<p>apólice &lt;script&gt; &amp; fim</p>',
		}),
	)
	const { hits } = await searchPosts(db, { query: 'apólice' })
	expect(hits[0]!.markedTitle.map(({ text }) => text).join('')).toBe('<b>Apólice</b> & ½ preço')
	expect(shown(hits[0]!.snippet)).toBe('[apólice] <script> & fim')
})

test('results come in pages, none twice', async () => {
	await db.insert(posts).values(Array.from({ length: HITS_PER_PAGE + 3 }, () => aPublishedPost({ title: 'Seguro' })))
	const first = await searchPosts(db, { query: 'seguro' })
	const second = await searchPosts(db, { query: 'seguro', page: 2 })
	const past = await searchPosts(db, { query: 'seguro', page: 99 })
	expect([first.hits.length, second.hits.length, past.page]).toEqual([HITS_PER_PAGE, 3, 2])
	expect(new Set([...first.hits, ...second.hits].map(({ slug }) => slug)).size).toBe(HITS_PER_PAGE + 3)
})
