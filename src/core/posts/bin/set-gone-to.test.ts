import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { posts } from '#db/schema/posts.ts'
import { aPost, aPublishedPost } from '#tests/builders.ts'
import { testDb } from '#tests/db.ts'
import { rita } from '../testing/written.ts'
import { binPosts } from './bin-posts.ts'
import { findGonePost } from './find-gone-post.ts'
import { restorePosts } from './restore-posts.ts'
import { setGoneTo } from './set-gone-to.ts'

const db = testDb()
const now = new Date('2026-03-12T12:00:00Z')
const choice = { by: rita, siteUrl: 'https://farol.example', now }

async function stored(values: typeof posts.$inferInsert): Promise<string> {
	const [post] = await db.insert(posts).values(values).returning()
	return post!.id
}

async function binned(values: typeof posts.$inferInsert): Promise<string> {
	const id = await stored(values)
	await binPosts(db, { ids: [id], by: rita, now })
	return id
}

test('readers are led to a page of ours or of others, until somebody takes that back', async () => {
	const id = await binned(aPublishedPost({ slug: 'saiu' }))
	await stored(aPublishedPost({ slug: 'no-ar' }))
	for (const [to, goneTo] of [
		['/seguros/auto', '/seguros/auto'],
		['/blog', '/blog'],
		[' /blog/no-ar?x=1#fim ', '/blog/no-ar?x=1#fim'],
		['https://farol.example/contact', '/contact'],
		['/blog/busca?q=granizo', '/blog/busca?q=granizo'],
		['/blog/categoria/seguro-auto', '/blog/categoria/seguro-auto'],
		['https://www.gov.br/susep', 'https://www.gov.br/susep'],
		['', null],
	] as const) {
		expect(await setGoneTo(db, { ...choice, id, to })).toMatchObject({ ok: true, goneTo })
		expect(await findGonePost(db, 'saiu')).toEqual({ goneTo })
	}
})

test('an address that readers cannot follow is refused', async () => {
	const id = await binned(aPublishedPost())
	for (const to of [
		'seguros/auto',
		'//mal.example/x',
		'/\\mal.example',
		'http://www.gov.br/susep',
		'https://',
		'https://ana:1234@mal.example/',
		'javascript:alert(1)',
		'mailto:ana@exemplo.com.br',
		'/admin/posts',
		`/${'a'.repeat(600)}`,
	])
		expect(await setGoneTo(db, { ...choice, id, to })).toEqual({ ok: false, reason: 'bad-address' })
})

test('no article leads to itself, to one in the bin or to one that readers do not see', async () => {
	const id = await stored(aPublishedPost({ slug: 'velho' }))
	await db.update(posts).set({ slug: 'saiu' }).where(eq(posts.id, id))
	await binPosts(db, { ids: [id], by: rita, now })
	await binned(aPublishedPost({ slug: 'tambem-saiu' }))
	await stored(aPost({ slug: 'rascunho' }))
	const refused = async (to: string) => {
		const result = await setGoneTo(db, { ...choice, id, to })
		return result.ok ? 'taken' : result.reason
	}
	for (const to of [
		'/blog/saiu',
		'/blog/saiu/',
		'/blog/velho?a=1',
		'/x/../blog/saiu',
		'/blog/sa%69u',
		'https://farol.example/blog/saiu',
	])
		expect(await refused(to)).toBe('own-address')
	for (const to of ['/blog/tambem-saiu', '/blog/rascunho', '/blog/nunca-houve', '/blog/%E0%A4%A'])
		expect(await refused(to)).toBe('no-such-article')
})

test('only an article in the bin leads elsewhere, and a restored one leads to itself', async () => {
	const id = await binned(aPublishedPost({ slug: 'vai-e-volta' }))
	await setGoneTo(db, { ...choice, id, to: '/contact' })
	await restorePosts(db, { ids: [id], by: rita, now })
	expect(await setGoneTo(db, { ...choice, id, to: '/contact' })).toEqual({ ok: false, reason: 'not-in-bin' })
	expect(await setGoneTo(db, { ...choice, id: 'nada', to: '/contact' })).toEqual({ ok: false, reason: 'not-in-bin' })
	await binPosts(db, { ids: [id], by: rita, now })
	expect(await findGonePost(db, 'vai-e-volta')).toEqual({ goneTo: null })
})

test('where readers are led is decided by whoever may publish', async () => {
	const id = await binned(aPublishedPost())
	const bia = { id: 'bia', name: 'Bia', email: 'bia@exemplo.com.br', role: 'author' as const }
	expect(await setGoneTo(db, { ...choice, by: bia, id, to: '/contact' })).toEqual({ ok: false, reason: 'not-allowed' })
})
