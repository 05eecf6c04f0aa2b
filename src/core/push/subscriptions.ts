import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { recordAudit } from '#core/audit/record-audit.ts'
import type { ActingAdmin } from '#core/users/acting-admin.ts'
import type { Db } from '#db/client.server.ts'
import { pushSubscriptions } from '#db/schema/push.ts'
import type { SentSubscription } from './subscription-schema.ts'

/** More browsers nobody has; the oldest make room. */
export const MOST_BROWSERS = 10

type Acting = { actor: ActingAdmin; now: Date }

/** This browser is told of new leads from now on, for whoever is signed in in it. */
export async function addSubscription(
	db: Db,
	{ endpoint, keys, actor, now }: SentSubscription & Acting,
): Promise<void> {
	await db.transaction(async (tx) => {
		await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`farol push ${actor.id}`}))`)
		const values = { userId: actor.id, ...keys }
		const [added] = await tx
			.insert(pushSubscriptions)
			.values({ endpoint, ...values, createdAt: now })
			.onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: values })
			.returning({ isNew: sql<boolean>`xmax = 0` })
		await dropOldest(tx, actor.id)
		if (added?.isNew) await log(tx, 'push.added', { actor, now })
	})
}

export async function removeSubscription(
	db: Db,
	{ endpoint, actor, now }: Acting & { endpoint: string },
): Promise<boolean> {
	return db.transaction(async (tx) => {
		const gone = await tx
			.delete(pushSubscriptions)
			.where(and(eq(pushSubscriptions.endpoint, endpoint), eq(pushSubscriptions.userId, actor.id)))
			.returning({ id: pushSubscriptions.id })
		if (gone.length > 0) await log(tx, 'push.removed', { actor, now })
		return gone.length > 0
	})
}

/** How many browsers are told of new leads, and how many of them are somebody's own. */
export async function countSubscriptions(db: Db, userId: string): Promise<{ all: number; own: number }> {
	const [all, own] = await Promise.all([
		db.$count(pushSubscriptions),
		db.$count(pushSubscriptions, eq(pushSubscriptions.userId, userId)),
	])
	return { all, own }
}

async function dropOldest(tx: Db, userId: string): Promise<void> {
	const { id, createdAt } = pushSubscriptions
	const own = await tx
		.select({ id })
		.from(pushSubscriptions)
		.where(eq(pushSubscriptions.userId, userId))
		.orderBy(asc(createdAt), asc(id))
	const tooMany = own.slice(0, Math.max(0, own.length - MOST_BROWSERS)).map((row) => row.id)
	if (tooMany.length > 0) await tx.delete(pushSubscriptions).where(inArray(id, tooMany))
}

/** Of the endpoint nothing: it is a key of the browser's. */
async function log(tx: Db, action: 'push.added' | 'push.removed', { actor, now }: Acting): Promise<void> {
	await recordAudit(tx, { action, actor, address: actor.address, now })
}
