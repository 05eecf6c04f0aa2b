import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { users } from '#db/schema/users.ts'
import type { UserRole } from './user-role.ts'

export type NewUser = { name: string; email: string; role: UserRole }
export type AddedUser = { id: string; name: string; email: string }

/** Writes a user who has no password yet. Nothing where the address is taken, however its letters are cased. */
export async function addUser(
	tx: Db,
	{ name, email, role, now }: NewUser & { now: Date },
): Promise<AddedUser | undefined> {
	const address = email.toLowerCase()
	if ((await tx.$count(users, sql`lower(${users.email}) = ${address}`)) > 0) return undefined
	const [user] = await tx
		.insert(users)
		.values({ id: randomUUID(), name, email: address, role, createdAt: now, updatedAt: now })
		.onConflictDoNothing()
		.returning({ id: users.id, name: users.name, email: users.email })
	return user
}
