import type { CachedFile } from './cached-file.ts'

/** How long a CDN may send a copy past its time while it fetches a new one. */
const MEANWHILE_S = 60

/** What a page about a subject is known by at a CDN. */
export function tagOf(subject: string): string {
	return `farol-${subject}`
}

/**
 * A file as a CDN gets it. Visitors' browsers keep what they were told: `must-revalidate` stays, and how long the CDN may keep a
 * copy is told to it alone, besides `s-maxage`.
 */
export function createCdnHeaders({ maxAge }: { maxAge: number }) {
	const made = new WeakMap<CachedFile, CachedFile>()
	const keep = `max-age=${maxAge}, stale-while-revalidate=${MEANWHILE_S}`

	return (file: CachedFile, subject: string): CachedFile => {
		const known = made.get(file)
		if (known) return known
		const headers = Object.fromEntries(Object.entries(file.headers).map(([name, value]) => [name.toLowerCase(), value]))
		const { 'cache-control': said = '' } = headers
		const forCdn = {
			...file,
			headers: {
				...headers,
				// What is named by its content says for itself how long it lasts.
				'cache-control': said.includes('max-age=0') ? `${said}, s-maxage=${maxAge}` : said,
				'cdn-cache-control': keep,
				'surrogate-control': keep,
				'surrogate-key': tagOf(subject),
				'cache-tag': tagOf(subject),
			},
		}
		made.set(file, forCdn)
		return forCdn
	}
}
