import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '#db/schema/audit.ts'
import { categories } from '#db/schema/categories.ts'
import { posts } from '#db/schema/posts.ts'
import { aPost, aPublishedPost } from '#tests/builders.ts'
import { testDb } from '#tests/db.ts'
import { type CategoryFields, categoryFieldsSchema } from './category-fields.ts'
import { createCategory } from './create-category.ts'
import { deleteCategory } from './delete-category.ts'
import { findMovedCategory } from './find-category.ts'
import { listCategories } from './list-categories.ts'
import { listCategoriesWithPosts } from './list-categories-with-posts.ts'
import { moveCategory } from './move-category.ts'
import { saveCategory } from './save-category.ts'

const db = testDb()
const now = new Date('2026-03-10T12:00:00Z')
const by = { id: 'rita', email: 'rita@exemplo.com.br' }
const nobody = 'aaaaaaaa-0000-4000-8000-000000000001'

function fields(overrides: Partial<CategoryFields> = {}): CategoryFields {
	return { name: 'Seguro Auto', slug: '', description: '', metaTitle: null, metaDescription: null, ...overrides }
}

async function create(overrides: Partial<CategoryFields> = {}) {
	const result = await createCategory(db, { fields: fields(overrides), by, now })
	if (!result.ok) throw new Error(result.reason)
	return result.category
}

async function names() {
	return (await listCategories(db)).map(({ name }) => name)
}

test('a category is listed with its articles, published and not, those of nobody left out', async () => {
	const { id } = await create({ description: 'Carros' })
	await create({ name: 'Vida' })
	await db
		.insert(posts)
		.values([aPublishedPost({ categoryId: id }), aPost({ categoryId: id }), aPost({ categoryId: id }), aPost()])
	expect(await listCategories(db)).toEqual([
		{ id, name: 'Seguro Auto', slug: 'seguro-auto', description: 'Carros', position: 0, published: 1, drafts: 2 },
		expect.objectContaining({ name: 'Vida', published: 0, drafts: 0 }),
	])
})

test('an address made from the name is numbered, one that was typed is refused when it is taken', async () => {
	expect((await create()).slug).toBe('seguro-auto')
	expect((await create()).slug).toBe('seguro-auto-2')
	expect((await create({ name: '!!!' })).slug).toBe('categoria')
	expect((await create({ slug: 'Meu Endereço' })).slug).toBe('meu-endereco')
	expect(await createCategory(db, { fields: fields({ slug: 'Seguro Auto' }), by, now })).toEqual({
		ok: false,
		reason: 'slug-taken',
	})
})

test('ten categories of one name at once get ten addresses', async () => {
	await Promise.all(Array.from({ length: 10 }, () => create()))
	expect(new Set((await listCategories(db)).map(({ slug }) => slug)).size).toBe(10)
})

test('a save replaces what a category says, keeps its address unless told, and logs only changes', async () => {
	const { id } = await create()
	await create({ name: 'Vida' })
	const save = (overrides: Partial<CategoryFields>) => saveCategory(db, { id, fields: fields(overrides), by, now })
	expect(await save({ name: 'Automóvel', metaTitle: 'Meta' })).toMatchObject({
		ok: true,
		category: { name: 'Automóvel', slug: 'seguro-auto', metaTitle: 'Meta' },
	})
	expect(await save({ name: 'Automóvel', metaTitle: 'Meta' })).toMatchObject({ ok: true })
	expect(await save({ slug: 'vida' })).toEqual({ ok: false, reason: 'slug-taken' })
	expect(await save({ slug: 'auto' })).toMatchObject({ ok: true, category: { slug: 'auto', metaTitle: null } })
	expect(await saveCategory(db, { id: nobody, fields: fields(), by, now })).toEqual({ ok: false, reason: 'not-found' })
	expect(await db.select().from(auditLog).orderBy(auditLog.id)).toMatchObject([
		{ action: 'category.created' },
		{ action: 'category.created' },
		{ action: 'category.updated', actorId: 'rita', subjectLabel: 'Automóvel' },
		{ action: 'category.updated', details: { from: 'seguro-auto', to: 'auto' } },
	])
})

test('the category of those that have none keeps its address and cannot be deleted', async () => {
	const { id } = await create({ name: 'Dicas Gerais' })
	expect(await saveCategory(db, { id, fields: fields({ name: 'Dicas' }), by, now })).toMatchObject({ ok: true })
	expect(await saveCategory(db, { id, fields: fields({ slug: 'dicas' }), by, now })).toEqual({
		ok: false,
		reason: 'default-slug',
	})
	expect(await deleteCategory(db, { id, moveTo: null, by, now })).toEqual({ ok: false, reason: 'default-category' })
})

test('categories stand by name until somebody moves one, and then where they were put, for readers too', async () => {
	const vida = await create({ name: 'Vida' })
	const auto = await create({ name: 'Auto' })
	const casa = await create({ name: 'Casa' })
	await db.insert(posts).values([aPublishedPost({ categoryId: vida.id }), aPublishedPost({ categoryId: auto.id })])
	expect(await names()).toEqual(['Auto', 'Casa', 'Vida'])
	expect(await moveCategory(db, { id: vida.id, beside: { before: auto.id }, by, now })).toEqual({
		ok: true,
		name: 'Vida',
		place: 1,
		total: 3,
	})
	expect(await names()).toEqual(['Vida', 'Auto', 'Casa'])
	expect((await listCategoriesWithPosts(db)).map(({ name }) => name)).toEqual(['Vida', 'Auto'])
	expect(await moveCategory(db, { id: vida.id, beside: { after: casa.id }, by, now })).toMatchObject({ place: 3 })
	expect(await names()).toEqual(['Auto', 'Casa', 'Vida'])
	await create({ name: 'Bike' })
	expect(await names()).toEqual(['Auto', 'Casa', 'Vida', 'Bike'])
	for (const [id, after] of [
		[nobody, auto.id],
		[auto.id, nobody],
		[auto.id, auto.id],
	] as const)
		expect(await moveCategory(db, { id, beside: { after }, by, now })).toEqual({ ok: false, reason: 'not-found' })
})

test('moves at once leave every category a place of its own', async () => {
	const all = await Promise.all(['A', 'B', 'C', 'D'].map((name) => create({ name })))
	const beside = { before: all[0]!.id }
	await Promise.all(all.slice(1).map(({ id }) => moveCategory(db, { id, beside, by, now })))
	const positions = (await db.select().from(categories)).map(({ position }) => position)
	expect(positions.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4])
})

test('a deleted category gives its articles to another one or to none, without making them newer', async () => {
	const [auto, vida, casa] = [await create(), await create({ name: 'Vida' }), await create({ name: 'Casa' })]
	const updatedAt = new Date('2026-01-01T12:00:00Z')
	const day = { generatedFor: '2026-03-10', updatedAt }
	await db
		.insert(posts)
		.values([
			aPublishedPost({ slug: 'a', categoryId: auto.id, ...day }),
			aPost({ slug: 'b', categoryId: auto.id, updatedAt }),
			aPublishedPost({ slug: 'c', categoryId: vida.id, ...day }),
		])
	expect(await deleteCategory(db, { id: auto.id, moveTo: vida.id, by, now })).toEqual({
		ok: true,
		name: 'Seguro Auto',
		moved: 2,
		stoppedScheduler: false,
	})
	expect((await db.select().from(posts)).every((post) => post.categoryId === vida.id)).toBe(true)
	expect((await db.select().from(posts).where(eq(posts.slug, 'a')))[0]).toMatchObject({ updatedAt, version: 1 })
	expect(await listCategories(db)).toMatchObject([{ name: 'Casa' }, { name: 'Vida', published: 2, drafts: 1 }])

	expect(await deleteCategory(db, { id: vida.id, moveTo: null, by, now })).toMatchObject({ ok: true, moved: 3 })
	expect((await db.select().from(posts)).every((post) => post.categoryId === null)).toBe(true)

	const refused = { by, now, id: casa.id }
	for (const moveTo of [casa.id, nobody, 'nada'])
		expect(await deleteCategory(db, { ...refused, moveTo })).toEqual({ ok: false, reason: 'target-gone' })
	expect(await deleteCategory(db, { by, now, id: auto.id, moveTo: null })).toEqual({ ok: false, reason: 'not-found' })
	expect((await db.select().from(auditLog).orderBy(auditLog.id)).at(-1)).toMatchObject({
		action: 'category.deleted',
		subjectLabel: 'Vida',
		details: { slug: 'vida', moved: 3, to: null },
	})
})

test('the form says in Portuguese what is missing or too long', () => {
	const errors = (input: Record<string, string>) =>
		categoryFieldsSchema.safeParse(input).error?.issues.map(({ message }) => message) ?? []
	expect(errors({ name: ' ' })).toEqual(['Informe o nome'])
	expect(errors({ name: 'Auto', metaTitle: 'a'.repeat(61), metaDescription: 'a'.repeat(161) })).toEqual([
		'O meta título tem no máximo 60 caracteres',
		'A meta descrição tem no máximo 160 caracteres',
	])
	expect(categoryFieldsSchema.parse({ name: '  Auto\n ', metaTitle: ' ' })).toEqual({
		name: 'Auto',
		slug: '',
		description: '',
		metaTitle: null,
		metaDescription: null,
	})
})

test('the addresses of a deleted category lead to where its articles went', async () => {
	const [auto, life] = [await create({ slug: 'auto' }), await create({ slug: 'vida' })]
	await saveCategory(db, { id: auto.id, fields: fields({ slug: 'carros' }), by, now })
	await deleteCategory(db, { id: auto.id, moveTo: life.id, by, now })
	for (const slug of ['auto', 'carros']) expect(await findMovedCategory(db, slug)).toEqual({ slug: 'vida' })
	await deleteCategory(db, { id: life.id, moveTo: null, by, now })
	for (const slug of ['auto', 'carros', 'vida']) expect(await findMovedCategory(db, slug)).toBeUndefined()
})

test('an address made from a name leaves alone those that lead to another category', async () => {
	const auto = await create()
	await saveCategory(db, { id: auto.id, fields: fields({ slug: 'carros' }), by, now })
	expect((await create()).slug).toBe('seguro-auto-2')
	expect((await create({ slug: 'seguro-auto' })).slug).toBe('seguro-auto')
	expect(await findMovedCategory(db, 'seguro-auto')).toBeUndefined()
})
