import { data, type RouterContextProvider } from 'react-router'
import { correlationId, type Services, services } from './services.ts'

type Context = Readonly<RouterContextProvider>

/**
 * Runs the reads of a public page. When they fail the reader gets a 503 page that says so, and
 * copies already cached go on being served: an outage must not look like an empty site.
 */
export async function readPage<T>(context: Context, read: (services: Services) => Promise<T>): Promise<T> {
	const available = context.get(services)
	try {
		return await read(available)
	} catch (error) {
		// A redirect or a status that the page throws on purpose is no Error.
		if (!(error instanceof Error)) throw error
		available.log.error({ err: error, correlationId: context.get(correlationId) }, 'a page could not be read')
		throw data({ correlationId: context.get(correlationId) }, { status: 503 })
	}
}
