import { eq } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { posts } from '#db/schema/posts.ts'
import { isId } from '#lib/is-id.ts'

/** Whose article it is; nothing where there is none. */
export async function findPostAuthor(db: Db, id: string): Promise<{ authorId: string | null } | undefined> {
	if (!isId(id)) return undefined
	const [post] = await db.select({ authorId: posts.authorId }).from(posts).where(eq(posts.id, id))
	return post
}
