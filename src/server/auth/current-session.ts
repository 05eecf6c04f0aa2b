import { and, eq, lt } from 'drizzle-orm'
import { isSessionOver } from '#core/users/session-life.ts'
import { toUserRole, type UserRole } from '#core/users/user-role.ts'
import type { Db } from '#db/client.server.ts'
import { sessions } from '#db/schema/users.ts'
import type { AuthLibrary } from './library.ts'

/** Often enough for 'last seen'; seldom enough to spare the database a write per request. */
const NOTED_EVERY_MS = 60_000

export type CurrentSession = {
	id: string
	user: { id: string; name: string; email: string; role: UserRole; twoFactorEnabled: boolean }
}

/** The session behind a cookie or a bearer token. One that is over, or whose owner was disabled, is removed on the spot. */
export async function currentSession(
	headers: Headers,
	{ db, library, now }: { db: Db; library: AuthLibrary; now: Date },
): Promise<CurrentSession | null> {
	if (!headers.has('cookie') && !headers.has('authorization')) return null
	const found = await library.api.getSession({ headers })
	if (!found) return null
	const { session, user } = found
	if (user.banned || isSessionOver(session, now)) {
		await db.delete(sessions).where(eq(sessions.id, session.id))
		return null
	}
	const noted = new Date(now.getTime() - NOTED_EVERY_MS)
	if (session.updatedAt < noted)
		await db
			.update(sessions)
			.set({ updatedAt: now })
			.where(and(eq(sessions.id, session.id), lt(sessions.updatedAt, noted)))
	const { id, name, email, role, twoFactorEnabled } = user
	return {
		id: session.id,
		user: { id, name, email, role: toUserRole(role), twoFactorEnabled: twoFactorEnabled === true },
	}
}
