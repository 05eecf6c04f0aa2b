import { expect, test } from 'vitest'
import { posts } from '#db/schema/posts.ts'
import { aPublishedPost } from '#tests/builders.ts'
import { testDb } from '#tests/db.ts'
import { checkPrompt } from './check-prompt.ts'

const db = testDb()
const now = new Date('2026-11-15T12:00:00Z')

test('what is understood is told by its name, what is not is told as that', async () => {
	const known = await checkPrompt(db, { prompt: 'Franquia do seguro do carro: como escolher o valor', now })
	expect(known).toMatchObject({ isShort: false, subject: { known: true }, alike: null })
	expect(await checkPrompt(db, { prompt: ' bolo \0', now })).toMatchObject({ isShort: true, subject: { known: false } })
})

test('an article that treats of it already is named, and a category that is gone does no harm', async () => {
	const title = 'Franquia do seguro do carro'
	await db.insert(posts).values(aPublishedPost({ title, slug: 'franquia' }))
	const asked = { prompt: title, categoryId: crypto.randomUUID(), now }
	expect(await checkPrompt(db, asked)).toMatchObject({ alike: { title } })
})
