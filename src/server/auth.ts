import type { Auth } from '#core/users/auth.ts'
import { type AuthTools, answer } from './auth/call.ts'
import { enter } from './auth/door.ts'
import { createLibrary } from './auth/library.ts'
import { authForPages } from './auth/pages.ts'

export { hashPassword } from 'better-auth/crypto'

export type AuthServer = Auth & { handler: (request: Request, correlationId: string) => Promise<Response> }

export function createAuth(options: Omit<AuthTools, 'library'>): AuthServer {
	const tools = { ...options, library: createLibrary(options) }
	return {
		...authForPages(tools),
		async handler(request, correlationId) {
			const response = await enter(tools, request)
			response.headers.set('Cache-Control', 'no-store')
			return response.ok ? response : withId(response, correlationId)
		},
	}
}

/** Every error can be found in the log. */
async function withId(response: Response, correlationId: string): Promise<Response> {
	const headers = new Headers(response.headers)
	headers.delete('content-length')
	const body = (await response.json().catch(() => ({}))) as object
	return answer(response.status, { ...body, correlationId }, headers)
}
