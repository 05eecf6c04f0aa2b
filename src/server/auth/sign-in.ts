import { recordFirstEntry } from '#core/users/first-entry.ts'
import { can } from '#core/users/rights.ts'
import { admitSignIn, forgiveGuesses, isWorthTelling, rememberAddress } from '#core/users/sign-in-limits.ts'
import { toUserRole } from '#core/users/user-role.ts'
import { type AuthCall, type AuthServices, answer, forward, textOf, tooMany } from './call.ts'
import { asTyped, recordFact } from './security-log.ts'

/** The words of the specification. */
const NO_CREDENTIALS = {
	message: 'You must provide either an email or phone number and a password',
	code: 'VALIDATION_FAILED',
}

type LibraryUser = { id: string; email: string; role?: string | null }
type SignedIn = { user?: LibraryUser; twoFactorRedirect?: boolean; code?: string }

/** The first step: e-mail and password. Known and unknown accounts go the same way and take the same time. */
export async function signInWithPassword(services: AuthServices, call: AuthCall): Promise<Response> {
	const { db, now } = services
	if (lacksCredentials(call)) return answer(400, NO_CREDENTIALS)
	const email = textOf(call.body['email'])
	const attempt = { email, address: call.address, now: now() }
	const admission = await admitSignIn(db, attempt)
	if (!admission.ok) {
		if (await isWorthTelling(db, attempt))
			await recordFact(services, call, {
				action: 'sign-in.locked',
				subject: { label: asTyped(email) },
				details: { limit: admission.limit },
			})
		return tooMany(admission.retryAfterSeconds)
	}

	const { password, rememberMe } = call.body
	const response = await forward(services, call, { email: email.trim(), password, rememberMe })
	const { user, twoFactorRedirect, code } = (await response.clone().json()) as SignedIn
	if (!response.ok) {
		const details = code === 'BANNED_USER' ? { reason: 'disabled' } : undefined
		await recordFact(services, call, { action: 'sign-in.failed', subject: { label: asTyped(email) }, details })
		return response
	}
	await forgiveGuesses(db, { ...attempt, counted: admission.counted })
	if (!twoFactorRedirect && user) await completeSignIn(services, call, user)
	return response
}

/** There is no sign-up; who asks without the two is told that first, as the auth service does. */
export async function signUp(services: AuthServices, call: AuthCall): Promise<Response> {
	return lacksCredentials(call) ? answer(400, NO_CREDENTIALS) : forward(services, call, { ...call.body })
}

/** No account has a telephone number, so that only the e-mail counts. */
function lacksCredentials({ body }: AuthCall): boolean {
	return textOf(body['email']).trim() === '' || textOf(body['password']) === ''
}

/** The last step is done: whoever it is has a session now. */
export async function completeSignIn(
	services: AuthServices,
	call: AuthCall,
	user: LibraryUser,
	secondFactor?: 'app' | 'recovery-code',
): Promise<void> {
	const { id, email } = user
	const role = toUserRole(user.role)
	const entered = can({ role }, 'enter')
	if (role === 'admin') await recordFirstEntry(services.db, { by: id, now: services.now() })
	await rememberAddress(services.db, { email, address: call.address, now: services.now() })
	const details = { ...(secondFactor && { secondFactor }), ...(!entered && { reason: 'not-an-admin' }) }
	await recordFact(services, call, {
		action: entered ? 'sign-in.succeeded' : 'sign-in.failed',
		actor: { id, email },
		subject: { id, label: email },
		details,
	})
}
