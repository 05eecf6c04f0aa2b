import { eq } from 'drizzle-orm'
import { recordAudit } from '#core/audit/record-audit.ts'
import type { Db } from '#db/client.server.ts'
import { publishMotives } from '#db/schema/posts.ts'
import type { SavedBy } from '../post-fields.ts'
import { type PublishReason, reasonKey } from './publish-reason.ts'

/** A person's word for putting an article before readers although something speaks against it. */
export type Answered = { motive: string; reasons: readonly PublishReason[] }

/** The keys of what was answered for while the article is live or scheduled. */
export async function findAnsweredReasons(db: Db, postId: string): Promise<Set<string>> {
	const rows = await db
		.select({ reasons: publishMotives.reasons })
		.from(publishMotives)
		.where(eq(publishMotives.postId, postId))
	return new Set(rows.flatMap(({ reasons }) => reasons))
}

type Recording = {
	post: { id: string; title: string }
	/** It was a draft: what was answered for at an earlier publication is over. */
	anew: boolean
	answered: Answered | undefined
	by: SavedBy
	address?: string | undefined
	now: Date
}

/** The audit log is read by people; the list of a long article would drown the rest. */
const MOST_LOGGED = 2_000

/** In the transaction of the save that it belongs to. */
export async function recordMotive(tx: Db, { post, anew, answered, by, address, now }: Recording): Promise<void> {
	if (anew) await tx.delete(publishMotives).where(eq(publishMotives.postId, post.id))
	if (!answered || !by) return
	const { motive, reasons } = answered
	await tx.insert(publishMotives).values({
		postId: post.id,
		motive,
		reasons: reasons.map(reasonKey),
		givenBy: by.id,
		givenByName: by.name,
		createdAt: now,
	})
	const told = reasons.map(({ message }) => message).join(' ')
	await recordAudit(tx, {
		action: 'post.published-despite',
		actor: by,
		subject: { id: post.id, label: post.title },
		details: { motive, reasons: told.slice(0, MOST_LOGGED), count: reasons.length },
		address,
		now,
	})
}
