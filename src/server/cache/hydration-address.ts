/** Where the scripts that bring React to a page lie. Named by what they hold; the page is told for when they changed. */
const prefix = '/hydration/'
const pattern = /^\/hydration\/([\w-]{22})\.js\?page=([^&]+)$/

export type HydrationAddress = { digest: string; page: string }

export function hydrationAddress({ digest, page }: HydrationAddress): string {
	return `${prefix}${digest}.js?page=${encodeURIComponent(page)}`
}

export function readHydrationAddress(url: string): HydrationAddress | undefined {
	const [, digest, encoded] = (url.startsWith(prefix) && pattern.exec(url)) || []
	if (!digest || !encoded) return undefined
	try {
		const page = decodeURIComponent(encoded)
		return page.startsWith('/') ? { digest, page } : undefined
	} catch {
		// Half an escape: nobody but a stranger writes such an address.
		return undefined
	}
}
