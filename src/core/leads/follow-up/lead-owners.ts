import { and, asc, eq, inArray } from 'drizzle-orm'
import { can } from '#core/users/rights.ts'
import { roles } from '#core/users/user-role.ts'
import type { Db } from '#db/client.server.ts'
import { users } from '#db/schema/users.ts'

export type LeadOwner = { id: string; name: string; email: string }

export const mayOwn = and(
	inArray(
		users.role,
		roles.filter((role) => can({ role }, 'leads')),
	),
	eq(users.banned, false),
)!

/** Those who may take care of leads and may sign in. */
export function listLeadOwners(db: Db): Promise<LeadOwner[]> {
	return db
		.select({ id: users.id, name: users.name, email: users.email })
		.from(users)
		.where(mayOwn)
		.orderBy(asc(users.name), asc(users.id))
}
