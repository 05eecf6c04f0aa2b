import { chooseEncoding } from '#server/http/accept-encoding.ts'
import { isKnown } from '#server/http/entity-tag.ts'
import type { CachedFile } from './cached-file.ts'

export type PageConditions = {
	method: string | undefined
	acceptEncoding: string | undefined
	ifNoneMatch: string | undefined
}

export type PageAnswer = { status: 200 | 304; headers: Record<string, string>; body: Buffer | undefined }

/** How a finished page is sent to one client: its encoding, or nothing when it has the page already. */
export function pageAnswer(page: CachedFile, { method, acceptEncoding, ifNoneMatch }: PageConditions): PageAnswer {
	const encoding = chooseEncoding(acceptEncoding)
	const etag = page.etags[encoding]
	const headers = { ...page.headers, etag }
	if (isKnown(ifNoneMatch, etag)) return { status: 304, headers, body: undefined }
	const body = page.bodies[encoding]
	return {
		status: 200,
		headers: {
			...headers,
			'content-length': String(body.length),
			...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
		},
		body: method === 'HEAD' ? undefined : body,
	}
}
