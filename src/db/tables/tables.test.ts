import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '#db/schema/audit.ts'
import { categories } from '#db/schema/categories.ts'
import { postOldSlugs, posts } from '#db/schema/posts.ts'
import { contentCache } from '#db/schema/seo.ts'
import { sitemapFiles } from '#db/schema/sitemap.ts'
import { aCategory, aPublishedPost } from '#tests/builders.ts'
import { testDb } from '#tests/db.ts'
import { asking, inTransactionOf } from './ask-database.ts'
import { fingerprintAll, type InTransaction } from './fingerprint.ts'
import { listTables, ROWS_WITH_BYTES } from './list-tables.ts'
import { type Chunk, readSequences, readTables } from './read-tables.ts'
import { fillingOf, type Part, writeTables } from './write-tables.ts'

const db = testDb()
const inTransaction = inTransactionOf(db)

/** All that could be lost on the way: bytes, both kinds of nothing, arrays, quotes, moments to the microsecond, exact numbers. */
async function fill(): Promise<void> {
	const [category] = await db.insert(categories).values(aCategory()).returning()
	const many = Array.from({ length: 120 }, (_, at) =>
		aPublishedPost({ slug: `artigo-${at}`, categoryId: category!.id }),
	)
	await db.insert(posts).values(many)
	const [odd] = await db
		.insert(posts)
		.values(
			aPublishedPost({ title: `"Aspas", 'plicas' \\ e 🙂\n`, tags: ['a,b', '{c}', 'null', ''], slug: 'estranho' }),
		)
		.returning()
	await db.insert(postOldSlugs).values({ slug: 'antigo', postId: odd!.id })
	await db.execute(sql`update blog_posts set published_at = '2026-03-10 12:00:00.123456+00' where id = ${odd!.id}`)
	await db.insert(contentCache).values({ cacheKey: 'nada', cacheData: sql`'null'::jsonb`, expiresAt: new Date() })
	await db.insert(auditLog).values({ action: 'post.updated', details: { n: 0.1 } })
	const file = { name: '', gzipped: Buffer.from([0, 255, 10]), etag: '"x"', entries: 1, builtAt: new Date() }
	await db.insert(sitemapFiles).values(file)
}

async function copyOut() {
	return db.transaction(async (tx) => {
		const ask = asking(tx)
		const tables = await listTables(ask)
		const chunks: Chunk[] = []
		for await (const chunk of readTables(ask, tables)) chunks.push(chunk)
		const columnsOf = (name: string) =>
			tables.find((table) => table.name === name)!.columns.map((column) => column.name)
		const parts = chunks.map(({ table, number, text }) => ({ table, number, text, columns: columnsOf(table) }))
		return { parts, sequences: await readSequences(ask) }
	})
}

async function* inTurn(parts: Part[], breakAt = Number.POSITIVE_INFINITY): AsyncGenerator<Part> {
	for (const [at, part] of parts.entries()) {
		if (at === breakAt) throw new Error('the power went')
		yield part
	}
}

test('what is read comes back value by value, in parts, with its references, triggers and numbers', async () => {
	await fill()
	const before = await fingerprintAll(inTransaction)
	expect(before['blog_posts']).toMatchObject({ rows: 121 })
	const { parts, sequences } = await copyOut()
	expect(parts.filter(({ table }) => table === 'blog_posts')).toHaveLength(3)

	const onPart = () => {}
	const broken = writeTables({ inTransaction, id: 'a copy', parts: inTurn(parts, 3), sequences, onPart })
	await expect(broken).rejects.toThrow('the power went')
	expect(await fillingOf(inTransaction)).toBe('a copy')
	expect(await fingerprintAll(inTransaction)).not.toEqual(before)
	await writeTables({ inTransaction, id: 'a copy', parts: inTurn(parts), sequences, onPart })

	expect(await fillingOf(inTransaction)).toBeUndefined()
	expect(await fingerprintAll(inTransaction)).toEqual(before)
	const [odd] = await db.select().from(posts).where(sql`slug = 'estranho'`)
	expect(odd).toMatchObject({ title: `"Aspas", 'plicas' \\ e 🙂\n`, tags: ['a,b', '{c}', 'null', ''] })
	const { rows } =
		(await db.execute(sql`select published_at::text as at, (select cache_data = 'null'::jsonb from content_cache) as kept
		from blog_posts where slug = 'estranho'`)) as { rows: unknown[] }
	expect(rows[0]).toMatchObject({ at: expect.stringContaining('.123456'), kept: true })
	// References hold again, triggers count again, and numbers go on.
	await expect(db.insert(postOldSlugs).values({ slug: 'x', postId: crypto.randomUUID() })).rejects.toMatchObject({
		cause: { code: '23503' },
	})
	await db.insert(posts).values(aPublishedPost({ slug: 'novo' }))
	const [next] = await db.insert(auditLog).values({ action: 'post.updated' }).returning()
	expect(next!.id).toBeGreaterThan(1)
})

test('a fingerprint tells of one changed value and of one lost row', async () => {
	await fill()
	const before = await fingerprintAll(inTransaction)
	await db.execute(sql`update blog_posts set excerpt = excerpt || '.' where slug = 'artigo-7'`)
	const changed = await fingerprintAll(inTransaction)
	expect(changed['blog_posts']!.rows).toBe(before['blog_posts']!.rows)
	expect(changed['blog_posts']!.sum).not.toBe(before['blog_posts']!.sum)
	await db.execute(sql`delete from blog_posts where slug = 'artigo-7'`)
	expect((await fingerprintAll(inTransaction))['blog_posts']!.rows).toBe(120)
})

const aFile = { name: '', entries: 1, builtAt: new Date('2026-03-10T12:00:00Z') }

test('files that lie in rows are counted few at a time, and one changed byte of one is told', async () => {
	const files = Array.from({ length: 3 * ROWS_WITH_BYTES - 1 }, (_, at) => {
		// More than a page holds: like a visitor's file, they lie beside it.
		return { ...aFile, name: `${at}.xml`, etag: `"${at}"`, gzipped: Buffer.alloc(100_000, `bytes ${at}`) }
	})
	await db.insert(sitemapFiles).values(files)
	const parts: number[] = []
	const counting: InTransaction = (work) =>
		inTransaction((ask) =>
			work(async (text, values) => {
				const { rows } = await ask(text, values)
				if (text.includes('from "sitemap_files"')) parts.push((rows[0] as { rows: number }).rows)
				return { rows }
			}),
		)
	const before = (await fingerprintAll(counting))['sitemap_files']!
	expect(before.rows).toBe(files.length)
	expect(parts.reduce((sum, rows) => sum + rows, 0)).toBe(files.length)
	expect(Math.max(...parts)).toBe(ROWS_WITH_BYTES)
	expect((await fingerprintAll(inTransaction))['sitemap_files']).toEqual(before)

	await db.execute(sql`update sitemap_files set gzipped = set_byte(gzipped, 99999, 0) where name = '3.xml'`)
	const after = (await fingerprintAll(inTransaction))['sitemap_files']!
	expect(after.rows).toBe(before.rows)
	expect(after.sum).not.toBe(before.sum)
})

test('the sums of an archive made by 0.2.0, which took bytes as a text, can still be made', async () => {
	await db.insert(sitemapFiles).values({ ...aFile, name: 'a.xml', etag: '"x"', gzipped: Buffer.from([0, 255, 10]) })
	const values = await db.transaction(async (tx) => {
		const ask = asking(tx)
		const tables = (await listTables(ask)).filter(({ name }) => name === 'sitemap_files')
		const chunks: Chunk[] = []
		for await (const chunk of readTables(ask, tables)) chunks.push(chunk)
		return (JSON.parse(chunks[0]!.text) as (string | null)[][])[0]!
	})
	expect(values).toContain('\\x00ff0a')
	const sumOf = (line: unknown[]) => {
		const text = `[${line.map((value) => JSON.stringify(value)).join(', ')}]`
		return String(BigInt(`0x${createHash('sha256').update(text).digest('hex').slice(0, 15)}`))
	}
	const old = await fingerprintAll(inTransaction, 'text')
	expect(old['sitemap_files']).toEqual({ rows: 1, sum: sumOf(values) })
	const now = await fingerprintAll(inTransaction)
	expect(now['sitemap_files']).not.toEqual(old['sitemap_files'])
	expect(now['audit_log']).toEqual(old['audit_log'])
})
