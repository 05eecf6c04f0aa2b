import { eq } from 'drizzle-orm'
import { recordAudit } from '#core/audit/record-audit.ts'
import type { Db } from '#db/client.server.ts'
import { users } from '#db/schema/users.ts'
import { lockUser, type UserChange, type UserChangeRefusal } from './lock-user.ts'

export type EnableUserResult = { ok: true; email: string } | { ok: false; reason: UserChangeRefusal }

/** Lets somebody in again who was disabled. */
export async function enableUser(db: Db, change: UserChange): Promise<EnableUserResult> {
	return db.transaction(async (tx) => {
		const locked = await lockUser(tx, change)
		if (!locked.ok) return locked
		const { id, email, banned } = locked.user
		if (!banned) return { ok: true, email }

		await tx
			.update(users)
			.set({ banned: false, banReason: null, banExpires: null, updatedAt: change.now })
			.where(eq(users.id, id))
		await recordAudit(tx, { ...change, action: 'user.enabled', subject: { id, label: email } })
		return { ok: true, email }
	})
}
