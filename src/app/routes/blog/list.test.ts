import { eq } from 'drizzle-orm'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { type Services, services } from '#app/services.ts'
import { categories } from '#db/schema/categories.ts'
import { aCategory } from '#tests/builders.ts'
import { testDb } from '#tests/db.ts'
import { loader } from './list.tsx'

const db = testDb()

/** What the list answers to an address: the redirect that it throws, or nothing where it is read. */
async function redirectFrom(search: string): Promise<Response | undefined> {
	const context = new RouterContextProvider()
	context.set(services, { db } as unknown as Services)
	const url = new URL(`https://a.example/blog?${search}`)
	try {
		await loader({ url, context } as unknown as Parameters<typeof loader>[0])
		return undefined
	} catch (thrown) {
		return thrown as Response
	}
}

test.for([
	['categoria=velha', '/blog/categoria/nova'],
	['categoria=velha&pagina=3', '/blog/categoria/nova'],
	['q=franquia&categoria=velha&pagina=3', '/blog?q=franquia&categoria=nova'],
] as const)('the list of a category that moved leads to where it is today: %s', async ([search, location]) => {
	await db.insert(categories).values(aCategory({ slug: 'velha' }))
	await db.update(categories).set({ slug: 'nova' }).where(eq(categories.slug, 'velha'))
	const answer = await redirectFrom(search)
	expect(answer?.status).toBe(301)
	expect(answer?.headers.get('location')).toBe(location)
})

test('a category that is there, and one that never was, are no reason to leave the list', async () => {
	await db.insert(categories).values(aCategory({ slug: 'vida' }))
	for (const search of ['', 'categoria=vida', 'categoria=nada']) expect(await redirectFrom(search)).toBeUndefined()
})
