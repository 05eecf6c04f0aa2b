import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aUser } from '#core/users/testing/a-user.ts'
import { auditLog } from '#db/schema/audit.ts'
import { posts } from '#db/schema/posts.ts'
import { testDb } from '#tests/db.ts'
import type { PostFields } from '../post-fields.ts'
import { findPostFields } from '../reading/find-post-fields.ts'
import { createPost } from '../saving/create-post.ts'
import { savePost } from '../saving/save-post.ts'
import { rita, written } from '../testing/written.ts'
import { undoPublication } from './undo-publication.ts'
import { UNDO_CLOSED_MS } from './undo-window.ts'

const db = testDb()
const before = new Date('2026-03-09T12:00:00Z')
const now = new Date('2026-03-10T12:00:00Z')
const soon = new Date(now.getTime() + 9_000)

async function aPost(fields: Partial<PostFields> = {}) {
	await aUser(db, { id: 'rita' })
	const result = await createPost(db, { fields: written(fields), by: null, now: before })
	if (!result.ok) throw new Error(result.reason)
	return result.post.id
}

async function publish(id: string, fields: Partial<PostFields> = {}) {
	const opened = (await findPostFields(db, id))!
	const next = { ...opened.fields, status: 'published' as const, ...fields }
	const saved = await savePost(db, { id, baseVersion: opened.version, fields: next, by: rita, now })
	if (!saved.ok) throw new Error(saved.reason)
	return saved.post.version
}

async function row(id: string) {
	const [post] = await db.select().from(posts).where(eq(posts.id, id))
	return post!
}

test('a draft that went live is a draft again, with the text that was published and no date', async () => {
	const id = await aPost()
	const version = await publish(id, { content: '<p>Novo</p>' })
	expect(await row(id)).toMatchObject({ status: 'published', publishedAt: now })
	expect(await undoPublication(db, { id, version, by: rita, now: soon })).toEqual({ ok: true })
	expect(await row(id)).toMatchObject({ status: 'draft', publishedAt: null, content: '<p>Novo</p>', version: 3 })
	expect((await db.select().from(auditLog)).at(-1)).toMatchObject({
		action: 'post.publication-undone',
		actorId: 'rita',
		subjectId: id,
	})
	expect(await undoPublication(db, { id, version, by: rita, now: soon })).toMatchObject({ reason: 'changed-meanwhile' })
})

test('changes that were published wait again, and readers have what they had', async () => {
	const id = await aPost({ status: 'published' })
	const version = await publish(id, { content: '<p>Novo</p>', slug: 'outro-endereco' })
	await undoPublication(db, { id, version, by: rita, now: soon })
	expect(await row(id)).toMatchObject({ content: '<p>Texto</p>', slug: 'seguro-auto', publishedAt: before })
	expect(await findPostFields(db, id)).toMatchObject({
		fields: { content: '<p>Novo</p>', slug: 'outro-endereco' },
		live: { fields: { content: '<p>Texto</p>' } },
		changes: { savedByName: 'Rita' },
	})
})

test('one that was scheduled is scheduled again', async () => {
	const publishAt = new Date('2026-03-12T12:00:00Z')
	const id = await aPost({ publishAt })
	const version = await publish(id, { publishAt: null })
	await undoPublication(db, { id, version, by: rita, now: soon })
	expect(await row(id)).toMatchObject({ status: 'draft', publishAt })
})

test('after its time, or after somebody saved, there is no way back', async () => {
	const id = await aPost()
	const version = await publish(id)
	const late = new Date(now.getTime() + UNDO_CLOSED_MS + 1)
	expect(await undoPublication(db, { id, version, by: rita, now: late })).toEqual({ ok: false, reason: 'too-late' })
	await publish(id, { excerpt: 'Outro' })
	expect(await undoPublication(db, { id, version, by: rita, now: soon })).toEqual({
		ok: false,
		reason: 'changed-meanwhile',
	})
	expect(await row(id)).toMatchObject({ status: 'published' })
	expect(await undoPublication(db, { id: 'x', version, by: rita, now })).toEqual({ ok: false, reason: 'not-found' })
})

test('two presses take one publication back once', async () => {
	const id = await aPost()
	const version = await publish(id)
	const undo = { id, version, by: rita, now: soon }
	const done = await Promise.all([undoPublication(db, undo), undoPublication(db, undo)])
	expect(done.filter(({ ok }) => ok)).toHaveLength(1)
	expect(await row(id)).toMatchObject({ status: 'draft', version: 3 })
})
