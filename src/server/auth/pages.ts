import { eq } from 'drizzle-orm'
import { CLIENT_ADDRESS } from '#app/client-address.ts'
import type { Auth, SignedInUser } from '#core/users/auth.ts'
import type { PasswordProblem } from '#core/users/password-rules.ts'
import { can } from '#core/users/rights.ts'
import { toUserRole } from '#core/users/user-role.ts'
import { twoFactors } from '#db/schema/users.ts'
import type { AuthServices } from './call.ts'
import { currentSession } from './current-session.ts'
import { enter } from './endpoints.ts'
import { hashedStorage, makeRecoveryCodes } from './recovery-codes.ts'
import { findAwaited } from './second-factor.ts'
import { setUpFirstAdmin } from './set-up.ts'

type Answer = {
	code?: string
	message?: string
	user?: { id: string; name: string; email: string; role?: string | null }
	twoFactorRedirect?: boolean
	totpURI?: string
	backupCodes?: string[]
	reasons?: { reason: PasswordProblem }[]
}

/** What our own pages call. They pass the same door as everybody else. */
export function authForPages(services: AuthServices): Auth {
	const { db, siteUrl, secret, now } = services

	async function ask(path: string, headers: Headers, body: object = {}) {
		const own = new Headers({ 'content-type': 'application/json' })
		for (const name of ['cookie', 'user-agent', CLIENT_ADDRESS]) {
			const value = headers.get(name)
			if (value) own.set(name, value)
		}
		const request = new Request(`${siteUrl}/api/auth${path}`, {
			method: 'POST',
			headers: own,
			body: JSON.stringify(body),
		})
		const response = await enter(services, request)
		return { response, body: (await response.json()) as Answer, cookies: cookiesOf(response) }
	}

	async function accessOf(headers: Headers) {
		const session = await currentSession(headers, { ...services, now: now() })
		return session && { sessionId: session.id, user: session.user }
	}

	async function admit(headers: Headers, { body, cookies }: Awaited<ReturnType<typeof ask>>) {
		const user = toUser(body.user!)
		if (can(user, 'enter')) return { ok: true, user, headers: cookies } as const
		await ask('/sign-out', withCookies(headers, cookies))
		return { ok: false, reason: 'not-an-admin' } as const
	}

	return {
		accessOf,

		async userOf(headers) {
			return (await accessOf(headers))?.user ?? null
		},

		async setUp(headers, asked) {
			const result = await setUpFirstAdmin(services, { ...asked, address: headers.get(CLIENT_ADDRESS) ?? 'unknown' })
			if (!result.ok) return result
			const { email, password } = asked
			// Where too many tries hold up the sign-in, the door is there for later.
			return { ok: true, headers: (await ask('/sign-in/email', headers, { email, password })).cookies }
		},

		async signIn(headers, credentials) {
			const asked = await ask('/sign-in/email', headers, credentials)
			const { response, body, cookies } = asked
			if (response.status === 429) return tooManyTries(response)
			if (response.status === 401) return { ok: false, reason: 'invalid-credentials' }
			if (!response.ok) return { ok: false, reason: 'refused', message: body.message ?? '' }
			if (body.twoFactorRedirect) return { ok: false, reason: 'code-needed', headers: cookies }
			return admit(headers, asked)
		},

		async owesCode(headers) {
			return (await findAwaited(services, headers)) !== undefined
		},

		async enterCode(headers, { code, kind }) {
			const path = kind === 'app' ? '/two-factor/verify-totp' : '/two-factor/verify-backup-code'
			const asked = await ask(path, headers, { code })
			if (asked.response.ok) return admit(headers, asked)
			if (asked.response.status === 429) return tooManyTries(asked.response)
			const wrong = asked.body.code === 'INVALID_CODE' || asked.body.code === 'INVALID_BACKUP_CODE'
			return { ok: false, reason: wrong ? 'wrong-code' : 'start-over' }
		},

		async signOut(headers) {
			return (await ask('/sign-out', headers)).cookies
		},

		async signOutEverywhere(headers) {
			return (await ask('/sign-out', headers, { scope: 'global' })).cookies
		},

		async changePassword(headers, { current, next }) {
			const body = { currentPassword: current, newPassword: next }
			return refusalOf(await ask('/change-password', headers, body)) ?? { ok: true }
		},

		async requestEmail(headers, { email, password }) {
			const asked = await ask('/change-email', headers, { newEmail: email, password })
			const { code } = asked.body
			if (code === 'SAME_EMAIL') return { ok: false, reason: 'same' }
			if (code === 'EMAIL_TAKEN') return { ok: false, reason: 'taken' }
			if (code === 'INVALID_EMAIL') return { ok: false, reason: 'not-an-email' }
			return passwordRefusalOf(asked) ?? { ok: true }
		},

		async requestReset(headers, email) {
			const { response } = await ask('/request-password-reset', headers, { email })
			return response.status === 429 ? tooManyTries(response) : { ok: true }
		},

		async resetPassword(headers, { token, password }) {
			const { response, body } = await ask('/reset-password', headers, { token, newPassword: password })
			if (response.status === 429) return tooManyTries(response)
			if (body.code === 'WEAK_PASSWORD') return weakPassword(body)
			return response.ok ? { ok: true } : { ok: false, reason: 'link-over' }
		},

		async startSecondFactor(headers, password) {
			const asked = await ask('/two-factor/enable', headers, { password })
			const refusal = passwordRefusalOf(asked)
			if (refusal) return refusal
			const uri = asked.body.totpURI!
			return { ok: true, uri, secret: new URL(uri).searchParams.get('secret')! }
		},

		async confirmSecondFactor(headers, code) {
			const { response, body, cookies } = await ask('/two-factor/verify-totp', headers, { code })
			if (response.status === 429) return tooManyTries(response)
			if (!response.ok) return { ok: false, reason: 'wrong-code' }
			// Made now and not with the secret, so that they are shown when they begin to work, and only then.
			const recoveryCodes = makeRecoveryCodes()
			const backupCodes = await hashedStorage(secret).encrypt(JSON.stringify(recoveryCodes))
			await db.update(twoFactors).set({ backupCodes }).where(eq(twoFactors.userId, body.user!.id))
			return { ok: true, recoveryCodes, headers: cookies }
		},

		async replaceRecoveryCodes(headers, password) {
			const asked = await ask('/two-factor/generate-backup-codes', headers, { password })
			return passwordRefusalOf(asked) ?? { ok: true, recoveryCodes: asked.body.backupCodes! }
		},

		async stopSecondFactor(headers, password) {
			const asked = await ask('/two-factor/disable', headers, { password })
			return passwordRefusalOf(asked) ?? { ok: true, headers: asked.cookies }
		},
	}
}

type Asked = { response: Response; body: Answer }

function refusalOf(asked: Asked) {
	return asked.body.code === 'WEAK_PASSWORD' ? weakPassword(asked.body) : passwordRefusalOf(asked)
}

function passwordRefusalOf({ response }: Asked) {
	if (response.ok) return undefined
	return response.status === 429 ? tooManyTries(response) : ({ ok: false, reason: 'wrong-password' } as const)
}

function tooManyTries(response: Response) {
	const retryAfterSeconds = Number(response.headers.get('retry-after')) || 60
	return { ok: false, reason: 'too-many-tries', retryAfterSeconds } as const
}

function weakPassword({ reasons = [] }: Answer) {
	return { ok: false, reason: 'weak-password', problems: reasons.map(({ reason }) => reason) } as const
}

function toUser({ id, name, email, role }: NonNullable<Answer['user']>): SignedInUser {
	return { id, name, email, role: toUserRole(role) }
}

function cookiesOf(response: Response): Headers {
	const headers = new Headers()
	for (const cookie of response.headers.getSetCookie()) headers.append('set-cookie', cookie)
	return headers
}

function withCookies(headers: Headers, set: Headers): Headers {
	const cookie = set
		.getSetCookie()
		.map((line) => line.split(';')[0])
		.join('; ')
	const merged = new Headers(headers)
	merged.set('cookie', cookie)
	return merged
}
