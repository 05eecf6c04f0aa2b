import { expect, test } from 'vitest'
import { auditLog } from '#db/schema/audit.ts'
import { postRevisions, posts, postWorkingCopies } from '#db/schema/posts.ts'
import { users } from '#db/schema/users.ts'
import { aPost } from '#tests/builders.ts'
import { testDb } from '#tests/db.ts'
import { generateImage } from './generate-image.ts'
import { someImageServices } from './testing/some-image-services.ts'

const db = testDb()
const now = new Date('2026-03-10T12:00:00Z')
const prompt = 'Seguro auto no litoral'
const ana = { id: 'ana', name: 'Ana', email: 'ana@exemplo.com.br' }
const both = { unsplash: 'works', gemini: 'works' } as const

test('a post with that id gets its cover, as a save of its own, and a text being written stays', async () => {
	const [post] = await db.insert(posts).values(aPost()).returning()
	await db.insert(users).values({ ...ana })
	const copy = { id: crypto.randomUUID(), postId: post!.id, userId: 'ana', fields: { title: 'Meio' } }
	await db.insert(postWorkingCopies).values(copy)
	const { services } = someImageServices(db, both)
	expect(await generateImage(services, { prompt, postId: post!.id, by: ana, now })).toMatchObject({ coverSet: true })
	expect((await db.select().from(posts))[0]).toMatchObject({
		featuredImageUrl: 'https://images.unsplash.com/photo-1?ixid=a',
		coverAlt: null,
		coverCredit: 'Ana Farias / Unsplash',
		coverCreditUrl: 'https://unsplash.com/@anafarias?utm_source=farol&utm_medium=referral',
		version: 2,
		title: post!.title,
	})
	expect(await db.$count(postRevisions)).toBe(2)
	expect(await db.$count(postWorkingCopies)).toBe(1)
	expect((await db.select().from(auditLog)).map(({ actorEmail }) => actorEmail)).toContain(ana.email)
})

test('a cover is only shown where the caller wants to look at it first', async () => {
	const [post] = await db.insert(posts).values(aPost()).returning()
	const { services } = someImageServices(db, both)
	expect(await generateImage(services, { prompt, postId: post!.id, setCover: false, now })).toMatchObject({
		success: true,
		coverSet: false,
	})
	expect((await db.select().from(posts))[0]).toMatchObject({ featuredImageUrl: null, version: 1 })
})

test('a drawing nobody asked for does not push out a photo, but fills an empty place', async () => {
	const [illustrated, bare] = await db
		.insert(posts)
		.values([aPost({ featuredImageUrl: 'https://exemplo.com.br/foto.jpg' }), aPost()])
		.returning()
	const { services } = someImageServices(db, {})
	const ask = (postId: string, forced?: 'placeholder') =>
		generateImage(services, { prompt, postId, forceProvider: forced, now })
	expect(await ask(illustrated!.id)).toMatchObject({ provider: 'placeholder', coverSet: false })
	expect(await ask(bare!.id)).toMatchObject({ provider: 'placeholder', coverSet: true })
	expect(await ask(illustrated!.id, 'placeholder')).toMatchObject({ coverSet: true })
})

test('the first drawing of an article without a cover is by its slug, and each after it another', async () => {
	const [bare, illustrated] = await db
		.insert(posts)
		.values([aPost({ slug: 'bati-o-carro' }), aPost({ featuredImageUrl: 'https://exemplo.com.br/foto.jpg' })])
		.returning()
	const { services, asked } = someImageServices(db, {})
	for (const postId of [bare!.id, bare!.id, illustrated!.id, undefined])
		await generateImage(services, { prompt, postId, setCover: false, now })
	expect(asked.map(({ request }) => request.seed)).toEqual(['bati-o-carro', 'seed-1', 'seed-2', 'seed-3'])
})

test.for(['test-1773144000', '', 'x; drop table blog_posts', '00000000-0000-4000-8000-000000000000'])(
	'the id %j is nobody’s, and that is fine',
	async (postId) => {
		const { services } = someImageServices(db, both)
		expect(await generateImage(services, { prompt, postId, now })).toMatchObject({ success: true, coverSet: false })
	},
)
