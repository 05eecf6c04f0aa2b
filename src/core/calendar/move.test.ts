import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { chooseTopic } from '#core/generation/scheduler/choose-topic.ts'
import { type PostFields, type SavedBy } from '#core/posts/post-fields.ts'
import { publishDuePosts } from '#core/posts/publication/publish-due-posts.ts'
import { findPostFields } from '#core/posts/reading/find-post-fields.ts'
import { createPost } from '#core/posts/saving/create-post.ts'
import { savePost } from '#core/posts/saving/save-post.ts'
import { rita, written } from '#core/posts/testing/written.ts'
import { aUser } from '#core/users/testing/a-user.ts'
import { auditLog } from '#db/schema/audit.ts'
import { categories } from '#db/schema/categories.ts'
import { posts } from '#db/schema/posts.ts'
import { topics } from '#db/schema/scheduler.ts'
import { aCategory, aPost } from '#tests/builders.ts'
import { testDb } from '#tests/db.ts'
import { moveScheduled } from './move-scheduled.ts'
import { planPost, planTopic } from './plan.ts'
import { startTopic } from './start-topic.ts'

const db = testDb()
/** A Tuesday at eleven in Brasília. */
const now = new Date('2026-11-17T14:00:00Z')
const siteUrl = 'https://exemplo.com.br'
const person = (role: NonNullable<SavedBy>['role']) => ({ id: role, name: role, email: `${role}@exemplo.com.br`, role })

beforeEach(async () => {
	await aUser(db, { id: 'rita' })
})

async function scheduled(fields: Partial<PostFields> = {}) {
	const made = await createPost(db, {
		fields: written({ publishAt: new Date('2026-11-18T12:00:30Z'), ...fields }),
		by: null,
		now,
	})
	if (!made.ok) throw new Error(made.reason)
	return made.post
}

async function row(id: string) {
	const [post] = await db.select().from(posts).where(eq(posts.id, id))
	return post!
}

function move(id: string, to: string, more: Partial<Parameters<typeof moveScheduled>[1]> = {}) {
	return moveScheduled(db, { id, to, version: 1, by: rita, siteUrl, now, ...more })
}

test('a scheduled article keeps its hour on its new day, as a save with its revision and its line in the log', async () => {
	const { id } = await scheduled()
	expect(await move(id, '2026-11-27')).toEqual({
		ok: true,
		title: 'Seguro auto',
		version: 2,
		publishAt: new Date('2026-11-27T12:00:30Z'),
	})
	expect(await row(id)).toMatchObject({ status: 'draft', publishAt: new Date('2026-11-27T12:00:30Z'), version: 2 })
	const lines = await db.select().from(auditLog).where(eq(auditLog.actorId, 'rita'))
	expect(lines).toMatchObject([{ action: 'post.updated', subjectId: id }])
})

test.for([
	['2026-11-16', 'yesterday'],
	['2026-11-17', 'today, when its hour has passed'],
	['2026-13-45', 'a day there is not'],
])('%s is refused (%s), and nothing comes before readers', async ([to]) => {
	const { id } = await scheduled()
	expect(await move(id, to!)).toEqual({ ok: false, reason: 'past' })
	expect(await row(id)).toMatchObject({ status: 'draft', publishAt: new Date('2026-11-18T12:00:30Z'), version: 1 })
})

test('of two who move it the later is told, and the first one’s day stays', async () => {
	const { id } = await scheduled()
	expect(await move(id, '2026-11-27')).toMatchObject({ ok: true })
	expect(await move(id, '2026-11-20')).toEqual({ ok: false, reason: 'changed-meanwhile' })
	expect((await row(id)).publishAt).toEqual(new Date('2026-11-27T12:00:30Z'))
})

test('what went live meanwhile is not scheduled again', async () => {
	const { id, version } = await scheduled()
	const at = new Date('2026-11-18T12:01:00Z')
	await publishDuePosts(db, { brand: 'Farol', siteUrl, now: at })
	const later = await row(id)
	expect(await move(id, '2026-11-27', { version, now: at })).toEqual({ ok: false, reason: 'changed-meanwhile' })
	expect(await row(id)).toEqual(later)
})

test('an article does not come after it has left', async () => {
	const { id } = await scheduled({ unpublishAt: new Date('2026-11-25T12:00:00Z') })
	expect(await move(id, '2026-11-27')).toEqual({ ok: false, reason: 'after-leaving' })
})

test('only who decides what readers see moves it, and nobody one that is not there', async () => {
	const { id } = await scheduled()
	await aUser(db, { id: 'author', role: 'author' })
	await db.update(posts).set({ authorId: 'author' })
	expect(await move(id, '2026-11-27', { by: person('author') })).toEqual({ ok: false, reason: 'may-not-publish' })
	expect(await move('aaaaaaaa-0000-4000-8000-000000000009', '2026-11-27')).toEqual({ ok: false, reason: 'not-found' })
	await db.update(posts).set({ deletedAt: now })
	expect(await move(id, '2026-11-27')).toEqual({ ok: false, reason: 'not-found' })
})

test('scheduled changes of a live article move, and readers keep its text', async () => {
	const made = await createPost(db, { fields: written({ status: 'published' }), by: null, now })
	if (!made.ok) throw new Error(made.reason)
	const { id } = made.post
	const fields = written({ status: 'published', tags: ['auto'], publishAt: new Date('2026-11-18T12:00:00Z') })
	await savePost(db, { id, baseVersion: 1, fields, by: null, now, waits: true })
	const live = await row(id)
	expect(await move(id, '2026-11-20', { version: 2 })).toMatchObject({ ok: true, version: 3 })
	expect(await row(id)).toEqual(live)
	expect((await findPostFields(db, id))?.changes?.publishAt).toEqual(new Date('2026-11-20T12:00:00Z'))
	expect(await move(id, '2026-11-21', { version: 2 })).toEqual({ ok: false, reason: 'changed-meanwhile' })
})

test('a draft is planned, moved and unplanned without a new version; the later of two is told', async () => {
	const [{ id, updatedAt }] = (await db
		.insert(posts)
		.values(aPost({ updatedAt: new Date('2026-11-01T12:00:00Z') }))
		.returning()) as [typeof posts.$inferSelect]
	const plan = { id, by: rita, now }
	expect(await planPost(db, { ...plan, from: null, to: '2026-11-19' })).toMatchObject({ ok: true })
	// Sent once more, since the answer was lost.
	expect(await planPost(db, { ...plan, from: null, to: '2026-11-19' })).toMatchObject({ ok: true })
	expect(await planPost(db, { ...plan, from: null, to: '2026-11-20' })).toEqual({
		ok: false,
		reason: 'changed-meanwhile',
	})
	expect(await row(id)).toMatchObject({ dueOn: '2026-11-19', version: 1, updatedAt })
	expect(await planPost(db, { ...plan, from: '2026-11-19', to: null })).toMatchObject({ ok: true })
	const lines = await db.select().from(auditLog).orderBy(auditLog.id)
	expect(lines).toMatchObject([
		{ action: 'post.planned', details: { from: null, to: '2026-11-19' } },
		{ action: 'post.planned', details: { from: '2026-11-19', to: null } },
	])
})

test('no plan is made for a day that has passed, unless a move is taken back', async () => {
	const [post] = await db
		.insert(posts)
		.values(aPost({ dueOn: '2026-11-20' }))
		.returning()
	const plan = { id: post!.id, from: '2026-11-20', to: '2026-11-16', by: rita, now }
	expect(await planPost(db, plan)).toEqual({ ok: false, reason: 'past' })
	expect(await planPost(db, { ...plan, back: true })).toMatchObject({ ok: true })
})

test('nobody plans another’s draft, and what is live or scheduled has no plan', async () => {
	const { id } = await scheduled()
	const plan = { id, from: null, to: '2026-11-20', now }
	expect(await planPost(db, { ...plan, by: rita })).toEqual({ ok: false, reason: 'changed-meanwhile' })
	expect(await planPost(db, { ...plan, by: person('author') })).toEqual({ ok: false, reason: 'not-yours' })
})

async function aTopic(topic: string) {
	const [category] = await db.insert(categories).values(aCategory()).returning()
	const [made] = await db.insert(topics).values({ categoryId: category!.id, topic }).returning()
	return { id: made!.id, category: category! }
}

test('a planned topic is left alone by the scheduler until its day', async () => {
	const { id, category } = await aTopic('Enchente na garagem do prédio')
	const plan = { id, from: null, to: '2026-11-20', now }
	expect(await planTopic(db, { ...plan, by: person('reviewer') })).toEqual({ ok: false, reason: 'may-not-plan' })
	expect(await planTopic(db, { ...plan, by: rita })).toMatchObject({ ok: true })
	expect(await planTopic(db, { ...plan, to: '2026-11-22', by: rita })).toEqual({
		ok: false,
		reason: 'changed-meanwhile',
	})
	expect(await chooseTopic(db, category, now)).not.toMatchObject({ backlogId: id })
	expect(await chooseTopic(db, category, new Date('2026-11-20T12:00:00Z'))).toMatchObject({ backlogId: id })
})

test('a topic becomes an empty draft with its title, category and day, once', async () => {
	const { id, category } = await aTopic('Enchente na garagem do prédio')
	await planTopic(db, { id, from: null, to: '2026-11-20', by: rita, now })
	const started = await startTopic(db, { id, by: rita, now })
	if (!started.ok) throw new Error(started.reason)
	expect(await row(started.postId)).toMatchObject({
		title: 'Enchente na garagem do prédio',
		status: 'draft',
		categoryId: category.id,
		dueOn: '2026-11-20',
		authorId: 'rita',
	})
	expect(await startTopic(db, { id, by: rita, now })).toEqual({ ok: false, reason: 'changed-meanwhile' })
	expect(await planTopic(db, { id, from: '2026-11-20', to: null, by: rita, now })).toEqual({
		ok: false,
		reason: 'changed-meanwhile',
	})
	expect(await startTopic(db, { id, by: person('author'), now })).toEqual({ ok: false, reason: 'may-not-plan' })
})
