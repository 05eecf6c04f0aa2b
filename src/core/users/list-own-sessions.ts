import { and, desc, eq, gt } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { sessions } from '#db/schema/users.ts'
import { SESSION_IDLE_MS } from './session-life.ts'

export type OwnSession = {
	id: string
	userAgent: string | null
	address: string | null
	since: Date
	lastSeen: Date
}

/** Where somebody is signed in, the last used first. */
export async function listOwnSessions(db: Db, { userId, now }: { userId: string; now: Date }): Promise<OwnSession[]> {
	const idleSince = new Date(now.getTime() - SESSION_IDLE_MS)
	return db
		.select({
			id: sessions.id,
			userAgent: sessions.userAgent,
			address: sessions.ipAddress,
			since: sessions.createdAt,
			lastSeen: sessions.updatedAt,
		})
		.from(sessions)
		.where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now), gt(sessions.updatedAt, idleSince)))
		.orderBy(desc(sessions.updatedAt))
}
