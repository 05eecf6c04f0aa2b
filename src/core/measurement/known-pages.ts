import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { categories } from '#db/schema/categories.ts'
import { posts } from '#db/schema/posts.ts'

const article = /^\/blog\/([^/]+)$/
const category = /^\/blog\/categoria\/([^/]+)$/

/** Which of these addresses are pages that readers can open. Anybody can tell us of any address. */
export async function knownPages(
	db: Db,
	{ paths, fixed }: { paths: Iterable<string>; fixed: ReadonlySet<string> },
): Promise<Set<string>> {
	const asked = [...paths]
	const known = new Set(asked.filter((path) => fixed.has(path)))
	const slugs = (pattern: RegExp) => asked.flatMap((path) => (known.has(path) ? [] : (pattern.exec(path)?.[1] ?? [])))
	const [articleSlugs, categorySlugs] = [slugs(article), slugs(category)]
	if (articleSlugs.length > 0) {
		const found = await db
			.select({ slug: posts.slug })
			.from(posts)
			.where(and(inArray(posts.slug, articleSlugs), eq(posts.status, 'published')))
		for (const { slug } of found) known.add(`/blog/${slug}`)
	}
	if (categorySlugs.length > 0) {
		const found = await db
			.select({ slug: categories.slug })
			.from(categories)
			.where(inArray(categories.slug, categorySlugs))
		for (const { slug } of found) known.add(`/blog/categoria/${slug}`)
	}
	return known
}
