import { eq } from 'drizzle-orm'
import { recordAudit } from '#core/audit/record-audit.ts'
import { mailText } from '#core/mail/texts/mail-text.ts'
import type { Db } from '#db/client.server.ts'
import { outgoingMails } from '#db/schema/mails.ts'
import { twoFactors, users } from '#db/schema/users.ts'
import { voidLinks } from './end-access.ts'
import { lockUser, type UserChange, type UserChangeRefusal } from './lock-user.ts'

export type ResetSecondFactorResult =
	| { ok: true; email: string }
	| { ok: false; reason: UserChangeRefusal | 'no-second-factor' }

type Reset = UserChange & { brand: string; siteUrl: string }

/**
 * For somebody who lost the phone and the recovery codes. They are told by mail, in case nobody asked. One's own is
 * switched off on the account screen, which asks for the password: an open session alone must not be enough.
 */
export async function resetSecondFactor(
	db: Db,
	{ brand, siteUrl, ...change }: Reset,
): Promise<ResetSecondFactorResult> {
	return db.transaction(async (tx) => {
		if (change.userId === change.actor.id) return { ok: false, reason: 'yourself' }
		const locked = await lockUser(tx, change)
		if (!locked.ok) return locked
		const { id, name, email } = locked.user

		const removed = await tx.delete(twoFactors).where(eq(twoFactors.userId, id)).returning({ id: twoFactors.id })
		if (removed.length === 0 && !locked.user.twoFactorEnabled) return { ok: false, reason: 'no-second-factor' }
		await tx.update(users).set({ twoFactorEnabled: false, updatedAt: change.now }).where(eq(users.id, id))
		await voidLinks(tx, id)
		await tx.insert(outgoingMails).values({
			...mailText('segunda_etapa_removida', { nome: name, marca: brand, painel: `${siteUrl}/admin/dashboard` }),
			recipient: email,
			dueAt: change.now,
			createdAt: change.now,
		})
		await recordAudit(tx, { ...change, action: 'user.two-factor-reset', subject: { id, label: email } })
		return { ok: true, email }
	})
}
