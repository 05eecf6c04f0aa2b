import { asc, eq, isNull } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { type MediaFile, type MediaVariant, mediaFiles } from '#db/schema/media.ts'
import type { FileStore } from './file-store.ts'
import { holdPicture } from './hold-picture.ts'
import { parseMediaName, sizeName, sizesOf } from './media-url.ts'
import type { PictureEditor } from './picture-editor.ts'
import { removeSizes } from './remove-sizes.ts'

/** AVIF says the same with a lower number. */
const quality = { avif: 50, webp: 80 } as const

/** A run ends after these, so that one is never under way for long. The next tick goes on. */
const MOST_PER_RUN = 20

type Tools = { files: FileStore; editor: PictureEditor }
type Making = Tools & {
	now: () => Date
	/** Told of pictures that cannot be read. They stay as they are. */
	onBroken: (name: string) => void
}

/** Makes the smaller sizes of the pictures that wait for them, oldest first. Run twice, it does no more than once. */
export async function makePictureSizes(db: Db, { now, onBroken, ...tools }: Making): Promise<void> {
	for (let run = 0; run < MOST_PER_RUN; run += 1) {
		const [waiting] = await db
			.select()
			.from(mediaFiles)
			.where(isNull(mediaFiles.variantsMadeAt))
			.orderBy(asc(mediaFiles.createdAt), asc(mediaFiles.id))
			.limit(1)
		if (!waiting) return
		const variants = await makeSizes(waiting, tools)
		if (!variants) onBroken(waiting.name)
		const [kept] = await db
			.update(mediaFiles)
			.set({ variants: variants ?? [], variantsMadeAt: now() })
			.where(eq(mediaFiles.id, waiting.id))
			.returning({ id: mediaFiles.id })
		// Deleted meanwhile: nobody would ever remove what was just made.
		if (!kept) await removeUnowned(db, { files: tools.files, name: waiting.name })
	}
}

/** Unless it was stored anew: its sizes, which are the same, belong to that one. */
function removeUnowned(db: Db, { files, name }: { files: FileStore; name: string }): Promise<void> {
	return holdPicture(db, {
		name,
		async work() {
			if ((await db.$count(mediaFiles, eq(mediaFiles.name, name))) === 0) await removeSizes(files, name)
		},
	})
}

async function makeSizes({ name }: MediaFile, { files, editor }: Tools): Promise<MediaVariant[] | undefined> {
	const picture = parseMediaName(name)
	const bytes = picture && (await files.get(name))
	if (!bytes) return undefined
	const variants: MediaVariant[] = []
	for (const size of sizesOf(picture)) {
		const { format, width } = size
		const made = await editor.encode(bytes, { format, quality: quality[format], fit: { width }, background: true })
		if (!made) return undefined
		await files.put(sizeName(picture, size), made.bytes, `image/${format}`)
		variants.push({ ...size, bytes: made.bytes.byteLength })
	}
	return variants
}
