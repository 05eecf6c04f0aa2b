import { data, type MiddlewareFunction, redirect, redirectDocument } from 'react-router'
import { flashCookie } from '#app/flash.ts'
import { rightFor } from '#app/route-rights.ts'
import { correlationId, services } from '#app/services.ts'
import { mayWrite } from '#core/posts/may-write.ts'
import { findPostAuthor } from '#core/posts/reading/find-post-author.ts'
import type { SignedInUser } from '#core/users/auth.ts'
import { can } from '#core/users/rights.ts'
import type { Db } from '#db/client.server.ts'
import { forbidden } from './forbidden.ts'
import { signedInAdmin } from './signed-in-admin.ts'

/** Stands before every screen of the back office, on the server: nobody gets further who has no role, or not the right one. */
export const requireAdmin: MiddlewareFunction<Response> = async ({ request, url, pattern, params, context }) => {
	const { db, auth, log } = context.get(services)
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
	if (!right || !can(user, right)) throw forbidden({ context, pattern, right })
	if (!(await mayTouchPost(db, { user, pattern, id: params['id'] })))
		throw forbidden({ context, pattern, right: 'posts.write-any' })
}

type Touched = { user: SignedInUser; pattern: string; id: string | undefined }

/** Every address below an article's belongs to whoever may write on it. What does not exist yet is anybody's. */
async function mayTouchPost(db: Db, { user, pattern, id = '' }: Touched): Promise<boolean> {
	if (!/\bposts\/(edit\/)?:id/.test(pattern) || can(user, 'posts.write-any')) return true
	const post = await findPostAuthor(db, id)
	return !post || mayWrite(user, post)
}

/** The sign-in page, with the way back to what was asked for. */
function loginHref({ pathname, search }: URL): string {
	const wanted = pathname + search
	return wanted === '/admin/dashboard' ? '/admin/login' : `/admin/login?${new URLSearchParams({ destino: wanted })}`
}
