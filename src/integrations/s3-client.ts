import { AwsClient } from 'aws4fetch'
import { readAtMost } from '#lib/read-at-most.ts'
import { retry } from '#lib/retry.ts'

export type S3 = {
	bucket: string
	/** Any store that speaks S3; without it, Amazon's own. */
	endpoint?: string | undefined
	region: string
	accessKeyId: string
	secretAccessKey: string
	timeoutMs?: number
	fetch?: typeof globalThis.fetch
}

/** Of an error page, what is worth a line in the log. */
const LONGEST_DETAIL = 300
const MOST_REFUSAL_BYTES = 64 * 1024

/** Asks a bucket about a path of its own, by signed requests. */
export function s3Client({ bucket, endpoint, region, timeoutMs = 15_000, fetch = globalThis.fetch, ...keys }: S3) {
	const client = new AwsClient({ ...keys, region, service: 's3' })
	// Stores of one's own have no name per bucket in the domain system.
	const base = endpoint ? `${endpoint}/${bucket}` : `https://${bucket}.s3.${region}.amazonaws.com`

	/** By the signer's headers alone: a limit that goes through its own `fetch` is lost with the request object it makes. */
	return function ask(path: string, init: RequestInit): Promise<Response> {
		const signal = AbortSignal.timeout(timeoutMs)
		let last: Response | undefined
		async function attempt() {
			await last?.body?.cancel()
			const { body, ...rest } = init
			const { url, headers } = await client.sign(`${base}/${path}`, rest)
			last = await fetch(url, { ...rest, ...(body === undefined ? {} : { body }), headers, signal })
			return last
		}
		return retry(attempt, ({ status }) => status >= 500 || status === 429, { times: 2, firstDelayMs: 50 })
	}
}

export async function faultOf(answer: Response): Promise<Error> {
	const detail = (await readAtMost(answer, MOST_REFUSAL_BYTES))?.slice(0, LONGEST_DETAIL) ?? 'too long an answer'
	return Object.assign(new Error(`the file store answered ${answer.status}: ${detail}`), { status: answer.status })
}
