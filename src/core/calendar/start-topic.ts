import { eq } from 'drizzle-orm'
import { markTopicUsed } from '#core/generation/scheduler/choose-topic.ts'
import { emptyFields, type SavedBy } from '#core/posts/post-fields.ts'
import { createPost } from '#core/posts/saving/create-post.ts'
import { can } from '#core/users/rights.ts'
import type { Db } from '#db/client.server.ts'
import { topics } from '#db/schema/scheduler.ts'
import { isId } from '#lib/is-id.ts'
import { planPost } from './plan.ts'

export type StartTopicResult =
	| { ok: true; postId: string }
	| { ok: false; reason: 'not-found' | 'changed-meanwhile' | 'may-not-plan' }

type Start = { id: string; by: NonNullable<SavedBy>; now: Date; address?: string | undefined }

/** Makes an empty draft of a topic: its title, its category and its day. The topic leaves the backlog. */
export async function startTopic(db: Db, { id, by, now, address }: Start): Promise<StartTopicResult> {
	if (!can(by, 'scheduler')) return { ok: false, reason: 'may-not-plan' }
	return db.transaction(async (tx): Promise<StartTopicResult> => {
		const [topic] = isId(id) ? await tx.select().from(topics).where(eq(topics.id, id)).for('update') : []
		if (!topic) return { ok: false, reason: 'not-found' }
		if (topic.usedAt) return { ok: false, reason: 'changed-meanwhile' }
		const { categoryId, topic: title, plannedFor } = topic
		const fields = { ...emptyFields(), title, categoryId }
		const created = await createPost(tx, { fields, by, now, address })
		if (!created.ok) return { ok: false, reason: 'changed-meanwhile' }
		const postId = created.post.id
		if (plannedFor) await planPost(tx, { id: postId, from: null, to: plannedFor, back: true, by, now, address })
		await markTopicUsed(tx, { categoryId, topic: { text: title, backlogId: id }, postId, now })
		return { ok: true, postId }
	})
}
