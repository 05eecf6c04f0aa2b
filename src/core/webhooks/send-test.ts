import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { recordAudit } from '#core/audit/record-audit.ts'
import type { ActingAdmin } from '#core/users/acting-admin.ts'
import type { Db } from '#db/client.server.ts'
import { webhookDeliveries, webhookEvents, webhookTargets } from '#db/schema/webhooks.ts'
import { isId } from '#lib/is-id.ts'

export type SendTestResult = { ok: true } | { ok: false; reason: 'not-found' | 'paused' }

/** A message that says nothing, to one target, signed and retried as all others: what became of it the log says. */
export async function sendTest(
	db: Db,
	{ id, actor, now }: { id: string; actor: ActingAdmin; now: Date },
): Promise<SendTestResult> {
	if (!isId(id)) return { ok: false, reason: 'not-found' }
	return db.transaction(async (tx): Promise<SendTestResult> => {
		const [target] = await tx.select().from(webhookTargets).where(eq(webhookTargets.id, id)).for('share')
		if (!target) return { ok: false, reason: 'not-found' }
		// It would wait for days and then come as a surprise.
		if (!target.active) return { ok: false, reason: 'paused' }
		const eventId = `msg_${randomUUID().replaceAll('-', '')}`
		await tx.insert(webhookEvents).values({ id: eventId, type: 'test', subjectId: id, createdAt: now })
		await tx.insert(webhookDeliveries).values({ eventId, targetId: id, dueAt: now, createdAt: now })
		await tx.execute(sql`select pg_notify('webhook_queued', '')`)
		const subject = { id, label: new URL(target.url).hostname }
		await recordAudit(tx, { action: 'webhook.tested', actor, subject, address: actor.address, now })
		return { ok: true }
	})
}
