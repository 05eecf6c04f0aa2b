import type { Db } from '#db/client.server.ts'

const MOST_TRIES = 5

/** Somebody else took the address first, or two writers waited for each other: the same work anew finds its way. */
const lostRaces = ['23505', '40P01', '40001']

/** A transaction that is tried again when another one was faster. */
export async function retryTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
	for (let tries = 1; ; tries += 1) {
		try {
			return await db.transaction(work)
		} catch (error) {
			if (tries === MOST_TRIES || !lostRaces.includes(codeOf(error))) throw error
		}
	}
}

function codeOf(error: unknown): string {
	const { cause, code } = error as { cause?: { code?: string }; code?: string }
	return cause?.code ?? code ?? ''
}
