import { and, eq, ne } from 'drizzle-orm'
import { recordAudit } from '#core/audit/record-audit.ts'
import type { Db } from '#db/client.server.ts'
import { users } from '#db/schema/users.ts'
import { awaitTurn, FIRST_ADMIN_ID, type FirstAdmin } from './create-first-admin.ts'
import { endSessions, voidLinks } from './end-access.ts'
import { recordFirstEntry } from './first-entry.ts'
import { setPassword } from './set-password.ts'

export type ClaimFirstAdminResult = { ok: true } | { ok: false; reason: 'taken' | 'email-taken' }

/**
 * Gives the site to whoever showed the set-up code, until somebody has entered. An administrator made from the configuration
 * whom nobody has been yet becomes theirs: who is quicker with that call keeps nobody out.
 */
export async function claimFirstAdmin(
	db: Db,
	{ name, email, passwordHash, address, now }: FirstAdmin & { name: string; address: string },
): Promise<ClaimFirstAdminResult> {
	const chosen = { name, email: email.toLowerCase(), emailVerified: false, role: 'admin' }
	return db.transaction(async (tx): Promise<ClaimFirstAdminResult> => {
		await awaitTurn(tx)
		const ofAnother = and(eq(users.email, chosen.email), ne(users.id, FIRST_ADMIN_ID))
		if ((await tx.$count(users, ofAnother)) > 0) return { ok: false, reason: 'email-taken' }
		const { first } = await recordFirstEntry(tx, { by: FIRST_ADMIN_ID, now })
		if (!first) return { ok: false, reason: 'taken' }
		await tx
			.insert(users)
			.values({ id: FIRST_ADMIN_ID, ...chosen })
			.onConflictDoUpdate({ target: users.id, set: { ...chosen, updatedAt: now } })
		await setPassword(tx, { userId: FIRST_ADMIN_ID, passwordHash, now })
		await endSessions(tx, FIRST_ADMIN_ID)
		await voidLinks(tx, FIRST_ADMIN_ID)
		const who = { id: FIRST_ADMIN_ID, email: chosen.email }
		const subject = { id: who.id, label: who.email }
		await recordAudit(tx, { action: 'system.set-up', actor: who, subject, address, now })
		return { ok: true }
	})
}
