import { eq, sql } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { accounts, users } from '#db/schema/users.ts'

export type FirstAdmin = { email: string; passwordHash: string; now: Date }

/** One id for whoever comes first: of any number of calls at once, the primary key lets a single one through. */
export const FIRST_ADMIN_ID = 'first-admin'

/** Creates the first admin while there is none, and never again after that. */
export async function createFirstAdmin(
	db: Db,
	{ email, passwordHash, now }: FirstAdmin,
): Promise<{ created: boolean }> {
	return db.transaction(async (tx) => {
		await awaitTurn(tx)
		if (await adminExists(tx)) return { created: false }
		const [user] = await tx
			.insert(users)
			.values({
				id: FIRST_ADMIN_ID,
				name: 'Administrador',
				email: email.toLowerCase(),
				emailVerified: true,
				role: 'admin',
			})
			.onConflictDoNothing()
			.returning({ id: users.id })
		if (!user) return { created: false }
		await tx.insert(accounts).values({
			id: FIRST_ADMIN_ID,
			accountId: user.id,
			userId: user.id,
			providerId: 'credential',
			password: passwordHash,
			createdAt: now,
		})
		return { created: true }
	})
}

/** Who makes the first admin and who claims it come one after the other. */
export async function awaitTurn(tx: Db): Promise<void> {
	await tx.execute(sql`select pg_advisory_xact_lock(hashtext('farol first admin'))`)
}

export async function adminExists(db: Db): Promise<boolean> {
	const [admin] = await db.select({ one: sql`1` }).from(users).where(eq(users.role, 'admin')).limit(1)
	return admin !== undefined
}
