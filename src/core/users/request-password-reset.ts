import { eq } from 'drizzle-orm'
import { recordAudit } from '#core/audit/record-audit.ts'
import { takeFromRateLimit } from '#core/limits/rate-limit.ts'
import { mailText } from '#core/mail/texts/mail-text.ts'
import type { Db } from '#db/client.server.ts'
import { outgoingMails } from '#db/schema/mails.ts'
import { users } from '#db/schema/users.ts'
import { networkOf } from '#lib/address-network.ts'
import { createPasswordLink } from './create-password-link.ts'
import { accountKey } from './sign-in-limits.ts'

const PER_ADDRESS = { max: 10, seconds: 60 * 60 }
const PER_ACCOUNT = { max: 3, seconds: 60 * 60 }
/** Owns the links made for nobody; no user has this id. */
const NOBODY = 'nobody'

/** How long a link that sets a new password works. The mail says so too. */
const RESET_HOURS = 1

type ResetRequest = { email: string; brand: string; siteUrl: string; address: string; now: Date }
export type ResetRequestResult = { ok: true } | { ok: false; retryAfterSeconds: number }

/**
 * Queues the mail with which somebody sets a new password. Whoever asks learns nothing from the answer, nor from how
 * long it takes: for an address nobody has, the same rows are written, and the mail is thrown away.
 */
export async function requestPasswordReset(
	db: Db,
	{ email, brand, siteUrl, address, now }: ResetRequest,
): Promise<ResetRequestResult> {
	const mailbox = email.trim().toLowerCase()
	const perAddress = await takeFromRateLimit(db, { key: `reset ${networkOf(address)}`, ...PER_ADDRESS, now })
	if (!perAddress.ok) return perAddress
	// One mailbox is not to be flooded. Nobody is told: the mails already sent are still good.
	const perAccount = await takeFromRateLimit(db, { key: `reset ${accountKey(mailbox)}`, ...PER_ACCOUNT, now })
	if (!perAccount.ok) return { ok: true }

	await db.transaction(async (tx) => {
		const [found] = await tx.select().from(users).where(eq(users.email, mailbox))
		const user = found?.banned ? undefined : found
		const link = await createPasswordLink(tx, { userId: user?.id ?? NOBODY, siteUrl, validForHours: RESET_HOURS, now })
		const text = mailText('nova_senha', { nome: user?.name ?? '', marca: brand, link })
		const [mail] = await tx
			.insert(outgoingMails)
			.values({ ...text, recipient: mailbox, dueAt: now, createdAt: now })
			.returning({ id: outgoingMails.id })
		if (!user) await tx.delete(outgoingMails).where(eq(outgoingMails.id, mail!.id))
		await recordAudit(tx, {
			action: 'password.reset-requested',
			subject: { id: user?.id, label: mailbox.slice(0, 254) },
			details: { sent: user !== undefined },
			address,
			now,
		})
	})
	return { ok: true }
}
