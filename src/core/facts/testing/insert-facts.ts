import type { Db } from '#db/client.server.ts'
import { facts } from '#db/schema/facts.ts'
import released from '../facts.content.server.ts'

/** The register as a release has it, for tests in which articles are held against it. */
export async function insertFacts(db: Db): Promise<void> {
	await db
		.insert(facts)
		.values(released.map(({ id, text, writtenOn }) => ({ id, text, writtenOn })))
		.onConflictDoNothing()
}
