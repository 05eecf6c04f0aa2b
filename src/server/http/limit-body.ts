/** So much more than is allowed is read and thrown away: a client that still sends does not read the refusal. */
const MOST_DISCARDED = 64 * 1024 * 1024

/** The request, if it brings no more than is allowed, however it says how much that is. */
export async function limitBody(request: Request, most: number): Promise<Request | undefined> {
	if (!request.body) return request
	const length = request.headers.has('transfer-encoding') ? null : request.headers.get('content-length')
	if (length !== null && Number(length) <= most) return request

	const reader = request.body.getReader()
	const chunks: Uint8Array[] = []
	let size = 0
	for (;;) {
		const { done, value } = await reader.read()
		if (done) break
		size += value.length
		if (size <= most) chunks.push(value)
		if (size > most + MOST_DISCARDED) break
	}
	if (size > most) return undefined
	const { method, headers, signal, url } = request
	return new Request(url, { method, headers, signal, body: new Blob(chunks as BlobPart[]) })
}
