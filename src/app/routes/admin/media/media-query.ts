import { defineList, pageParam, textParam } from '#app/components/admin/list/list-query.ts'
import { MEDIA_PAGE } from '#app/components/admin/media/media-paths.ts'

export const mediaList = defineList(MEDIA_PAGE, {
	text: textParam('q'),
	page: pageParam(),
	/** The picture that is looked at. */
	picture: { ...textParam('imagem'), kind: 'place' },
})
