import { eq } from 'drizzle-orm'
import { recordAudit } from '#core/audit/record-audit.ts'
import type { Db } from '#db/client.server.ts'
import { users } from '#db/schema/users.ts'
import { voidLinks } from './end-access.ts'
import { lockUser, type UserChange, type UserChangeRefusal } from './lock-user.ts'

export type DeleteUserResult = { ok: true; email: string } | { ok: false; reason: UserChangeRefusal }

/** Removes somebody for good, with sessions, password and second factor. The log of what they did stays. */
export async function deleteUser(db: Db, change: UserChange): Promise<DeleteUserResult> {
	return db.transaction(async (tx) => {
		const locked = await lockUser(tx, { ...change, takesAccess: true })
		if (!locked.ok) return locked
		const { id, email } = locked.user

		await tx.delete(users).where(eq(users.id, id))
		await voidLinks(tx, id)
		await recordAudit(tx, { ...change, action: 'user.deleted', subject: { id, label: email } })
		return { ok: true, email }
	})
}
