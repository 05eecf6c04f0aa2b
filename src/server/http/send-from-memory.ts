import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { pageAnswer } from '#server/cache/page-answer.ts'
import type { PageCache } from '#server/cache/page-cache.ts'
import { pageKey } from '#server/cache/page-key.ts'
import { newCorrelationId } from './correlation.ts'
import { type StaticFiles, sendStaticFile } from './static-files.ts'

type Front = {
	pageCache: PageCache
	staticFiles: StaticFiles
	/** Makes a new copy of a cached page whose time has come. */
	refresh: (key: string) => Promise<unknown>
	/** Whether who asks may still have a page that has to be made. */
	mayRead: (request: IncomingMessage) => boolean
	/** The answer to who may not. */
	refuse: (response: ServerResponse) => void
	isStopping: () => boolean
	/** Everything that is not at hand. */
	next: RequestListener
}

/** What costs little, or must be answered to whoever asks, however often. */
const unlimited = /^\/(?:healthz|readyz|media\/(?:files|covers)\/)/

/**
 * What is at hand is sent from here, before any framework: a cached page costs a look-up and a write.
 */
export function createFrontHandler(front: Front): RequestListener {
	const { pageCache, staticFiles, refresh, mayRead, refuse, isStopping, next } = front
	return (request, response) => {
		const url = request.url ?? '/'
		const isRead = request.method === 'GET' || request.method === 'HEAD'
		// A client that is told so opens its next connection elsewhere, and loses no request on this one.
		if (isStopping()) response.shouldKeepAlive = false
		const file = staticFiles.get(url)
		if (file && isRead) {
			sendStaticFile(file, request, response)
			return
		}
		const key = pageKey({ method: request.method, url, cookie: request.headers.cookie })
		const hit = key === undefined ? undefined : pageCache.get(key)
		if (hit && key !== undefined) {
			sendPage(hit.page, request, response)
			if (hit.stale) void pageCache.refresh(key, () => refresh(key))
			return
		}
		if (isRead && !unlimited.test(url) && !mayRead(request)) refuse(response)
		else next(request, response)
	}
}

function sendPage(page: Parameters<typeof pageAnswer>[0], request: IncomingMessage, response: ServerResponse): void {
	const answer = pageAnswer(page, {
		method: request.method,
		acceptEncoding: request.headers['accept-encoding'],
		ifNoneMatch: request.headers['if-none-match'],
	})
	response.writeHead(answer.status, { ...answer.headers, 'x-correlation-id': newCorrelationId() })
	response.end(answer.body)
}
