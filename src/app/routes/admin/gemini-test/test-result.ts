import { z } from 'zod'
import { knownFaultText, quotaCode } from '#core/images/fault-words.ts'

/** What the function answers; a fault answers only with `error`. */
export const answerSchema = z.object({
	success: z.boolean().optional(),
	degraded: z.boolean().optional(),
	image: z
		.object({
			url: z.string(),
			source: z.string().optional(),
			alt: z.string().nullish(),
			credit: z.string().nullish(),
			creditUrl: z.string().nullish(),
		})
		.nullish(),
	provider: z.string().nullish(),
	generationInfo: z.object({ provider: z.string().nullish(), timeMs: z.number().optional() }).nullish(),
	error: z.string().nullish(),
	errorCode: z.string().nullish(),
	issues: z.array(z.object({ message: z.string() })).optional(),
})
export type Answer = z.infer<typeof answerSchema>

const resultSchema = z.object({
	id: z.string(),
	at: z.iso.datetime(),
	status: z.enum(['success', 'degraded', 'error']),
	provider: z.string().nullable(),
	timeMs: z.number(),
	prompt: z.string(),
	error: z.string().nullable(),
	image: z
		.object({
			url: z.string(),
			alt: z.string(),
			credit: z.string().nullable().default(null),
			creditUrl: z.string().nullable().default(null),
		})
		.nullable(),
	request: z.unknown(),
	response: z.unknown(),
})
export type TestResult = z.infer<typeof resultSchema>

export const KEPT_RESULTS = 5

/** What the browser kept; what cannot be read any more is left out. */
export function parseKept(text: string | null): TestResult[] {
	try {
		const kept = z.array(z.unknown()).parse(JSON.parse(text ?? '[]'))
		return kept.flatMap((each) => resultSchema.safeParse(each).data ?? []).slice(0, KEPT_RESULTS)
	} catch {
		return []
	}
}

export type TestRequest = { prompt: string; category: 'teste'; forceProvider: 'gemini'; postId: string }

export function testRequest(prompt: string, timestamp: number): TestRequest {
	return { prompt, category: 'teste', forceProvider: 'gemini', postId: `test-${timestamp}` }
}

type Outcome = { request: TestRequest; timeMs: number; now: Date }

/** Gemini's own picture is a success; a picture of anybody else says that Gemini did not deliver. */
export function resultOf(answer: Answer, response: unknown, { request, timeMs, now }: Outcome): TestResult {
	const provider = answer.provider ?? answer.generationInfo?.provider ?? answer.image?.source ?? null
	const { image } = answer
	return {
		id: request.postId,
		at: now.toISOString(),
		status: image ? (provider === 'gemini' ? 'success' : 'degraded') : 'error',
		provider,
		timeMs,
		prompt: request.prompt,
		error: errorOf(answer) ?? (image ? null : 'Falha ao gerar imagem'),
		image: image
			? { url: image.url, alt: image.alt ?? '', credit: image.credit ?? null, creditUrl: image.creditUrl ?? null }
			: null,
		request,
		response,
	}
}

/** There was no answer to read. */
export function failureOf(message: string, { request, timeMs, now }: Outcome): TestResult {
	return {
		id: request.postId,
		at: now.toISOString(),
		status: 'error',
		provider: null,
		timeMs,
		prompt: request.prompt,
		error: message,
		image: null,
		request,
		response: null,
	}
}

const toastNames: Record<string, string> = { gemini: 'Gemini', unsplash: 'Unsplash (fallback)' }

export function toastName(provider: string | null): string {
	return toastNames[provider ?? ''] ?? 'Provider desconhecido'
}

/** Codes are for machines; the reason behind a used-up quota is for people. */
function errorOf({ error, errorCode, issues }: Answer): string | null {
	if (error !== quotaCode('gemini')) return issues?.[0]?.message ?? error ?? null
	return ['Quota Gemini Excedida', knownFaultText(errorCode, 'gemini')].filter(Boolean).join('. ')
}
