import type { FileStore } from './file-store.ts'
import { parseMediaName, sizeName, sizesOf } from './media-url.ts'

/** Removes whatever a picture was made into, made or not. */
export async function removeSizes(files: FileStore, name: string): Promise<void> {
	const picture = parseMediaName(name)
	if (!picture) return
	for (const size of sizesOf(picture)) await files.remove(sizeName(picture, size))
}
