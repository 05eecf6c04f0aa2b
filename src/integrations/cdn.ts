import { readAtMost } from '#lib/read-at-most.ts'

const TIMEOUT_MS = 5_000
const MOST_BYTES = 64 * 1024

type Options = {
	url: string
	/** What the service knows us by. */
	headers: Record<string, string>
	fetch?: typeof globalThis.fetch
	timeoutMs?: number
}

export type PurgeFailure = { ok: false; reason: 'refused' | 'timeout' | 'unreachable'; status?: number }
export type Purge = (tags: readonly string[]) => Promise<{ ok: true } | PurgeFailure>

/**
 * Has a CDN forget what carries any of these tags. Fastly takes them from the header
 * (https://www.fastly.com/documentation/reference/api/purging/), Cloudflare from the body
 * (https://developers.cloudflare.com/api/resources/cache/methods/purge/).
 */
export function cdnPurge({ url, headers, fetch = globalThis.fetch, timeoutMs = TIMEOUT_MS }: Options): Purge {
	return async (tags) => {
		const timeout = AbortSignal.timeout(timeoutMs)
		try {
			const answer = await fetch(url, {
				method: 'POST',
				headers: { 'content-type': 'application/json', 'surrogate-key': tags.join(' '), ...headers },
				body: JSON.stringify({ tags }),
				// What we are known by goes to nobody else.
				redirect: 'error',
				signal: timeout,
			})
			// To its end, within the time: an answer that breaks off is none.
			await readAtMost(answer, MOST_BYTES)
			return answer.ok ? { ok: true } : { ok: false, reason: 'refused', status: answer.status }
		} catch {
			return { ok: false, reason: timeout.aborted ? 'timeout' : 'unreachable' }
		}
	}
}
