/** Why a service did not serve, as stable words that the database keeps. */
export const serviceFaults = [
	'key-refused',
	'not-allowed',
	'credit-gone',
	'quota',
	'not-found',
	'rejected',
	'server-error',
	'timeout',
	'unreachable',
	'malformed',
] as const
export type ServiceFault = (typeof serviceFaults)[number]

/** What became of one call. */
export type Outcome = { ok: true } | { ok: false; fault: ServiceFault; status?: number | undefined }

/** What a status says of the service, and words in the answer where the status alone would mislead. */
export function outcomeOf(status: number, body: string): Outcome {
	if (status < 400) return { ok: true }
	return { ok: false, fault: faultOf(status, body), status }
}

function faultOf(status: number, body: string): ServiceFault {
	if (/API_KEY_INVALID|API key not valid|invalid_grant|invalid_client/i.test(body)) return 'key-refused'
	if (status === 403 && /rate limit|quota/i.test(body)) return 'quota'
	if (status === 401) return 'key-refused'
	if (status === 402) return 'credit-gone'
	if (status === 403) return 'not-allowed'
	if (status === 404 || status === 410) return 'not-found'
	if (status === 429 || status === 498) return 'quota'
	return status >= 500 ? 'server-error' : 'rejected'
}
