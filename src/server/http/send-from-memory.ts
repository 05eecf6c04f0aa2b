import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { CachedFile } from '#server/cache/cached-file.ts'
import { type HydrationAddress, readHydrationAddress } from '#server/cache/hydration-address.ts'
import { pageAnswer } from '#server/cache/page-answer.ts'
import type { PageCache } from '#server/cache/page-cache.ts'
import { pageKey } from '#server/cache/page-key.ts'
import type { RequestMeter } from '#server/metrics/metrics.ts'
import { type CacheOutcome, type RequestKind, requestKind } from '#server/metrics/request-kind.ts'
import { newCorrelationId } from './correlation.ts'
import { type StaticFiles, sendStaticFile } from './static-files.ts'

type Front = {
	pageCache: PageCache
	staticFiles: StaticFiles
	/** Makes a new copy of a cached page whose time has come. */
	refresh: (key: string) => Promise<unknown>
	/** Whether who asks may still have what has to be made. */
	mayRead: (request: IncomingMessage, made: Made) => boolean
	/** The answer to who may not. */
	refuse: (response: ServerResponse) => void
	isStopping: () => boolean
	/** A copy as a CDN gets it, where there is one before us. */
	forCdn?: ((file: CachedFile, subject: string) => CachedFile) | undefined
	/** Told of every request and its time, where somebody looks at that. */
	meter?: ((told: RequestMeter) => void) | undefined
	/** Everything that is not at hand. */
	next: RequestListener
}

/** What is made for who reads, each within a limit of its own. */
export type Made = 'page' | 'cover'

/** What costs little, or must be answered to whoever asks, however often. */
const unlimited = /^\/(?:healthz|readyz|media\/files\/[^/]+(?:\/[^/]+)?)$/
const cover = /^\/media\/covers\/[^/]+\/[^/]+\/[^/]+$/

/**
 * What is at hand is sent from here, before any framework: a cached page costs a look-up and a write.
 */
export function createFrontHandler(front: Front): RequestListener {
	const { pageCache, staticFiles, refresh, mayRead, refuse, isStopping, forCdn = asItIs, meter, next } = front
	return (request, response) => {
		const url = request.url ?? '/'
		const isRead = request.method === 'GET' || request.method === 'HEAD'
		// A client that is told so opens its next connection elsewhere, and loses no request on this one.
		if (isStopping()) response.shouldKeepAlive = false
		const told: Told = { kind: undefined, cache: 'bypass' }
		if (meter) meterAtEnd(request, response, told, meter)
		const file = staticFiles.get(url)
		if (file && isRead) {
			told.kind = 'file'
			told.cache = 'hit'
			sendStaticFile(file, request, response)
			return
		}
		const address = isRead ? readHydrationAddress(url) : undefined
		const script = address && scriptAtHand(pageCache, address)
		if (script) {
			told.kind = 'file'
			told.cache = 'hit'
			return sendCached(forCdn(script.file, script.subject), request, response)
		}
		const key = pageKey({ method: request.method, url, cookie: request.headers.cookie })
		const hit = key === undefined ? undefined : pageCache.get(key)
		if (key !== undefined) told.cache = hit ? (hit.stale ? 'stale' : 'hit') : 'miss'
		if (hit && key !== undefined) {
			// One that is past its time is not to be kept for longer.
			sendCached(hit.stale ? hit.page : forCdn(hit.page, hit.page.subject), request, response)
			if (hit.stale) void pageCache.refresh(key, () => refresh(key))
			return
		}
		const made = isRead ? madeFor(url) : undefined
		if (made && !mayRead(request, made)) refuse(response)
		else next(request, response)
	}
}

/** Judged by the path that the app will read: an address may lead out of a folder again (`/media/files/../`). */
function madeFor(url: string): Made | undefined {
	const path = URL.parse(url.startsWith('/') ? `http://localhost${url}` : url)?.pathname ?? ''
	if (unlimited.test(path)) return undefined
	return cover.test(path) ? 'cover' : 'page'
}

/** The script of a page as it is now; of any other the app knows. */
function scriptAtHand(pageCache: PageCache, { digest, page: url }: HydrationAddress) {
	const key = pageKey({ method: 'GET', url, cookie: undefined })
	const page = key === undefined ? undefined : pageCache.get(key)?.page
	return page?.script?.digest === digest ? { file: page.script, subject: page.subject } : undefined
}

function asItIs(file: CachedFile): CachedFile {
	return file
}

type Told = { kind: RequestKind | undefined; cache: CacheOutcome }

/** Until the last byte was handed over, or the visitor left. */
function meterAtEnd(
	request: IncomingMessage,
	response: ServerResponse,
	told: Told,
	meter: (told: RequestMeter) => void,
): void {
	const started = performance.now()
	response.once('close', () => {
		const { kind = requestKind(request.url ?? '/') } = told
		// Whatever looks like an address of a page is looked up, and most of the others are never kept.
		const cache = told.cache === 'miss' && kind !== 'page' && kind !== 'feed' ? 'bypass' : told.cache
		meter({ kind, cache, status: response.statusCode, seconds: (performance.now() - started) / 1000 })
	})
}

function sendCached(file: CachedFile, request: IncomingMessage, response: ServerResponse): void {
	const answer = pageAnswer(file, {
		method: request.method,
		acceptEncoding: request.headers['accept-encoding'],
		ifNoneMatch: request.headers['if-none-match'],
	})
	response.writeHead(answer.status, { ...answer.headers, 'x-correlation-id': newCorrelationId() })
	response.end(answer.body)
}
