import { desc, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { type MediaFile, mediaFiles } from '#db/schema/media.ts'
import { escapeLike } from '#lib/escape-like.ts'

export const PICTURES_PER_PAGE = 24

export type ListedPicture = Pick<
	MediaFile,
	'id' | 'name' | 'originalName' | 'alt' | 'width' | 'height' | 'credit' | 'creditUrl' | 'source'
>
export type PicturePage = { pictures: ListedPicture[]; page: number; pageCount: number; total: number }

type PictureFilter = {
	/** Text that the file's name, the alt text or the credit must have; case and accents do not matter. */
	query?: string | undefined
	page?: number | undefined
}

/** One page of the library, newest first. A page past the end is the last one. */
export async function listPictures(db: Db, { query, page = 1 }: PictureFilter = {}): Promise<PicturePage> {
	const wanted = query?.trim() ? containing(query.trim()) : undefined
	const total = await db.$count(mediaFiles, wanted)
	const pageCount = Math.max(1, Math.ceil(total / PICTURES_PER_PAGE))
	const shown = Math.min(Math.max(1, page), pageCount)
	const pictures = await db
		.select({
			id: mediaFiles.id,
			name: mediaFiles.name,
			originalName: mediaFiles.originalName,
			alt: mediaFiles.alt,
			width: mediaFiles.width,
			height: mediaFiles.height,
			credit: mediaFiles.credit,
			creditUrl: mediaFiles.creditUrl,
			source: mediaFiles.source,
		})
		.from(mediaFiles)
		.where(wanted)
		.orderBy(desc(mediaFiles.createdAt), desc(mediaFiles.id))
		.limit(PICTURES_PER_PAGE)
		.offset((shown - 1) * PICTURES_PER_PAGE)
	return { pictures, page: shown, pageCount, total }
}

function containing(query: string): SQL {
	const { originalName, name, alt, credit } = mediaFiles
	const texts = sql`concat_ws(' ', ${originalName}, ${name}, ${alt}, ${credit})`
	return sql`without_accents(${texts}) like '%' || without_accents(${escapeLike(query)}) || '%'`
}
