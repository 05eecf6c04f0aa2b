import { eq } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { type MediaFile, mediaFiles } from '#db/schema/media.ts'
import { users } from '#db/schema/users.ts'
import { isPictureId } from './picture-id.ts'

export type FoundPicture = MediaFile & { addedBy: string | null }

export async function findPicture(db: Db, id: string): Promise<FoundPicture | undefined> {
	if (!isPictureId(id)) return undefined
	const [found] = await db
		.select({ media: mediaFiles, addedBy: users.name })
		.from(mediaFiles)
		.leftJoin(users, eq(users.id, mediaFiles.createdBy))
		.where(eq(mediaFiles.id, id))
	return found && { ...found.media, addedBy: found.addedBy }
}
