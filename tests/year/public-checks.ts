import { gunzipSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { listFeedPosts } from '#core/feed/list-feed-posts.ts'
import { BIN_DAYS } from '#core/posts/bin/bin-period.ts'
import { findPublishedPost } from '#core/posts/reading/find-post.ts'
import { listPublishedPosts } from '#core/posts/reading/list-published-posts.ts'
import { withChanges } from '#core/posts/saving/stored-post.ts'
import { searchPosts } from '#core/search/search-posts.ts'
import { posts } from '#db/schema/posts.ts'
import { sitemapFiles } from '#db/schema/sitemap.ts'
import type { World, WrittenPost } from './world.ts'

const DAY_MS = 86_400_000
const marked = /\bm\w+v\d+x\b/g

/** What came to pass by the clock since the last look: moments that were chosen, and the end of what lay in the bin. */
export async function catchUp({ truth, ledger }: World): Promise<void> {
	const published = ledger.done.get('publish-due-posts') ?? new Date(0)
	const emptied = ledger.done.get('empty-bin') ?? new Date(0)
	for (const post of ledger.posts.values()) {
		if (post.binnedAt && emptied.getTime() - post.binnedAt.getTime() > BIN_DAYS * DAY_MS) ledger.posts.delete(post.id)
		if (!post.due || post.due.at > published) continue
		post.shown = post.due.shows
		post.due = undefined
		const [row] = await truth.select({ version: posts.version }).from(posts).where(eq(posts.id, post.id))
		post.version = row?.version ?? post.version
	}
}

/** Readers see what was published, all of it, and nothing else: no draft, nothing that waits, nothing that was thrown away. */
export async function checkPublic(world: World): Promise<string[]> {
	const { reading, truth, ledger, chance } = world
	const wrong: string[] = []
	const rows = await truth.select().from(posts)
	const mayShow = new Set(
		rows.filter(({ status, deletedAt }) => status === 'published' && !deletedAt).map(({ slug }) => slug),
	)
	const shown = new Set([...ledger.posts.values()].flatMap((post) => (isOpen(post) ? [post.shown!] : [])))
	const { pageCount } = await listPublishedPosts(reading)
	const page = Math.ceil(chance.people.random() * pageCount)
	const listed = [...(await listPublishedPosts(reading)).posts, ...(await listPublishedPosts(reading, { page })).posts]
	const fed = await listFeedPosts(reading)
	const found = (await searchPosts(reading, { query: 'artigo texto resumo' })).hits
	for (const { slug, title, excerpt } of [...listed, ...fed, ...found]) {
		if (!mayShow.has(slug)) wrong.push(`${slug} is listed and not published`)
		for (const mark of `${title} ${excerpt}`.match(marked) ?? []) if (!shown.has(mark)) wrong.push(`${mark} is listed`)
	}
	for (const { gzipped } of await reading.select().from(sitemapFiles))
		for (const [, slug] of gunzipSync(gzipped)
			.toString()
			.matchAll(/\/blog\/([a-z0-9-]+)</g))
			if (!mayShow.has(slug!)) wrong.push(`${slug} is in the sitemap and not published`)
	for (const post of ledger.posts.values()) wrong.push(...(await checkPost(world, post, rows)))
	return wrong
}

function isOpen({ binnedAt, shown }: WrittenPost): boolean {
	return !binnedAt && shown !== null
}

async function checkPost(
	{ reading, truth }: World,
	post: WrittenPost,
	rows: readonly (typeof posts.$inferSelect)[],
): Promise<string[]> {
	const row = rows.find(({ id }) => id === post.id)
	if (!row) return [`article ${post.mark} was acknowledged and is gone`]
	const wrong: string[] = []
	const stored = await withChanges(truth, row)
	const saved = stored.fields.content
	if (!saved.includes(`${post.mark}.`)) wrong.push(`article ${post.mark} was saved and says ${saved}`)
	const read = await findPublishedPost(reading, row.slug)
	if (isOpen(post) && !read?.content.includes(`${post.shown}.`)) wrong.push(`article ${post.shown} is not shown`)
	if (!isOpen(post) && read) wrong.push(`article ${post.mark} is shown and may not be`)
	if (read && post.shown && !read.content.includes(`${post.shown}.`)) wrong.push(`readers read ${read.content}`)
	return wrong
}
