import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { signReview } from '#core/reviews/sign-review.ts'
import { aUser } from '#core/users/testing/a-user.ts'
import { auditLog } from '#db/schema/audit.ts'
import { postChanges, postRevisions, posts } from '#db/schema/posts.ts'
import { aPublishedPost } from '#tests/builders.ts'
import { testDb } from '#tests/db.ts'
import type { PostFields } from '../post-fields.ts'
import { setStatusOfPosts } from '../publication/set-status-of-posts.ts'
import { findPostFields } from '../reading/find-post-fields.ts'
import { rita, written } from '../testing/written.ts'
import { createPost } from './create-post.ts'
import { discardChanges } from './post-changes.ts'
import { listRevisions } from './revisions.ts'
import { saveNewPost } from './save-new-post.ts'
import { savePost } from './save-post.ts'

const db = testDb()
const before = new Date('2026-03-09T12:00:00Z')
const now = new Date('2026-03-10T12:00:00Z')
const tomorrow = new Date('2026-03-11T12:00:00Z')

async function aLive(fields: Partial<PostFields> = {}) {
	const result = await createPost(db, { fields: written({ status: 'published', ...fields }), by: null, now: before })
	if (!result.ok) throw new Error(result.reason)
	return result.post.id
}

async function save(id: string, fields: Partial<PostFields>, more: Partial<Parameters<typeof savePost>[1]> = {}) {
	const opened = (await findPostFields(db, id))!
	return savePost(db, {
		id,
		baseVersion: opened.version,
		fields: { ...opened.fields, ...fields },
		by: null,
		now,
		waits: true,
		...more,
	})
}

async function row(id: string) {
	const [post] = await db.select().from(posts).where(eq(posts.id, id))
	return post!
}

test('what is saved of a live article waits: readers keep its text, its dates and its version', async () => {
	const id = await aLive()
	const live = await row(id)
	expect(await save(id, { content: '<p>Novo</p>', tags: ['auto'] })).toEqual({
		ok: true,
		post: { id, slug: 'seguro-auto', version: 2, status: 'published' },
	})
	expect(await row(id)).toEqual(live)
	expect(await findPostFields(db, id)).toMatchObject({
		version: 2,
		fields: { content: '<p>Novo</p>', tags: ['auto'], status: 'published', publishAt: null },
		live: { version: 1, fields: { content: '<p>Texto</p>' } },
		changes: { publishAt: null, savedByName: null, savedAt: now },
	})
	expect((await listRevisions(db, id)).map(({ version }) => version)).toEqual([2, 1])
	await save(id, { content: '<p>Mais novo</p>' })
	expect(await findPostFields(db, id)).toMatchObject({ version: 3, live: { version: 1 } })
})

test('published, the changes are the article, and nothing waits', async () => {
	const id = await aLive()
	await save(id, { content: '<p>Novo</p>' })
	expect(await save(id, {}, { waits: false })).toMatchObject({ ok: true, post: { version: 3 } })
	expect(await row(id)).toMatchObject({ content: '<p>Novo</p>', version: 3, publishedAt: before, updatedAt: now })
	expect(await findPostFields(db, id)).toMatchObject({ version: 3, live: { version: 3 }, changes: null })
	// The answer was lost and the same is sent again: no news.
	expect(await save(id, {}, { waits: false, baseVersion: 2 })).toMatchObject({ ok: true, post: { version: 3 } })
})

test('a draft that is only saved stays one, whatever its form says', async () => {
	const created = await createPost(db, { fields: written(), by: null, now: before })
	if (!created.ok) throw new Error(created.reason)
	const { id } = created.post
	await save(id, { status: 'published', excerpt: 'Outro' })
	expect(await row(id)).toMatchObject({ status: 'draft', publishedAt: null, excerpt: 'Outro' })
	expect(await db.$count(postChanges)).toBe(0)
})

test('a moment that has passed publishes nothing by a save alone, of a draft or of a live article', async () => {
	const created = await createPost(db, { fields: written(), by: null, now: before })
	if (!created.ok) throw new Error(created.reason)
	await save(created.post.id, { publishAt: before, excerpt: 'Outro' })
	expect(await row(created.post.id)).toMatchObject({ status: 'draft', publishAt: null, excerpt: 'Outro' })
	const live = await aLive({ title: 'No ar' })
	await save(live, { content: '<p>Novo</p>', publishAt: before })
	expect(await row(live)).toMatchObject({ content: '<p>Texto</p>' })
	expect(await findPostFields(db, live)).toMatchObject({ changes: { publishAt: null } })
})

test('a new article with a moment that has passed is a draft without one', async () => {
	const fields = written({ status: 'published', publishAt: before })
	const saved = await saveNewPost(db, { id: crypto.randomUUID(), fields, by: null, now, waits: true })
	if (!saved.ok) throw new Error(saved.reason)
	expect(await row(saved.post.id)).toMatchObject({ status: 'draft', publishAt: null, publishedAt: null })
})

test('changes saved between their moment and the clock keep it', async () => {
	const id = await aLive()
	const soon = new Date(now.getTime() + 30_000)
	await save(id, { content: '<p>Novo</p>', publishAt: soon })
	await save(id, { content: '<p>Mais novo</p>', publishAt: soon }, { now: new Date(soon.getTime() + 10_000) })
	expect(await row(id)).toMatchObject({ content: '<p>Texto</p>' })
	expect(await findPostFields(db, id)).toMatchObject({ changes: { publishAt: soon } })
})

test('changes that say what readers see already are none', async () => {
	const id = await aLive()
	await save(id, { content: '<p>Novo</p>' })
	await save(id, { content: '<p>Texto</p>' })
	expect(await findPostFields(db, id)).toMatchObject({ version: 1, changes: null })
	// The number of the version given up is not given to another.
	expect(await save(id, { content: '<p>Outro</p>' })).toMatchObject({ ok: true, post: { version: 3 } })
})

test('given up, the live text is the newest again, and the history keeps what was given up', async () => {
	const id = await aLive()
	await save(id, { content: '<p>Novo</p>' })
	expect(await discardChanges(db, { id, version: 1, by: null, now })).toEqual({
		ok: false,
		reason: 'changed-meanwhile',
	})
	expect(await discardChanges(db, { id, version: 2, by: null, now })).toEqual({ ok: true })
	expect(await discardChanges(db, { id, version: 2, by: null, now })).toEqual({ ok: true })
	expect(await findPostFields(db, id)).toMatchObject({ version: 1, fields: { content: '<p>Texto</p>' }, changes: null })
	expect(await db.$count(postRevisions)).toBe(2)
	expect((await db.select().from(auditLog)).map(({ action }) => action)).toContain('post.changes-discarded')
	// Whoever still has the given up text in front of them is asked.
	expect(await save(id, { content: '<p>Mais</p>' }, { baseVersion: 2 })).toMatchObject({ reason: 'changed-meanwhile' })
})

test('two people at once: the second sees what the first has saved and not published', async () => {
	const id = await aLive()
	const saves = await Promise.all(
		['<p>Um</p>', '<p>Dois</p>'].map((content) => save(id, { content }, { baseVersion: 1 })),
	)
	expect(saves.filter(({ ok }) => ok)).toHaveLength(1)
	const refused = saves.find(({ ok }) => !ok)
	expect(refused).toMatchObject({ reason: 'changed-meanwhile', current: { version: 2 } })
	expect((await row(id)).content).toBe('<p>Texto</p>')
})

test('a moment in the future keeps them waiting, published or only saved', async () => {
	const id = await aLive()
	await save(id, { content: '<p>Novo</p>', publishAt: tomorrow }, { waits: false })
	expect(await row(id)).toMatchObject({ content: '<p>Texto</p>', publishAt: null, version: 1 })
	expect(await findPostFields(db, id)).toMatchObject({
		fields: { publishAt: tomorrow },
		changes: { publishAt: tomorrow },
	})
	await save(id, { excerpt: 'Outro' })
	expect(await findPostFields(db, id)).toMatchObject({ changes: { publishAt: tomorrow } })
})

test('taken off the air, the article is the text that waited', async () => {
	const id = await aLive()
	await save(id, { content: '<p>Novo</p>', slug: 'outro-endereco' })
	const change = { ids: [id], status: 'draft' as const, by: null, siteUrl: 'https://farol.example', now }
	expect((await setStatusOfPosts(db, change)).changed).toEqual([id])
	expect(await row(id)).toMatchObject({ status: 'draft', content: '<p>Novo</p>', slug: 'outro-endereco', version: 3 })
	expect(await db.$count(postChanges)).toBe(0)

	const other = await aLive({ title: 'Outro' })
	await save(other, { content: '<p>Novo</p>' })
	await save(other, { status: 'draft' })
	expect(await row(other)).toMatchObject({ status: 'draft', content: '<p>Novo</p>', version: 3 })
	expect(await db.$count(postChanges)).toBe(0)
})

test('an address that was taken meanwhile is not published under another without a word', async () => {
	const id = await aLive()
	await save(id, { slug: 'novo-endereco' })
	await db.insert(posts).values(aPublishedPost({ slug: 'novo-endereco' }))
	expect(await save(id, {}, { waits: false })).toEqual({ ok: false, reason: 'slug-taken', slug: 'novo-endereco' })
	expect(await row(id)).toMatchObject({ slug: 'seguro-auto', version: 1 })
	expect(await findPostFields(db, id)).toMatchObject({ fields: { slug: 'novo-endereco' } })
})

test('a review is signed for the text that waits, and is the article’s once that is published', async () => {
	await aUser(db, { id: 'rita', registration: '202012345' })
	const by = { ...rita, address: '192.0.2.1' }
	const id = await aLive()
	await save(id, { content: '<p>Novo</p>' })
	expect(
		await signReview(db, { postId: id, version: 1, by, brand: 'Farol', siteUrl: 'https://farol.example', now }),
	).toMatchObject({ reason: 'changed-meanwhile' })
	expect(
		await signReview(db, { postId: id, version: 2, by, brand: 'Farol', siteUrl: 'https://farol.example', now }),
	).toMatchObject({ ok: true })
})
