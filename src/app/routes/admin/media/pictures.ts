import { NO_STORE } from '#app/cache-headers.ts'
import { isNoAnswer } from '#app/is-no-answer.ts'
import { listPictures } from '#core/media/list-pictures.ts'
import { readList } from '../read-list.ts'
import type { Route } from './+types/pictures.ts'
import { mediaList } from './media-query.ts'
import { toLibraryPicture } from './to-library-picture.ts'

export function headers() {
	return NO_STORE
}

/** What the picker shows. */
export function loader({ url, context }: Route.LoaderArgs) {
	const { text, page } = mediaList.parse(url.searchParams)
	return readList(context, async ({ db }) => {
		const found = await listPictures(db, { query: text, page })
		return { ...found, pictures: found.pictures.map(toLibraryPicture) }
	})
}

/** A lost connection is told in the picker; left to the router it would take the editor down. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
	try {
		return await serverLoader()
	} catch (error) {
		if (!isNoAnswer(error)) throw error
		return { list: undefined, problem: undefined }
	}
}
