import type { FileStore } from '#core/media/file-store.ts'
import { readBytesAtMost } from '#lib/read-at-most.ts'
import { faultOf, type S3, s3Client } from './s3-client.ts'

const FOLDER = 'media'
const IMMUTABLE = 'public, max-age=31536000, immutable'
/** Several times the largest picture that is ever put there. */
const MOST_BYTES = 64 * 1024 * 1024

/** https://docs.aws.amazon.com/AmazonS3/latest/API/API_Operations_Amazon_Simple_Storage_Service.html */
export function s3Store(options: S3): FileStore {
	const client = s3Client(options)
	const ask = (name: string, init: RequestInit) => client(`${FOLDER}/${name}`, init)

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
