export function searchHref(term: string): string {
	return `/blog?q=${encodeURIComponent(term)}`
}

/** Over the whole text of the articles, ranked. */
export function fullSearchHref(term: string, page = 1): string {
	const parameters = new URLSearchParams({ q: term, ...(page > 1 && { pagina: String(page) }) })
	return `/blog/busca?${parameters}`
}
