import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createPost } from '#core/posts/saving/create-post.ts'
import { written } from '#core/posts/testing/written.ts'
import { signReview } from '#core/reviews/sign-review.ts'
import { mediaFiles } from '#db/schema/media.ts'
import { posts } from '#db/schema/posts.ts'
import { users } from '#db/schema/users.ts'
import { aPublishedPost } from '#tests/builders.ts'
import { testDb } from '#tests/db.ts'
import { changeOwnName } from './change-own-name.ts'
import { findAuthorPage, POSTS_PER_AUTHOR_PAGE } from './find-author-page.ts'
import { findBylinePages } from './find-byline-pages.ts'
import { changeOwnProfile, findOwnProfile } from './own-profile.ts'
import { aUser } from './testing/a-user.ts'

const db = testDb()
const now = new Date('2026-11-16T12:00:00Z')
const rita = { id: 'rita', name: 'Rita Ávila', email: 'rita@exemplo.com.br', role: 'admin', address: '' } as const

async function published(fields = {}, by: typeof rita | null = rita) {
	const made = await createPost(db, { fields: written({ status: 'published', ...fields }), by, now })
	if (!made.ok) throw new Error(made.reason)
	return made.post
}

function pageOf(slug: string, moment = now) {
	return findAuthorPage(db, { slug, now: moment })
}

test('nobody has a page before readers see what they wrote, under their name', async () => {
	await aUser(db, { id: 'rita', name: 'Rita Ávila' })
	await createPost(db, { fields: written({ title: 'Rascunho', authorName: 'Rita Ávila' }), by: rita, now })
	await published({ title: 'Da redação' })
	expect(await findOwnProfile(db, 'rita')).toMatchObject({ slug: 'rita-avila' })
	expect(await pageOf('rita-avila')).toBeUndefined()
	await published({ title: 'Dela', authorName: 'Rita Ávila' })
	expect((await pageOf('rita-avila'))?.written.map(({ title }) => title)).toEqual(['Dela'])
})

test('the address follows the name until readers can know it, and is nobody else’s', async () => {
	await aUser(db, { id: 'outra', name: 'Rita Ávila', slug: 'rita-avila' })
	await aUser(db, { id: 'rita', name: 'Rita Ávila' })
	await changeOwnName(db, { userId: 'rita', name: 'Rita Ávila', now })
	expect(await findOwnProfile(db, 'rita')).toMatchObject({ slug: 'rita-avila-2' })
	await changeOwnName(db, { userId: 'rita', name: 'Rita Lima', now })
	await published({ authorName: 'Rita Lima' })
	await changeOwnName(db, { userId: 'rita', name: 'Rita Souza', now })
	expect(await pageOf('rita-lima')).toMatchObject({ name: 'Rita Souza' })
})

test('a review is on the page while it holds', async () => {
	await aUser(db, { id: 'rita', name: 'Rita Ávila', registration: '202012345' })
	const { id, version } = await published({ title: 'De todos' }, null)
	const signed = await signReview(db, {
		postId: id,
		version,
		by: rita,
		brand: 'Farol',
		siteUrl: 'https://farol.example',
		now,
	})
	if (!signed.ok) throw new Error(signed.reason)
	expect(await pageOf('rita-avila')).toMatchObject({
		registration: '202012345',
		written: [],
		reviewed: [{ title: 'De todos' }],
	})
	const named = { id, status: 'published', authorId: null, authorName: null, reviewedAt: now } as const
	expect(await findBylinePages(db, named)).toEqual({ author: null, reviewer: { slug: 'rita-avila', image: null } })
	expect(await pageOf('rita-avila', new Date('2027-06-01T12:00:00Z'))).toBeUndefined()
	await db.update(posts).set({ content: '<p>Outras palavras</p>' }).where(eq(posts.id, id))
	expect(await pageOf('rita-avila')).toBeUndefined()
})

test('a photo is one of the library’s', async () => {
	await aUser(db, { id: 'rita', name: 'Rita Ávila' })
	const name = '0123456789abcdef-40x40.webp'
	const profile = { userId: 'rita', biography: 'Corretora.', now }
	for (const image of [`/media/files/${name}`, 'https://exemplo.com/foto.png', '/etc/passwd'])
		expect(await changeOwnProfile(db, { ...profile, image })).toEqual({ ok: false, reason: 'no-such-picture' })
	const facts = { originalName: '', source: 'upload', mimeType: 'image/webp', width: 40, height: 40, bytes: 1, alt: '' }
	await db.insert(mediaFiles).values({ name, ...facts } as typeof mediaFiles.$inferInsert)
	expect(await changeOwnProfile(db, { ...profile, image: `/media/files/${name}` })).toEqual({ ok: true })
	expect(await findOwnProfile(db, 'rita')).toMatchObject({ image: `/media/files/${name}`, biography: 'Corretora.' })
})

test('who is gone leaves no page', async () => {
	await aUser(db, { id: 'rita', name: 'Rita Ávila' })
	await published({ authorName: 'Rita Ávila' })
	await db.delete(users).where(eq(users.id, 'rita'))
	expect(await pageOf('rita-avila')).toBeUndefined()
	expect(await db.select({ of: posts.authorId, name: posts.authorName }).from(posts)).toEqual([
		{ of: null, name: 'Rita Ávila' },
	])
})

test('what is more than a page is on the next, of the written as of the reviewed', async () => {
	await aUser(db, { id: 'rita', name: 'Rita Ávila', slug: 'rita-avila', registration: '202012345' })
	const dated = (number: number) => new Date(now.getTime() - number * 60_000)
	const own = Array.from({ length: POSTS_PER_AUTHOR_PAGE + 2 }, (_, number) =>
		aPublishedPost({ title: `Dela ${number}`, authorId: 'rita', authorName: 'Rita Ávila', publishedAt: dated(number) }),
	)
	await db.insert(posts).values(own)
	const [first] = await db
		.insert(posts)
		.values(aPublishedPost({ title: 'Revisado' }))
		.returning()
	await signReview(db, {
		postId: first!.id,
		version: 1,
		by: rita,
		brand: 'Farol',
		siteUrl: 'https://farol.example',
		now,
	})
	const titles = (found: { title: string }[] | undefined) => found?.map(({ title }) => title)
	const one = await pageOf('rita-avila')
	expect(one).toMatchObject({ page: 1, pageCount: 2 })
	expect(titles(one?.written)).toHaveLength(POSTS_PER_AUTHOR_PAGE)
	expect(titles(one?.reviewed)).toEqual(['Revisado'])
	const two = await findAuthorPage(db, { slug: 'rita-avila', page: 2, now })
	expect(titles(two?.written)).toEqual([`Dela ${POSTS_PER_AUTHOR_PAGE}`, `Dela ${POSTS_PER_AUTHOR_PAGE + 1}`])
	expect(titles(two?.reviewed)).toEqual([])
	expect(await findAuthorPage(db, { slug: 'rita-avila', page: 9, now })).toMatchObject({ page: 2 })
})
