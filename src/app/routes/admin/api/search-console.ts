import { z } from 'zod'
import { answer, answering } from '#app/answer-endpoint.ts'
import { endpoints } from '#app/endpoints.ts'
import { services } from '#app/services.ts'
import { findLastSubmission } from '#core/sitemap/find-last-submission.ts'
import { submitOrTest } from '#core/sitemap/submit-or-test.ts'
import { submissionView } from '../search-console/submission-view.ts'
import { signedInAdmin } from '../signed-in-admin.ts'
import type { Route } from './+types/search-console.ts'

/** What the card in the editor shows: the property, and what came of the last submission. */
export async function loader({ context }: Route.LoaderArgs) {
	const { db, searchConsole, now } = context.get(services)
	const { console, siteUrl } = searchConsole
	const last = await findLastSubmission(db, { ...searchConsole, now: now() })
	const configured = console !== undefined
	return answer(endpoints.searchConsole, { ok: true, configured, siteUrl, last: last && submissionView(last) })
}

export const action = answering(
	endpoints.useSearchConsole,
	z.object({ test: z.boolean() }),
	async ({ test }, { db, searchConsole, context, log, correlationId, now }) => {
		const by = { actor: context.get(signedInAdmin), log, correlationId, now: now() }
		return { ok: true as const, ...(await submitOrTest(db, { ...searchConsole, ...by, test })) }
	},
)
