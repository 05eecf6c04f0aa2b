import { and, eq, gt } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { users, verifications } from '#db/schema/users.ts'
import { passwordLinkIdentifier } from './create-password-link.ts'

/** Whose password a link may set, while it works. */
export async function findPasswordLink(
	db: Db,
	{ token, now }: { token: string; now: Date },
): Promise<{ userId: string; email: string } | undefined> {
	const [owner] = await db
		.select({ userId: users.id, email: users.email })
		.from(verifications)
		.innerJoin(users, eq(users.id, verifications.value))
		.where(
			and(
				eq(verifications.identifier, passwordLinkIdentifier(token)),
				gt(verifications.expiresAt, now),
				eq(users.banned, false),
			),
		)
	return owner
}
