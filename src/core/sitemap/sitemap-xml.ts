import { escapeXml } from '#lib/xml.ts'

/** A tenth of what the protocol allows in one file (sitemaps.org): a change makes one small file anew, not a large one. */
export const MOST_ENTRIES = 5_000
export const MOST_BYTES = 50 * 1024 * 1024

export type SitemapEntry = {
	url: string
	/** When what stands there last changed; left out where nobody knows. */
	changedAt?: Date | undefined
	picture?: string | undefined
}

/** One finished file: its text, and what an index says of it. */
export type SitemapFile = { xml: string; entries: number; changedAt: Date | undefined }

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'
const OPENING = `${DECLARATION}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n`
const CLOSING = '</urlset>\n'

/** Gathers entries into as many files as the limits ask for. */
export class SitemapFiles {
	readonly #finished: SitemapFile[] = []
	readonly #mostEntries: number
	readonly #mostBytes: number
	#lines: string[] = []
	#bytes = 0
	#changedAt: Date | undefined

	constructor({ mostEntries = MOST_ENTRIES, mostBytes = MOST_BYTES } = {}) {
		this.#mostEntries = mostEntries
		this.#mostBytes = mostBytes - OPENING.length - CLOSING.length
	}

	add(entry: SitemapEntry): void {
		const line = lineOf(entry)
		const bytes = Buffer.byteLength(line)
		if (this.#lines.length === this.#mostEntries || this.#bytes + bytes > this.#mostBytes) this.#finish()
		this.#lines.push(line)
		this.#bytes += bytes
		if (entry.changedAt && (!this.#changedAt || entry.changedAt > this.#changedAt)) this.#changedAt = entry.changedAt
	}

	/** All files, in the order in which their entries came. There is always one. */
	all(): SitemapFile[] {
		if (this.#lines.length > 0 || this.#finished.length === 0) this.#finish()
		return this.#finished
	}

	#finish(): void {
		const xml = OPENING + this.#lines.join('') + CLOSING
		this.#finished.push({ xml, entries: this.#lines.length, changedAt: this.#changedAt })
		this.#lines = []
		this.#bytes = 0
		this.#changedAt = undefined
	}
}

function lineOf({ url, changedAt, picture }: SitemapEntry): string {
	const image = picture ? `<image:image><image:loc>${escapeXml(picture)}</image:loc></image:image>` : ''
	return `<url><loc>${escapeXml(url)}</loc>${lastModified(changedAt)}${image}</url>\n`
}

/** The file that lists the others. */
export function sitemapIndex(parts: readonly { url: string; changedAt: Date | undefined }[]): string {
	const lines = parts.map(
		({ url, changedAt }) => `<sitemap><loc>${escapeXml(url)}</loc>${lastModified(changedAt)}</sitemap>\n`,
	)
	return `${DECLARATION}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('')}</sitemapindex>\n`
}

function lastModified(changedAt: Date | undefined): string {
	return changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
}
