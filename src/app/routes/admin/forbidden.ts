import { data, type RouterContextProvider } from 'react-router'
import { NO_STORE } from '#app/cache-headers.ts'
import { readShellCookies, type ShellCookies } from '#app/components/admin/shell-cookies.ts'
import { correlationId } from '#app/services.ts'
import { can, type Right, refusalWords } from '#core/users/rights.ts'
import type { UserRole } from '#core/users/user-role.ts'
import { signedInAdmin } from './signed-in-admin.ts'

/** What a refusal carries: why, and what the frame around it is drawn from. */
export type Forbidden = { error: string; shell: { userName: string; role: UserRole } & ShellCookies }

type Refused = {
	request: Request
	context: Readonly<RouterContextProvider>
	/** Of the address that was asked for. */
	pattern: string
	right: Right | undefined
}

/** For somebody whose role does not reach: a page says why, and what is asked outside of navigation gets JSON. */
export function forbidden({ request, context, pattern, right }: Refused) {
	const error = right ? refusalWords(right) : 'Seu papel não permite abrir esta tela.'
	if (/^\/?admin\/(api\/|posts\/:id\/gravar$)/.test(pattern)) {
		const body = { error, code: 'FORBIDDEN', correlationId: context.get(correlationId) }
		return Response.json(body, { status: 403, headers: NO_STORE })
	}
	const { name: userName, role } = context.get(signedInAdmin)
	const shell = { userName, role, ...readShellCookies(request.headers.get('cookie')) }
	return data<Forbidden>({ error, shell }, { status: 403, headers: NO_STORE })
}

/** For one of several things that an address does. */
export function mayDo(context: Readonly<RouterContextProvider>, right: Right): boolean {
	return can(context.get(signedInAdmin), right)
}

/** Whose articles alone somebody sees; nobody's in particular, where they see all. */
export function ownOnly(context: Readonly<RouterContextProvider>): string | undefined {
	return mayDo(context, 'posts.write-any') ? undefined : context.get(signedInAdmin).id
}
