import type { RouterContextProvider } from 'react-router'
import { NO_STORE } from '#app/cache-headers.ts'
import { redirectWithNotice } from '#app/flash.ts'
import { correlationId } from '#app/services.ts'
import { can, type Right, refusalWords } from '#core/users/rights.ts'
import { signedInAdmin } from './signed-in-admin.ts'

type Refused = {
	context: Readonly<RouterContextProvider>
	/** Of the address that was asked for. */
	pattern: string
	right: Right | undefined
}

/**
 * For somebody whose role does not reach: what is asked outside of navigation gets JSON, whoever opens or sends a screen
 * is told why on the dashboard. An error would be shown by the root of the pages, without menu or way back.
 */
export function forbidden({ context, pattern, right }: Refused): Response {
	const error = right ? refusalWords(right) : 'Seu papel não permite abrir esta tela.'
	if (!/^\/?admin\/(api\/|posts\/:id\/gravar$)/.test(pattern))
		return redirectWithNotice('/admin/dashboard', { tone: 'error', title: 'Acesso restrito', description: error })
	const body = { error, code: 'FORBIDDEN', correlationId: context.get(correlationId) }
	return Response.json(body, { status: 403, headers: NO_STORE })
}

/** For one of several things that an address does. */
export function mayDo(context: Readonly<RouterContextProvider>, right: Right): boolean {
	return can(context.get(signedInAdmin), right)
}

/** Whose articles alone somebody sees; nobody's in particular, where they see all. */
export function ownOnly(context: Readonly<RouterContextProvider>): string | undefined {
	return mayDo(context, 'posts.write-any') ? undefined : context.get(signedInAdmin).id
}
