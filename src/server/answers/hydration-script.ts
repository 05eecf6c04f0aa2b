import type { CachedFile } from '#server/cache/cached-file.ts'
import { type HydrationAddress, readHydrationAddress } from '#server/cache/hydration-address.ts'
import type { PageCache, Rendered } from '#server/cache/page-cache.ts'
import { pageKey } from '#server/cache/page-key.ts'

/** The page and the digest that an address for a script names; nothing where it names no public page. */
export function hydrationRequest(url: URL): (HydrationAddress & { key: string }) | undefined {
	const asked = readHydrationAddress(url.pathname + url.search)
	const key = asked && pageKey({ method: 'GET', url: asked.page, cookie: undefined })
	return asked && key !== undefined ? { ...asked, key } : undefined
}

/**
 * The script that fits what the visitor sees, where it is still at hand, else that of the page as it is now, which no
 * browser may keep under another's name. Only of a page that may be read: `rendered` is what a visitor would get.
 */
export function hydrationScript(
	rendered: Rendered<unknown>,
	{ digest, key }: { digest: string; key: string },
	pageCache: Pick<PageCache, 'earlierScript'>,
): CachedFile | undefined {
	const script = 'page' in rendered ? rendered.page.script : undefined
	if (!script || script.digest === digest) return script
	return (
		pageCache.earlierScript(key, digest) ?? { ...script, headers: { ...script.headers, 'Cache-Control': 'no-store' } }
	)
}
