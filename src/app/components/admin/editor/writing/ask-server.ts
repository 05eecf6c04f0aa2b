import type { NoAnswer } from './save-answer.ts'

const PATIENCE_MS = 30_000
/** What the server takes at once. It hangs up on more before it can say so. */
const MOST_BYTES = 1_000_000

/**
 * Asks a route of ours for JSON. Not through the router: whatever goes wrong there takes the screen away, and the text
 * on it.
 */
export async function askServer<T>(address: string, payload?: unknown, signal?: AbortSignal): Promise<T | NoAnswer> {
	const patience = AbortSignal.timeout(PATIENCE_MS)
	const body = payload === undefined ? undefined : JSON.stringify(payload, withoutNul)
	if (body !== undefined && new Blob([body]).size > MOST_BYTES) return { ok: false, reason: 'too-large' }
	try {
		const response = await fetch(address, {
			redirect: 'manual',
			signal: signal ? AbortSignal.any([signal, patience]) : patience,
			...(body !== undefined && { method: 'POST', headers: { 'Content-Type': 'application/json' }, body }),
		})
		// The guard sends who is not signed in to the door.
		if (response.type === 'opaqueredirect' || response.status === 401 || response.status === 403)
			return { ok: false, reason: 'signed-out' }
		if (response.status === 413) return { ok: false, reason: 'too-large' }
		if (!response.headers.get('content-type')?.includes('application/json')) return { ok: false, reason: 'fault' }
		if (response.status >= 500) return { ok: false, reason: 'fault' }
		return (await response.json()) as T
	} catch {
		return { ok: false, reason: 'offline' }
	}
}

/** No database takes it, and nobody typed it on purpose. */
function withoutNul(_: string, value: unknown): unknown {
	return typeof value === 'string' && value.includes('\0') ? value.replaceAll('\0', '') : value
}
