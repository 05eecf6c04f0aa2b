import { inArray } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { mediaFiles } from '#db/schema/media.ts'
import type { Identity } from './identity-schema.ts'

type Shown = Pick<Identity, 'logo' | 'mark' | 'testimonials'>

/** The stored names of pictures, by their ids in the library. One that was deleted there has none. */
export type PictureNames = Readonly<Record<string, string>>

export function pictureIdsIn({ logo, mark, testimonials }: Shown): string[] {
	return [logo, mark, ...testimonials.map(({ picture }) => picture)].filter((id) => id !== null)
}

export async function findIdentityPictures(db: Db, identity: Shown): Promise<PictureNames> {
	const ids = pictureIdsIn(identity)
	if (ids.length === 0) return {}
	const found = await db
		.select({ id: mediaFiles.id, name: mediaFiles.name })
		.from(mediaFiles)
		.where(inArray(mediaFiles.id, ids))
	return Object.fromEntries(found.map(({ id, name }) => [id, name]))
}
