import type { z } from 'zod'

export type FetchFailure = {
	ok: false
	reason: 'timeout' | 'unreachable' | 'rate-limited' | 'rejected' | 'malformed'
	status?: number
	/** Seconds, where the service said how long to wait. */
	retryAfter?: number
	/** What the service said of it, cut short; for the log and for telling refusals apart. */
	detail?: string
}

type Options<T> = RequestInit & { schema: z.ZodType<T>; timeoutMs: number; fetch?: typeof fetch }

const LONGEST_DETAIL = 500

/** Every call to a service passes here: none can hang, and none returns unchecked JSON. */
export async function fetchJson<T>(
	url: string | URL,
	{ schema, timeoutMs, fetch = globalThis.fetch, signal, ...init }: Options<T>,
): Promise<{ ok: true; value: T } | FetchFailure> {
	const timeout = AbortSignal.timeout(timeoutMs)
	try {
		const response = await fetch(url, { ...init, signal: signal ? AbortSignal.any([signal, timeout]) : timeout })
		const { status, headers } = response
		if (!response.ok) {
			const detail = (await response.text()).slice(0, LONGEST_DETAIL)
			const retryAfter = Number(headers.get('retry-after')) || undefined
			const reason = status === 429 ? 'rate-limited' : 'rejected'
			return { ok: false, reason, status, detail, ...(retryAfter !== undefined && { retryAfter }) }
		}
		const body = schema.safeParse(await response.json())
		return body.success ? { ok: true, value: body.data } : { ok: false, reason: 'malformed', status }
	} catch (error) {
		if (error instanceof SyntaxError) return { ok: false, reason: 'malformed' }
		return { ok: false, reason: timeout.aborted ? 'timeout' : 'unreachable' }
	}
}
