import { NO_STORE } from '#app/cache-headers.ts'
import { mayWrite, openRequest } from '#app/leads/request/open-request.server.ts'
import { services } from '#app/services.ts'
import { noteChat } from '#core/leads/request/note-chat.ts'
import type { Route } from './+types/chat.ts'

/** What the browser tells beside opening the chat. Nobody waits for the answer. */
export async function action({ request, params: { token }, context }: Route.ActionArgs) {
	const available = context.get(services)
	await openRequest(request, token, available)
	if (await mayWrite(request, available)) await noteChat(available.db, { token, now: available.now() })
	return new Response(null, { status: 204, headers: NO_STORE })
}
