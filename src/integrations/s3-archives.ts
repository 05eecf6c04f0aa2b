import { createWriteStream, openAsBlob } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { faultOf, type S3, s3Client } from './s3-client.ts'

const FOLDER = 'backups'
/** Gigabytes over a slow line. */
const TIMEOUT_MS = 2 * 60 * 60 * 1000

/** Where archives lie that must outlive this machine. */
export type Archives = {
	put: (name: string, file: string) => Promise<void>
	/** Into a file; says whether there is one of that name. */
	fetchTo: (name: string, file: string) => Promise<boolean>
	list: () => Promise<string[]>
	remove: (name: string) => Promise<void>
}

/** Files in a bucket, each sent in one piece: a store takes 5 GB that way. */
export function s3Archives(options: S3): Archives {
	const ask = s3Client({ timeoutMs: TIMEOUT_MS, ...options })

	async function listFrom(token: string | undefined): Promise<string[]> {
		const query = new URLSearchParams({ 'list-type': '2', prefix: `${FOLDER}/` })
		if (token) query.set('continuation-token', token)
		const answer = await ask(`?${query}`, { method: 'GET' })
		if (!answer.ok) throw await faultOf(answer)
		const page = await answer.text()
		const names = [...page.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => key.slice(FOLDER.length + 1))
		const next = /<NextContinuationToken>([^<]+)</.exec(page)?.[1]
		return next ? [...names, ...(await listFrom(next))] : names
	}

	return {
		async put(name, file) {
			const headers = { 'Content-Type': 'application/octet-stream' }
			const answer = await ask(`${FOLDER}/${name}`, { method: 'PUT', body: await openAsBlob(file), headers })
			if (!answer.ok) throw await faultOf(answer)
			await answer.body?.cancel()
		},
		async fetchTo(name, file) {
			const answer = await ask(`${FOLDER}/${name}`, { method: 'GET' })
			if (answer.status === 404) return false
			if (!answer.ok || !answer.body) throw await faultOf(answer)
			await pipeline(Readable.fromWeb(answer.body as never), createWriteStream(file, { mode: 0o600 }))
			return true
		},
		list: () => listFrom(undefined),
		async remove(name) {
			const answer = await ask(`${FOLDER}/${name}`, { method: 'DELETE' })
			if (!answer.ok && answer.status !== 404) throw await faultOf(answer)
			await answer.body?.cancel()
		},
	}
}
