import { AwsClient } from 'aws4fetch'
import type { FileStore } from '#core/media/file-store.ts'
import { readAtMost, readBytesAtMost } from '#lib/read-at-most.ts'
import { retry } from '#lib/retry.ts'

type S3 = {
	bucket: string
	/** Any store that speaks S3; without it, Amazon's own. */
	endpoint?: string | undefined
	region: string
	accessKeyId: string
	secretAccessKey: string
	timeoutMs?: number
	fetch?: typeof globalThis.fetch
}

const FOLDER = 'media'
const IMMUTABLE = 'public, max-age=31536000, immutable'
/** Of an error page, what is worth a line in the log. */
const LONGEST_DETAIL = 300
const MOST_REFUSAL_BYTES = 64 * 1024
/** Several times the largest picture that is ever put there. */
const MOST_BYTES = 64 * 1024 * 1024

/** https://docs.aws.amazon.com/AmazonS3/latest/API/API_Operations_Amazon_Simple_Storage_Service.html */
export function s3Store({
	bucket,
	endpoint,
	region,
	timeoutMs = 15_000,
	fetch = globalThis.fetch,
	...keys
}: S3): FileStore {
	const client = new AwsClient({ ...keys, region, service: 's3' })
	// Stores of one's own have no name per bucket in the domain system.
	const base = endpoint ? `${endpoint}/${bucket}` : `https://${bucket}.s3.${region}.amazonaws.com`

	/** By the signer's headers alone: a limit that goes through its own `fetch` is lost with the request object it makes. */
	function ask(name: string, init: RequestInit): Promise<Response> {
		const signal = AbortSignal.timeout(timeoutMs)
		let last: Response | undefined
		async function attempt() {
			await last?.body?.cancel()
			const { url, headers } = await client.sign(`${base}/${FOLDER}/${name}`, init)
			last = await fetch(url, { ...init, headers, signal })
			return last
		}
		return retry(attempt, ({ status }) => status >= 500 || status === 429, { times: 2, firstDelayMs: 50 })
	}

	return {
		async put(name, bytes, mimeType) {
			const headers = { 'Content-Type': mimeType, 'Cache-Control': IMMUTABLE }
			const answer = await ask(name, { method: 'PUT', body: new Uint8Array(bytes), headers })
			if (!answer.ok) throw await faultOf(answer)
			await answer.body?.cancel()
		},
		async get(name) {
			const answer = await ask(name, { method: 'GET' })
			if (answer.ok) {
				const bytes = await readBytesAtMost(answer, MOST_BYTES)
				if (!bytes) throw new Error(`the file store sent more than ${MOST_BYTES} bytes`)
				return bytes
			}
			const fault = await faultOf(answer)
			// To keys that may not list the bucket, a file that is not there is one they may not see.
			if (answer.status === 404 || fault.message.includes('AccessDenied')) return undefined
			throw fault
		},
		async remove(name) {
			const answer = await ask(name, { method: 'DELETE' })
			if (!answer.ok && answer.status !== 404) throw await faultOf(answer)
			await answer.body?.cancel()
		},
	}
}

async function faultOf(answer: Response): Promise<Error> {
	const detail = (await readAtMost(answer, MOST_REFUSAL_BYTES))?.slice(0, LONGEST_DETAIL) ?? 'too long an answer'
	return new Error(`the file store answered ${answer.status}: ${detail}`)
}
