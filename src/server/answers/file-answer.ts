import { digestOf, isKnown } from '#server/http/entity-tag.ts'
import { DATA_POLICY } from '#server/http/security-headers.ts'

type File = {
	body: string | Uint8Array
	type: string
	/** For Cache-Control. */
	cache: string
	policy?: string
	/** Names the bytes; made of them where nothing else names them. */
	tag?: string
}

/** A whole file for one client, or nothing of it where the client has it already. */
export function fileAnswer(request: Request, { body, type, cache, policy = DATA_POLICY, tag }: File): Response {
	const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : new Uint8Array(body)
	// A picture is always the same bytes. A text may be compressed on its way: the tag names what it says.
	const etag = `${isCompressible(type) ? 'W/' : ''}"${tag ?? digestOf(bytes)}"`
	const headers = {
		'Cache-Control': cache,
		'Content-Security-Policy': policy,
		ETag: etag,
		...(isCompressible(type) && { Vary: 'Accept-Encoding' }),
	}
	if (isKnown(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers })
	return new Response(bytes, {
		headers: { ...headers, 'Content-Type': type, 'Content-Length': String(bytes.byteLength) },
	})
}

export function isCompressible(type: string): boolean {
	return /^(?:text\/|application\/(?:[\w.-]+\+)?(?:json|xml)|image\/svg\+xml)/.test(type)
}
