import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aUser } from '#core/users/testing/a-user.ts'
import { auditLog } from '#db/schema/audit.ts'
import { categories } from '#db/schema/categories.ts'
import { postRevisions, posts, postWorkingCopies } from '#db/schema/posts.ts'
import { aCategory, aPublishedPost } from '#tests/builders.ts'
import { testDb } from '#tests/db.ts'
import { keepWorkingCopy } from '../copies/working-copies.ts'
import { rita, written } from '../testing/written.ts'
import { createPost } from './create-post.ts'

const db = testDb()
const now = new Date('2026-03-10T12:00:00Z')
const tomorrow = new Date('2026-03-11T12:00:00Z')
const yesterday = new Date('2026-03-09T12:00:00Z')
const id = 'aaaaaaaa-0000-4000-8000-000000000001'

async function create(
	overrides: Parameters<typeof written>[0] = {},
	more: Partial<Parameters<typeof createPost>[1]> = {},
) {
	const result = await createPost(db, { fields: written(overrides), by: null, now, ...more })
	if (!result.ok) throw new Error(result.reason)
	const [post] = await db.select().from(posts).where(eq(posts.id, result.post.id))
	return post!
}

test('a draft has no date of publication, a published article has this moment', async () => {
	expect(await create()).toMatchObject({ status: 'draft', publishedAt: null, version: 1, createdAt: now })
	expect(await create({ status: 'published' })).toMatchObject({ status: 'published', publishedAt: now })
})

test('a draft waits for its moment; a moment that has passed is now; what is published waits for none', async () => {
	expect(await create({ publishAt: tomorrow })).toMatchObject({ status: 'draft', publishAt: tomorrow })
	expect(await create({ publishAt: yesterday })).toMatchObject({
		status: 'published',
		publishAt: null,
		publishedAt: now,
	})
	expect(await create({ publishAt: tomorrow, status: 'published' })).toMatchObject({ publishAt: null })
	expect(await create({ unpublishAt: yesterday, status: 'published' })).toMatchObject({
		status: 'draft',
		publishedAt: null,
		unpublishAt: null,
	})
})

test('the text is cleaned, and nothing is refused but an empty title, a flood of markup and a category that is gone', async () => {
	expect(await create({ content: '<p onclick="x()">Olá</p><script>alert(1)</script>' })).toMatchObject({
		content: '<p>Olá</p>',
	})
	const refused = (fields: Parameters<typeof written>[0]) => createPost(db, { fields: written(fields), by: null, now })
	expect(await refused({ title: ' \n ' })).toEqual({ ok: false, reason: 'title-missing' })
	expect(await refused({ content: 'a'.repeat(1_000_000) })).toEqual({ ok: false, reason: 'content-too-large' })
	expect(await refused({ categoryId: id })).toEqual({ ok: false, reason: 'category-gone' })
	expect(await refused({ categoryId: 'nada' })).toEqual({ ok: false, reason: 'category-gone' })
	expect((await refused({ content: '<p>palavra </p>'.repeat(9_000) })).ok).toBe(true)
})

test('the address comes from the title, and a second article of that title gets a number', async () => {
	const slugs = [await create(), await create(), await create({ title: 'Seguro àuto!' })].map(({ slug }) => slug)
	expect(slugs).toEqual(['seguro-auto', 'seguro-auto-2', 'seguro-auto-3'])
})

test('addresses of other pages and old addresses of other articles are taken, and a title of signs still gets one', async () => {
	const [moved] = await db
		.insert(posts)
		.values(aPublishedPost({ slug: 'antigo' }))
		.returning()
	await db.update(posts).set({ slug: 'novo' }).where(eq(posts.id, moved!.id))
	expect((await create({ title: 'Antigo' })).slug).toBe('antigo-2')
	expect((await create({ title: 'Busca' })).slug).toBe('busca-2')
	expect((await create({ title: 'Categoria' })).slug).toBe('categoria-2')
	expect((await create({ title: '¿?¡!' })).slug).toBe('artigo')
	expect((await create({ slug: 'Meu Endereço' })).slug).toBe('meu-endereco')
})

test('a number fits within the longest address', async () => {
	const title = `${'a'.repeat(97)} bcd`
	expect((await create({ title })).slug).toBe(`${'a'.repeat(97)}-bc`)
	expect((await create({ title })).slug).toBe(`${'a'.repeat(97)}-2`)
	expect((await create({ title }, { slugLength: 50 })).slug).toBe('a'.repeat(50))
	expect((await create({ title }, { slugLength: 50 })).slug).toBe(`${'a'.repeat(48)}-2`)
})

test('fifty articles of one title at once get fifty addresses', async () => {
	const results = await Promise.all(
		Array.from({ length: 50 }, () => createPost(db, { fields: written(), by: null, now })),
	)
	expect(results.every(({ ok }) => ok)).toBe(true)
	const slugs = (await db.select({ slug: posts.slug }).from(posts)).map(({ slug }) => slug)
	expect(slugs.toSorted()).toEqual(
		['seguro-auto', ...Array.from({ length: 49 }, (_, index) => `seguro-auto-${index + 2}`)].toSorted(),
	)
})

test('the same id, also many times at once, gives one article', async () => {
	const results = await Promise.all(
		Array.from({ length: 8 }, () => createPost(db, { id, fields: written(), by: null, now })),
	)
	expect(new Set(results.map((result) => result.ok && result.post.slug))).toEqual(new Set(['seguro-auto']))
	expect(await db.$count(posts)).toBe(1)
	expect(await db.$count(postRevisions)).toBe(1)
})

test('the same run, or the same day and category, gives the article that already is', async () => {
	const [auto] = await db.insert(categories).values(aCategory()).returning()
	const run = { pipelineRunId: id, autoGenerated: true }
	const first = await create({}, run)
	expect(await create({ title: 'Outro texto' }, { ...run, by: null })).toEqual(first)
	const daily = { generatedFor: '2026-03-10', autoGenerated: true }
	const ofDay = await create({ categoryId: auto!.id }, daily)
	expect(await create({ categoryId: auto!.id, title: 'Outro' }, daily)).toEqual(ofDay)
	expect((await create({ title: 'Outro' }, daily)).id).not.toBe(ofDay.id)
})

test('a revision and a line of the log are kept, and the working copy is dropped', async () => {
	await aUser(db, { id: 'rita' })
	await keepWorkingCopy(db, { id, postId: null, userId: 'rita', fields: { title: 'x' }, baseVersion: 0, now })
	await create({ status: 'published' }, { id, by: rita, copy: { id, keptAt: now }, address: '10.0.0.1' })
	expect(await db.select().from(postRevisions)).toMatchObject([
		{ postId: id, version: 1, savedBy: 'rita', savedByName: 'Rita', createdAt: now },
	])
	expect(await db.select().from(auditLog).orderBy(auditLog.id)).toMatchObject([
		{ action: 'post.created', actorId: 'rita', subjectId: id, subjectLabel: 'Seguro auto', address: '10.0.0.1' },
		{ action: 'post.published', actorId: 'rita' },
	])
	expect(await db.$count(postWorkingCopies)).toBe(0)
})
