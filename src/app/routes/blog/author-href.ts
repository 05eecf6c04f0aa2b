/** The public page of somebody who wrote or reviewed. */
export function authorHref(slug: string, page = 1): string {
	const path = `/blog/autor/${encodeURIComponent(slug)}`
	return page > 1 ? `${path}?pagina=${page}` : path
}
