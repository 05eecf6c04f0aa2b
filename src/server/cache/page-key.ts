/**
 * The query parameters that public pages read, by path. Others, such as utm_source, change nothing:
 * they are left out of the key, and the page is rendered for the key, so it cannot depend on them.
 */
const parametersRead: Record<string, string[]> = {
	'/blog': ['q', 'categoria', 'pagina'],
	'/blog/busca': ['q', 'pagina'],
	'/boletim/confirmar': ['id', 'token'],
	'/boletim/cancelar': ['id', 'token'],
}

/** Cookies with this prefix carry a session or a message for one person: their pages are made for them alone. */
const personalCookie = /(?:^|;\s*)(?:__Host-|__Secure-)?farol\./

/** The back office, what one visitor alone has the address of, and the requests React Router makes for itself (data, manifest). */
const notPublic = /^\/admin(?:[/.]|$)|^\/pedido\/|^\/__|\.data$/i

export type PageRequest = { method: string | undefined; url: string | undefined; cookie: string | undefined }

/** Under which key a request may be answered from the page cache, if at all. The key is an address itself. */
export function pageKey({ method, url = '/', cookie }: PageRequest): string | undefined {
	if (method !== 'GET' && method !== 'HEAD') return undefined
	if (cookie && personalCookie.test(cookie)) return undefined
	const separator = url.indexOf('?')
	const path = separator === -1 ? url : url.slice(0, separator)
	if (notPublic.test(path)) return undefined
	return separator === -1 ? path : path + relevantQuery(path, url.slice(separator + 1))
}

function relevantQuery(path: string, query: string): string {
	const names = /^\/blog\/(?:categoria|autor)\//.test(path) ? ['pagina'] : parametersRead[path]
	if (!names) return ''
	const given = new URLSearchParams(query)
	const kept = names.flatMap((name) => (given.get(name) ? [[name, given.get(name)!]] : []))
	return kept.length > 0 ? `?${new URLSearchParams(kept)}` : ''
}
