import { hashPassword } from 'better-auth/crypto'
import { forgetTries, giveBack, takeFromRateLimit, takeGuess } from '#core/limits/rate-limit.ts'
import type { NewAdmin, SetUpResult } from '#core/users/auth.ts'
import { claimFirstAdmin } from '#core/users/claim-first-admin.ts'
import { findDoor } from '#core/users/first-entry.ts'
import { passwordProblems } from '#core/users/password-rules.ts'
import { isSetUpCode } from '#core/users/set-up-code.ts'
import { networkOf } from '#lib/address-network.ts'
import type { AuthServices } from './call.ts'
import { asTyped, logFact, recordFact } from './security-log.ts'

const FREE_GUESSES = 5
const PASSWORD_TRIES = { key: 'set-up', max: 100, seconds: 60 * 60 }

type Refused = Exclude<SetUpResult, { ok: true }>
const TAKEN: Refused = { ok: false, reason: 'taken' }

/** The first administrator, for whoever was told the code by the start. Guesses count like those of a password. */
export async function setUpFirstAdmin(
	services: AuthServices,
	{ name, email, password, code, address }: NewAdmin & { address: string },
): Promise<{ ok: true } | Refused> {
	const { db, secret, adminPassword } = services
	const now = services.now()
	if ((await findDoor(db)) === 'entered') return TAKEN
	const key = `set-up ${networkOf(address)}`
	const guess = await takeGuess(db, { key, free: FREE_GUESSES, now })
	if (!guess.ok) return { ...guess, reason: 'too-many-tries' }
	// A password that somebody chose can be guessed from many addresses; what the start printed cannot, and always opens.
	const mayBePassword = (await takeFromRateLimit(db, { ...PASSWORD_TRIES, now })).ok
	const known = { secret, password: mayBePassword ? adminPassword : undefined }
	const refusal = {
		ok: false,
		reason: 'refused',
		wrongCode: !isSetUpCode(code, known),
		passwordProblems: passwordProblems(password, { email, brand: services.brand() }),
		emailTaken: false,
	} as const
	if (refusal.wrongCode) {
		const subject = { label: asTyped(email) }
		await recordFact(services, { address }, { action: 'sign-in.failed', subject, details: { reason: 'set-up-code' } })
		return refusal
	}
	await forgetTries(db, key)
	if (mayBePassword) await giveBack(db, PASSWORD_TRIES.key)
	if (refusal.passwordProblems.length > 0) return refusal
	const claimed = await claimFirstAdmin(db, { name, email, passwordHash: await hashPassword(password), address, now })
	if (claimed.ok) logFact(services, address, { action: 'system.set-up', subject: { label: email } })
	if (claimed.ok || claimed.reason === 'taken') return claimed.ok ? claimed : TAKEN
	return { ...refusal, emailTaken: true }
}
