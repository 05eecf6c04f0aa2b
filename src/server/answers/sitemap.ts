import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { coverUrl } from '#app/components/blog/cover-url.ts'
import { landingPages } from '#app/content/landing/all.ts'
import { legalTexts } from '#app/content/legal/all.ts'
import { buildSitemap, type SitemapSource } from '#core/sitemap/build-sitemap.ts'
import { findSitemapFile, isSitemapDue } from '#core/sitemap/find-sitemap-file.ts'
import type { Db } from '#db/client.server.ts'
import { chooseEncoding } from '#server/http/accept-encoding.ts'
import { isKnown } from '#server/http/entity-tag.ts'

const decompress = promisify(gunzip)

/** Pages that are not of the blog. */
export const fixedPages: SitemapSource['pages'] = [
	{ path: '/' },
	...landingPages.map(({ path }) => ({ path })),
	{ path: '/contact' },
	...legalTexts.map(({ path, updatedAt }) => ({ path, changedAt: new Date(updatedAt) })),
]

export type Sitemap = {
	/** Makes the stored maps anew if something changed. */
	refresh: () => Promise<void>
	/** Makes them anew in any case. */
	rebuild: () => Promise<void>
	answer: (request: Request, name: string) => Promise<Response | undefined>
}

/** Maps of nearly any blog are made within it; of a very large one the last map is served while the new one is made. */
const PATIENCE_MS = 3_000

type Making = { db: Db; siteUrl: string; now: () => Date; patienceMs?: number | undefined }

/** The maps are files in the database. A change makes them due; a job or the first who asks makes them anew. */
export function createSitemap({ db, siteUrl, now, patienceMs = PATIENCE_MS }: Making): Sitemap {
	let building: Promise<void> | undefined

	async function refresh(): Promise<void> {
		// A second time, because the build we joined may have begun before the change we are asked about.
		for (let round = 0; round < 2 && (await isSitemapDue(db)); round += 1) await rebuild()
	}

	async function rebuild(): Promise<void> {
		building ??= buildSitemap(db, { siteUrl, pages: fixedPages, coverOf: coverUrl, now: now() }).finally(() => {
			building = undefined
		})
		await building
	}

	async function answer(request: Request, name: string): Promise<Response | undefined> {
		const refreshing = refresh()
		// Whoever does not wait for it leaves it to the job, which tells what went wrong.
		refreshing.catch(() => {})
		await Promise.race([refreshing, wait(patienceMs, undefined, { ref: false })])
		let file = await findSitemapFile(db, name)
		if (!file) {
			await refreshing
			file = await findSitemapFile(db, name)
		}
		if (!file) return undefined
		const zipped = chooseEncoding(request.headers.get('accept-encoding') ?? undefined, ['gzip']) === 'gzip'
		const etag = zipped ? `"${file.etag}-gz"` : `"${file.etag}"`
		const headers = {
			'Content-Type': 'application/xml; charset=utf-8',
			'Cache-Control': 'public, max-age=0, must-revalidate',
			Vary: 'Accept-Encoding',
			ETag: etag,
		}
		if (isKnown(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers })
		const body = zipped ? file.gzipped : await decompress(file.gzipped)
		return new Response(new Uint8Array(body), {
			headers: { ...headers, 'Content-Length': String(body.length), ...(zipped && { 'Content-Encoding': 'gzip' }) },
		})
	}

	return { refresh, rebuild, answer }
}
