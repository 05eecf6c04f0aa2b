import { and, eq, ne } from 'drizzle-orm'
import { recordAudit } from '#core/audit/record-audit.ts'
import type { Db } from '#db/client.server.ts'
import { sessions } from '#db/schema/users.ts'
import { endSessions } from './end-access.ts'

export const signOutScopes = ['global', 'local', 'others'] as const
export type SignOutScope = (typeof signOutScopes)[number]

type Ending = {
	user: { id: string; email: string }
	/** The session in which it is asked for. */
	sessionId: string
	address: string
	now: Date
}

/** Signs somebody out here, everywhere, or everywhere else. */
export async function endOwnSessions(
	db: Db,
	{ user, sessionId, scope, address, now }: Ending & { scope: SignOutScope },
): Promise<void> {
	await db.transaction(async (tx) => {
		if (scope === 'global') await endSessions(tx, user.id)
		if (scope === 'local') await tx.delete(sessions).where(eq(sessions.id, sessionId))
		if (scope === 'others') await endOtherSessions(tx, { userId: user.id, sessionId })
		await recordAudit(tx, {
			action: scope === 'others' ? 'session.revoked' : 'sign-out',
			actor: user,
			subject: { id: user.id, label: user.email },
			details: { scope },
			address,
			now,
		})
	})
}

/** Ends one of somebody's own sessions. False where it is not theirs, or already over. */
export async function endOwnSession(
	db: Db,
	{ user, endedId, address, now }: Omit<Ending, 'sessionId'> & { endedId: string },
): Promise<boolean> {
	return db.transaction(async (tx) => {
		const ended = await tx
			.delete(sessions)
			.where(and(eq(sessions.id, endedId), eq(sessions.userId, user.id)))
			.returning({ id: sessions.id })
		if (ended.length === 0) return false
		await recordAudit(tx, {
			action: 'session.revoked',
			actor: user,
			subject: { id: user.id, label: user.email },
			details: { scope: 'one' },
			address,
			now,
		})
		return true
	})
}

/** How many there were. */
export async function endOtherSessions(
	tx: Db,
	{ userId, sessionId }: { userId: string; sessionId: string },
): Promise<number> {
	const ended = await tx
		.delete(sessions)
		.where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId)))
		.returning({ id: sessions.id })
	return ended.length
}
