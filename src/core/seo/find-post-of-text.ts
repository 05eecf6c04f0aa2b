import { and, eq, type SQL, sql } from 'drizzle-orm'
import { notInBin } from '#core/posts/bin/not-in-bin.ts'
import type { Db } from '#db/client.server.ts'
import { categories } from '#db/schema/categories.ts'
import { posts } from '#db/schema/posts.ts'
import { isId } from '#lib/is-id.ts'

type Text = { title: string; content: string; postId?: string | undefined }

/** The stored article that a text is of: the one with that id, else the one with the same title and the same words. */
export async function findPostOfText(db: Db, { title, content, postId }: Text) {
	const named = postId && isId(postId) ? await findOne(db, eq(posts.id, postId)) : undefined
	if (named) return named
	// The index on words leads to the few that can be the same.
	const hasWords = sql`${posts.searchVector} @@ plainto_tsquery('pg_catalog.portuguese', searchable(${title}))`
	const isSame = and(
		hasWords,
		eq(posts.title, title.trim()),
		sql`btrim(${posts.content}, E' \t\r\n') = ${content.trim()}`,
	)
	return findOne(db, isSame)
}

async function findOne(db: Db, condition: SQL | undefined) {
	const { id, slug, metaTitle, focusPhrase, sourceUrls, excerpt, faqs } = posts
	const [post] = await db
		.select({ id, slug, metaTitle, focusPhrase, sourceUrls, excerpt, faqs, categorySlug: categories.slug })
		.from(posts)
		.leftJoin(categories, eq(categories.id, posts.categoryId))
		.where(and(notInBin, condition))
		.orderBy(posts.createdAt)
		.limit(1)
	return post
}
