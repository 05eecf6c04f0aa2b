import { data, type MiddlewareFunction, redirect, redirectDocument } from 'react-router'
import { flashCookie } from '#app/flash.ts'
import { rightFor } from '#app/route-rights.ts'
import { correlationId, services } from '#app/services.ts'
import { can } from '#core/users/rights.ts'
import { forbidden } from './forbidden.ts'
import { signedInAdmin } from './signed-in-admin.ts'

/** Stands before every screen of the back office, on the server: nobody gets further who has no role, or not the right one. */
export const requireAdmin: MiddlewareFunction<Response> = async ({ request, url, pattern, context }) => {
	const { auth, log } = context.get(services)
	const user = await auth.userOf(request.headers).catch((error: unknown) => {
		log.error({ err: error, correlationId: context.get(correlationId) }, 'the session could not be checked')
		throw data({ correlationId: context.get(correlationId) }, { status: 503 })
	})
	if (!user) throw redirect(loginHref(url))
	if (!can(user, 'enter')) {
		const headers = await auth.signOut(request.headers)
		const title = 'Acesso negado'
		headers.append(
			'set-cookie',
			flashCookie({ tone: 'error', title, description: 'Você não tem permissão para acessar esta área.' }),
		)
		// A whole new page: one of the site's, which begins with scripts of its own.
		throw redirectDocument('/', { headers })
	}
	context.set(signedInAdmin, user)
	const right = rightFor(pattern, request.method)
	if (!right || !can(user, right)) throw forbidden({ request, context, pattern, right })
}

/** The sign-in page, with the way back to what was asked for. */
function loginHref({ pathname, search }: URL): string {
	const wanted = pathname + search
	return wanted === '/admin/dashboard' ? '/admin/login' : `/admin/login?${new URLSearchParams({ destino: wanted })}`
}
