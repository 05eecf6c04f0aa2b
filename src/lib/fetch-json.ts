import type { z } from 'zod'
import { parseJson } from './parse-json.ts'
import { readAtMost } from './read-at-most.ts'
import { wasSent } from './was-sent.ts'

export type FetchFailure = {
	ok: false
	reason: 'timeout' | 'unreachable' | 'rate-limited' | 'rejected' | 'malformed'
	status?: number
	/** Seconds, where the service said how long to wait. */
	retryAfter?: number
	/** What the service said of it, cut short, for the log. */
	detail?: string
	/** All it said, where that is JSON: what tells refusals apart may stand at its end. */
	refusal?: unknown
	/** Nobody heard the question. */
	unsent?: true
}

type Options<T> = RequestInit & { schema: z.ZodType<T>; timeoutMs: number; fetch?: typeof fetch }

const LONGEST_DETAIL = 500
/** Page reports with their pictures are the largest we ask for. What is larger is left unread. */
const MOST_BYTES = 16 * 1024 * 1024
const MOST_REFUSAL_BYTES = 64 * 1024
const TOO_LARGE = 'resposta grande demais'

/** Every call to a service passes here: none can hang, flood us, or return unchecked JSON. */
export async function fetchJson<T>(
	url: string | URL,
	{ schema, timeoutMs, fetch = globalThis.fetch, signal, ...init }: Options<T>,
): Promise<{ ok: true; value: T } | FetchFailure> {
	const timeout = AbortSignal.timeout(timeoutMs)
	try {
		const response = await fetch(url, { ...init, signal: signal ? AbortSignal.any([signal, timeout]) : timeout })
		const { status, headers } = response
		if (!response.ok) {
			const text = (await readAtMost(response, MOST_REFUSAL_BYTES)) ?? TOO_LARGE
			const said = parseJson(text)
			const retryAfter = Number(headers.get('retry-after')) || undefined
			return {
				ok: false,
				reason: status === 429 ? 'rate-limited' : 'rejected',
				status,
				detail: text.slice(0, LONGEST_DETAIL),
				...(said.ok && { refusal: said.value }),
				...(retryAfter !== undefined && { retryAfter }),
			}
		}
		const text = await readAtMost(response, MOST_BYTES)
		if (text === undefined) return { ok: false, reason: 'malformed', status, detail: TOO_LARGE }
		const body = schema.safeParse(JSON.parse(text))
		return body.success ? { ok: true, value: body.data } : { ok: false, reason: 'malformed', status }
	} catch (error) {
		if (error instanceof SyntaxError) return { ok: false, reason: 'malformed' }
		if (timeout.aborted) return { ok: false, reason: 'timeout' }
		return { ok: false, reason: 'unreachable', ...(!wasSent(error) && { unsent: true }) }
	}
}
