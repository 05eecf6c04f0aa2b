import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aPost, aPublishedPost } from '#tests/builders.ts'
import { testDb } from '#tests/db.ts'
import { imageGenerations } from './schema/images.ts'
import { posts } from './schema/posts.ts'
import { systemConfig } from './schema/settings.ts'

const db = testDb()

async function found(query: string) {
	const rows = await db
		.select({ title: posts.title })
		.from(posts)
		.where(sql`${posts.searchVector} @@ search_query(${query})`)
		.orderBy(sql`ts_rank(${posts.searchVector}, search_query(${query})) desc`)
	return rows.map((row) => row.title)
}

test.for([
	['indenizacoes automoveis', 'plurals typed without accents'],
	['INDENIZAÇÃO', 'case and accents'],
	['seguros automóvel', 'other forms of the words'],
	['franquias', 'words of the body'],
	['economizar', 'words of the tags'],
])('full-text search finds %s (%s)', async ([query]) => {
	await db.insert(posts).values([
		aPost({
			title: 'Indenização do seguro de automóvel',
			content: '<p>A <b>franquia</b> conta.</p>',
			tags: ['Economizando'],
		}),
		aPost({ title: 'Outro assunto' }),
	])
	expect(await found(query!)).toEqual(['Indenização do seguro de automóvel'])
})

test('a word in the title ranks above the same word in the body, and markup is not searched', async () => {
	await db
		.insert(posts)
		.values([
			aPost({ title: 'Assistência', content: '<p class="granizo">Sobre o granizo.</p>' }),
			aPost({ title: 'Granizo', content: '<p>Telhado.</p>' }),
			aPost({ title: 'Sem nada', content: '<p class="granizo">Telha.</p>' }),
		])
	expect(await found('granizo')).toEqual(['Granizo', 'Assistência'])
})

test.for([
	['', 1],
	['<p></p>', 1],
	[`<p>${'um '.repeat(200)}</p>`, 1],
	[`<p>${'um '.repeat(201)}</p>`, 2],
	[`<ul>${'<li>um</li>'.repeat(401)}</ul>`, 3],
] as const)('reading time of %#', async ([content, minutes]) => {
	const [post] = await db.insert(posts).values(aPost({ content })).returning()
	expect(post!.readingMinutes).toBe(minutes)
})

test('a published post without a date is refused by the database', async () => {
	await expect(db.insert(posts).values(aPost({ status: 'published' }))).rejects.toMatchObject({
		cause: { constraint: 'blog_posts_dated_once_published' },
	})
})

test('two posts cannot share an address', async () => {
	await db.insert(posts).values(aPost({ slug: 'mesmo' }))
	await expect(db.insert(posts).values(aPost({ slug: 'mesmo' }))).rejects.toMatchObject({ cause: { code: '23505' } })
})

test('the settings are one row with the documented defaults', async () => {
	expect(await db.select().from(systemConfig)).toMatchObject([
		{
			id: 1,
			imageProviderPrimary: 'unsplash',
			imageProviderFallback: 'gemini',
			geminiEnabled: true,
			groqMonthlyLimit: 2,
			geminiMonthlyLimit: 0.5,
		},
	])
	await expect(db.insert(systemConfig).values({ id: 2 })).rejects.toMatchObject({
		cause: { constraint: 'system_config_single_row' },
	})
})

test('image statistics cover the days asked for and count by provider', async () => {
	const day = 24 * 3600 * 1000
	const attempt = { promptText: 'Carro', provider: 'gemini', success: true, generationTimeMs: 1000, costUsd: 0.039 }
	await db
		.insert(imageGenerations)
		.values([
			attempt,
			{ ...attempt, generationTimeMs: 2000 },
			{ ...attempt, provider: 'unsplash', costUsd: 0, success: false, generationTimeMs: 9000 },
			{ ...attempt, createdAt: new Date(Date.now() - 31 * day) },
		])
	const { rows } = (await db.execute(sql`select * from get_image_generation_stats(30)`)) as {
		rows: Record<string, unknown>[]
	}
	expect(rows).toEqual([
		{
			total_generations: 3,
			successful_generations: 2,
			total_cost_usd: '0.078000',
			avg_generation_time_ms: '1500',
			providers: { gemini: 2, unsplash: 1 },
		},
	])
})

test('image statistics of nothing are zeros', async () => {
	const { rows } = (await db.execute(sql`select total_generations, providers from get_image_generation_stats(30)`)) as {
		rows: unknown[]
	}
	expect(rows).toEqual([{ total_generations: 0, providers: {} }])
})

test('updating a row moves its date of change', async () => {
	const [post] = await db
		.insert(posts)
		.values(aPublishedPost({ updatedAt: new Date('2026-01-01') }))
		.returning()
	const [changed] = await db.update(posts).set({ title: 'Outro' }).where(eq(posts.id, post!.id)).returning()
	expect(changed!.updatedAt.getTime()).toBeGreaterThan(post!.updatedAt.getTime())
})
