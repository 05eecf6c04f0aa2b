import { recordAudit } from '#core/audit/record-audit.ts'
import type { Db } from '#db/client.server.ts'
import { outgoingMails } from '#db/schema/mails.ts'
import { type AddedUser, addUser, type NewUser } from './add-user.ts'
import { createPasswordLink } from './create-password-link.ts'
import type { UserChange } from './lock-user.ts'
import { INVITATION_HOURS, invitationMail } from './user-mails.ts'

export type InviteUserResult = { ok: true; user: AddedUser } | { ok: false; reason: 'email-taken' }

type Invitation = NewUser & Omit<UserChange, 'userId'> & { brand: string; siteUrl: string }

/** Adds somebody and queues the mail with which they set their password. */
export async function inviteUser(
	db: Db,
	{ name, email, role, brand, siteUrl, ...change }: Invitation,
): Promise<InviteUserResult> {
	const { now } = change
	return db.transaction(async (tx) => {
		const user = await addUser(tx, { name, email, role, now })
		if (!user) return { ok: false, reason: 'email-taken' }
		const link = await createPasswordLink(tx, { userId: user.id, siteUrl, validForHours: INVITATION_HOURS, now })
		await tx
			.insert(outgoingMails)
			.values({ ...invitationMail({ name, brand, link }), recipient: user.email, dueAt: now, createdAt: now })
		await recordAudit(tx, {
			...change,
			action: 'user.invited',
			subject: { id: user.id, label: user.email },
			details: { role },
		})
		return { ok: true, user }
	})
}
