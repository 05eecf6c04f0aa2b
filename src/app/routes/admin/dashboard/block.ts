import type { RouterContextProvider } from 'react-router'
import { correlationId, services } from '#app/services.ts'

/** One part of a screen: what was read, or that it could not be. */
export type Block<T> = { ok: true; value: T } | { ok: false }

/** Keeps a part that fails from taking the others down. */
export async function readBlock<T>(context: Readonly<RouterContextProvider>, read: Promise<T>): Promise<Block<T>> {
	try {
		return { ok: true, value: await read }
	} catch (error) {
		const { log } = context.get(services)
		log.error({ err: error, correlationId: context.get(correlationId) }, 'a part of the dashboard could not be read')
		return { ok: false }
	}
}
