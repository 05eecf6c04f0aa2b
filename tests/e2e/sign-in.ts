import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import { hashPassword } from 'better-auth/crypto'
import { SESSION_LONGEST_MS } from '#core/users/session-life.ts'
import type { UserRole } from '#core/users/user-role.ts'
import type { Db } from '#db/client.server.ts'
import { accounts, sessions, users } from '#db/schema/users.ts'
import { hashToken } from '#server/auth/hashed-tokens.ts'

export type Person = { id: string; name: string; email: string; password: string }

export const AUTH_SECRET = 'a-secret-for-tests-only-0123456789'

/** The same for everybody, so that a worker hashes it once: that is slow on purpose. */
const PASSWORD = 'senha de teste de todo mundo'
let passwordHash: Promise<string> | undefined

/** Somebody new who may sign in, with a name and a mail no other test has. */
export async function createPerson(db: Db, role: UserRole): Promise<Person> {
	passwordHash ??= hashPassword(PASSWORD)
	const id = randomUUID()
	const person = { id, name: 'Ana Teste', email: `ana-${id}@exemplo.com.br`, password: PASSWORD }
	await db.insert(users).values({ id, name: person.name, email: person.email, emailVerified: true, role })
	const credential = { id, accountId: id, userId: id, providerId: 'credential', password: await passwordHash }
	await db.insert(accounts).values(credential)
	return person
}

/** A session as signing in leaves it, in the database and in the browser, without the password being checked. */
export async function giveSession(db: Db, context: BrowserContext, { id, url }: { id: string; url: string }) {
	const token = randomBytes(24).toString('base64url')
	const expiresAt = new Date(Date.now() + SESSION_LONGEST_MS)
	await db.insert(sessions).values({ id: randomUUID(), token: hashToken(token), userId: id, expiresAt })
	const signature = createHmac('sha256', AUTH_SECRET).update(token).digest('base64')
	const value = encodeURIComponent(`${token}.${signature}`)
	await context.addCookies([{ name: 'farol.session_token', value, url, httpOnly: true, sameSite: 'Lax' }])
}
