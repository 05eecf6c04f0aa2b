import { eq } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { users } from '#db/schema/users.ts'

type NewName = { userId: string; name: string; now: Date }

export async function changeOwnName(db: Db, { userId, name, now }: NewName): Promise<void> {
	await db.update(users).set({ name, updatedAt: now }).where(eq(users.id, userId))
}
