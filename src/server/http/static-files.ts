import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { chooseEncoding, type Encoding } from './accept-encoding.ts'
import { digestOf, isKnown } from './entity-tag.ts'
import { commonHeaders, DATA_POLICY, FILE_POLICY, headersOfFiles } from './security-headers.ts'

export type StaticFile = {
	headers: Record<string, string>
	bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer }
	etag: string
}

const types: Record<string, string> = {
	'.js': 'text/javascript; charset=utf-8',
	'.css': 'text/css; charset=utf-8',
	'.svg': 'image/svg+xml',
	'.png': 'image/png',
	'.ico': 'image/x-icon',
	'.woff2': 'font/woff2',
	'.txt': 'text/plain; charset=utf-8',
	'.json': 'application/json; charset=utf-8',
	'.webmanifest': 'application/manifest+json; charset=utf-8',
}

export type StaticFiles = Map<string, StaticFile>

/** The built files, held in memory with the compressed copies the build made of them. */
export function loadStaticFiles(folder: string, siteUrl: string): StaticFiles {
	const files: StaticFiles = new Map()
	if (!existsSync(folder)) return files
	for (const entry of readdirSync(folder, { recursive: true })) {
		const file = path.join(folder, String(entry))
		const type = types[path.extname(file)]
		if (!type || !statSync(file).isFile()) continue
		const url = `/${String(entry).split(path.sep).join('/')}`
		const identity = readFileSync(file)
		files.set(url, {
			headers: {
				...policyOf(type, siteUrl),
				'Content-Type': type,
				'Cache-Control': url.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
				Vary: 'Accept-Encoding',
			},
			bodies: { identity, ...compressed(file, '.br', 'br'), ...compressed(file, '.gz', 'gzip') },
			etag: digestOf(identity),
		})
	}
	return files
}

/** Short for the two that a first screen waits for: they share the line with the page. */
function policyOf(type: string, siteUrl: string): Record<string, string> {
	if (/^(?:text\/css|font\/)/.test(type)) return headersOfFiles(siteUrl)
	const policy = type.startsWith('image/') ? FILE_POLICY : DATA_POLICY
	return { ...commonHeaders(siteUrl), 'Content-Security-Policy': policy }
}

function compressed(file: string, suffix: string, encoding: 'br' | 'gzip'): Partial<Record<Encoding, Buffer>> {
	return existsSync(file + suffix) ? { [encoding]: readFileSync(file + suffix) } : {}
}

export function sendStaticFile(file: StaticFile, request: IncomingMessage, response: ServerResponse): void {
	const wanted = chooseEncoding(request.headers['accept-encoding'])
	const encoding = file.bodies[wanted] ? wanted : 'identity'
	const body = file.bodies[encoding] ?? file.bodies.identity
	const etag = `"${file.etag}-${encoding}"`
	if (isKnown(request.headers['if-none-match'], etag)) {
		response.writeHead(304, { ...file.headers, ETag: etag }).end()
		return
	}
	response.writeHead(200, {
		...file.headers,
		ETag: etag,
		'Content-Length': body.length,
		...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
	})
	response.end(request.method === 'HEAD' ? undefined : body)
}
