import { createHash, randomUUID } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import { forgetTries, giveBack, takeFromRateLimit, takeGuess } from '#core/limits/rate-limit.ts'
import type { Db } from '#db/client.server.ts'
import { rateLimits } from '#db/schema/users.ts'
import { networkOf } from '#lib/address-network.ts'

const FREE_GUESSES = 5
const PER_ADDRESS = { max: 20, seconds: 60 }
const PER_ACCOUNT = { max: 100, seconds: 60 * 60 }
const KNOWN_FOR_MS = 30 * 24 * 60 * 60 * 1000
const TOLD_EVERY_SECONDS = 15 * 60

/** The e-mail as typed, whether or not anybody has it: unknown accounts are counted like known ones. */
export type SignInTry = { email: string; address: string; now: Date }

export type Admission =
	| { ok: true /** Whether it was taken from the account's hourly allowance. */; counted: boolean }
	| { ok: false; retryAfterSeconds: number; limit: 'address' | 'account-and-address' | 'account' }

/** Whether a password may be tried now. The reasons for the figures are in docs/auth.md. */
export async function admitSignIn(db: Db, { email, address, now }: SignInTry): Promise<Admission> {
	const keys = keysOf(email, address)
	const perAddress = await takeFromRateLimit(db, { key: keys.address, ...PER_ADDRESS, now })
	if (!perAddress.ok) return { ...perAddress, limit: 'address' }
	const guess = await takeGuess(db, { key: keys.pair, free: FREE_GUESSES, now })
	if (!guess.ok) return { ...guess, limit: 'account-and-address' }
	if (await isKnown(db, keys.known, now)) return { ok: true, counted: false }
	const perAccount = await takeFromRateLimit(db, { key: keys.account, ...PER_ACCOUNT, now })
	return perAccount.ok ? { ok: true, counted: true } : { ...perAccount, limit: 'account' }
}

/** The password was right: only wrong ones count against the account. */
export async function forgiveGuesses(
	db: Db,
	{ email, address, counted }: Omit<SignInTry, 'now'> & { counted: boolean },
): Promise<void> {
	const keys = keysOf(email, address)
	await forgetTries(db, keys.pair)
	if (counted) await giveBack(db, keys.account)
}

/** From where the owner has entered, an attack on the account from elsewhere keeps nobody out for a month. */
export async function rememberAddress(db: Db, { email, address, now }: SignInTry): Promise<void> {
	const values = { key: keysOf(email, address).known, count: 1, lastRequest: now.getTime() }
	await db
		.insert(rateLimits)
		.values({ id: randomUUID(), ...values })
		.onConflictDoUpdate({ target: rateLimits.key, set: values })
}

/** A flood of refusals fills no log: one line per quarter of an hour and attacker is enough. */
export async function isWorthTelling(db: Db, { email, address, now }: SignInTry): Promise<boolean> {
	const { pair } = keysOf(email, address)
	return (await takeFromRateLimit(db, { key: `told ${pair}`, max: 1, seconds: TOLD_EVERY_SECONDS, now })).ok
}

async function isKnown(db: Db, key: string, now: Date): Promise<boolean> {
	const since = now.getTime() - KNOWN_FOR_MS
	return (await db.$count(rateLimits, and(eq(rateLimits.key, key), gt(rateLimits.lastRequest, since)))) > 0
}

function keysOf(email: string, address: string) {
	const account = accountKey(email)
	const network = networkOf(address)
	return {
		address: `sign-in ${network}`,
		pair: `sign-in ${account} ${network}`,
		account: `sign-in ${account}`,
		known: `signed-in ${account} ${network}`,
	}
}

/** Counts hold no e-mails. */
export function accountKey(email: string): string {
	return createHash('sha256').update(email.trim().toLowerCase()).digest('base64url')
}
