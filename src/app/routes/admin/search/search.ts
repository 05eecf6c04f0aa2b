import { data, isRouteErrorResponse, redirect } from 'react-router'
import { NO_STORE } from '#app/cache-headers.ts'
import { readForm } from '#app/read-form.ts'
import { correlationId, services } from '#app/services.ts'
import { type AdminFindings, searchAdmin } from '#core/admin-search/search-admin.ts'
import { textIn } from '#lib/form-texts.ts'
import type { Route } from './+types/search.ts'

const LONGEST_SEARCH = 100

/** `text` tells which typing this answers. */
type SearchAnswer = { ok: true; text: string; findings: AdminFindings } | { ok: false; text: string }

/** The search has no page of its own: it opens over any screen, by Ctrl+K. */
export function loader(): never {
	throw redirect('/admin/dashboard')
}

export async function action({ request, context }: Route.ActionArgs) {
	const { db, log } = context.get(services)
	const { q = '' } = await readForm(request)
	const text = q.trim().slice(0, LONGEST_SEARCH)
	const answer = await searchAdmin(db, { text }).then(
		(findings): SearchAnswer => ({ ok: true, text, findings }),
		(error: unknown): SearchAnswer => {
			log.error({ err: error, correlationId: context.get(correlationId) }, 'the search of the back office failed')
			return { ok: false, text }
		},
	)
	return data(answer, { headers: NO_STORE })
}

/** A lost connection is told in the search itself; left to the router it would take the screen down. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs): Promise<SearchAnswer> {
	const text = textIn(await request.clone().formData(), 'q')
	return serverAction().catch((error: unknown) => {
		if (error instanceof Error || isRouteErrorResponse(error)) return { ok: false, text }
		throw error
	})
}
