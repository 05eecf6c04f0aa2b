import { and, eq } from 'drizzle-orm'
import { notInBin } from '#core/posts/bin/not-in-bin.ts'
import type { Db } from '#db/client.server.ts'
import { posts } from '#db/schema/posts.ts'
import { isId } from '#lib/is-id.ts'

/** Holds the article until the transaction ends; whether there is one, and not in the bin. */
export async function lockPost(tx: Db, postId: string): Promise<boolean> {
	if (!isId(postId)) return false
	// 'no key update' lets others read and refer to it meanwhile.
	const rows = await tx
		.select({ id: posts.id })
		.from(posts)
		.where(and(eq(posts.id, postId), notInBin))
		.for('no key update')
	return rows.length > 0
}
