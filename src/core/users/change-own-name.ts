import { eq } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { users } from '#db/schema/users.ts'
import { announceProfile } from './own-profile.ts'

type NewName = { userId: string; name: string; now: Date }

export async function changeOwnName(db: Db, { userId, name, now }: NewName): Promise<void> {
	await db.transaction(async (tx) => {
		await tx.update(users).set({ name, updatedAt: now }).where(eq(users.id, userId))
		await announceProfile(tx, userId)
	})
}
