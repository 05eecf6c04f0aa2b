import { and, eq } from 'drizzle-orm'
import { recordAudit } from '#core/audit/record-audit.ts'
import type { Db } from '#db/client.server.ts'
import { outgoingMails } from '#db/schema/mails.ts'
import { users } from '#db/schema/users.ts'
import { createPasswordLink } from './create-password-link.ts'
import { voidLinks } from './end-access.ts'
import { lockUser, type UserChange, type UserChangeRefusal } from './lock-user.ts'
import { INVITATION_HOURS, invitationMail } from './user-mails.ts'
import { inState } from './user-state.ts'

export type RenewInvitationResult =
	| { ok: true; email: string; link: string }
	| { ok: false; reason: UserChangeRefusal | 'not-invited' }

type Renewal = UserChange & { by: 'mail' | 'link'; brand: string; siteUrl: string }

/** A new link for somebody who has not set a password yet, by mail or for the admin to hand over. Older links end. */
export async function renewInvitation(
	db: Db,
	{ by, brand, siteUrl, ...change }: Renewal,
): Promise<RenewInvitationResult> {
	const { now } = change
	return db.transaction(async (tx) => {
		const locked = await lockUser(tx, change)
		if (!locked.ok) return locked
		const { id, name, email } = locked.user
		if ((await tx.$count(users, and(eq(users.id, id), inState(tx, 'invited')))) === 0)
			return { ok: false, reason: 'not-invited' }

		await voidLinks(tx, id)
		const link = await createPasswordLink(tx, { userId: id, siteUrl, validForHours: INVITATION_HOURS, now })
		if (by === 'mail')
			await tx
				.insert(outgoingMails)
				.values({ ...invitationMail({ name, brand, link }), recipient: email, dueAt: now, createdAt: now })
		await recordAudit(tx, {
			...change,
			action: 'user.invitation-renewed',
			subject: { id, label: email },
			details: { by },
		})
		return { ok: true, email, link }
	})
}
