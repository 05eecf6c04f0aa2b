import { eq } from 'drizzle-orm'
import { recordAudit } from '#core/audit/record-audit.ts'
import type { Db } from '#db/client.server.ts'
import { users } from '#db/schema/users.ts'
import { endSessions, voidLinks } from './end-access.ts'
import { lockUser, type UserChange, type UserChangeRefusal } from './lock-user.ts'

export type DisableUserResult = { ok: true; email: string } | { ok: false; reason: UserChangeRefusal }

/** Keeps somebody out until enabled again: no sign-in, no open session, no link that still works. */
export async function disableUser(db: Db, change: UserChange): Promise<DisableUserResult> {
	return db.transaction(async (tx) => {
		const locked = await lockUser(tx, { ...change, takesAccess: true })
		if (!locked.ok) return locked
		const { id, email, banned } = locked.user
		if (banned) return { ok: true, email }

		await tx
			.update(users)
			.set({ banned: true, banReason: null, banExpires: null, updatedAt: change.now })
			.where(eq(users.id, id))
		await endSessions(tx, id)
		await voidLinks(tx, id)
		await recordAudit(tx, { ...change, action: 'user.disabled', subject: { id, label: email } })
		return { ok: true, email }
	})
}
