import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { accounts } from '#db/schema/users.ts'

type NewPassword = { userId: string; passwordHash: string; now: Date }

/** Writes a password where the auth library looks for it, for the first time or again. */
export async function setPassword(tx: Db, { userId, passwordHash, now }: NewPassword): Promise<void> {
	const changed = await tx
		.update(accounts)
		.set({ password: passwordHash, updatedAt: now })
		.where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')))
		.returning({ id: accounts.id })
	if (changed.length > 0) return
	await tx.insert(accounts).values({
		id: randomUUID(),
		accountId: userId,
		userId,
		providerId: 'credential',
		password: passwordHash,
		createdAt: now,
		updatedAt: now,
	})
}
