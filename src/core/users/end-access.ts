import { eq } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { sessions, verifications } from '#db/schema/users.ts'

/** Signs somebody out everywhere. */
export async function endSessions(tx: Db, userId: string): Promise<void> {
	await tx.delete(sessions).where(eq(sessions.userId, userId))
}

/** Voids every link, half-made sign-in and trusted device of somebody: the auth library keeps whose they are as the value. */
export async function voidLinks(tx: Db, userId: string): Promise<void> {
	await tx.delete(verifications).where(eq(verifications.value, userId))
}
