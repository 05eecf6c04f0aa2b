import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aUser } from '#core/users/testing/a-user.ts'
import { auditLog } from '#db/schema/audit.ts'
import { categories } from '#db/schema/categories.ts'
import { postRevisions, posts, postWorkingCopies } from '#db/schema/posts.ts'
import { aCategory, aPost, aPublishedPost } from '#tests/builders.ts'
import { testDb } from '#tests/db.ts'
import { keepWorkingCopy } from '../copies/working-copies.ts'
import type { PostFields } from '../post-fields.ts'
import { findMovedPost } from '../reading/find-post.ts'
import { findPostFields } from '../reading/find-post-fields.ts'
import { filled, rita, written } from '../testing/written.ts'
import { createPost } from './create-post.ts'
import { findRevision, listRevisions } from './revisions.ts'
import { savePost } from './save-post.ts'

const db = testDb()
const now = new Date('2026-03-10T12:00:00Z')
const later = new Date('2026-03-12T12:00:00Z')
const nobody = 'aaaaaaaa-0000-4000-8000-000000000001'

async function aWritten(fields: Partial<PostFields> = {}) {
	const result = await createPost(db, { fields: written(fields), by: null, now })
	if (!result.ok) throw new Error(result.reason)
	return result.post
}

async function change(id: string, fields: Partial<PostFields>, more: Partial<Parameters<typeof savePost>[1]> = {}) {
	const opened = (await findPostFields(db, id))!
	return savePost(db, {
		id,
		baseVersion: opened.version,
		fields: { ...opened.fields, ...fields },
		by: null,
		now: later,
		...more,
	})
}

async function stored(id: string) {
	const [post] = await db.select().from(posts).where(eq(posts.id, id))
	return post!
}

test('a save replaces every field and goes up one version', async () => {
	const { id } = await aWritten()
	const [category] = await db.insert(categories).values(aCategory()).returning()
	const unpublishAt = new Date('2026-05-01T12:00:00Z')
	const fields: PostFields = { ...filled(), status: 'draft', categoryId: category!.id, unpublishAt }
	expect(await change(id, fields)).toEqual({
		ok: true,
		post: { id, slug: 'um-texto', version: 2, status: 'draft' },
	})
	const opened = await findPostFields(db, id)
	expect(opened).toMatchObject({ version: 2, updatedAt: later, createdAt: now })
	expect(opened!.fields).toEqual(fields)
	expect((await findRevision(db, { postId: id, version: 2 }))!.fields).toEqual(fields)
})

test('what stands there already is not saved again, whatever it was based on', async () => {
	const { id } = await aWritten()
	expect(await change(id, {})).toMatchObject({ ok: true, post: { version: 1 } })
	await change(id, { excerpt: 'Outro' })
	expect(await change(id, {}, { baseVersion: 1 })).toMatchObject({ ok: true, post: { version: 2 } })
	expect(await db.$count(postRevisions)).toBe(2)
	expect((await db.select().from(auditLog)).map(({ action }) => action)).toEqual(['post.created', 'post.updated'])
})

test('a save on an older version is refused with what stands there now and who wrote it', async () => {
	await aUser(db, { id: 'rita' })
	const { id } = await aWritten()
	await change(id, { excerpt: 'De Rita' }, { by: rita })
	const refused = await change(id, { excerpt: 'De Caio' }, { baseVersion: 1 })
	expect(refused).toMatchObject({
		ok: false,
		reason: 'changed-meanwhile',
		current: {
			version: 2,
			savedByName: 'Rita',
			savedAt: later,
			fields: { excerpt: 'De Rita', content: '<p>Texto</p>' },
		},
	})
	expect(await stored(id)).toMatchObject({ excerpt: 'De Rita', version: 2 })
})

test('of two saves at once one wins and the other hears of it', async () => {
	const { id } = await aWritten()
	const results = await Promise.all(
		['Um', 'Dois', 'Três'].map((excerpt) =>
			savePost(db, { id, baseVersion: 1, fields: written({ excerpt }), by: null, now }),
		),
	)
	const winners = results.filter(({ ok }) => ok)
	const losers = results.filter((result) => !result.ok && result.reason === 'changed-meanwhile')
	expect([winners.length, losers.length]).toEqual([1, 2])
	expect((await stored(id)).version).toBe(2)
	expect(await listRevisions(db, id)).toHaveLength(2)
})

test('the date of publication is that of the first time and stays', async () => {
	const { id } = await aWritten()
	await change(id, { status: 'published' }, { now })
	expect(await stored(id)).toMatchObject({ publishedAt: now })
	await change(id, { excerpt: 'Corrigido' })
	await change(id, { status: 'draft' })
	expect(await stored(id)).toMatchObject({ status: 'draft', publishedAt: now })
	await change(id, { status: 'published' })
	expect(await stored(id)).toMatchObject({ status: 'published', publishedAt: now, updatedAt: later })
})

test('the address follows the title until the article was published, unless somebody chose it', async () => {
	const { id } = await aWritten()
	await change(id, { title: 'Seguro de moto' })
	expect((await stored(id)).slug).toBe('seguro-de-moto')
	await change(id, { slug: 'Meu Próprio Endereço' })
	await change(id, { title: 'Seguro de barco' })
	expect((await stored(id)).slug).toBe('meu-proprio-endereco')
	await change(id, { slug: '' })
	expect((await stored(id)).slug).toBe('seguro-de-barco')

	await change(id, { status: 'published' })
	await change(id, { title: 'Seguro de lancha' })
	await change(id, { slug: '' })
	expect((await stored(id)).slug).toBe('seguro-de-barco')
})

test('an address typed for a generated article stands whole, while what its title gives is shorter', async () => {
	const { id } = await aWritten()
	await db.update(posts).set({ autoGenerated: true }).where(eq(posts.id, id))
	const title = 'Seguro residencial contra vendaval, granizo e enchente no litoral'
	await change(id, { title })
	expect((await stored(id)).slug).toBe('seguro-residencial-contra-vendaval-granizo-e-enche')
	await change(id, { slug: 'seguro-residencial-contra-vendaval-granizo-e-enchente-no-litoral' })
	expect((await stored(id)).slug).toBe('seguro-residencial-contra-vendaval-granizo-e-enchente-no-litoral')
})

test('an address changed on purpose leaves the old one leading to it, and may be taken back', async () => {
	const { id } = await aWritten({ status: 'published' })
	await change(id, { slug: 'novo' })
	expect(await findMovedPost(db, 'seguro-auto')).toEqual({ slug: 'novo' })
	expect(await aWritten()).toMatchObject({ slug: 'seguro-auto-2' })
	await change(id, { slug: 'seguro-auto' })
	expect((await stored(id)).slug).toBe('seguro-auto')
	expect(await findMovedPost(db, 'novo')).toEqual({ slug: 'seguro-auto' })
})

test('articles that take one address at once all get one', async () => {
	const made = await Promise.all(Array.from({ length: 10 }, (_, number) => aWritten({ title: `Artigo ${number}` })))
	const results = await Promise.all(made.map(({ id }) => change(id, { slug: 'o-mesmo' })))
	expect(new Set(results.map((result) => result.ok && result.post.slug)).size).toBe(10)
})

test('every save is kept whole, and so is what stood there before the first of them', async () => {
	await aUser(db, { id: 'rita' })
	const values = aPublishedPost({ slug: 'antigo', title: 'Antigo', authorName: 'Bia', updatedAt: now })
	const [old] = await db.insert(posts).values(values).returning()
	await change(old!.id, { title: 'Novo' }, { by: rita })
	expect(await listRevisions(db, old!.id)).toEqual([
		{ version: 2, title: 'Novo', status: 'published', savedByName: 'Rita', savedAt: later },
		{ version: 1, title: 'Antigo', status: 'published', savedByName: null, savedAt: now },
	])
	const first = await findRevision(db, { postId: old!.id, version: 1 })
	expect(first!.fields).toMatchObject({ title: 'Antigo', authorName: 'Bia', content: '<p>Texto</p>', publishAt: null })
	expect(await findRevision(db, { postId: old!.id, version: 9 })).toBeUndefined()
	expect(await findRevision(db, { postId: 'nada', version: 1 })).toBeUndefined()
})

test('a version can be brought back, as a save like any other', async () => {
	const { id } = await aWritten()
	await change(id, { content: '<p>Pior</p>' })
	const { fields } = (await findRevision(db, { postId: id, version: 1 }))!
	await change(id, fields, { restoredFrom: 1 })
	expect(await stored(id)).toMatchObject({ content: '<p>Texto</p>', version: 3 })
	expect((await db.select().from(auditLog)).at(-1)).toMatchObject({
		action: 'post.restored',
		details: { from: 1, version: 3 },
	})
})

test('what is brought back is the text: the article stays as public as it is, and waits as it waited', async () => {
	const { id } = await aWritten({ content: '<p>Antes</p>' })
	const unpublishAt = new Date('2026-05-01T12:00:00Z')
	await change(id, { content: '<p>Agora</p>', status: 'published', unpublishAt })
	const { fields } = (await findRevision(db, { postId: id, version: 1 }))!
	await change(id, fields, { restoredFrom: 1 })
	expect(await stored(id)).toMatchObject({ content: '<p>Antes</p>', status: 'published', unpublishAt, version: 3 })
})

test('a version whose category was deleted comes back into the category of now, and says so', async () => {
	const [gone, here] = await db
		.insert(categories)
		.values([aCategory(), aCategory({ slug: 'outra' })])
		.returning()
	const { id } = await aWritten({ categoryId: gone!.id, content: '<p>Antes</p>' })
	await change(id, { categoryId: here!.id, content: '<p>Agora</p>' })
	await db.delete(categories).where(eq(categories.id, gone!.id))
	const { fields } = (await findRevision(db, { postId: id, version: 1 }))!
	expect(await change(id, fields, { restoredFrom: 1 })).toMatchObject({ ok: true, categoryStayed: true })
	expect(await stored(id)).toMatchObject({ content: '<p>Antes</p>', categoryId: here!.id })
})

test('an article of the day goes into a category that has its own of that day', async () => {
	const [one, other] = await db
		.insert(categories)
		.values([aCategory(), aCategory({ slug: 'outra' })])
		.returning()
	const ofDay = { generatedFor: '2026-03-10' }
	const [moving] = await db
		.insert(posts)
		.values([aPost({ ...ofDay, categoryId: one!.id }), aPost({ ...ofDay, categoryId: other!.id })])
		.returning()
	await change(moving!.id, { excerpt: 'Outro' })
	expect(await stored(moving!.id)).toMatchObject(ofDay)
	expect(await change(moving!.id, { categoryId: other!.id })).toMatchObject({ ok: true })
	expect(await stored(moving!.id)).toMatchObject({ categoryId: other!.id, generatedFor: null })
})

test('the log tells a publication and its end apart from other changes', async () => {
	const { id } = await aWritten()
	await change(id, { status: 'published' })
	await change(id, { status: 'draft' })
	expect((await db.select().from(auditLog).orderBy(auditLog.id)).map(({ action }) => action)).toEqual([
		'post.created',
		'post.updated',
		'post.published',
		'post.updated',
		'post.unpublished',
	])
})

test('refusals change nothing', async () => {
	const { id } = await aWritten()
	expect(await change(id, { title: '' })).toEqual({ ok: false, reason: 'title-missing' })
	expect(await change(id, { content: '<b>'.repeat(20_001) })).toEqual({ ok: false, reason: 'content-too-large' })
	expect(await change(id, { categoryId: nobody })).toEqual({ ok: false, reason: 'category-gone' })
	const unknown = { baseVersion: 1, fields: written(), by: null, now }
	expect(await savePost(db, { id: nobody, ...unknown })).toEqual({ ok: false, reason: 'not-found' })
	expect(await savePost(db, { id: 'new', ...unknown })).toEqual({ ok: false, reason: 'not-found' })
	expect(await stored(id)).toMatchObject({ version: 1, title: 'Seguro auto' })
})

test('a save drops the working copy it was kept in, and no other', async () => {
	await aUser(db, { id: 'rita' })
	await aUser(db, { id: 'caio' })
	const { id } = await aWritten()
	const copy = { postId: id, fields: { title: 'x' }, baseVersion: 1, now }
	const [own, otherTab, ofCaio] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]
	await keepWorkingCopy(db, { ...copy, id: own, userId: 'rita' })
	await keepWorkingCopy(db, { ...copy, id: otherTab, userId: 'rita' })
	await keepWorkingCopy(db, { ...copy, id: ofCaio, userId: 'caio' })
	await change(id, { excerpt: 'Outro' }, { by: rita, copy: { id: ofCaio } })
	await change(id, { excerpt: 'Mais' }, { by: rita, copy: { id: otherTab, keptAt: later } })
	expect(await db.$count(postWorkingCopies)).toBe(3)
	await change(id, { excerpt: 'Pronto' }, { by: rita, copy: { id: own, keptAt: now } })
	const left = (await db.select().from(postWorkingCopies)).map((each) => each.id)
	expect(left.toSorted()).toEqual([otherTab, ofCaio].toSorted())
})

test('a publication racing autosaves of the same text leaves no copy of what was published', async () => {
	await aUser(db, { id: 'rita' })
	const { id } = await aWritten()
	const fields = written({ slug: 'seguro-auto', status: 'published', excerpt: 'Pronto' })
	const copy = { id: crypto.randomUUID() }
	const autosave = () => keepWorkingCopy(db, { ...copy, postId: id, userId: 'rita', fields, baseVersion: 1, now })
	const publish = () => savePost(db, { id, baseVersion: 1, fields, by: rita, copy, now })
	await Promise.all([autosave(), publish(), autosave(), autosave()])
	expect(await stored(id)).toMatchObject({ status: 'published', excerpt: 'Pronto', version: 2 })
	expect(await db.select().from(postWorkingCopies)).toEqual([])
})

test('a publication racing autosaves of an older text is what readers get, whichever comes first', async () => {
	await aUser(db, { id: 'rita' })
	const { id } = await aWritten()
	const older = { ...written({ content: '<p>Meio</p>' }), tags: 'auto' }
	const copy = { id: crypto.randomUUID() }
	const autosave = () =>
		keepWorkingCopy(db, { ...copy, postId: id, userId: 'rita', fields: older, baseVersion: 1, now })
	const fields = written({ slug: 'seguro-auto', status: 'published', content: '<p>Inteiro</p>' })
	const publish = () => savePost(db, { id, baseVersion: 1, fields, by: rita, copy, now })
	const [, published] = await Promise.all([autosave(), publish(), autosave(), autosave()])
	expect(published).toMatchObject({ ok: true, post: { version: 2, status: 'published' } })
	await autosave()
	expect(await stored(id)).toMatchObject({ status: 'published', content: '<p>Inteiro</p>', version: 2 })
	// Late as it is, somebody wrote it: it waits apart, on the version it was written on.
	expect(await db.select().from(postWorkingCopies)).toMatchObject([{ postId: id, fields: older, baseVersion: 1 }])
})

test('an article of which another one is a draft keeps its own', async () => {
	await db.insert(posts).values(aPost({ slug: 'x' }))
	const { id } = await aWritten({ title: 'X' })
	expect((await stored(id)).slug).toBe('x-2')
	await change(id, { excerpt: 'Outro' })
	expect((await stored(id)).slug).toBe('x-2')
})
