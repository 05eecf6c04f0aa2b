import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Db } from '#db/client.server.ts'
import { verifications } from '#db/schema/users.ts'

const HOUR_MS = 60 * 60 * 1000

type PasswordLink = { userId: string; siteUrl: string; validForHours: number; now: Date }

/** A link with which one person may set a password once. The database keeps only a hash of what is in it. */
export async function createPasswordLink(
	db: Db,
	{ userId, siteUrl, validForHours, now }: PasswordLink,
): Promise<string> {
	const token = randomBytes(32).toString('base64url')
	await db.insert(verifications).values({
		id: randomUUID(),
		identifier: passwordLinkIdentifier(token),
		value: userId,
		expiresAt: new Date(now.getTime() + validForHours * HOUR_MS),
		createdAt: now,
	})
	return `${siteUrl}/admin/redefinir-senha?token=${token}`
}

/** The name under which the auth library looks for a password link (its `storeIdentifier: 'hashed'`). */
export function passwordLinkIdentifier(token: string): string {
	return createHash('sha256').update(`reset-password:${token}`).digest('base64url')
}
