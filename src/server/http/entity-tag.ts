import { createHash } from 'node:crypto'

/** Names bytes, short enough for a header. */
export function digestOf(bytes: string | Uint8Array): string {
	return createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
}

const oneTag = /(?:W\/)?("[^"]*")/g

/**
 * Whether a client has what a tag names already. If-None-Match compares weakly (RFC 9110, 13.1.2): a proxy that
 * compressed the answer may have put W/ in front.
 */
export function isKnown(ifNoneMatch: string | null | undefined, etag: string): boolean {
	if (!ifNoneMatch) return false
	if (ifNoneMatch.trim() === '*') return true
	const wanted = etag.replace(/^W\//, '')
	return [...ifNoneMatch.matchAll(oneTag)].some(([, tag]) => tag === wanted)
}
