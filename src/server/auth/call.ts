import type { Db } from '#db/client.server.ts'
import type { Log } from '#lib/log.ts'
import type { CurrentSession } from './current-session.ts'
import type { AuthLibrary } from './library.ts'

/** What the door works with. */
export type AuthServices = {
	db: Db
	library: AuthLibrary
	siteUrl: string
	/** What the brokerage is called now. */
	brand: () => string
	secret: string
	/** `ADMIN_PASSWORD`, which also opens the set-up. */
	adminPassword: string | undefined
	now: () => Date
	log: Log
	mailQueued: () => void
}

/** One request to an auth endpoint, read and with its session looked up. */
export type AuthCall = {
	path: string
	method: string
	query: string
	headers: Headers
	body: Record<string, unknown>
	address: string
	session: CurrentSession | null
}

/** Hands a call on to the library, with only the fields named in `body`. The origin was checked at the edge. */
export function forward(
	{ library, siteUrl }: AuthServices,
	{ path, method, query, headers }: AuthCall,
	body: Record<string, unknown> = {},
): Promise<Response> {
	const own = new Headers(headers)
	own.set('origin', siteUrl)
	own.delete('content-length')
	if (method !== 'POST') return library.handler(new Request(`${siteUrl}/api/auth${path}${query}`, { headers: own }))
	own.set('content-type', 'application/json')
	return library.handler(
		new Request(`${siteUrl}/api/auth${path}`, { method, headers: own, body: JSON.stringify(body) }),
	)
}

export function textOf(value: unknown): string {
	return typeof value === 'string' ? value : ''
}

export function answer(status: number, body: object, headers: HeadersInit = {}): Response {
	return Response.json(body, { status, headers })
}

export function tooMany(retryAfterSeconds: number): Response {
	return answer(
		429,
		{ message: 'Muitas tentativas. Aguarde um pouco e tente de novo.', code: 'TOO_MANY_TRIES' },
		{ 'Retry-After': String(retryAfterSeconds) },
	)
}

export const notSignedIn = () => answer(401, { message: 'Entre para continuar.', code: 'UNAUTHORIZED' })
