import { pageSubjects, publicPage } from '#app/cache-headers.ts'
import type { Config } from '#config/env.server.ts'
import { cdnPurge } from '#integrations/cdn.ts'
import { headersIn } from '#lib/headers-in.ts'
import type { Log } from '#lib/log.ts'
import type { CachedFile } from '#server/cache/cached-file.ts'
import { createCdnHeaders } from '#server/cache/cdn-headers.ts'
import { createCdnPurger } from '#server/cache/cdn-purger.ts'
import { PageCache } from '#server/cache/page-cache.ts'
import { createPageShelf } from '#server/cache/page-shelf.ts'
import { commonHeaders } from '#server/http/security-headers.ts'

const MOST_BYTES = 64 * 1024 * 1024
const FRESH_MS = 10 * 60_000

export type Pages = {
	pageCache: PageCache
	/** Whether a page carries its policy: it may be sent by who knows of none. */
	policyInPages: boolean
	/** A copy as a CDN gets it, where there is one before us. */
	forCdn: ((file: CachedFile, subject: string) => CachedFile) | undefined
	/** Before changes are no longer heard of. */
	close: () => void
}

type Settings = Pick<Config, 'PAGES_DIR' | 'SITE_URL' | 'CDN_PURGE_URL' | 'CDN_PURGE_HEADERS' | 'CDN_MAX_AGE'>

/** The pages that are kept: in memory and, where PAGES_DIR says so, as files. A CDN hears of what is not kept any longer. */
export function createPages(config: Settings, log: Log): Pages {
	const { PAGES_DIR: folder, SITE_URL: siteUrl } = config
	const cdn = cdnOf(config, log)
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
		pageCache: new PageCache({ maxBytes: MOST_BYTES, freshMs: FRESH_MS, shelf, onDrop: cdn?.forget }),
		policyInPages: shelf !== undefined,
		forCdn: cdn?.forCdn,
		close() {
			shelf?.close()
			cdn?.close()
		},
	}
}

function cdnOf({ CDN_PURGE_URL: url, CDN_PURGE_HEADERS: headers = '', CDN_MAX_AGE: maxAge }: Settings, log: Log) {
	if (url === undefined) return undefined
	const purger = createCdnPurger({
		purge: cdnPurge({ url, headers: headersIn(headers) }),
		subjects: pageSubjects,
		onFault: ({ reason, status }) =>
			log.error(
				{ reason, status },
				'CDN_PURGE_URL: the CDN was not told what changed; it is told to keep nothing, and this is tried again',
			),
		onRecovery: () => log.info('CDN_PURGE_URL: the CDN hears of changes again'),
	})
	const withHeaders = createCdnHeaders({ maxAge })
	// Another version may have been there before us.
	purger.forget()
	return {
		forget: purger.forget,
		forCdn: (file: CachedFile, subject: string) => (purger.mayKeep() ? withHeaders(file, subject) : file),
		close: purger.close,
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
