import { and, eq } from 'drizzle-orm'
import { endOwnSession, endOwnSessions, type SignOutScope, signOutScopes } from '#core/users/end-own-sessions.ts'
import { sessions } from '#db/schema/users.ts'
import { type AuthCall, type AuthServices, answer, forward, notSignedIn, textOf } from './call.ts'
import { hashToken } from './hashed-tokens.ts'
import { logFact } from './security-log.ts'

/** Here, everywhere, or everywhere else. The cookie goes in all cases but the last. */
export async function signOut(services: AuthServices, call: AuthCall): Promise<Response> {
	const scope = call.body['scope'] ?? 'local'
	if (!isScope(scope))
		return answer(400, { message: 'O escopo deve ser global, local ou others.', code: 'INVALID_SCOPE' })
	if (call.session) await end(services, call, scope)
	if (scope === 'others') return call.session ? answer(200, { success: true }) : notSignedIn()
	return forward(services, { ...call, path: '/sign-out' })
}

export function revokeWith(scope: SignOutScope) {
	return async (services: AuthServices, call: AuthCall): Promise<Response> => {
		if (!call.session) return notSignedIn()
		await end(services, call, scope)
		return answer(200, { status: true })
	}
}

export async function revokeOne(services: AuthServices, call: AuthCall): Promise<Response> {
	if (!call.session) return notSignedIn()
	const { id: userId, email } = call.session.user
	const token = textOf(call.body['token'])
	const [found] = await services.db
		.select({ id: sessions.id })
		.from(sessions)
		.where(and(eq(sessions.token, hashToken(token)), eq(sessions.userId, userId)))
	if (found) {
		const user = { id: userId, email }
		await endOwnSession(services.db, { user, endedId: found.id, address: call.address, now: services.now() })
		logFact(services, call.address, { action: 'session.revoked', actor: user })
	}
	return answer(200, { status: true })
}

async function end(services: AuthServices, { session, address }: AuthCall, scope: SignOutScope): Promise<void> {
	const { db, now } = services
	const { id, email } = session!.user
	await endOwnSessions(db, { user: { id, email }, sessionId: session!.id, scope, address, now: now() })
	const action = scope === 'others' ? 'session.revoked' : 'sign-out'
	logFact(services, address, { action, actor: { id, email }, details: { scope } })
}

function isScope(scope: unknown): scope is SignOutScope {
	return signOutScopes.some((known) => known === scope)
}
