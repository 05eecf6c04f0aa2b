import type { Auth } from '#core/users/auth.ts'
import { type AuthServices, answer } from './call.ts'
import { enter } from './endpoints.ts'
import { createLibrary } from './library.ts'
import { authForPages } from './pages.ts'

export { hashPassword } from 'better-auth/crypto'

export type AuthServer = Auth & { handler: (request: Request, correlationId: string) => Promise<Response> }

export function createAuth(options: Omit<AuthServices, 'library'>): AuthServer {
	const services = { ...options, library: createLibrary(options) }
	return {
		...authForPages(services),
		async handler(request, correlationId) {
			const response = await enter(services, request)
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
