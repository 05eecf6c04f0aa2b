import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { and, asc, desc, eq, gt, gte, inArray, isNotNull, lt, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { categories } from '#db/schema/categories.ts'
import { posts } from '#db/schema/posts.ts'
import { sitemapChanges, sitemapFiles } from '#db/schema/sitemap.ts'
import { users } from '#db/schema/users.ts'
import { isSitemapDue } from './find-sitemap-file.ts'
import { type SitemapFile, SitemapFiles, sitemapIndex } from './sitemap-xml.ts'

const compress = promisify(gzip)

/** A query's worth; between two of them other requests get their turn. */
const BATCH = 2_000
const MOST_CHANGES = 10_000

export type SitemapSource = {
	siteUrl: string
	/** Pages that are not of the blog. */
	pages: readonly { path: string; changedAt?: Date | undefined }[]
	/** The cover a reader sees of an article, as a path or a full address. */
	coverOf: (post: { slug: string; featuredImageUrl: string | null; category: { slug: string } | null }) => string
	now: Date
	/** The protocol's own, unless a test asks for less. */
	limits?: { mostEntries?: number; mostBytes?: number }
}

/** Makes the maps anew from what readers see, and stores them. */
export async function buildSitemap(db: Db, source: SitemapSource): Promise<void> {
	// Where another instance stored its own while we read, what that one has not seen is still due.
	while (!(await readAndStore(db, source)) && (await isSitemapDue(db)));
}

/**
 * Whether ours were stored. Reading takes its time and holds nobody up, so another instance may store what it read later:
 * ours would then put the past in its place, with nothing left to say so.
 */
async function readAndStore(db: Db, source: SitemapSource): Promise<boolean> {
	const before = await storedVersion(db)
	// Noted before reading: a change that comes while we read stays due.
	const changes = await db.select({ id: sitemapChanges.id }).from(sitemapChanges).limit(MOST_CHANGES)
	const files = (await collect(db, source)).all()
	const named = nameFiles(files, source.siteUrl)
	const stored = await db.select({ name: sitemapFiles.name, etag: sitemapFiles.etag }).from(sitemapFiles)
	const rows: (typeof sitemapFiles.$inferInsert)[] = []
	for (const { name, xml, entries } of named) {
		const etag = createHash('sha256').update(xml).digest('base64url').slice(0, 22)
		// A part that reads as before stays. The map itself is written each time: its version tells that a build was stored.
		if (name !== '' && stored.some((file) => file.name === name && file.etag === etag)) continue
		rows.push({ name, gzipped: await compress(xml), etag, entries, builtAt: source.now })
	}
	return db.transaction(async (tx) => {
		await tx.execute(sql`select pg_advisory_xact_lock(hashtext('farol sitemap'))`)
		if ((await storedVersion(tx)) !== before) return false
		for (const row of rows) {
			// A map that reads as before was not built anew for whoever asks when it last changed.
			const builtAt = sql`case when ${sitemapFiles.etag} = ${row.etag} then ${sitemapFiles.builtAt} else excluded.built_at end`
			const set = { ...row, builtAt }
			await tx.insert(sitemapFiles).values(row).onConflictDoUpdate({ target: sitemapFiles.name, set })
		}
		const names = named.map(({ name }) => name)
		await tx.delete(sitemapFiles).where(notInArray(sitemapFiles.name, names))
		const ids = changes.map(({ id }) => id)
		if (ids.length > 0) await tx.delete(sitemapChanges).where(inArray(sitemapChanges.id, ids))
		return true
	})
}

/** The transaction that stored the map: another one each time, also where the text is the same. */
async function storedVersion(db: Db): Promise<string | undefined> {
	const [map] = await db
		.select({ version: sql<string>`xmin::text` })
		.from(sitemapFiles)
		.where(eq(sitemapFiles.name, ''))
	return map?.version
}

/** One file is the map itself. Several are parts, and the map lists them. */
function nameFiles(files: SitemapFile[], siteUrl: string): { name: string; xml: string; entries: number }[] {
	const [only] = files
	if (files.length === 1) return [{ name: '', xml: only!.xml, entries: only!.entries }]
	const parts = files.map((file, index) => ({ ...file, name: String(index + 1) }))
	const index = sitemapIndex(parts.map(({ name, changedAt }) => ({ url: `${siteUrl}/sitemap-${name}.xml`, changedAt })))
	return [...parts, { name: '', xml: index, entries: parts.length }]
}

/** Oldest articles first: a new one changes the last file alone, and the others keep their tag. */
async function collect(db: Db, { siteUrl, pages, coverOf, limits }: SitemapSource): Promise<SitemapFiles> {
	const files = new SitemapFiles(limits)
	const newest = new Map<string, Date>()
	const newestOf = new Map<string, Date>()
	for await (const post of publishedPosts(db)) {
		const cover = coverOf(post)
		files.add({
			url: `${siteUrl}/blog/${post.slug}`,
			changedAt: post.updatedAt,
			picture: cover.startsWith('/') ? siteUrl + cover : cover,
		})
		if (post.authorId && post.authorName) note(newestOf, post.authorId, post.updatedAt)
		for (const list of ['/blog', ...(post.category ? [`/blog/categoria/${post.category.slug}`] : [])])
			note(newest, list, post.updatedAt)
	}
	for (const { path, changedAt } of await authorPages(db, newestOf)) files.add({ url: siteUrl + path, changedAt })
	for (const [path, changedAt] of newest) files.add({ url: siteUrl + path, changedAt })
	for (const { path, changedAt } of pages) files.add({ url: siteUrl + path, changedAt })
	return files
}

function note(latest: Map<string, Date>, of: string, at: Date): void {
	const known = latest.get(of)
	if (!known || at > known) latest.set(of, at)
}

/** Of those who wrote what readers see under their name. */
async function authorPages(db: Db, newestOf: ReadonlyMap<string, Date>) {
	if (newestOf.size === 0) return []
	const authors = await db
		.select({ id: users.id, slug: users.slug })
		.from(users)
		.where(and(inArray(users.id, [...newestOf.keys()]), isNotNull(users.slug)))
		.orderBy(asc(users.slug))
	return authors.map(({ id, slug }) => ({ path: `/blog/autor/${slug}`, changedAt: newestOf.get(id) }))
}

async function* publishedPosts(db: Db) {
	let after: { publishedAt: string; id: string } | undefined
	for (;;) {
		const rows = await db
			.select({
				id: posts.id,
				slug: posts.slug,
				// As text: the database's moments are finer than a Date.
				publishedAt: sql<string>`${posts.publishedAt}::text`,
				updatedAt: posts.updatedAt,
				featuredImageUrl: posts.featuredImageUrl,
				authorId: posts.authorId,
				authorName: posts.authorName,
				category: { slug: categories.slug },
			})
			.from(posts)
			.leftJoin(categories, eq(posts.categoryId, categories.id))
			.where(and(eq(posts.status, 'published'), after && comesAfter(after)))
			// The list's own index, read backwards.
			.orderBy(asc(posts.publishedAt), desc(posts.id))
			.limit(BATCH)
		yield* rows
		after = rows.at(-1)
		if (rows.length < BATCH) return
	}
}

function comesAfter({ publishedAt, id }: { publishedAt: string; id: string }): SQL | undefined {
	const moment = sql`${publishedAt}::timestamptz`
	return and(gte(posts.publishedAt, moment), or(gt(posts.publishedAt, moment), lt(posts.id, id)))
}
