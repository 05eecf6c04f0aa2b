import { retry } from '#lib/retry.ts'
import type { Endpoint } from './endpoints.ts'

const PATIENCE_MS = 30_000
const FIRST_DELAY_MS = 1000
const ONE_MINUTE = 60
/** What the server takes at once. It hangs up on more before it can say so. */
const MOST_BYTES = 1_000_000

/** Why there is nothing to read. */
export type NoAnswer =
	| { ok: false; reason: 'offline' | 'signed-out' | 'too-large' | 'cancelled' }
	| { ok: false; reason: 'refused'; message: string }
	| { ok: false; reason: 'rate-limited'; retryAfterSeconds: number }
	/** Ours, with the id under which it stands in the log; without one, of what stands between. */
	| { ok: false; reason: 'fault'; correlationId: string | undefined }

type Options = {
	signal?: AbortSignal | undefined
	/** How often what the network or the server spoiled is tried again, later and later. */
	retries?: number
	sleep?: (ms: number) => Promise<void>
}

/** What there is nothing to send to is only read. */
export type Asking<Input> = [Input] extends [undefined] ? [input?: undefined, options?: Options] : [Input, Options?]

/**
 * Asks a route of ours for JSON. Not through the router: whatever goes wrong there takes the screen away, and the text
 * on it.
 */
export async function askServer<Input, Output>(
	{ path, slow }: Endpoint<Input, Output>,
	...[input, { signal, retries = 0, sleep } = {}]: Asking<Input>
): Promise<Output | NoAnswer> {
	const body = input === undefined ? undefined : JSON.stringify(input, withoutNul)
	if (body !== undefined && new Blob([body]).size > MOST_BYTES) return { ok: false, reason: 'too-large' }
	return retry(() => ask<Output>(path, { body, signal, slow }), isLost, {
		times: retries,
		firstDelayMs: FIRST_DELAY_MS,
		...(sleep && { sleep }),
	})
}

type Asked = { body: string | undefined; signal: AbortSignal | undefined; slow: boolean | undefined }

async function ask<Output>(path: string, { body, signal, slow }: Asked): Promise<Output | NoAnswer> {
	const signals = [signal, slow ? undefined : AbortSignal.timeout(PATIENCE_MS)].filter((each) => each !== undefined)
	try {
		const response = await fetch(path, {
			redirect: 'manual',
			signal: AbortSignal.any(signals),
			...(body !== undefined && { method: 'POST', headers: { 'Content-Type': 'application/json' }, body }),
		})
		return await read<Output>(response)
	} catch {
		return { ok: false, reason: signal?.aborted ? 'cancelled' : 'offline' }
	}
}

type Refusal = { error?: string; issues?: { message: string }[] } | null

async function read<Output>(response: Response): Promise<Output | NoAnswer> {
	const { type, status, headers } = response
	// The guard sends who is not signed in to the door.
	if (type === 'opaqueredirect' || status === 401) return { ok: false, reason: 'signed-out' }
	if (status === 413) return { ok: false, reason: 'too-large' }
	if (status === 429)
		return {
			ok: false,
			reason: 'rate-limited',
			retryAfterSeconds: Number(headers.get('retry-after')) || ONE_MINUTE,
		}
	const fault = { ok: false, reason: 'fault', correlationId: headers.get('x-correlation-id') ?? undefined } as const
	if (status >= 500 || !headers.get('content-type')?.includes('application/json')) return fault
	if (response.ok) return (await response.json()) as Output
	const refusal = (await response.json()) as Refusal
	const message = refusal?.issues?.[0]?.message ?? refusal?.error
	return message === undefined ? fault : { ok: false, reason: 'refused', message }
}

/** Whether the network or the server is to blame, and another try may help. */
export function isLost(answer: unknown): boolean {
	const { reason } = (answer ?? {}) as Partial<NoAnswer>
	return reason === 'offline' || reason === 'fault'
}

const words = {
	offline: 'Sem conexão com o servidor.',
	'signed-out': 'Sua sessão terminou. Entre de novo em outra aba.',
	'too-large': 'Conteúdo grande demais.',
	cancelled: 'Cancelado.',
}

/** What a screen says that has no words of its own for it. */
export function wordsFor(failure: NoAnswer): string {
	if (failure.reason === 'refused') return failure.message
	if (failure.reason === 'rate-limited') return `Muitos envios seguidos. Aguarde ${waitOf(failure.retryAfterSeconds)}.`
	if (failure.reason !== 'fault') return words[failure.reason]
	return failure.correlationId ? 'Algo deu errado. Tente novamente.' : 'O servidor não respondeu como esperado.'
}

function waitOf(seconds: number): string {
	return seconds === ONE_MINUTE ? 'um minuto' : `${seconds} s`
}

/** No database takes it, and nobody typed it on purpose. */
function withoutNul(_: string, value: unknown): unknown {
	return typeof value === 'string' && value.includes('\0') ? value.replaceAll('\0', '') : value
}
