import { expect, test } from 'vitest'
import { posts } from '#db/schema/posts.ts'
import { aPublishedPost } from '#tests/builders.ts'
import { testDb } from '#tests/db.ts'
import { checkPrompt } from './check-prompt.ts'

const db = testDb()

test('what is understood is told by its name, what is not is told as that', async () => {
	const known = await checkPrompt(db, { prompt: 'Franquia do seguro do carro: como escolher o valor' })
	expect(known).toMatchObject({ isShort: false, reading: { kind: 'understood', refusal: null }, alike: null })
	expect(known.reading.subject?.subject).toBe('franquia-e-bonus/franquia-do-seguro')
	const castle = await checkPrompt(db, { prompt: ' seguro de zorblax \0' })
	expect(castle).toMatchObject({ isShort: true, reading: { kind: 'unknown', notUnderstood: [{ text: 'zorblax' }] } })
	expect(castle.reading.near).toHaveLength(5)
	expect(await checkPrompt(db, { prompt: 'receita de bolo' })).toMatchObject({
		reading: { kind: 'refused', refusal: { reason: 'foreign' } },
	})
})

test('an article that treats of it already is named, and a category that is gone does no harm', async () => {
	const title = 'Franquia do seguro do carro'
	await db.insert(posts).values(aPublishedPost({ title, slug: 'franquia' }))
	const asked = { prompt: title, categoryId: crypto.randomUUID() }
	expect(await checkPrompt(db, asked)).toMatchObject({ alike: { title, status: 'published' } })
})

test('a subject tells how many facts stand behind it and which article the blog has on it', async () => {
	const prompt = 'Seguro auto para motoristas de aplicativo'
	const before = await checkPrompt(db, { prompt })
	expect(before.reading.subject).toMatchObject({ subject: 'seguro-auto/carro-de-aplicativo', article: null })
	const title = 'Carro de aplicativo: o que declarar antes da primeira corrida'
	const publishedAt = new Date('2026-08-14T12:00:00Z')
	await db.insert(posts).values(aPublishedPost({ title, slug: 'carro-de-aplicativo', publishedAt }))
	await db.insert(posts).values(aPublishedPost({ title: 'Aplicativo da seguradora', slug: 'aplicativo' }))
	const { reading } = await checkPrompt(db, { prompt })
	expect(reading.subject?.article).toMatchObject({
		title,
		status: 'published',
		publishedAt: '2026-08-14T12:00:00.000Z',
	})
	const claim = await checkPrompt(db, { prompt: 'Qual é o prazo do sinistro?' })
	expect([claim.reading.subject, ...claim.reading.near].some((one) => one !== null && one.facts > 0)).toBe(true)
})
