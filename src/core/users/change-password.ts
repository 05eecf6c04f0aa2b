import { eq } from 'drizzle-orm'
import { recordAudit } from '#core/audit/record-audit.ts'
import type { Db } from '#db/client.server.ts'
import { users } from '#db/schema/users.ts'
import { voidLinks } from './end-access.ts'
import { endOtherSessions } from './end-own-sessions.ts'
import { setPassword } from './set-password.ts'

type Change = {
	user: { id: string; email: string }
	/** The session in which it is changed goes on; all others end. */
	sessionId: string
	passwordHash: string
	address: string
	now: Date
}

/** Sets somebody's own new password. That the old one was known is checked before. */
export async function changePassword(
	db: Db,
	{ user, sessionId, passwordHash, address, now }: Change,
): Promise<{ ended: number }> {
	return db.transaction(async (tx) => {
		// The user first, as everybody who changes one.
		await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('no key update')
		await setPassword(tx, { userId: user.id, passwordHash, now })
		const ended = await endOtherSessions(tx, { userId: user.id, sessionId })
		// Whoever knew the old one may have asked for another e-mail, or stand at the code.
		await voidLinks(tx, user.id)
		await recordAudit(tx, {
			action: 'password.changed',
			actor: user,
			subject: { id: user.id, label: user.email },
			details: { sessionsEnded: ended },
			address,
			now,
		})
		return { ended }
	})
}
