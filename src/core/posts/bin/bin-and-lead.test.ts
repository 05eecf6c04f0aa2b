import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '#db/schema/audit.ts'
import { posts } from '#db/schema/posts.ts'
import { aPublishedPost } from '#tests/builders.ts'
import { testDb } from '#tests/db.ts'
import { binAndLead } from './bin-and-lead.ts'
import { findGonePost } from './find-gone-post.ts'

const db = testDb()
const now = new Date('2026-03-12T12:00:00Z')
const rita = { id: 'rita', name: 'Rita', email: 'rita@exemplo.com.br', role: 'admin' as const }
const bia = { id: 'bia', name: 'Bia', email: 'bia@exemplo.com.br', role: 'author' as const }

function binTo(id: string, to: string, by = rita as typeof rita | typeof bia) {
	return binAndLead(db, { id, to, by, siteUrl: 'https://farol.example', now })
}

async function aLivePost() {
	const [post] = await db
		.insert(posts)
		.values(aPublishedPost({ slug: 'granizo' }))
		.returning()
	return post!
}

test('an article goes into the bin and its readers are led on', async () => {
	const { id, title } = await aLivePost()
	expect(await binTo(id, '/seguros/auto')).toEqual({ ok: true, binned: [{ id, title }], refused: 0 })
	expect(await findGonePost(db, 'granizo')).toEqual({ goneTo: '/seguros/auto' })
})

test('where readers cannot be led there, nothing happens to the article', async () => {
	const { id } = await aLivePost()
	expect(await binTo(id, '/blog/granizo')).toEqual({ ok: false, reason: 'own-address' })
	expect(await binTo(id, 'javascript:alert(1)')).toEqual({ ok: false, reason: 'bad-address' })
	expect(await db.select().from(posts).where(eq(posts.id, id))).toMatchObject([
		{ status: 'published', deletedAt: null },
	])
	expect(await db.$count(auditLog)).toBe(0)
})

test('who may not delete it, or comes too late, leads nobody anywhere', async () => {
	const { id } = await aLivePost()
	expect(await binTo(id, '/seguros/auto', bia)).toEqual({ ok: true, binned: [], refused: 1 })
	await binTo(id, '')
	expect(await binTo(id, '/seguros/auto')).toEqual({ ok: true, binned: [], refused: 0 })
	expect(await findGonePost(db, 'granizo')).toEqual({ goneTo: null })
})
