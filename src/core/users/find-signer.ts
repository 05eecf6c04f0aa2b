import { eq } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { users } from '#db/schema/users.ts'

/** Who would sign, and what entitles them to; null where nothing does yet. */
export type Signer = { name: string; registration: string | null }

export async function findSigner(db: Db, userId: string): Promise<Signer> {
	const [person] = await db
		.select({ name: users.name, registration: users.registration })
		.from(users)
		.where(eq(users.id, userId))
	return { name: person?.name ?? '', registration: person?.registration?.trim() || null }
}
