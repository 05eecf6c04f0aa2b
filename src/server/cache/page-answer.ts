import { chooseEncoding, type Encoding } from '#server/http/accept-encoding.ts'
import { isKnown } from '#server/http/entity-tag.ts'
import type { CachedFile } from './cached-file.ts'

export type PageConditions = {
	method: string | undefined
	acceptEncoding: string | undefined
	ifNoneMatch: string | undefined
}

export type PageAnswer = { status: 200 | 304; headers: Record<string, string>; body: Buffer | undefined }

type Prepared = { body: Buffer; headers: Record<string, string> }
const prepared = new WeakMap<CachedFile, Partial<Record<Encoding, Prepared>>>()

/** How a finished page is sent to one client: its encoding, or nothing when it has the page already. */
export function pageAnswer(page: CachedFile, { method, acceptEncoding, ifNoneMatch }: PageConditions): PageAnswer {
	const encoding = chooseEncoding(acceptEncoding)
	const etag = page.etags[encoding]
	if (isKnown(ifNoneMatch, etag)) return { status: 304, headers: { ...page.headers, etag }, body: undefined }
	const { headers, body } = preparedFor(page, encoding)
	return { status: 200, headers, body: method === 'HEAD' ? undefined : body }
}

/** Put together once for each encoding, and anew when the page was compressed a second time. */
function preparedFor(page: CachedFile, encoding: Encoding): Prepared {
	const known = prepared.get(page)
	const body = page.bodies[encoding]
	if (known?.[encoding]?.body === body) return known[encoding]
	const headers = {
		...page.headers,
		etag: page.etags[encoding],
		'content-length': String(body.length),
		...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
	}
	const made = { body, headers }
	prepared.set(page, { ...known, [encoding]: made })
	return made
}
