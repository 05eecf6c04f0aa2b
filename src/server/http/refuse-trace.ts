import type { RequestListener } from 'node:http'
import { newCorrelationId } from './correlation.ts'

/** The fetch API has no request of this method at all, so nothing behind it could refuse one. */
export function refuseTrace(next: RequestListener, headers: Record<string, string>): RequestListener {
	return (request, response) => {
		if (request.method !== 'TRACE' && request.method !== 'TRACK') return next(request, response)
		response.writeHead(405, {
			...headers,
			Allow: 'GET, HEAD, POST',
			'Content-Length': 0,
			'X-Correlation-Id': newCorrelationId(),
		})
		response.end()
	}
}
