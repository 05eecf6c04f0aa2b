import { recordAudit } from '#core/audit/record-audit.ts'
import type { Db } from '#db/client.server.ts'
import { type AddedUser, addUser, type NewUser } from './add-user.ts'
import { createPasswordLink } from './create-password-link.ts'
import type { UserChange } from './lock-user.ts'
import { INVITATION_HOURS } from './user-mails.ts'

export type CreateUserResult = { ok: true; user: AddedUser; link: string } | { ok: false; reason: 'email-taken' }

type Creation = NewUser & Omit<UserChange, 'userId'> & { siteUrl: string }

/** Adds somebody without a mail. The admin hands over the link, so that nobody else ever knows the password. */
export async function createUser(
	db: Db,
	{ name, email, role, siteUrl, ...change }: Creation,
): Promise<CreateUserResult> {
	const { now } = change
	return db.transaction(async (tx) => {
		const user = await addUser(tx, { name, email, role, now })
		if (!user) return { ok: false, reason: 'email-taken' }
		const link = await createPasswordLink(tx, { userId: user.id, siteUrl, validForHours: INVITATION_HOURS, now })
		await recordAudit(tx, {
			...change,
			action: 'user.created',
			subject: { id: user.id, label: user.email },
			details: { role },
		})
		return { ok: true, user, link }
	})
}
