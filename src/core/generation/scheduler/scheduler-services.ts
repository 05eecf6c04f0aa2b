import type { Db } from '#db/client.server.ts'

/** What the scheduler takes from outside. Built at boot. */
export type SchedulerServices = {
	db: Db
	clock: () => Date
	/** There may be an article to write. */
	wakePipeline: () => void
}
