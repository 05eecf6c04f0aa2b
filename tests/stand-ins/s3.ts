import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Stored = { bytes: Buffer; type: string }

/** A small store that speaks S3 over HTTP: one bucket, path-style, signed requests only. */
export async function startS3({ bucket = 'farol', accessKeyId = 'chave-de-teste', listed = 1000 } = {}) {
	const objects = new Map<string, Stored>()
	/** Names whose requests are never answered. */
	const silent = new Set<string>()
	const signature = new RegExp(
		`^AWS4-HMAC-SHA256 Credential=${accessKeyId}/\\d{8}/[a-z0-9-]+/s3/aws4_request, SignedHeaders=[a-z0-9;-]+, Signature=[0-9a-f]{64}$`,
	)

	/** A page of names, and where the next begins. */
	function list(asked: URLSearchParams): string {
		const all = [...objects.keys()].filter((key) => key.startsWith(asked.get('prefix') ?? '')).sort()
		const from = Number(asked.get('continuation-token') ?? 0)
		const page = all.slice(from, from + listed).map((key) => `<Contents><Key>${key}</Key></Contents>`)
		const next = from + listed < all.length ? `<NextContinuationToken>${from + listed}</NextContinuationToken>` : ''
		return `<ListBucketResult>${next}${page.join('')}</ListBucketResult>`
	}

	const server = createServer(async (request, response) => {
		const { pathname, searchParams } = new URL(request.url!, 'http://s3')
		const chunks: Buffer[] = []
		for await (const chunk of request) chunks.push(chunk as Buffer)

		const refuse = (status: number, code: string) =>
			response.writeHead(status, { 'Content-Type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`)
		if (!signature.test(request.headers.authorization ?? '')) return refuse(403, 'SignatureDoesNotMatch')
		if (!pathname.startsWith(`/${bucket}/`)) return refuse(404, 'NoSuchBucket')
		const key = pathname.slice(bucket.length + 2)
		if (silent.has(key)) return

		if (request.method === 'GET' && searchParams.get('list-type') === '2') return response.end(list(searchParams))
		if (request.method === 'PUT') {
			objects.set(key, { bytes: Buffer.concat(chunks), type: request.headers['content-type'] ?? '' })
			return response.writeHead(200).end()
		}
		if (request.method === 'DELETE') {
			objects.delete(key)
			return response.writeHead(204).end()
		}
		const found = objects.get(key)
		if (!found) return refuse(404, 'NoSuchKey')
		return response.writeHead(200, { 'Content-Type': found.type }).end(found.bytes)
	})
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
	const { port } = server.address() as AddressInfo
	return {
		url: `http://127.0.0.1:${port}`,
		bucket,
		objects,
		silent,
		async stop() {
			server.closeAllConnections()
			await new Promise((resolve) => server.close(resolve))
		},
	}
}
