import { expect, test } from 'vitest'
import { freshIdentity } from '#app/content/fresh-identity.server.ts'
import { changeIdentity } from '#core/identity/change-identity.ts'
import { aUser } from '#core/users/testing/a-user.ts'
import { auditLog } from '#db/schema/audit.ts'
import { type MediaFile, mediaFiles } from '#db/schema/media.ts'
import { postChanges, posts } from '#db/schema/posts.ts'
import { aPost, aPublishedPost } from '#tests/builders.ts'
import { testDb } from '#tests/db.ts'
import { deletePicture } from './delete-picture.ts'
import { describePicture } from './describe-picture.ts'
import { findPicture } from './find-picture.ts'
import { findUses } from './find-uses.ts'
import { listPictures, PICTURES_PER_PAGE } from './list-pictures.ts'
import { memoryStore } from './testing/memory-store.ts'

const db = testDb()
const now = new Date('2026-03-10T12:00:00Z')
const actor = { id: 'ana', email: 'ana@exemplo.com.br', address: '203.0.113.7' }
const nowhere = '00000000-0000-4000-8000-000000000000'

let sequence = 0

async function addPicture(overrides: Partial<MediaFile> = {}): Promise<MediaFile> {
	const [row] = await addPictures([overrides])
	return row!
}

function addPictures(all: Partial<MediaFile>[]): Promise<MediaFile[]> {
	const rows = all.map((overrides) => {
		sequence += 1
		return {
			name: `${sequence.toString(16).padStart(16, '0')}-1200x630.webp`,
			originalName: `foto-${sequence}.jpg`,
			source: 'upload' as const,
			mimeType: 'image/webp',
			width: 1200,
			height: 630,
			bytes: 1000,
			createdAt: new Date(now.getTime() + sequence),
			...overrides,
		}
	})
	return db.insert(mediaFiles).values(rows).returning()
}

test('the library shows the newest first, page by page, and past the end the last page', async () => {
	await addPictures(Array.from({ length: PICTURES_PER_PAGE + 1 }, () => ({})))
	const first = await listPictures(db)
	expect(first).toMatchObject({ page: 1, pageCount: 2, total: PICTURES_PER_PAGE + 1 })
	const names = [...first.pictures, ...(await listPictures(db, { page: 9 })).pictures].map(({ name }) => name)
	expect(names).toEqual(names.toSorted().toReversed())
	expect(new Set(names).size).toBe(PICTURES_PER_PAGE + 1)
})

test('a search looks into names, alt texts and credits, without minding accents, and means % as it is', async () => {
	await addPicture({ originalName: 'Praia.jpg' })
	await addPicture({ alt: 'Colisão na estrada' })
	await addPicture({ credit: 'João 50%' })
	const found = async (query: string) => (await listPictures(db, { query })).total
	expect([
		await found('praia'),
		await found('COLISAO'),
		await found('joao 50%'),
		await found('%'),
		await found('x y'),
	]).toEqual([1, 1, 1, 1, 0])
})

test('a picture is used where an article has it as cover or in its text, in whichever size', async () => {
	const picture = await addPicture()
	const { name } = picture
	const other = await addPicture()
	const stem = name.replace('.webp', '')
	await db.insert(posts).values([
		aPublishedPost({ title: 'Capa', featuredImageUrl: `/media/files/${name}`, updatedAt: new Date('2026-03-03') }),
		aPost({
			title: 'Texto',
			content: `<p><img src="/media/files/${stem}/480.webp"></p>`,
			updatedAt: new Date('2026-03-02'),
		}),
		aPost({ title: 'Outra', featuredImageUrl: `/media/files/${other.name}`, content: `<p>${stem}</p>` }),
	])
	expect(await findUses(db, picture)).toMatchObject([
		{ title: 'Capa', as: 'cover', status: 'published' },
		{ title: 'Texto', as: 'text', status: 'draft' },
	])
})

test('what waits to be published uses pictures as well, and is told apart from what readers see', async () => {
	const picture = await addPicture()
	const { name } = picture
	const image = `<p><img src="/media/files/${name.replace('.webp', '')}/480.webp" alt="Um “farol”"></p>`
	const at = `/media/files/${name}`
	const [cover, text, both, other] = await db
		.insert(posts)
		.values([
			aPublishedPost({ title: 'Capa de amanhã', updatedAt: new Date('2026-03-05') }),
			aPublishedPost({ title: 'Texto de amanhã', updatedAt: new Date('2026-03-04') }),
			aPublishedPost({ title: 'Hoje e amanhã', content: image, updatedAt: new Date('2026-03-01') }),
			aPublishedPost({ title: 'Sem ela' }),
		])
		.returning({ id: posts.id })
	await db.insert(postChanges).values([
		{ postId: cover!.id, fields: { featuredImageUrl: at, content: image }, version: 2 },
		{ postId: text!.id, fields: { featuredImageUrl: null, content: image }, version: 2 },
		{ postId: both!.id, fields: { featuredImageUrl: at, content: '' }, version: 2 },
		{ postId: other!.id, fields: { featuredImageUrl: null, content: '<p>Só texto</p>' }, version: 2 },
	])
	expect(await findUses(db, picture)).toMatchObject([
		{ title: 'Hoje e amanhã', as: 'text', inChanges: false },
		{ title: 'Capa de amanhã', as: 'cover', inChanges: true },
		{ title: 'Texto de amanhã', as: 'text', inChanges: true },
	])
	await deletePicture(db, { files: memoryStore(), id: picture.id, actor, now })
	expect(await db.select().from(auditLog)).toMatchObject([{ action: 'media.deleted', details: { uses: 3 } }])
})

test('the library knows which picture is the brokerage’s own and whose photo it is', async () => {
	const picture = await addPicture()
	const other = await addPicture()
	await aUser(db, { id: 'ana', name: 'Ana Nunes', image: `/media/files/${picture.name}` })
	const [testimonial] = freshIdentity.testimonials
	const change = { by: { ...actor, name: 'Ana Nunes' }, fresh: freshIdentity, now }
	await changeIdentity(db, { ...change, seen: 0, values: { logo: picture.id, mark: other.id } })
	await changeIdentity(db, { ...change, seen: 1, values: { testimonials: [{ ...testimonial!, picture: picture.id }] } })
	expect(await findUses(db, picture)).toEqual([
		{ as: 'logo' },
		{ as: 'testimonial', name: testimonial!.name },
		{ as: 'profile', name: 'Ana Nunes' },
	])
	expect(await findUses(db, other)).toEqual([{ as: 'mark' }])
	await changeIdentity(db, { ...change, seen: 2, values: { mark: null } })
	expect(await findUses(db, other)).toEqual([])
})

test('what a picture shows and whose it is can be said, and who said it is on record', async () => {
	const { id } = await addPicture({ originalName: 'farol.jpg' })
	const words = { alt: 'O farol à noite', credit: 'Ana', creditUrl: 'https://exemplo.com.br/ana' }
	expect(await describePicture(db, { id, ...words, actor, now })).toEqual({ ok: true })
	expect(await findPicture(db, id)).toMatchObject(words)
	expect(await db.select().from(auditLog)).toMatchObject([
		{ action: 'media.updated', subjectId: id, subjectLabel: 'farol.jpg', actorId: 'ana', address: '203.0.113.7' },
	])
})

test('a deleted picture is gone with all its sizes, and who deleted it is on record', async () => {
	const store = memoryStore()
	const { id, name } = await addPicture()
	const stem = name.replace('.webp', '')
	for (const file of [name, `${stem}--480.avif`, `${stem}--1200.avif`, `${stem}--960.webp`, 'outra.webp'])
		store.files.set(file, new Uint8Array([1]))
	await db.insert(posts).values(aPost({ featuredImageUrl: `/media/files/${name}` }))
	expect(await deletePicture(db, { files: store, id, actor, now })).toEqual({ ok: true })
	expect([...store.files.keys()]).toEqual(['outra.webp'])
	expect(await findPicture(db, id)).toBeUndefined()
	expect(await db.select().from(auditLog)).toMatchObject([{ action: 'media.deleted', details: { uses: 1 } }])
})

test.for([nowhere, 'nada', "'; drop table media_files"])('there is no picture %s', async (id) => {
	expect(await findPicture(db, id)).toBeUndefined()
	const words = { alt: '', credit: null, creditUrl: null }
	expect(await describePicture(db, { id, ...words, actor, now })).toEqual({ ok: false, reason: 'not-found' })
	expect(await deletePicture(db, { files: memoryStore(), id, actor, now })).toEqual({ ok: false, reason: 'not-found' })
})
