import { and, asc, eq, lt } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { leases } from '#db/schema/leases.ts'
import { mediaFiles } from '#db/schema/media.ts'
import type { FileStore } from './file-store.ts'
import { holdPicture, PICTURE_LEASE } from './hold-picture.ts'
import { removeSizes } from './remove-sizes.ts'

/** Whoever broke off may try again by then. */
const PATIENCE_MS = 10 * 60_000
const MOST_PER_RUN = 100

type Removal = { files: FileStore; now: Date; onFault: (error: unknown, name: string) => void }

/** Removes the files of uploads and deletions that broke off, where no picture has them. */
export async function removeLeftPictures(db: Db, { files, now, onFault }: Removal): Promise<void> {
	const left = await db
		.select({ name: leases.name })
		.from(leases)
		.where(and(eq(leases.kind, PICTURE_LEASE), lt(leases.expiresAt, new Date(now.getTime() - PATIENCE_MS))))
		.orderBy(asc(leases.expiresAt))
		.limit(MOST_PER_RUN)
	for (const { name } of left) {
		await holdPicture(db, { name, work: () => removeUnowned(db, { files, name }) }).catch((error: unknown) =>
			onFault(error, name),
		)
	}
}

async function removeUnowned(db: Db, { files, name }: { files: FileStore; name: string }): Promise<void> {
	if ((await db.$count(mediaFiles, eq(mediaFiles.name, name))) > 0) return
	await removeSizes(files, name)
	await files.remove(name)
}
