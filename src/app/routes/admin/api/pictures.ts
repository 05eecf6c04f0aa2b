import { answer } from '#app/answer-endpoint.ts'
import { endpoints } from '#app/endpoints.ts'
import { services } from '#app/services.ts'
import { listPictures } from '#core/media/list-pictures.ts'
import { mediaList } from '../media/media-query.ts'
import { toLibraryPicture } from '../media/to-library-picture.ts'
import type { Route } from './+types/pictures.ts'

/** What the picker shows. */
export async function loader({ url, context }: Route.LoaderArgs) {
	const query = mediaList.parse(url.searchParams)
	const found = await listPictures(context.get(services).db, { query: query.text, page: query.page })
	return answer(endpoints.pictures(query), { ok: true, ...found, pictures: found.pictures.map(toLibraryPicture) })
}
