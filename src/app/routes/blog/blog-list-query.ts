/** What the address of the list says: what to look for, in which category, on which page. */
export type BlogListQuery = { text: string; categorySlug: string; page: number }

const LONGEST_SEARCH = 100

export function parseBlogListQuery(parameters: URLSearchParams): BlogListQuery {
	const page = Number(parameters.get('pagina'))
	return {
		text: textOf(parameters, 'q'),
		categorySlug: textOf(parameters, 'categoria'),
		page: Number.isSafeInteger(page) && page > 0 ? page : 1,
	}
}

/** The database takes no NUL character, and nobody means one. */
function textOf(parameters: URLSearchParams, name: string): string {
	return (parameters.get(name) ?? '').replaceAll('\0', '').trim().slice(0, LONGEST_SEARCH)
}

export function blogListHref({ text, categorySlug, page }: BlogListQuery): string {
	const parameters = new URLSearchParams()
	if (text) parameters.set('q', text)
	if (categorySlug) parameters.set('categoria', categorySlug)
	if (page > 1) parameters.set('pagina', String(page))
	return parameters.size > 0 ? `/blog?${parameters}` : '/blog'
}

/** The page that a category has of its own. */
export function categoryHref(slug: string, page: number): string {
	const path = `/blog/categoria/${encodeURIComponent(slug)}`
	return page > 1 ? `${path}?pagina=${page}` : path
}
