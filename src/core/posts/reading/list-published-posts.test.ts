import { expect, test } from 'vitest'
import { categories } from '#db/schema/categories.ts'
import { posts } from '#db/schema/posts.ts'
import { aCategory, aPost, aPublishedPost } from '#tests/builders.ts'
import { testDb } from '#tests/db.ts'
import { listPublishedPosts } from './list-published-posts.ts'

const db = testDb()

async function titlesFound(query: string) {
	const found = await listPublishedPosts(db, { query })
	return found.posts.map((post) => post.title)
}

test('drafts stay hidden and the newest comes first', async () => {
	await db
		.insert(posts)
		.values([
			aPublishedPost({ title: 'Antigo', publishedAt: new Date('2026-01-01T12:00:00Z') }),
			aPublishedPost({ title: 'Novo', publishedAt: new Date('2026-02-01T12:00:00Z') }),
			aPost({ title: 'Rascunho' }),
		])
	const found = await listPublishedPosts(db)
	expect(found.posts.map((post) => post.title)).toEqual(['Novo', 'Antigo'])
	expect(found).toMatchObject({ total: 2, page: 1, pageCount: 1 })
})

test('a card carries its category, its date and the reading time of the whole text', async () => {
	const [auto] = await db.insert(categories).values(aCategory()).returning()
	const content = `<h2>Título</h2><p>${'palavra '.repeat(400)}</p>`
	await db.insert(posts).values([aPublishedPost({ categoryId: auto!.id, content }), aPublishedPost()])
	const found = await listPublishedPosts(db)
	expect(found.posts.find((post) => post.category)).toMatchObject({
		category: { name: 'Seguro Auto', slug: 'seguro-auto' },
		publishedAt: new Date('2026-03-10T12:00:00Z'),
		readingMinutes: 3,
	})
	expect(found.posts.find((post) => !post.category)).toMatchObject({ category: null, readingMinutes: 1 })
})

test('the search box ignores case and accents, in title, excerpt and tags', async () => {
	await db
		.insert(posts)
		.values([
			aPublishedPost({ title: 'Indenização sem demora' }),
			aPublishedPost({ title: 'B', excerpt: 'Sobre a INDENIZACAO' }),
			aPublishedPost({ title: 'C', tags: ['Indenização', 'Auto'] }),
			aPublishedPost({ title: 'D', content: '<p>indenização só no corpo</p>' }),
		])
	expect((await titlesFound('indenizacao')).sort()).toEqual(['B', 'C', 'Indenização sem demora'])
	expect((await titlesFound('  Indenização ')).length).toBe(3)
})

test('a typing mistake is mended where nothing has the text as typed, and told with its accents', async () => {
	await db
		.insert(posts)
		.values([aPublishedPost({ title: 'Granizo no carro' }), aPublishedPost({ title: 'Indenização sem demora' })])
	expect(await listPublishedPosts(db, { query: 'granzo' })).toMatchObject({
		posts: [{ title: 'Granizo no carro' }],
		total: 1,
		meant: 'granizo',
	})
	expect((await listPublishedPosts(db, { query: 'indenisacao' })).meant).toBe('indenização')
	expect((await listPublishedPosts(db, { query: 'granizo' })).meant).toBeUndefined()
	expect(await listPublishedPosts(db, { query: 'xyzzyplugh' })).toMatchObject({ posts: [], total: 0 })
})

test('wildcards are searched for as they stand', async () => {
	await db
		.insert(posts)
		.values([aPublishedPost({ title: 'Até 50% menos' }), aPublishedPost({ title: 'Até 500 reais' })])
	expect(await titlesFound('50%')).toEqual(['Até 50% menos'])
	expect(await titlesFound('5_0')).toEqual([])
	expect(await titlesFound('\\')).toEqual([])
})

test('only one category is listed when asked for', async () => {
	const [auto, vida] = await db
		.insert(categories)
		.values([aCategory(), aCategory({ name: 'Vida' })])
		.returning()
	await db
		.insert(posts)
		.values([
			aPublishedPost({ title: 'Carro', categoryId: auto!.id }),
			aPublishedPost({ title: 'Família', categoryId: vida!.id }),
		])
	const found = await listPublishedPosts(db, { categorySlug: 'vida' })
	expect(found.posts.map((post) => post.title)).toEqual(['Família'])
	expect((await listPublishedPosts(db, { categorySlug: 'nada' })).total).toBe(0)
})

test('pages hold twelve, none is repeated, and a page past the end is the last one', async () => {
	await db.insert(posts).values(Array.from({ length: 25 }, () => aPublishedPost()))
	const pages = await Promise.all([1, 2, 3, 99, -1].map((page) => listPublishedPosts(db, { page })))
	expect(pages.map((page) => [page.page, page.posts.length])).toEqual([
		[1, 12],
		[2, 12],
		[3, 1],
		[3, 1],
		[1, 12],
	])
	expect(new Set(pages.slice(0, 3).flatMap((page) => page.posts.map((post) => post.slug))).size).toBe(25)
})

test('pages follow each other over months, whatever the category', async () => {
	const [auto] = await db.insert(categories).values(aCategory()).returning()
	const months = [1, 1, 2, 4, 4, 4, 7]
	await db.insert(posts).values(
		Array.from({ length: 60 }, (_, index) =>
			aPublishedPost({
				publishedAt: new Date(Date.UTC(2026, months[index % months.length] ?? 0, 1, 0, index % 3)),
				categoryId: index % 2 ? auto!.id : null,
			}),
		),
	)
	for (const categorySlug of [undefined, 'seguro-auto']) {
		const { pageCount } = await listPublishedPosts(db, { categorySlug })
		const listed = []
		for (let page = 1; page <= pageCount; page += 1)
			listed.push(...(await listPublishedPosts(db, { page, categorySlug })).posts)
		const dates = listed.map((post) => post.publishedAt.getTime())
		expect(new Set(listed.map((post) => post.slug)).size).toBe(categorySlug ? 30 : 60)
		expect(dates).toEqual(dates.toSorted((a, b) => b - a))
	}
})
