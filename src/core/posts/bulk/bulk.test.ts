import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { requestReviews, withdrawReviewRequests } from '#core/reviews/request-reviews.ts'
import { aUser } from '#core/users/testing/a-user.ts'
import { categories } from '#db/schema/categories.ts'
import { outgoingMails } from '#db/schema/mails.ts'
import { postRevisions, posts } from '#db/schema/posts.ts'
import { reviewRequests } from '#db/schema/reviews.ts'
import { aCategory, aPost, aPublishedPost } from '#tests/builders.ts'
import { testDb } from '#tests/db.ts'
import { findPostFields } from '../reading/find-post-fields.ts'
import { schedulePosts } from './schedule-posts.ts'
import { setCategoryOfPosts } from './set-category.ts'

const db = testDb()
const now = new Date('2026-03-10T12:00:00Z')
const soon = new Date('2026-03-12T12:00:00Z')
const siteUrl = 'https://farol.example'
const address = '192.0.2.1'
const rita = { id: 'rita', name: 'Rita', email: 'rita@exemplo.com.br', role: 'reviewer' as const, address }
const otto = { id: 'otto', name: 'Otto', email: 'otto@exemplo.com.br', role: 'author' as const, address }
const nowhere = '00000000-0000-4000-8000-000000000000'
const motive = 'Curto de propósito, para avisar da greve'

async function people() {
	for (const { address: _, ...person } of [rita, otto]) await aUser(db, person)
}

async function stored(...values: ReturnType<typeof aPost>[]) {
	return (await db.insert(posts).values(values).returning({ id: posts.id })).map(({ id }) => id)
}

async function fieldsOf(id: string) {
	return (await findPostFields(db, id))!
}

test('several articles move to a category; of a live one the change waits, and each goes back to its own', async () => {
	await people()
	const [auto, vida] = await db
		.insert(categories)
		.values([aCategory(), aCategory({ name: 'Seguro de Vida', slug: 'seguro-de-vida' })])
		.returning({ id: categories.id })
	const [draft, live, there] = await stored(
		aPost({ categoryId: auto!.id }),
		aPublishedPost({ categoryId: null }),
		aPost({ categoryId: vida!.id }),
	)
	const ids = [draft!, live!, there!, nowhere, 'nada']
	const moved = await setCategoryOfPosts(db, { ids, categoryOf: () => vida!.id, by: rita, now })
	expect(moved.changed.map(({ id }) => id)).toEqual([draft, live])
	expect(moved).toMatchObject({ unchanged: 1, refused: [], missing: 1 })
	expect((await fieldsOf(draft!)).fields.categoryId).toBe(vida!.id)
	expect(await fieldsOf(live!)).toMatchObject({
		fields: { categoryId: vida!.id },
		live: { fields: { categoryId: null } },
	})
	expect(await db.$count(postRevisions, eq(postRevisions.postId, draft!))).toBeGreaterThan(0)

	const before = new Map(moved.changed.map(({ id, fields }) => [id, fields.categoryId]))
	await setCategoryOfPosts(db, { ids: [...before.keys()], categoryOf: (id) => before.get(id) ?? null, by: rita, now })
	expect((await fieldsOf(draft!)).fields.categoryId).toBe(auto!.id)
	expect((await fieldsOf(live!)).fields.categoryId).toBeNull()
})

test('who writes their own articles changes those alone', async () => {
	await people()
	const [auto] = await db.insert(categories).values(aCategory()).returning({ id: categories.id })
	const ids = await stored(aPost({ authorId: 'otto' }), aPost({ title: 'De outra', authorId: 'rita' }))
	expect(await setCategoryOfPosts(db, { ids, categoryOf: () => auto!.id, by: otto, now })).toMatchObject({
		changed: [{ id: ids[0] }],
		refused: [{ title: 'De outra', reason: 'not-yours' }],
	})
	expect(await schedulePosts(db, { ids, publishAt: soon, by: otto, siteUrl, now })).toMatchObject({
		changed: [],
		refused: [{ reason: 'may-not-publish' }, { reason: 'may-not-publish' }],
	})
})

test('several are given a moment, each by its own verdict, and it can be taken away again', async () => {
	await people()
	const ids = await stored(
		aPost({ title: 'Com pontos' }),
		aPost({ title: '', content: '' }),
		aPublishedPost({ title: 'No ar' }),
		aPost({ title: 'Sai antes', unpublishAt: new Date('2026-03-11T12:00:00Z') }),
	)
	const scheduling = { ids, publishAt: soon, by: rita, siteUrl, now }
	const first = await schedulePosts(db, scheduling)
	expect(first).toMatchObject({
		changed: [],
		held: [{ title: 'Com pontos' }],
		refused: [
			{ reason: 'title-missing' },
			{ title: 'No ar', reason: 'nothing-to-schedule' },
			{ title: 'Sai antes', reason: 'after-leaving' },
		],
	})
	expect((await fieldsOf(ids[0]!)).fields.publishAt).toBeNull()
	const answered = await schedulePosts(db, { ...scheduling, ids: [ids[0]!], motive })
	expect(answered.changed.map(({ id }) => id)).toEqual([ids[0]])
	expect((await fieldsOf(ids[0]!)).fields).toMatchObject({ status: 'draft', publishAt: soon })

	await schedulePosts(db, { ...scheduling, ids: [ids[0]!], publishAt: null })
	expect((await fieldsOf(ids[0]!)).fields.publishAt).toBeNull()
})

test('several are asked to be reviewed, once, and the requests can be taken back', async () => {
	await people()
	const ids = await stored(aPost({ authorId: 'otto' }), aPost({ authorId: 'otto' }))
	const request = { ids, by: otto, brand: 'Farol', siteUrl, now }
	expect(await requestReviews(db, request)).toMatchObject({ changed: [{ id: ids[0] }, { id: ids[1] }], unchanged: 0 })
	expect(await requestReviews(db, request)).toMatchObject({ changed: [], unchanged: 2 })
	expect(await db.$count(outgoingMails)).toBe(2)
	await withdrawReviewRequests(db, request)
	expect(await db.$count(reviewRequests, eq(reviewRequests.state, 'waiting'))).toBe(0)
})
