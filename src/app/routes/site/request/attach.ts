import { type ClientActionFunctionArgs, redirect } from 'react-router'
import { hasRoom, mayStore, mayWrite, openRequest } from '#app/leads/request/open-request.server.ts'
import type { FileNotice, UnsentFile } from '#app/leads/request/request-answer.ts'
import { correlationId, services } from '#app/services.ts'
import { attachFile } from '#core/leads/request/attach-file.ts'
import { checkFile } from '#core/leads/request/check-file.ts'
import { MOST_FILE_BYTES, MOST_FILES } from '#core/leads/request/file-limits.ts'
import { requestPath } from '#core/leads/request/request-path.ts'
import { isGoingOn } from '#core/leads/request/touch-request.ts'
import type { Route } from './+types/attach.ts'

/** Requests of which a file is on its way: each takes memory for as long as its sender takes. */
const underWay = new Set<string>()

/** Takes one file for a request, and leads back to its page, which says what became of it. */
export async function action({ request, params: { token }, context }: Route.ActionArgs) {
	const available = context.get(services)
	const found = await openRequest(request, token, available)
	// Before anything is read: who may not send one anyway need not wait for it.
	if (!isGoingOn(found.lead)) return backTo(token, 'over')
	if (found.files.length >= MOST_FILES) return backTo(token, 'too-many')
	if (!(await mayWrite(request, available)) || !(await hasRoom(request, available))) return backTo(token, 'too-often')
	const { id } = found.lead
	if (underWay.has(id)) return backTo(token, 'not-kept')
	underWay.add(id)
	try {
		const form = await request.formData().catch(() => undefined)
		const sent = form?.get('file')
		if (!(sent instanceof File)) return backTo(token, 'empty')
		const bytes = new Uint8Array(await sent.arrayBuffer())
		const checked = await checkFile({ name: sent.name, bytes, editor: available.media.editor })
		if (!checked.ok) return backTo(token, checked.reason)
		if (!(await mayStore(request, available, checked.file.content.byteLength))) return backTo(token, 'too-often')
		const kept = await attachFile(available.db, { token, file: checked.file, now: available.now() })
		if (kept.ok) return backTo(token, 'sent')
		return backTo(token, kept.reason === 'not-found' ? 'over' : kept.reason)
	} catch (error) {
		available.log.error({ err: error, correlationId: context.get(correlationId) }, 'a file could not be kept')
		return backTo(token, 'not-kept')
	} finally {
		underWay.delete(id)
	}
}

/** What is too large is not sent at all, and what does not get through leaves the page as it was. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
	const file = (await request.clone().formData()).get('file')
	if (file instanceof File && file.size > MOST_FILE_BYTES) return unsent('too-large')
	try {
		return await serverAction()
	} catch (error) {
		if (error instanceof Response) throw error
		return unsent('offline')
	}
}

function unsent(notice: FileNotice): UnsentFile {
	return { notice, unsent: true }
}

function backTo(token: string, notice: FileNotice) {
	return redirect(`${requestPath(token)}?aviso=${notice}#arquivos`)
}
