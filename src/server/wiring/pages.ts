import { publicPage } from '#app/cache-headers.ts'
import type { Config } from '#config/env.server.ts'
import type { Log } from '#lib/log.ts'
import { PageCache } from '#server/cache/page-cache.ts'
import { createPageShelf } from '#server/cache/page-shelf.ts'
import { commonHeaders } from '#server/http/security-headers.ts'

const MOST_BYTES = 64 * 1024 * 1024
const FRESH_MS = 10 * 60_000

export type Pages = {
	pageCache: PageCache
	/** Whether a page carries its policy: it may be sent by who knows of none. */
	policyInPages: boolean
	/** Before changes are no longer heard of. */
	close: () => void
}

/** The pages that are kept: in memory and, where PAGES_DIR says so, as files. */
export function createPages(config: Pick<Config, 'PAGES_DIR' | 'SITE_URL'>, log: Log): Pages {
	const { PAGES_DIR: folder, SITE_URL: siteUrl } = config
	const shelf =
		folder === undefined
			? undefined
			: createPageShelf({
					folder,
					headers: headersOfFiles(siteUrl),
					freshMs: FRESH_MS,
					onFault: (error) =>
						log.error({ err: error, folder }, 'PAGES_DIR: pages cannot be written or removed; this is tried again'),
					onRecovery: () => log.info({ folder }, 'PAGES_DIR: pages are written again'),
				})
	return {
		pageCache: new PageCache({ maxBytes: MOST_BYTES, freshMs: FRESH_MS, shelf }),
		policyInPages: shelf !== undefined,
		close: () => shelf?.close(),
	}
}

/** What a web server has to say of every page that it sends from there, besides `frame-ancestors`; deploy/ has examples that do. */
export function headersOfFiles(siteUrl: string): Record<string, string> {
	return {
		...commonHeaders(siteUrl),
		'Content-Type': 'text/html; charset=utf-8',
		'Cache-Control': new Headers(publicPage('site')).get('Cache-Control')!,
		Vary: 'Accept-Encoding',
	}
}
