import type { Services } from '#app/services.ts'

/** Of the session's cookie, with whatever prefix its security gives it. */
const sessionCookie = /(?:^|;\s*)(?:__Host-|__Secure-)?farol\.session_token=/

/** Whether an admin is looking. Asked of the database only where there is a session to ask about. */
export async function isAdminViewer(request: Request, { auth }: Services): Promise<boolean> {
	if (!sessionCookie.test(request.headers.get('cookie') ?? '')) return false
	return (await auth.userOf(request.headers))?.isAdmin ?? false
}
