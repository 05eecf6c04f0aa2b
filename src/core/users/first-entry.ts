import { eq } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { milestones } from '#db/schema/milestones.ts'
import { adminExists } from './create-first-admin.ts'

const FIRST_ENTRY = 'first-entry'

/** What stands before the back office: nobody to enter, somebody who never did, or a door like any other. */
export type Door = 'no-admin' | 'not-entered' | 'entered'

export async function findDoor(db: Db): Promise<Door> {
	const [entered] = await db.select().from(milestones).where(eq(milestones.name, FIRST_ENTRY))
	if (entered) return 'entered'
	return (await adminExists(db)) ? 'not-entered' : 'no-admin'
}

/** Closes the set-up for good. Of any number at once a single one is told that it was the first. */
export async function recordFirstEntry(db: Db, { by, now }: { by: string; now: Date }): Promise<{ first: boolean }> {
	const written = await db
		.insert(milestones)
		.values({ name: FIRST_ENTRY, at: now, by })
		.onConflictDoNothing()
		.returning()
	return { first: written.length > 0 }
}
