import { and, eq, gt } from 'drizzle-orm'
import { recordAudit } from '#core/audit/record-audit.ts'
import type { Db } from '#db/client.server.ts'
import { users, verifications } from '#db/schema/users.ts'
import { passwordLinkIdentifier } from './create-password-link.ts'
import { endSessions, voidLinks } from './end-access.ts'
import { setPassword } from './set-password.ts'
import { rememberAddress } from './sign-in-limits.ts'

export type ResetPasswordResult = { ok: true; email: string } | { ok: false; reason: 'link-over' }

type Reset = { token: string; passwordHash: string; address: string; now: Date }

/** Sets the password of whoever holds the link, once, and signs them out everywhere. */
export async function resetPassword(
	db: Db,
	{ token, passwordHash, address, now }: Reset,
): Promise<ResetPasswordResult> {
	return db.transaction(async (tx) => {
		const ofLink = and(eq(verifications.identifier, passwordLinkIdentifier(token)), gt(verifications.expiresAt, now))
		const [known] = await tx.select({ userId: verifications.value }).from(verifications).where(ofLink)
		if (!known) return { ok: false, reason: 'link-over' }
		// The user first, as everybody who changes one: an admin who disables them meanwhile holds the user and wants the link.
		const [user] = await tx.select().from(users).where(eq(users.id, known.userId)).for('no key update')
		// Taking the row away is what makes the link work once: of two at the same time only one gets it.
		const taken = await tx.delete(verifications).where(ofLink).returning({ id: verifications.id })
		if (taken.length === 0 || !user || user.banned) return { ok: false, reason: 'link-over' }

		await setPassword(tx, { userId: user.id, passwordHash, now })
		// Whoever holds the link reads that mailbox.
		await tx.update(users).set({ emailVerified: true, updatedAt: now }).where(eq(users.id, user.id))
		await endSessions(tx, user.id)
		await voidLinks(tx, user.id)
		await rememberAddress(tx, { email: user.email, address, now })
		const owner = { id: user.id, email: user.email }
		await recordAudit(tx, {
			action: 'password.changed',
			actor: owner,
			subject: { id: user.id, label: user.email },
			details: { by: 'link' },
			address,
			now,
		})
		return { ok: true, email: user.email }
	})
}
