import { eq } from 'drizzle-orm'
import { recordAudit } from '#core/audit/record-audit.ts'
import type { Db } from '#db/client.server.ts'
import { users } from '#db/schema/users.ts'
import { endSessions } from './end-access.ts'
import { lockUser, type UserChange, type UserChangeRefusal } from './lock-user.ts'
import { toUserRole, type UserRole } from './user-role.ts'

export type ChangeRoleResult = { ok: true; email: string } | { ok: false; reason: UserChangeRefusal }

/**
 * Makes somebody an author, a reviewer or an admin, or takes the back office away. The role is read anew with every
 * request; whoever loses the last one is signed out everywhere at once.
 */
export async function changeRole(
	db: Db,
	{ role, ...change }: UserChange & { role: UserRole },
): Promise<ChangeRoleResult> {
	return db.transaction(async (tx) => {
		const locked = await lockUser(tx, { ...change, takesAccess: role !== 'admin' })
		if (!locked.ok) return locked
		const { id, email, role: before } = locked.user
		if (toUserRole(before) === role) return { ok: true, email }

		await tx.update(users).set({ role, updatedAt: change.now }).where(eq(users.id, id))
		if (role === 'user') await endSessions(tx, id)
		await recordAudit(tx, {
			...change,
			action: 'user.role-changed',
			subject: { id, label: email },
			details: { from: toUserRole(before), to: role },
		})
		return { ok: true, email }
	})
}
