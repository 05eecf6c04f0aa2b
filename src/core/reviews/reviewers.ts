import { and, eq, inArray } from 'drizzle-orm'
import { can } from '#core/users/rights.ts'
import { roles } from '#core/users/user-role.ts'
import type { Db } from '#db/client.server.ts'
import { users } from '#db/schema/users.ts'

/** Those who may decide on a review and may sign in. */
export function listReviewers(db: Db): Promise<{ id: string; name: string; email: string }[]> {
	const mayDecide = roles.filter((role) => can({ role }, 'reviews.decide'))
	return db
		.select({ id: users.id, name: users.name, email: users.email })
		.from(users)
		.where(and(inArray(users.role, mayDecide), eq(users.banned, false)))
}
