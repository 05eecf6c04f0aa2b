import { AwsClient } from 'aws4fetch'
import type { FileStore } from '#core/media/file-store.ts'

type S3 = {
	bucket: string
	/** Any store that speaks S3; without it, Amazon's own. */
	endpoint?: string | undefined
	region: string
	accessKeyId: string
	secretAccessKey: string
	timeoutMs?: number
}

const FOLDER = 'media'
const IMMUTABLE = 'public, max-age=31536000, immutable'
/** Of an error page, what is worth a line in the log. */
const LONGEST_DETAIL = 300

/** https://docs.aws.amazon.com/AmazonS3/latest/API/API_Operations_Amazon_Simple_Storage_Service.html */
export function s3Store({ bucket, endpoint, region, timeoutMs = 15_000, ...keys }: S3): FileStore {
	const client = new AwsClient({ ...keys, region, service: 's3', retries: 2 })
	// Stores of one's own have no name per bucket in the domain system.
	const base = endpoint ? `${endpoint}/${bucket}` : `https://${bucket}.s3.${region}.amazonaws.com`

	function ask(name: string, init: RequestInit): Promise<Response> {
		return client.fetch(`${base}/${FOLDER}/${name}`, { ...init, signal: AbortSignal.timeout(timeoutMs) })
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
			if (answer.ok) return new Uint8Array(await answer.arrayBuffer())
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
	const detail = (await answer.text()).slice(0, LONGEST_DETAIL)
	return new Error(`the file store answered ${answer.status}: ${detail}`)
}
