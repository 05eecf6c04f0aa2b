import { eq } from 'drizzle-orm'
import { recordAudit } from '#core/audit/record-audit.ts'
import type { Db } from '#db/client.server.ts'
import { users } from '#db/schema/users.ts'
import type { ActingAdmin } from './acting-admin.ts'
import { announceProfile } from './own-profile.ts'

type NewRegistration = {
	user: ActingAdmin /** Null: they have none any more. */
	registration: string | null
	now: Date
}

/** What somebody signs reviews with. Reviews that were signed keep what they were signed with. */
export async function changeOwnRegistration(db: Db, { user, registration, now }: NewRegistration): Promise<void> {
	await db.transaction(async (tx) => {
		await tx.update(users).set({ registration, updatedAt: now }).where(eq(users.id, user.id))
		await announceProfile(tx, user.id)
		await recordAudit(tx, {
			action: 'user.registration-changed',
			actor: user,
			subject: { id: user.id, label: user.email },
			details: { registration },
			address: user.address,
			now,
		})
	})
}

export async function findRegistration(db: Db, userId: string): Promise<string | null> {
	const [user] = await db.select({ registration: users.registration }).from(users).where(eq(users.id, userId))
	return user?.registration ?? null
}
