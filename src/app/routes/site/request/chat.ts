import { NO_STORE } from '#app/cache-headers.ts'
import { promiseOf } from '#app/leads/promise-of.ts'
import { mayWrite, openRequest } from '#app/leads/request/open-request.server.ts'
import { services } from '#app/services.ts'
import { noteChat } from '#core/leads/request/note-chat.ts'
import type { Lead } from '#db/schema/leads.ts'
import type { Route } from './+types/chat.ts'

/** What the browser tells beside opening the chat. Nobody waits for the answer. */
export async function action({ request, params: { token }, context }: Route.ActionArgs) {
	const told = new Response(null, { status: 204, headers: NO_STORE })
	const available = context.get(services)
	await openRequest(request, token, available)
	if (!(await mayWrite(request, available))) return told
	const now = available.now()
	const { identity } = available.identity.current()
	// In the chat there is somebody to answer, as if a telephone had been left.
	const promiseFor = (lead: Lead) => promiseOf({ ...lead, phone: 'chat' }, identity, now)
	await noteChat(available.db, { token, promiseFor, now })
	return told
}
