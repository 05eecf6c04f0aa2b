/** Where capitals mean something: tokens, identifiers, names of files. */
const asWritten = /^\/(?:api|assets|functions|media|pedido)(?:[/.]|$)/i

/**
 * One address per page: in small letters, without a trailing slash and without doubled ones. Gives that one, with the
 * query as it came, to whoever asked for another.
 */
export function oneAddress(url: string): string | undefined {
	const { pathname, search } = new URL(url)
	const path = `/${pathname.split('/').filter(Boolean).join('/')}`
	const address = asWritten.test(path) ? path : inSmallLetters(path)
	return address === pathname ? undefined : address + search
}

/** An escaped character (%C3) is no letter. */
function inSmallLetters(path: string): string {
	return path.replace(/%[0-9a-f]{2}|[A-Z]+/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase()))
}
