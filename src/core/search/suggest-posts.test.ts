import { expect, test } from 'vitest'
import { posts } from '#db/schema/posts.ts'
import { aPost, aPublishedPost } from '#tests/builders.ts'
import { testDb } from '#tests/db.ts'
import { suggestPosts } from './suggest-posts.ts'

const db = testDb()

test('articles about what a passage speaks of come first, drafts and the article itself never', async () => {
	const rows = await db
		.insert(posts)
		.values([
			aPublishedPost({ title: 'Granizo no telhado', slug: 'granizo' }),
			aPublishedPost({ title: 'Franquia', slug: 'franquia', content: '<p>Também vale para o granizo.</p>' }),
			aPublishedPost({ title: 'Nada disso', slug: 'nada' }),
			aPublishedPost({ title: 'Telhado e granizo', slug: 'este' }),
			aPublishedPost({ title: 'Granizo já ligado', slug: 'ligado' }),
			aPost({ title: 'Granizo em rascunho', slug: 'rascunho' }),
		])
		.returning()
	const exceptId = rows.find(({ slug }) => slug === 'este')!.id
	const near = { text: 'Quando o GRANIZO quebra "telhas" & calhas…', exceptId, exceptSlugs: ['ligado'] }
	expect(await suggestPosts(db, { ...near, limit: 3 })).toEqual([
		{ title: 'Granizo no telhado', slug: 'granizo' },
		{ title: 'Franquia', slug: 'franquia' },
	])
	expect(await suggestPosts(db, { ...near, limit: 1 })).toHaveLength(1)
})

test('a passage without words suggests nothing', async () => {
	await db.insert(posts).values(aPublishedPost({ title: 'Granizo' }))
	for (const text of ['', 'de a o', '...', "' | ( & !"]) expect(await suggestPosts(db, { text, limit: 3 })).toEqual([])
})
