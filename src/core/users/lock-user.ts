import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { users } from '#db/schema/users.ts'
import { inState } from './user-state.ts'

/** What every change to a user is asked with. */
export type UserChange = {
	userId: string
	actor: { id: string; email: string }
	address?: string | undefined
	now: Date
}

export type UserChangeRefusal =
	| 'not-found'
	/** Whoever asks is no longer an admin. */
	| 'not-allowed'
	| 'yourself'
	| 'last-admin'

type User = typeof users.$inferSelect
export type LockedUser = { ok: true; user: User } | { ok: false; reason: UserChangeRefusal }

type Lock = Pick<UserChange, 'userId' | 'actor'> & {
	/** Whether the change takes away access, which nobody may do to themself. */
	takesAccess?: boolean
}

/**
 * Holds a user until the transaction ends, after checking that the change may happen. Changes to users wait for each
 * other: of two admins who remove each other at once, the second finds itself no longer an admin. One lock for all of
 * them, because locking the admins' rows can deadlock: a row that stops being an admin's while it is waited for stays
 * locked all the same, out of the order in which the others lock it.
 */
export async function lockUser(tx: Db, { userId, actor, takesAccess = false }: Lock): Promise<LockedUser> {
	await tx.execute(sql`select pg_advisory_xact_lock(hashtext('farol users'))`)
	const admins = await tx
		.select({ id: users.id })
		.from(users)
		.where(and(eq(users.role, 'admin'), inState(tx, 'active')))
	if (!admins.some(({ id }) => id === actor.id)) return { ok: false, reason: 'not-allowed' }

	const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('no key update')
	if (!user) return { ok: false, reason: 'not-found' }
	if (!takesAccess) return { ok: true, user }
	if (admins.length === 1 && admins[0]!.id === userId) return { ok: false, reason: 'last-admin' }
	if (userId === actor.id) return { ok: false, reason: 'yourself' }
	return { ok: true, user }
}
