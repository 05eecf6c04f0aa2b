import { and, asc, eq } from 'drizzle-orm'
import { recordAudit } from '#core/audit/record-audit.ts'
import type { Db } from '#db/client.server.ts'
import { twoFactors, users } from '#db/schema/users.ts'
import { createPasswordLink } from './create-password-link.ts'
import { voidLinks } from './end-access.ts'

/** As long as one that is sent by mail. */
const LINK_HOURS = 1

type OpenAccess = { email: string; withoutSecondFactor: boolean; siteUrl: string; now: Date }
export type OpenAccessResult =
	| { ok: true; link: string; secondFactor: 'none' | 'asked' | 'removed' }
	| { ok: false; reason: 'unknown' | 'disabled' }

/**
 * For whoever runs the machine, where somebody can no longer enter and no mail reaches them: a link for a new password and,
 * where the phone is lost as well, the second factor taken off. Nobody of the back office did it, so the log names no actor.
 */
export async function openAccessAgain(
	db: Db,
	{ email, withoutSecondFactor, siteUrl, now }: OpenAccess,
): Promise<OpenAccessResult> {
	return db.transaction(async (tx) => {
		const mailbox = email.trim().toLowerCase()
		const [user] = await tx.select().from(users).where(eq(users.email, mailbox)).for('update')
		if (!user) return { ok: false, reason: 'unknown' }
		if (user.banned) return { ok: false, reason: 'disabled' }
		const { id } = user
		const told = { subject: { id, label: mailbox }, details: { by: 'server' }, now }
		await voidLinks(tx, id)
		if (withoutSecondFactor && user.twoFactorEnabled) {
			await tx.delete(twoFactors).where(eq(twoFactors.userId, id))
			await tx.update(users).set({ twoFactorEnabled: false, updatedAt: now }).where(eq(users.id, id))
			await recordAudit(tx, { ...told, action: 'user.two-factor-reset' })
		}
		await recordAudit(tx, { ...told, action: 'password.reset-requested' })
		const link = await createPasswordLink(tx, { userId: id, siteUrl, validForHours: LINK_HOURS, now })
		if (!user.twoFactorEnabled) return { ok: true, link, secondFactor: 'none' }
		return { ok: true, link, secondFactor: withoutSecondFactor ? 'removed' : 'asked' }
	})
}

/** Who could let everybody else in: the addresses to choose from. */
export async function findAdminEmails(db: Db): Promise<string[]> {
	const admins = await db
		.select({ email: users.email })
		.from(users)
		.where(and(eq(users.role, 'admin'), eq(users.banned, false)))
		.orderBy(asc(users.email))
	return admins.map(({ email }) => email)
}
