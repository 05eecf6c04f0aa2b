import { and, desc, eq, exists, gte, inArray, isNotNull } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { imageGenerations } from '#db/schema/images.ts'
import { posts } from '#db/schema/posts.ts'

/** Tells a library of photos; false where it is worth another try. */
export type TellTaken = (downloadLocation: string) => Promise<boolean>

/** A photo nobody took by then was only looked at, and who could not be told by then is not told any more. */
const PATIENCE_DAYS = 30
const DAY_MS = 86_400_000
/** Each counts against the hour's limit of requests. */
const MOST_TOLD = 20

type Telling = { libraries: Readonly<Record<string, TellTaken>>; now: Date }

/** Says of the photos that became covers that they were taken, once each. */
export async function tellPhotosTaken(db: Db, { libraries, now }: Telling): Promise<void> {
	const { id, provider, downloadLocation, imageUrl, createdAt } = imageGenerations
	const covers = db.select({ id: posts.id }).from(posts).where(eq(posts.featuredImageUrl, imageUrl))
	const since = new Date(now.getTime() - PATIENCE_DAYS * DAY_MS)
	const taken = await db
		.select({ id, provider, downloadLocation })
		.from(imageGenerations)
		.where(
			and(
				inArray(provider, Object.keys(libraries)),
				gte(createdAt, since),
				isNotNull(downloadLocation),
				exists(covers),
			),
		)
		.orderBy(desc(createdAt))
		.limit(MOST_TOLD)
	for (const photo of taken) {
		if (!(await libraries[photo.provider]!(photo.downloadLocation!))) continue
		await db.update(imageGenerations).set({ downloadLocation: null }).where(eq(id, photo.id))
	}
}
