import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { and, eq, gt, like } from 'drizzle-orm'
import { recordAudit } from '#core/audit/record-audit.ts'
import { takeFromRateLimit } from '#core/limits/rate-limit.ts'
import { mailboxOf } from '#core/mail/mailbox-limit.ts'
import { mailText } from '#core/mail/texts/mail-text.ts'
import type { Db } from '#db/client.server.ts'
import { outgoingMails } from '#db/schema/mails.ts'
import { users, verifications } from '#db/schema/users.ts'
import { voidLinks } from './end-access.ts'
import { accountKey } from './sign-in-limits.ts'

/** How long the link works. The mail says so too. */
const HOURS = 2
const HOUR_MS = 60 * 60 * 1000
const PER_HOUR = { max: 3, seconds: 60 * 60 }
const PREFIX = 'change-email'

export type RequestEmailResult =
	| { ok: true }
	| { ok: false; reason: 'same' | 'taken' }
	| { ok: false; reason: 'too-many-tries'; retryAfterSeconds: number }

type Asked = {
	user: { id: string; email: string; name: string }
	email: string
	brand: string
	siteUrl: string
	address: string
	now: Date
}

/** Writes a mail to the new address; nothing changes until its link is followed. An earlier one stops working. */
export async function requestEmailChange(db: Db, asked: Asked): Promise<RequestEmailResult> {
	const { user, brand, siteUrl, address, now } = asked
	const email = asked.email.trim().toLowerCase()
	if (email === user.email) return { ok: false, reason: 'same' }
	// Neither one account nor one mailbox is a way to flood others.
	for (const key of [`email of ${user.id}`, `email to ${accountKey(mailboxOf(email))}`]) {
		const allowed = await takeFromRateLimit(db, { key, ...PER_HOUR, now })
		if (!allowed.ok) return { ...allowed, reason: 'too-many-tries' }
	}
	return db.transaction(async (tx): Promise<RequestEmailResult> => {
		if ((await tx.$count(users, eq(users.email, email))) > 0) return { ok: false, reason: 'taken' }
		await tx
			.delete(verifications)
			.where(and(eq(verifications.value, user.id), like(verifications.identifier, `${PREFIX}:%`)))
		const token = randomBytes(32).toString('base64url')
		await tx.insert(verifications).values({
			id: randomUUID(),
			// Kept with whom it is for as the value, so that whatever voids their links voids it, too.
			identifier: `${keyOf(token)}:${email}`,
			value: user.id,
			expiresAt: new Date(now.getTime() + HOURS * HOUR_MS),
			createdAt: now,
		})
		const link = `${siteUrl}/admin/confirmar-email?token=${token}`
		const text = mailText('confirmar_email', { nome: user.name, marca: brand, link, horas: String(HOURS) })
		await tx.insert(outgoingMails).values({ ...text, recipient: email, dueAt: now, createdAt: now })
		await recordAudit(tx, {
			action: 'user.email-requested',
			actor: { id: user.id, email: user.email },
			subject: { id: user.id, label: email },
			address,
			now,
		})
		return { ok: true }
	})
}

type Link = { token: string; now: Date }

/** What a link would change, while it works. */
export async function findEmailLink(
	db: Db,
	{ token, now }: Link,
): Promise<{ userId: string; email: string } | undefined> {
	const [found] = await db
		.select({ identifier: verifications.identifier, userId: users.id })
		.from(verifications)
		.innerJoin(users, eq(users.id, verifications.value))
		.where(and(ofToken(token), gt(verifications.expiresAt, now), eq(users.banned, false)))
	return found && { userId: found.userId, email: found.identifier.slice(keyOf(token).length + 1) }
}

export type ConfirmEmailResult = { ok: true; email: string } | { ok: false; reason: 'link-over' | 'taken' }

/** Gives somebody the address whose mailbox they read, once, and tells the one before. Sessions go on. */
export async function confirmEmailChange(
	db: Db,
	{ token, brand, address, now }: Link & { brand: string; address: string },
): Promise<ConfirmEmailResult> {
	return db.transaction(async (tx): Promise<ConfirmEmailResult> => {
		const link = await findEmailLink(tx, { token, now })
		if (!link) return { ok: false, reason: 'link-over' }
		// The user first, as everybody who changes one.
		const [user] = await tx.select().from(users).where(eq(users.id, link.userId)).for('no key update')
		// Taking the row away is what makes the link work once: of two at the same time only one gets it.
		const taken = await tx.delete(verifications).where(ofToken(token)).returning({ id: verifications.id })
		if (taken.length === 0 || !user || user.banned) return { ok: false, reason: 'link-over' }
		if ((await tx.$count(users, eq(users.email, link.email))) > 0) return { ok: false, reason: 'taken' }
		await tx.update(users).set({ email: link.email, emailVerified: true, updatedAt: now }).where(eq(users.id, user.id))
		// What was sent to the mailbox before opens nothing any more.
		await voidLinks(tx, user.id)
		const text = mailText('email_trocado', { nome: user.name, marca: brand, novo: link.email })
		await tx.insert(outgoingMails).values({ ...text, recipient: user.email, dueAt: now, createdAt: now })
		await recordAudit(tx, {
			action: 'user.email-changed',
			actor: { id: user.id, email: user.email },
			subject: { id: user.id, label: link.email },
			address,
			now,
		})
		return { ok: true, email: link.email }
	})
}

function ofToken(token: string) {
	return like(verifications.identifier, `${keyOf(token)}:%`)
}

/** The database keeps only a hash of what is in the link. In hex, which holds nothing that `like` takes for more. */
function keyOf(token: string): string {
	return `${PREFIX}:${createHash('sha256').update(token).digest('hex')}`
}
