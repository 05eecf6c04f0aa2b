import type { Services } from '#app/services.ts'
import type { SignedInUser } from '#core/users/auth.ts'
import { can } from '#core/users/rights.ts'

/** Of the session's cookie, with whatever prefix its security gives it. */
const sessionCookie = /(?:^|;\s*)(?:__Host-|__Secure-)?farol\.session_token=/

/** Who looks, if somebody of the back office does. Asked of the database only where there is a session to ask about. */
export async function adminViewer(request: Request, { auth }: Services): Promise<SignedInUser | undefined> {
	if (!sessionCookie.test(request.headers.get('cookie') ?? '')) return undefined
	const user = await auth.userOf(request.headers)
	return user && can(user, 'enter') ? user : undefined
}
