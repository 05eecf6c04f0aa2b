import type { ConsoleState } from '#app/components/admin/search-console-state.ts'
import { services } from '#app/services.ts'
import { findLastSubmission } from '#core/sitemap/find-last-submission.ts'
import type { Route } from './+types/status.ts'
import { submissionView } from './submission-view.ts'

/** What the card in the editor shows: the property, and what came of the last submission. */
export async function loader({ context }: Route.LoaderArgs) {
	const { db, searchConsole } = context.get(services)
	const last = await findLastSubmission(db, searchConsole)
	const state: ConsoleState = {
		configured: searchConsole.console !== undefined,
		siteUrl: searchConsole.siteUrl,
		last: last && submissionView(last),
	}
	return Response.json(state, { headers: { 'Cache-Control': 'no-store' } })
}
