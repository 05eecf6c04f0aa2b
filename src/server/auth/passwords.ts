import { hashPassword, verifyPassword } from 'better-auth/crypto'
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { requestEmailChange } from '#core/users/change-email.ts'
import { changePassword } from '#core/users/change-password.ts'
import { findPasswordLink } from '#core/users/find-password-link.ts'
import { passwordProblems, passwordProblemTexts } from '#core/users/password-rules.ts'
import { requestPasswordReset } from '#core/users/request-password-reset.ts'
import { resetPassword } from '#core/users/reset-password.ts'
import { accounts } from '#db/schema/users.ts'
import { type AuthCall, type AuthServices, answer, notSignedIn, textOf, tooMany } from './call.ts'
import { withGuess } from './guesses.ts'
import { asTyped, logFact } from './security-log.ts'

const LINK_OVER = { message: 'O link não vale mais. Peça outro.', code: 'INVALID_TOKEN' }
const WRONG_PASSWORD = { message: 'A senha atual não confere.', code: 'INVALID_PASSWORD' }
const SAME_ANSWER = { status: true, message: 'Se houver uma conta com este e-mail, o link está a caminho.' }

/** A new password for whoever is signed in and knows the old one. The other sessions end. */
export async function changeOwnPassword(services: AuthServices, call: AuthCall): Promise<Response> {
	const { db, now } = services
	if (!call.session) return notSignedIn()
	const { id: sessionId, user } = call.session
	const password = textOf(call.body['newPassword'])
	const weak = refuseWeak(password, user.email, services.brand())
	if (weak) return weak

	return withPasswordGuess(services, call, async () => {
		if (!(await isPasswordOf(services, user.id, textOf(call.body['currentPassword']))))
			return answer(400, WRONG_PASSWORD)
		const { id, email, name } = user
		const change = { user: { id, email }, sessionId, address: call.address, now: now() }
		const { ended } = await changePassword(db, { ...change, passwordHash: await hashPassword(password) })
		const fact = { action: 'password.changed', actor: { id, email }, details: { sessionsEnded: ended } } as const
		logFact(services, call.address, fact)
		return answer(200, { token: null, user: { id, email, name } })
	})
}

const EMAIL_REFUSALS = {
	same: { message: 'Este já é o seu e-mail.', code: 'SAME_EMAIL' },
	taken: { message: 'Já existe um usuário com este e-mail.', code: 'EMAIL_TAKEN' },
} as const

/** Another address for whoever is signed in and knows the password. It counts once its mailbox was seen to be theirs. */
export async function requestOwnEmail(services: AuthServices, call: AuthCall): Promise<Response> {
	const { db, siteUrl, now, mailQueued } = services
	if (!call.session) return notSignedIn()
	const { id, email: before, name } = call.session.user
	const email = asTyped(textOf(call.body['newEmail']))
	if (!z.email().max(254).safeParse(email).success)
		return answer(400, { message: 'Informe um e-mail válido.', code: 'INVALID_EMAIL' })
	return withPasswordGuess(services, call, async () => {
		if (!(await isPasswordOf(services, id, textOf(call.body['password'])))) return answer(400, WRONG_PASSWORD)
		const user = { id, email: before, name }
		const asked = { user, email, brand: services.brand(), siteUrl, address: call.address, now: now() }
		const result = await requestEmailChange(db, asked)
		if (!result.ok)
			return result.reason === 'too-many-tries'
				? tooMany(result.retryAfterSeconds)
				: answer(400, EMAIL_REFUSALS[result.reason])
		mailQueued()
		return answer(200, { status: true })
	})
}

export async function requestReset(services: AuthServices, call: AuthCall): Promise<Response> {
	const { db, siteUrl, brand, now, mailQueued } = services
	const email = asTyped(textOf(call.body['email']))
	if (!/^[^\s@]+@[^\s@]+$/.test(email))
		return answer(400, { message: 'Informe um e-mail válido.', code: 'INVALID_EMAIL' })
	const asked = { email, brand: brand(), siteUrl, address: call.address, now: now() }
	const result = await requestPasswordReset(db, asked)
	if (!result.ok) return tooMany(result.retryAfterSeconds)
	logFact(services, call.address, { action: 'password.reset-requested', subject: { label: email } })
	mailQueued()
	return answer(200, SAME_ANSWER)
}

/** A new password for whoever holds a link. */
export async function resetWithLink(services: AuthServices, call: AuthCall): Promise<Response> {
	const { db, now } = services
	const token = textOf(call.body['token'])
	const password = textOf(call.body['newPassword'])
	const link = await findPasswordLink(db, { token, now: now() })
	if (!link) return answer(400, LINK_OVER)
	const weak = refuseWeak(password, link.email, services.brand())
	if (weak) return weak
	const passwordHash = await hashPassword(password)
	const result = await resetPassword(db, { token, passwordHash, address: call.address, now: now() })
	if (!result.ok) return answer(400, LINK_OVER)
	const fact = { action: 'password.changed', subject: { id: link.userId, label: link.email } } as const
	logFact(services, call.address, { ...fact, details: { by: 'link' } })
	return answer(200, { status: true })
}

/** Who stole an open session must not guess the password through it. */
export async function withPasswordGuess(
	services: AuthServices,
	{ session }: AuthCall,
	check: () => Promise<Response>,
): Promise<Response> {
	return session ? withGuess(services, `password ${session.user.id}`, check) : notSignedIn()
}

function refuseWeak(password: string, email: string, brand: string): Response | undefined {
	const problems = passwordProblems(password, { email, brand })
	if (problems.length === 0) return undefined
	const reasons = problems.map((problem) => ({ reason: problem, message: passwordProblemTexts[problem] }))
	return answer(400, { message: reasons[0]!.message, code: 'WEAK_PASSWORD', reasons })
}

async function isPasswordOf({ db }: AuthServices, userId: string, password: string): Promise<boolean> {
	const [account] = await db
		.select({ hash: accounts.password })
		.from(accounts)
		.where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')))
	return Boolean(account?.hash) && verifyPassword({ hash: account!.hash!, password })
}
