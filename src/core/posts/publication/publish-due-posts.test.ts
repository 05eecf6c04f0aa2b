import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aUser } from '#core/users/testing/a-user.ts'
import { auditLog } from '#db/schema/audit.ts'
import { outgoingMails } from '#db/schema/mails.ts'
import { postRevisions, posts } from '#db/schema/posts.ts'
import { aPost, aPublishedPost } from '#tests/builders.ts'
import { testDb } from '#tests/db.ts'
import type { SavedBy } from '../post-fields.ts'
import { findPostFields } from '../reading/find-post-fields.ts'
import { createPost } from '../saving/create-post.ts'
import { savePost } from '../saving/save-post.ts'
import { rita, written } from '../testing/written.ts'
import { publishDuePosts } from './publish-due-posts.ts'

const db = testDb()
const now = new Date('2026-03-10T12:00:30Z')
const around = { brand: 'Farol', siteUrl: 'https://farol.example', now }
const due = new Date('2026-03-10T12:00:00Z')
const notYet = new Date('2026-03-10T12:01:00Z')

async function states() {
	const rows = await db.select().from(posts)
	return Object.fromEntries(rows.map(({ slug, status }) => [slug, status]))
}

test('drafts whose moment has come go live with that moment as their date, and live ones whose time is over leave', async () => {
	const long = new Date('2025-01-01T00:00:00Z')
	await db
		.insert(posts)
		.values([
			aPost({ slug: 'a', publishAt: due }),
			aPost({ slug: 'b', publishAt: due, publishedAt: long }),
			aPost({ slug: 'c', publishAt: notYet }),
			aPost({ slug: 'd' }),
			aPublishedPost({ slug: 'e', unpublishAt: due }),
			aPublishedPost({ slug: 'f', unpublishAt: notYet }),
			aPost({ slug: 'g', unpublishAt: due }),
		])
	const result = await publishDuePosts(db, around)
	expect([result.published.length, result.unpublished.length]).toEqual([2, 1])
	expect(await states()).toEqual({
		a: 'published',
		b: 'published',
		c: 'draft',
		d: 'draft',
		e: 'draft',
		f: 'published',
		g: 'draft',
	})
	const bySlug = Object.fromEntries((await db.select().from(posts)).map((post) => [post.slug, post]))
	expect(bySlug['a']).toMatchObject({ publishedAt: due, publishAt: null, version: 2, updatedAt: now })
	expect(bySlug['b']).toMatchObject({ publishedAt: long })
	expect(bySlug['c']).toMatchObject({ publishAt: notYet, version: 1 })
	expect(bySlug['e']).toMatchObject({ unpublishAt: null, publishedAt: new Date('2026-03-10T12:00:00Z') })
})

test('each is kept as a revision and logged, by nobody', async () => {
	const [post] = await db
		.insert(posts)
		.values(aPost({ title: 'Na hora', publishAt: due }))
		.returning()
	await publishDuePosts(db, around)
	expect(await db.select().from(postRevisions).orderBy(postRevisions.version)).toMatchObject([
		{ version: 1, fields: { status: 'draft' } },
		{ version: 2, fields: { status: 'published' }, savedBy: null, savedByName: null },
	])
	expect(await db.select().from(auditLog)).toMatchObject([
		{
			action: 'post.published',
			actorId: null,
			subjectId: post!.id,
			subjectLabel: 'Na hora',
			details: { scheduled: true },
		},
	])
})

test('two instances at once publish each article once', async () => {
	await db.insert(posts).values(Array.from({ length: 8 }, () => aPost({ publishAt: due })))
	const runs = await Promise.all([
		publishDuePosts(db, around),
		publishDuePosts(db, around),
		publishDuePosts(db, around),
	])
	const published = runs.flatMap((run) => run.published)
	expect([published.length, new Set(published).size]).toEqual([8, 8])
	expect(await db.$count(auditLog)).toBe(8)
	expect((await db.select().from(posts)).every(({ version }) => version === 2)).toBe(true)
})

test('an article that came and went while no server ran ends as a draft', async () => {
	await db.insert(posts).values(aPost({ slug: 'a', publishAt: due, unpublishAt: new Date('2026-03-10T12:00:10Z') }))
	await publishDuePosts(db, around)
	expect(await states()).toEqual({ a: 'draft' })
	expect((await db.select().from(auditLog).orderBy(auditLog.id)).map(({ action }) => action)).toEqual([
		'post.published',
		'post.unpublished',
	])
})

test('who had it open when it went live cannot take it back unknowingly', async () => {
	const [post] = await db
		.insert(posts)
		.values(aPost({ publishAt: due }))
		.returning()
	const opened = (await findPostFields(db, post!.id))!
	await publishDuePosts(db, around)
	const fields = { ...opened.fields, publishAt: notYet, excerpt: 'Outro' }
	expect(await savePost(db, { id: post!.id, baseVersion: opened.version, fields, by: null, now })).toMatchObject({
		ok: false,
		reason: 'changed-meanwhile',
		current: { version: 2, fields: { status: 'published' } },
	})
})

test('one that has become critical since it was scheduled stays a draft, and whoever saved it is told', async () => {
	await aUser(db, { id: rita.id, name: 'Rita', email: 'rita@exemplo.com.br' })
	const fields = written({ title: 'Promessa', content: '<p>Conosco a indenização é garantida.</p>', publishAt: due })
	const made = await createPost(db, { fields, by: rita, now: new Date('2026-03-01T12:00:00Z') })
	const id = made.ok ? made.post.id : ''
	expect(await publishDuePosts(db, around)).toEqual({ published: [], updated: [], held: [id], unpublished: [] })
	expect(await db.select().from(posts)).toMatchObject([
		{ status: 'draft', publishAt: null, publishedAt: null, version: 2 },
	])
	expect((await db.select().from(auditLog).orderBy(auditLog.id)).at(-1)).toMatchObject({
		action: 'post.held',
		actorId: null,
		subjectId: id,
	})
	const [mail] = await db.select().from(outgoingMails)
	expect(mail).toMatchObject({ recipient: 'rita@exemplo.com.br', subject: 'O artigo não foi ao ar: Promessa' })
	expect(mail!.body).toContain(`https://farol.example/admin/posts/${id}`)
	expect(await publishDuePosts(db, around)).toEqual({ published: [], updated: [], held: [], unpublished: [] })
})

type Changed = { content?: string; by?: SavedBy }

async function withChangesDue(publishAt: Date, { content = '<p>Novo</p>', by = null }: Changed = {}) {
	const created = await createPost(db, { fields: written({ status: 'published' }), by: null, now: due })
	if (!created.ok) throw new Error(created.reason)
	const { id } = created.post
	const { fields } = (await findPostFields(db, id))!
	const early = new Date('2026-03-10T11:00:00Z')
	await savePost(db, { id, baseVersion: 1, fields: { ...fields, content, publishAt }, by, now: early })
	return id
}

test('changes to a live article come before readers at their moment, once, whoever looks', async () => {
	const id = await withChangesDue(due)
	const waiting = await withChangesDue(notYet)
	const runs = await Promise.all([publishDuePosts(db, around), publishDuePosts(db, around)])
	expect(runs.flatMap(({ updated }) => updated)).toEqual([id])
	expect(await findPostFields(db, id)).toMatchObject({
		version: 3,
		live: { fields: { content: '<p>Novo</p>', publishAt: null } },
		changes: null,
		publishedAt: due,
	})
	expect(await findPostFields(db, waiting)).toMatchObject({ changes: { publishAt: notYet } })
})

test('changes that have become critical wait on without a moment, and readers keep the text they have', async () => {
	await aUser(db, { id: rita.id, name: 'Rita', email: 'rita@exemplo.com.br' })
	const id = await withChangesDue(due, { content: '<p>Conosco a indenização é garantida.</p>', by: rita })
	const { held, updated } = await publishDuePosts(db, around)
	expect([held, updated]).toEqual([[id], []])
	expect(await findPostFields(db, id)).toMatchObject({
		live: { fields: { content: '<p>Texto</p>' } },
		changes: { publishAt: null },
	})
	const [mail] = await db.select().from(outgoingMails)
	expect(mail!.subject).toBe('As alterações não foram ao ar: Seguro auto')
	expect(mail!.body).not.toContain('rascunho')
})

test('an article that leaves takes the changes that waited along, as its draft', async () => {
	const id = await withChangesDue(notYet)
	await db.update(posts).set({ unpublishAt: due }).where(eq(posts.id, id))
	expect((await publishDuePosts(db, around)).unpublished).toEqual([id])
	expect(await findPostFields(db, id)).toMatchObject({
		fields: { status: 'draft', content: '<p>Novo</p>', publishAt: null, unpublishAt: null },
		live: null,
		changes: null,
	})
})
