import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { drawing } from './gemini.ts'

/** How many photos each search finds. */
const FOUND = 12

/**
 * Unsplash's search and download endpoints, in their own format. What goes wrong is chosen by a word of the search:
 * unsplashvazio, unsplashchave, unsplashlimite, unsplasherro, unsplashjson, unsplashpendura, unsplashping.
 */
export async function startUnsplash() {
	const searches: URL[] = []
	/** The photos we were told of, in the order of telling. */
	const taken: string[] = []
	const server = createServer((request, response) => {
		const url = new URL(request.url!, `http://${request.headers.host}`)
		if (!request.headers.authorization?.startsWith('Client-ID ')) return send(response, 401, unauthorized)
		const download = /^\/photos\/([\w-]+)\/download$/.exec(url.pathname)
		if (download) {
			taken.push(download[1]! + url.search)
			if (download[1]!.includes('ping')) return send(response, 500, { errors: ['Internal error'] })
			return send(response, 200, { url: `https://images.unsplash.com/${download[1]}` })
		}
		if (url.pathname !== '/search/photos') return send(response, 404, { errors: ["Couldn't find it"] })
		searches.push(url)
		return answerSearch(url, response)
	})
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		searches,
		taken,
		stop() {
			server.closeAllConnections()
			return new Promise<void>((resolve) => server.close(() => resolve()))
		},
	}
}

const unauthorized = { errors: ['OAuth error: The access token is invalid'] }

function answerSearch(url: URL, response: ServerResponse): void {
	const query = url.searchParams.get('query') ?? ''
	if (query.includes('unsplashpendura')) return
	if (query.includes('unsplashchave')) return send(response, 401, unauthorized)
	if (query.includes('unsplashlimite'))
		return void response.writeHead(403, { 'content-type': 'text/plain' }).end('Rate Limit Exceeded')
	if (query.includes('unsplasherro')) return send(response, 500, { errors: ['Internal error'] })
	if (query.includes('unsplashjson'))
		return void response.writeHead(200, { 'content-type': 'application/json' }).end('{"results":[')
	if (query.includes('unsplashvazio')) return send(response, 200, { total: 0, total_pages: 0, results: [] })
	const prefix = query.includes('unsplashping') ? 'ping' : 'foto'
	const photos = Array.from({ length: FOUND }, (_, i) => photo(url.origin, `${prefix}-${i + 1}`))
	send(response, 200, { total: FOUND, total_pages: 1, results: photos })
}

function photo(origin: string, id: string) {
	const ixid = 'M3wxMjA3fDB8MXxzZWFyY2h8MXx8'
	const size = (query: string) => `https://images.unsplash.com/photo-${id}?${query}&ixid=${ixid}&ixlib=rb-4.1.0`
	return {
		id,
		width: 4000,
		height: 2667,
		color: '#26404d',
		blur_hash: 'LaLXMa9Fx[D%~q%MtQM|kDRjtRIU',
		description: null,
		alt_description: 'a lighthouse on a rocky coast',
		urls: {
			raw: size('fm=jpg'),
			full: size('fm=jpg&q=85'),
			regular: size('crop=entropy&cs=tinysrgb&fit=max&fm=jpg&q=80&w=1080'),
			small: size('fm=jpg&w=400'),
			thumb: size('fm=jpg&w=200'),
		},
		links: {
			self: `${origin}/photos/${id}`,
			html: `https://unsplash.com/photos/${id}`,
			download: `https://unsplash.com/photos/${id}/download`,
			download_location: `${origin}/photos/${id}/download?ixid=${ixid}`,
		},
		user: {
			name: 'Ana Farias',
			username: 'anafarias',
			links: { html: 'https://unsplash.com/@anafarias' },
		},
	}
}

/** Photos are linked where Unsplash has them; a browser of the tests gets a picture of ours instead. */
export async function servePhotos(page: Page): Promise<void> {
	await page.route('https://images.unsplash.com/**', async (route) => {
		const body = await drawing(route.request().url(), '3:2')
		await route.fulfill({ contentType: 'image/png', headers: { 'cross-origin-resource-policy': 'cross-origin' }, body })
	})
}

function send(response: ServerResponse, status: number, body: object): void {
	response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
