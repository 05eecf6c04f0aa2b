import { eq } from 'drizzle-orm'
import { recordAudit } from '#core/audit/record-audit.ts'
import { mayWrite } from '#core/posts/may-write.ts'
import type { SavedBy } from '#core/posts/post-fields.ts'
import { can } from '#core/users/rights.ts'
import type { Db } from '#db/client.server.ts'
import { posts } from '#db/schema/posts.ts'
import { topics } from '#db/schema/scheduler.ts'
import { brasiliaDay } from '#lib/brasilia-time.ts'
import { isId } from '#lib/is-id.ts'

export type PlanResult =
	| { ok: true; title: string }
	| {
			ok: false
			reason:
				| 'not-found'
				/** Somebody gave it another day, or it is planned no longer: it went live, was scheduled or used. */
				| 'changed-meanwhile'
				| 'past'
				| 'not-yours'
				| 'may-not-plan'
	  }

type Plan = {
	id: string
	/** The day that was on the screen, and the one it is to have. */
	from: string | null
	to: string | null
	/** A move is taken back: the day it had may have passed. */
	back?: boolean | undefined
	by: NonNullable<SavedBy>
	now: Date
	address?: string | undefined
}

/** The day by which a draft is to be ready. A plan for people: nothing is published by it, and its text has no new version. */
export async function planPost(db: Db, { id, from, to, ...plan }: Plan): Promise<PlanResult> {
	if (isPast(to, plan)) return { ok: false, reason: 'past' }
	return db.transaction(async (tx): Promise<PlanResult> => {
		const [post] = isId(id) ? await tx.select().from(posts).where(eq(posts.id, id)).for('no key update') : []
		if (!post || post.deletedAt) return { ok: false, reason: 'not-found' }
		const { title, dueOn } = post
		if (!mayWrite(plan.by, post)) return { ok: false, reason: 'not-yours' }
		if (post.status !== 'draft' || post.publishAt) return { ok: false, reason: 'changed-meanwhile' }
		// What stands there already: the answer to the first time was lost.
		if (dueOn === to) return { ok: true, title }
		if (dueOn !== from) return { ok: false, reason: 'changed-meanwhile' }
		// Nobody wrote on it: lists keep its place.
		await tx.update(posts).set({ dueOn: to, updatedAt: post.updatedAt }).where(eq(posts.id, id))
		await record(tx, { action: 'post.planned', id, title, from, to, ...plan })
		return { ok: true, title }
	})
}

/** The day somebody means to write about a topic. The scheduler leaves it alone until then. */
export async function planTopic(db: Db, { id, from, to, ...plan }: Plan): Promise<PlanResult> {
	if (!can(plan.by, 'scheduler')) return { ok: false, reason: 'may-not-plan' }
	if (isPast(to, plan)) return { ok: false, reason: 'past' }
	return db.transaction(async (tx): Promise<PlanResult> => {
		const [topic] = isId(id) ? await tx.select().from(topics).where(eq(topics.id, id)).for('update') : []
		if (!topic) return { ok: false, reason: 'not-found' }
		const { topic: title, plannedFor } = topic
		if (topic.usedAt) return { ok: false, reason: 'changed-meanwhile' }
		if (plannedFor === to) return { ok: true, title }
		if (plannedFor !== from) return { ok: false, reason: 'changed-meanwhile' }
		await tx.update(topics).set({ plannedFor: to }).where(eq(topics.id, id))
		await record(tx, { action: 'topic.planned', id, title, from, to, ...plan })
		return { ok: true, title }
	})
}

function isPast(to: string | null, { back = false, now }: Pick<Plan, 'back' | 'now'>): boolean {
	return to !== null && !back && to < brasiliaDay(now)
}

type Line = Plan & { action: 'post.planned' | 'topic.planned'; title: string }

function record(tx: Db, { action, id, title, from, to, by, now, address }: Line): Promise<void> {
	return recordAudit(tx, { action, actor: by, subject: { id, label: title }, details: { from, to }, address, now })
}
