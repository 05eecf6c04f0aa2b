import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { categories } from '#db/schema/categories.ts'
import { aCategory } from '#tests/builders.ts'
import { testDb } from '#tests/db.ts'
import { type FeedFormat, renderFeed } from './feed.ts'

const db = testDb()
const site = { db, siteUrl: 'https://a.example', name: 'Farol' }

test.for([
	['rss', 'feed.xml'],
	['atom', 'atom.xml'],
] satisfies [FeedFormat, string][])(
	'the %s feed of a category that moved leads to the same format',
	async ([format, file]) => {
		await db.insert(categories).values(aCategory({ slug: 'velha' }))
		await db.update(categories).set({ slug: 'nova' }).where(eq(categories.slug, 'velha'))
		const rendered = await renderFeed({ ...site, format, categorySlug: 'velha' })
		const answer = rendered && 'other' in rendered ? rendered.other : undefined
		expect(answer?.status).toBe(301)
		expect(answer?.headers.get('location')).toBe(`/blog/categoria/nova/${file}`)
		expect(await renderFeed({ ...site, format, categorySlug: 'nada' })).toBeUndefined()
	},
)
