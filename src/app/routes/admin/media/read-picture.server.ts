import { findPicture } from '#core/media/find-picture.ts'
import { findUses, type PictureUse } from '#core/media/find-uses.ts'
import { mediaUrl } from '#core/media/media-url.ts'
import type { Db } from '#db/client.server.ts'
import { labelOf } from './to-library-picture.ts'

export type ShownPicture = {
	id: string
	label: string
	url: string
	alt: string
	credit: string
	creditUrl: string
	width: number
	height: number
	bytes: number
	source: string
	addedAt: Date
	addedBy: string | null
	/** How many smaller ones there are; none while they are being made. */
	sizes: number | undefined
	uses: PictureUse[]
}

export async function readPicture(db: Db, id: string): Promise<ShownPicture | undefined> {
	const found = await findPicture(db, id)
	if (!found) return undefined
	const { name, alt, credit, creditUrl, width, height, bytes, source, createdAt, addedBy, variants } = found
	return {
		id,
		label: labelOf(found),
		url: mediaUrl(name),
		alt,
		credit: credit ?? '',
		creditUrl: creditUrl ?? '',
		width,
		height,
		bytes,
		source,
		addedAt: createdAt,
		addedBy,
		sizes: found.variantsMadeAt ? variants.length : undefined,
		uses: await findUses(db, found),
	}
}
