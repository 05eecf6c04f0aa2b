import { clientAddressOf } from '#app/client-address.ts'
import { announceProfile } from '#core/users/own-profile.ts'
import { parseJson } from '#lib/parse-json.ts'
import { type AuthCall, type AuthServices, answer, forward, textOf } from './call.ts'
import { currentSession } from './current-session.ts'
import { changeOwnPassword, requestOwnEmail, requestReset, resetWithLink, withPasswordGuess } from './passwords.ts'
import { recordChange, verifyAppCode, verifyRecoveryCode } from './second-factor.ts'
import { revokeOne, revokeWith, signOut } from './sessions.ts'
import { signInWithPassword, signUp } from './sign-in.ts'

type Endpoint = (services: AuthServices, call: AuthCall) => Promise<Response>

/**
 * Every auth endpoint that is open, and what is done around the library's own. What is not listed does not exist
 * here: users are managed in /admin/users, where the last admin is safe and everything is logged.
 */
const endpoints: Record<string, Endpoint> = {
	'GET /ok': forward,
	'GET /get-session': forward,
	'GET /list-sessions': forward,
	'GET /admin/list-users': forward,
	'GET /admin/get-user': forward,
	'POST /sign-in/email': signInWithPassword,
	// Answers that it is closed.
	'POST /sign-up/email': signUp,
	'POST /sign-out': signOut,
	'POST /revoke-session': revokeOne,
	'POST /revoke-sessions': revokeWith('global'),
	'POST /revoke-other-sessions': revokeWith('others'),
	'POST /update-user': rename,
	'POST /change-password': changeOwnPassword,
	'POST /change-email': requestOwnEmail,
	'POST /request-password-reset': requestReset,
	'POST /reset-password': resetWithLink,
	'POST /two-factor/enable': (services, call) =>
		withPassword(services, call, { method: 'totp', issuer: services.brand() }),
	'POST /two-factor/disable': disableSecondFactor,
	'POST /two-factor/generate-backup-codes': replaceRecoveryCodes,
	'POST /two-factor/verify-totp': verifyAppCode,
	'POST /two-factor/verify-backup-code': verifyRecoveryCode,
}

/** The way into the auth library, for our own pages and for everybody else. */
export async function enter(services: AuthServices, request: Request): Promise<Response> {
	const { pathname, search } = new URL(request.url)
	const path = pathname.slice('/api/auth'.length)
	// Who asks with HEAD is told what GET would send; the body is left out at the very end.
	const method = request.method === 'HEAD' ? 'GET' : request.method
	const endpoint = Object.hasOwn(endpoints, `${method} ${path}`) ? endpoints[`${method} ${path}`] : undefined
	if (!endpoint) return answer(404, { message: 'Não encontrado.', code: 'NOT_FOUND' })
	const read = await readBody(request)
	if (!read.ok) return read.response
	const { headers } = request
	const session = await currentSession(headers, { db: services.db, library: services.library, now: services.now() })
	const call = { path, method, query: search, headers, body: read.body, address: clientAddressOf(request), session }
	return withoutTokens(await endpoint(services, call), call)
}

/** JSON or nothing: a form of another site can send neither. */
async function readBody(
	request: Request,
): Promise<{ ok: true; body: Record<string, unknown> } | { ok: false; response: Response }> {
	if (request.method !== 'POST') return { ok: true, body: {} }
	const text = await request.text()
	if (text === '') return { ok: true, body: {} }
	if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? ''))
		return { ok: false, response: answer(415, { message: 'Envie JSON.', code: 'UNSUPPORTED_MEDIA_TYPE' }) }
	const parsed = parseJson(text)
	const isObject = parsed.ok && typeof parsed.value === 'object' && parsed.value && !Array.isArray(parsed.value)
	if (!isObject) return { ok: false, response: answer(400, { message: 'JSON inválido.', code: 'INVALID_PAYLOAD' }) }
	return { ok: true, body: parsed.value as Record<string, unknown> }
}

async function rename(services: AuthServices, call: AuthCall): Promise<Response> {
	const name = textOf(call.body['name']).trim()
	if (name === '' || name.length > 100)
		return answer(400, { message: 'Informe um nome de até 100 caracteres.', code: 'INVALID_NAME' })
	const response = await forward(services, call, { name })
	if (response.ok && call.session) await announceProfile(services.db, call.session.user.id)
	return response
}

function withPassword(services: AuthServices, call: AuthCall, more: Record<string, unknown> = {}): Promise<Response> {
	const password = textOf(call.body['password'])
	return withPasswordGuess(services, call, () => forward(services, call, { password, ...more }))
}

async function disableSecondFactor(services: AuthServices, call: AuthCall): Promise<Response> {
	const response = await withPassword(services, call)
	if (response.ok) await recordChange(services, call, 'two-factor.disabled')
	return response
}

async function replaceRecoveryCodes(services: AuthServices, call: AuthCall): Promise<Response> {
	const response = await withPassword(services, call)
	if (response.ok) await recordChange(services, call, 'two-factor.enabled', { change: 'recovery-codes-replaced' })
	return response
}

/**
 * A script in a page must not read the session out of an answer. Only whoever has just proved who they are, and has
 * no session yet, is told a token: it is for scripts that cannot keep cookies.
 */
async function withoutTokens(response: Response, { session, path }: AuthCall): Promise<Response> {
	const headers = new Headers(response.headers)
	headers.delete('access-control-expose-headers')
	if (!session || path === '/sign-in/email') return new Response(response.body, { status: response.status, headers })
	headers.delete('set-auth-token')
	if (!headers.get('content-type')?.startsWith('application/json'))
		return new Response(response.body, { status: response.status, headers })
	headers.delete('content-length')
	const text = JSON.stringify(await response.json(), (key, value: unknown) => (key === 'token' ? undefined : value))
	return new Response(text, { status: response.status, headers })
}
