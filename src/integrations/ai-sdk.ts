import {
	APICallError,
	generateText,
	jsonSchema,
	type LanguageModel,
	type ModelMessage,
	NoObjectGeneratedError,
	Output,
} from 'ai'
import { z } from 'zod'
import type { TextAnswer, TextFailure, TextUsage } from '#core/generation/models/text-model.ts'
import { readAtMost } from '#lib/read-at-most.ts'
import { wasSent } from '#lib/was-sent.ts'

const LONGEST_DETAIL = 300

export const RESEARCH_MS = 45_000

export type TextModelOptions = {
	apiKey: string
	baseUrl: string
	model: string
	timeoutMs?: number
	fetch?: typeof globalThis.fetch
}

/** Many times what the tokens we allow can come to. */
const MOST_BYTES = 2 * 1024 * 1024
const TOO_LARGE = 'resposta grande demais'

/** Calls whose answers are held no longer than an article can be. */
export function withShortAnswers(fetch = globalThis.fetch): typeof globalThis.fetch {
	return async (input, init) => {
		const response = await fetch(input, init)
		const text = await readAtMost(response, MOST_BYTES)
		if (text === undefined) throw new Error(TOO_LARGE)
		return new Response(text || null, response)
	}
}

/** By provider, as the library passes them on. */
export type ProviderOptions = NonNullable<Parameters<typeof generateText>[0]['providerOptions']>

/** Words alone, or words with a picture. */
type Prompt = string | ModelMessage[]

type Write<T> = {
	model: LanguageModel
	instructions: string
	prompt: Prompt
	schema: z.ZodType<T>
	timeoutMs: number
	maxOutputTokens: number
	temperature?: number
	signal: AbortSignal
	providerOptions?: ProviderOptions
}

/** One answer in the given shape, and every way it can fail as a plain fact. */
export async function writeWith<T>({
	schema,
	timeoutMs,
	signal,
	...call
}: Write<T>): Promise<TextAnswer<{ value: T }>> {
	const timeout = AbortSignal.timeout(timeoutMs)
	try {
		const { output, usage } = await generateText({
			...call,
			output: Output.object({ schema: strict(schema) }),
			abortSignal: AbortSignal.any([signal, timeout]),
			// Every call is booked before it is made, so trying again is not left to the library.
			maxRetries: 0,
		})
		return { ok: true, value: output, usage: usageOf(usage) }
	} catch (error) {
		return failureOf(error, { signal, timeout })
	}
}

/** The shape as providers insist on it: everything required, nothing else allowed. What they leave out all the same is filled in. */
function strict<T>(schema: z.ZodType<T>) {
	const shape = z.toJSONSchema(schema) as { properties?: Record<string, { default?: unknown }> }
	for (const property of Object.values(shape.properties ?? {})) delete property.default
	return jsonSchema<T>(
		{ ...shape, required: Object.keys(shape.properties ?? {}) } as Parameters<typeof jsonSchema>[0],
		{
			validate(value) {
				const parsed = schema.safeParse(withoutNulls(value))
				return parsed.success ? { success: true, value: parsed.data } : { success: false, error: parsed.error }
			},
		},
	)
}

function withoutNulls(value: unknown): unknown {
	if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
	return Object.fromEntries(Object.entries(value).filter(([, part]) => part !== null))
}

export function usageOf(
	usage: { inputTokens?: number | undefined; outputTokens?: number | undefined } | undefined,
): TextUsage | undefined {
	const { inputTokens, outputTokens } = usage ?? {}
	return inputTokens === undefined || outputTokens === undefined ? undefined : { inputTokens, outputTokens }
}

export function failureOf(
	error: unknown,
	{ signal, timeout }: { signal: AbortSignal; timeout: AbortSignal },
): TextFailure {
	if (signal.aborted) return { ok: false, reason: 'cancelled', detail: 'cancelado' }
	if (timeout.aborted) return { ok: false, reason: 'timeout', detail: 'tempo esgotado' }
	if (NoObjectGeneratedError.isInstance(error)) {
		const torn = error.finishReason === 'length' ? 'resposta cortada' : 'resposta fora do formato'
		return { ok: false, reason: 'malformed', detail: torn, usage: usageOf(error.usage) }
	}
	if (!APICallError.isInstance(error)) {
		const detail = error instanceof Error ? error.message : String(error)
		// The library throws the former two where a provider answered well but with nothing in it.
		const useless = /no output generated|empty response/i.test(detail) || detail === TOO_LARGE
		if (useless) return { ok: false, reason: 'malformed', detail: cut(detail) }
		return { ok: false, reason: 'unreachable', unsent: !wasSent(error), detail: cut(detail) }
	}
	const { statusCode, responseHeaders, message } = error
	const unsent = statusCode === undefined && !wasSent(error)
	return { ok: false, ...httpFailure(statusCode, responseHeaders?.['retry-after']), unsent, detail: cut(message) }
}

/** What a status means for whoever asked. */
export function httpFailure(
	status: number | undefined,
	retryAfter: string | null | undefined,
): Pick<TextFailure, 'reason' | 'retryAfterSeconds'> {
	if (status === undefined) return { reason: 'unreachable' }
	if (status === 429 || status === 498) {
		const seconds = retryAfter ? Number(retryAfter) : Number.NaN
		return { reason: 'rate-limited', ...(Number.isFinite(seconds) && { retryAfterSeconds: seconds }) }
	}
	if (status >= 500) return { reason: 'server-error' }
	return { reason: status < 300 ? 'malformed' : 'rejected' }
}

function cut(text: string): string {
	return text.replace(/\s+/g, ' ').slice(0, LONGEST_DETAIL)
}
