import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { newCorrelationId } from './correlation.ts'
import { pageAnswer } from './page-answer.ts'
import type { PageCache } from './page-cache.ts'
import { pageKey } from './page-key.ts'
import { type StaticFiles, sendStaticFile } from './static-files.ts'

type Front = {
	pageCache: PageCache
	staticFiles: StaticFiles
	/** Makes a new copy of a cached page whose time has come. */
	refresh: (key: string) => void
	/** Everything that is not at hand. */
	next: RequestListener
}

/**
 * What is at hand is sent from here, before any framework: a cached page costs a look-up and a write.
 */
export function createFront({ pageCache, staticFiles, refresh, next }: Front): RequestListener {
	return (request, response) => {
		const url = request.url ?? '/'
		const file = staticFiles.get(url)
		if (file && (request.method === 'GET' || request.method === 'HEAD')) {
			sendStaticFile(file, request, response)
			return
		}
		const key = pageKey({ method: request.method, url, cookie: request.headers.cookie })
		const hit = key === undefined ? undefined : pageCache.get(key)
		if (!hit || key === undefined) {
			next(request, response)
			return
		}
		sendPage(hit.page, request, response)
		if (hit.stale) refresh(key)
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
