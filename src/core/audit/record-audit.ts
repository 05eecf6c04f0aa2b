import type { Db } from '#db/client.server.ts'
import { auditLog } from '#db/schema/audit.ts'

export const auditActions = [
	'sign-in.succeeded',
	'sign-in.failed',
	'sign-in.locked',
	'sign-out',
	'password.reset-requested',
	'password.changed',
	'two-factor.enabled',
	'two-factor.disabled',
	'two-factor.failed',
	'session.revoked',
	'system.set-up',
	'user.invited',
	'user.created',
	'user.invitation-renewed',
	'user.role-changed',
	'user.disabled',
	'user.enabled',
	'user.deleted',
	'user.two-factor-reset',
	'user.registration-changed',
	'user.email-requested',
	'user.email-changed',
	'lead.status-changed',
	'lead.assigned',
	'lead.step-planned',
	'lead.step-done',
	'lead.reply-opened',
	'lead.withdrawn',
	'lead.file-opened',
	'leads.exported',
	'person.exported',
	'person.erased',
	'newsletter.exported',
	'data-request.answered',
	'post.created',
	'post.updated',
	'post.published',
	'post.published-despite',
	'post.held',
	'post.unpublished',
	'post.publication-undone',
	'post.changes-discarded',
	'post.planned',
	'post.binned',
	'post.taken-from-bin',
	'post.gone-to-set',
	'post.deleted',
	'post.restored',
	'post.reviewed',
	'review.requested',
	'review.approved',
	'review.returned',
	'note.added',
	'note.replied',
	'note.resolved',
	'note.reopened',
	'category.created',
	'category.updated',
	'category.deleted',
	'claim.signed',
	'claim.source-given',
	'claim.other-fact',
	'claim.withdrawn',
	'fact.created',
	'fact.released',
	'fact.changed',
	'fact.replaced',
	'fact.checked',
	'media.uploaded',
	'media.updated',
	'media.deleted',
	'pipeline.started',
	'pipeline.cancelled',
	'scheduler.started',
	'scheduler.cancelled',
	'topic.planned',
	'sitemap.submitted',
	'settings.changed',
	'identity.changed',
	'identity.reverted',
	'milestone.signed',
	'webhook.added',
	'webhook.removed',
	'webhook.paused',
	'webhook.resumed',
	'integration.key-kept',
	'integration.key-removed',
] as const
export type AuditAction = (typeof auditActions)[number]

export type AuditRecord = {
	action: AuditAction
	/** Nobody, where a visitor or a job did it. */
	actor?: { id: string; email: string } | undefined
	subject?: { id?: string | undefined; label?: string | undefined } | undefined
	/** Facts a reader of the log needs; never passwords, tokens, codes or whole documents. */
	details?: Record<string, string | number | boolean | null> | undefined
	address?: string | undefined
	now: Date
}

/** Adds one line to the log of who did what. In the transaction of what it speaks of, so that both happen or neither. */
export async function recordAudit(
	db: Db,
	{ action, actor, subject, details = {}, address, now }: AuditRecord,
): Promise<void> {
	await db.insert(auditLog).values({
		at: now,
		action,
		actorId: actor?.id,
		actorEmail: actor?.email,
		subjectId: subject?.id,
		subjectLabel: subject?.label,
		details,
		address,
	})
}
