import { retry } from '#lib/retry.ts'

export type FunctionFailure = {
	ok: false
	/** A connection is the network's or the server's fault; a refusal is an answer. */
	reason: 'connection' | 'refused' | 'signed-out' | 'cancelled'
	message: string
	correlationId?: string | undefined
}
export type FunctionAnswer<T> = { ok: true; value: T } | FunctionFailure

type Call = {
	name: string
	payload?: unknown
	signal?: AbortSignal
	retries?: number
	sleep?: (ms: number) => Promise<void>
}

const FIRST_DELAY_MS = 1000

/** Calls a server function by name. With `retries`, what the network or the server spoiled is tried again, later and later. */
export function callFunction<T>({ name, payload, signal, retries = 0, sleep }: Call): Promise<FunctionAnswer<T>> {
	return retry(
		() =>
			ask<T>(`/functions/v1/${name}`, {
				method: 'POST',
				headers: { 'Content-Type': 'application/json' },
				body: JSON.stringify(payload ?? {}),
				...(signal && { signal }),
			}),
		(answer) => !answer.ok && answer.reason === 'connection',
		{ times: retries, firstDelayMs: FIRST_DELAY_MS, ...(sleep && { sleep }) },
	)
}

/** Whether a function is there and well. */
export async function checkHealth(name: string): Promise<boolean> {
	const answer = await ask<{ status?: string }>(`/functions/v1/${name}?health=1`, {})
	return answer.ok && answer.value.status === 'healthy'
}

type Body = { error?: string; issues?: { message: string }[]; correlationId?: string }

async function ask<T>(address: string, init: RequestInit): Promise<FunctionAnswer<T>> {
	try {
		const response = await fetch(address, init)
		const body = (await response.json().catch(() => undefined)) as (T & Body) | undefined
		const correlationId = body?.correlationId
		if (response.ok && body) return { ok: true, value: body }
		if (response.status === 401 || response.status === 403)
			return {
				ok: false,
				reason: 'signed-out',
				message: 'Sua sessão terminou. Entre de novo em outra aba.',
				correlationId,
			}
		const message = body?.issues?.[0]?.message ?? body?.error ?? 'O servidor não respondeu como esperado.'
		return { ok: false, reason: response.status >= 500 ? 'connection' : 'refused', message, correlationId }
	} catch {
		if (init.signal?.aborted) return { ok: false, reason: 'cancelled', message: 'Cancelado.' }
		return { ok: false, reason: 'connection', message: 'Sem conexão com o servidor.' }
	}
}
