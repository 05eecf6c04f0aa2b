import { data, type RouterContextProvider } from 'react-router'
import { correlationId, type Services, services } from '#app/services.ts'

/** Reads a list of the back office. When that fails the screen stays, and shows the error where the list would be. */
export async function readList<T>(context: Readonly<RouterContextProvider>, read: (services: Services) => Promise<T>) {
	const available = context.get(services)
	try {
		return data({ list: await read(available), problem: undefined })
	} catch (error) {
		const id = context.get(correlationId)
		available.log.error({ err: error, correlationId: id }, 'a list could not be read')
		return data({ list: undefined, problem: id }, { status: 503 })
	}
}
