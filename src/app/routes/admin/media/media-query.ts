import { MEDIA_PAGE } from '#app/components/admin/media/media-paths.ts'

export type MediaQuery = {
	text: string
	page: number
	/** The picture that is looked at. */
	picture: string | undefined
}

const LONGEST_SEARCH = 100

export function parseMediaQuery(parameters: URLSearchParams): MediaQuery {
	const page = Number(parameters.get('pagina'))
	return {
		// The database takes no NUL character, and nobody means one.
		text: (parameters.get('q') ?? '').replaceAll('\0', '').trim().slice(0, LONGEST_SEARCH),
		page: Number.isSafeInteger(page) && page > 0 ? page : 1,
		picture: parameters.get('imagem') || undefined,
	}
}

export function mediaHref({ text, page, picture }: MediaQuery): string {
	const parameters = new URLSearchParams()
	if (text) parameters.set('q', text)
	if (page > 1) parameters.set('pagina', String(page))
	if (picture) parameters.set('imagem', picture)
	return parameters.size > 0 ? `${MEDIA_PAGE}?${parameters}` : MEDIA_PAGE
}
