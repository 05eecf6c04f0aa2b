import type { Db } from '#db/client.server.ts'
import type { Log } from '#lib/log.ts'
import type { SearchConsoleServices } from './search-console.ts'
import { type SitemapSubmission, submitSitemap } from './submit-sitemap.ts'
import { testConsole } from './test-console.ts'

type Use = SearchConsoleServices & {
	/** Only tries the connection. */
	test: boolean | undefined
	actor: { id: string; email: string } | undefined
	log: Log
	correlationId: string
	now: Date
}

/** Sends the map at somebody's word, or tries the connection. What the console said of a failure is for the log alone. */
export async function submitOrTest(
	db: Db,
	{ test, log, correlationId, ...sending }: Use,
): Promise<Omit<SitemapSubmission, 'detail'>> {
	const { detail, ...answer } = test ? await testConsole(sending) : await submitSitemap(db, sending)
	if (!answer.success)
		log.warn({ correlationId, status: answer.status, detail }, 'the Search Console could not be used')
	return answer
}
