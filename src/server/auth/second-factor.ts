import { createHash } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import { forgetTries, takeFromRateLimit } from '#core/limits/rate-limit.ts'
import { twoFactors, users, verifications } from '#db/schema/users.ts'
import { type AuthCall, type AuthServices, answer, forward, textOf } from './call.ts'
import { withGuess } from './guesses.ts'
import { COOKIE_PREFIX } from './library.ts'
import { hashRecoveryCode } from './recovery-codes.ts'
import { recordFact } from './security-log.ts'
import { completeSignIn } from './sign-in.ts'

/** The library takes a code a step before and after its own: a minute and a half in all. */
const CODE_LIVES_SECONDS = 120
const NOTHING_TO_CONFIRM = { message: 'Não há código a confirmar.', code: 'NOTHING_TO_CONFIRM' }

type Person = { id: string; email: string; role: string | null }

/** A code from the authenticator app: at sign-in, or to prove that the app has the secret. */
export async function verifyAppCode(services: AuthServices, call: AuthCall): Promise<Response> {
	const code = textOf(call.body['code']).replace(/\D/g, '')
	if (call.session) return confirmSecret(services, call, code)
	const person = await findAwaited(services, call.headers)
	return person ? checkAppCode(services, call, { person, code }) : forward(services, call, { code })
}

/**
 * Inside an open session a code only ever confirms a new secret, which took the password to get. A factor that is on
 * has nothing to confirm: whoever stole the session must learn nothing about its codes.
 */
async function confirmSecret(services: AuthServices, call: AuthCall, code: string): Promise<Response> {
	const { id, email } = call.session!.user
	const waiting = and(eq(twoFactors.userId, id), eq(twoFactors.verified, false))
	if ((await services.db.$count(twoFactors, waiting)) === 0) return answer(400, NOTHING_TO_CONFIRM)
	return withGuess(services, `code of ${id}`, () =>
		checkAppCode(services, call, { person: { id, email, role: null }, code }),
	)
}

async function checkAppCode(
	services: AuthServices,
	call: AuthCall,
	{ person, code }: { person: Person; code: string },
): Promise<Response> {
	// Taken before it is checked and given back if it was wrong: of two at the same time only one gets through.
	const used = `code ${createHash('sha256').update(`${person.id} ${code}`).digest('base64url')}`
	const first = await takeFromRateLimit(services.db, {
		key: used,
		max: 1,
		seconds: CODE_LIVES_SECONDS,
		now: services.now(),
	})
	if (!first.ok) {
		await recordFailure(services, call, person, 'used-before')
		return answer(401, { message: 'Código incorreto ou já usado.', code: 'INVALID_CODE' })
	}
	const response = await forward(services, call, { code })
	if (!response.ok) {
		await forgetTries(services.db, used)
		await recordFailure(services, call, person, 'app')
		return withWait(services, response, person)
	}
	if (call.session) await recordChange(services, call, 'two-factor.enabled')
	else await completeSignIn(services, call, person, 'app')
	return response
}

/** One of the codes for when the phone is gone. */
export async function verifyRecoveryCode(services: AuthServices, call: AuthCall): Promise<Response> {
	if (call.session) return answer(400, NOTHING_TO_CONFIRM)
	const code = hashRecoveryCode(textOf(call.body['code']), services.secret)
	const person = await findAwaited(services, call.headers)
	const response = await forward(services, call, { code })
	if (!person) return response
	if (!response.ok) {
		await recordFailure(services, call, person, 'recovery-code')
		return withWait(services, response, person)
	}
	await completeSignIn(services, call, person, 'recovery-code')
	return response
}

export async function recordChange(
	services: AuthServices,
	call: AuthCall,
	action: 'two-factor.enabled' | 'two-factor.disabled',
	details?: Record<string, string>,
): Promise<void> {
	const { id, email } = call.session!.user
	await recordFact(services, call, { action, actor: { id, email }, subject: { id, label: email }, details })
}

function recordFailure(services: AuthServices, call: AuthCall, { id, email }: Person, means: string): Promise<void> {
	return recordFact(services, call, {
		action: 'two-factor.failed',
		subject: { id, label: email },
		details: { with: means },
	})
}

/** Who still owes a code after the right password. The library checks the cookie's signature; here it only names somebody. */
export async function findAwaited(
	{ db, now }: Pick<AuthServices, 'db' | 'now'>,
	headers: Headers,
): Promise<Person | undefined> {
	const name = new RegExp(`(?:^|;\\s*)(?:__Secure-)?${COOKIE_PREFIX}\\.two_factor=([^;]+)`)
	const cookie = name.exec(headers.get('cookie') ?? '')?.[1]
	if (!cookie) return undefined
	const challenge = cookie.replace(/(?:\.|%2E)[^.]*$/i, '')
	const [person] = await db
		.select({ id: users.id, email: users.email, role: users.role })
		.from(verifications)
		.innerJoin(users, eq(users.id, verifications.value))
		.where(
			and(
				eq(verifications.identifier, createHash('sha256').update(challenge).digest('base64url')),
				gt(verifications.expiresAt, now()),
			),
		)
	return person
}

/** Too many wrong codes lock the second factor for a while; the library does not say for how long. */
async function withWait({ db, now }: AuthServices, response: Response, { id }: Person): Promise<Response> {
	if (response.status !== 429) return response
	const [factor] = await db.select().from(twoFactors).where(eq(twoFactors.userId, id))
	const seconds = Math.ceil(((factor?.lockedUntil?.getTime() ?? 0) - now().getTime()) / 1000)
	response.headers.set('Retry-After', String(Math.max(seconds, 1)))
	return response
}
