import { and, eq, exists, not, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { accounts, users } from '#db/schema/users.ts'

/** Invited: has not set a password yet, so cannot sign in. Disabled: may not, whatever else is true. */
export const userStates = ['active', 'disabled', 'invited'] as const
export type UserState = (typeof userStates)[number]

export function withPassword(db: Db): SQL<boolean> {
	const own = and(eq(accounts.userId, users.id), sql`${accounts.password} is not null`)
	return exists(db.select({ one: sql`1` }).from(accounts).where(own)) as SQL<boolean>
}

export function inState(db: Db, state: UserState): SQL {
	if (state === 'disabled') return eq(users.banned, true)
	return and(eq(users.banned, false), state === 'active' ? withPassword(db) : not(withPassword(db)))!
}

export function toUserState({ banned, hasPassword }: { banned: boolean; hasPassword: boolean }): UserState {
	if (banned) return 'disabled'
	return hasPassword ? 'active' : 'invited'
}
