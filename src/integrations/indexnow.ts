import type { IndexNow } from '#core/indexnow/index-now.ts'
import { readAtMost } from '#lib/read-at-most.ts'

const TIMEOUT_MS = 5_000
const LONGEST_DETAIL = 500
const MOST_BYTES = 64 * 1024

type Options = {
	key: string
	siteUrl: string
	baseUrl: string
	fetch?: typeof globalThis.fetch
	timeoutMs?: number
}

/** https://www.indexnow.org/documentation. What it answers has no body to read: the status says it all. */
export function indexNow({
	key,
	siteUrl,
	baseUrl,
	fetch = globalThis.fetch,
	timeoutMs = TIMEOUT_MS,
}: Options): IndexNow {
	return {
		async tell(urls) {
			const message = { host: new URL(siteUrl).host, key, keyLocation: `${siteUrl}/${key}.txt`, urlList: urls }
			try {
				const response = await fetch(`${baseUrl}/indexnow`, {
					method: 'POST',
					headers: { 'content-type': 'application/json; charset=utf-8' },
					body: JSON.stringify(message),
					redirect: 'error',
					signal: AbortSignal.timeout(timeoutMs),
				})
				const { status } = response
				const detail = (await readAtMost(response, MOST_BYTES))?.slice(0, LONGEST_DETAIL)
				if (status === 200 || status === 202) return { ok: true }
				return { ok: false, reason: status === 429 || status >= 500 ? 'later' : 'refused', status, detail }
			} catch (error) {
				return { ok: false, reason: 'later', detail: (error as Error).name }
			}
		},
	}
}
