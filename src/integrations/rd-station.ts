import { z } from 'zod'
import type { ConversionAnswer, RdStation } from '#core/rd-station/conversion.ts'
import { type FetchFailure, fetchJson } from '#lib/fetch-json.ts'

const TIMEOUT_MS = 10_000

type Options = { apiKey: string; baseUrl: string; fetch?: typeof globalThis.fetch; timeoutMs?: number }

const taken = z.object({ event_uuid: z.string().min(1).max(200) })

/**
 * https://developers.rdstation.com/reference/evento-de-conversao-do-contato. The key is part of the address, so nothing that names the
 * address is passed on or logged.
 */
export function rdStation({ apiKey, baseUrl, fetch, timeoutMs = TIMEOUT_MS }: Options): RdStation {
	return {
		async convert(conversion) {
			const answer = await fetchJson(`${baseUrl}/platform/conversions?${new URLSearchParams({ api_key: apiKey })}`, {
				schema: taken,
				timeoutMs,
				method: 'POST',
				headers: { 'content-type': 'application/json', accept: 'application/json' },
				body: JSON.stringify(conversion),
				redirect: 'error',
				...(fetch && { fetch }),
			})
			return answer.ok ? { ok: true, eventUuid: answer.value.event_uuid } : refusalOf(answer)
		},
	}
}

function refusalOf({ reason, status }: FetchFailure): ConversionAnswer {
	if (status === 401 || status === 403) return { ok: false, kind: 'later', fault: 'key-refused', status }
	if (reason === 'rate-limited') return { ok: false, kind: 'later', fault: 'quota', status }
	if (reason !== 'rejected') return { ok: false, kind: 'later', fault: reason, status }
	const isTheirs = status === undefined || status >= 500 || status === 408
	return { ok: false, kind: isTheirs ? 'later' : 'refused', fault: isTheirs ? 'server-error' : 'refused', status }
}
