import { z } from 'zod'
import type { GeneratedImage } from '#core/images/attempt-image.ts'
import { knownFaultText, quotaCode } from '#core/images/fault-words.ts'
import type { GenerateImageAnswer } from '#core/images/generate-image.ts'
import { labelOf } from '#core/providers/provider-lists.ts'

/** As much of an answer as a result is made of. */
export type Answer = Pick<GenerateImageAnswer, 'provider' | 'error' | 'errorCode'> & {
	notCalled?: GenerateImageAnswer['notCalled']
	image: Pick<GeneratedImage, 'url' | 'alt' | 'credit' | 'creditUrl'> | null
}

const resultSchema = z.object({
	id: z.string(),
	at: z.iso.datetime(),
	status: z.enum(['success', 'degraded', 'not-called', 'error']),
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

/** Gemini's own picture is a success; a picture of anybody else says that Gemini did not deliver, or was never called. */
export function resultOf(answer: Answer, { request, timeMs, now }: Outcome): TestResult {
	const { image, provider, notCalled } = answer
	return {
		id: request.postId,
		at: now.toISOString(),
		status: statusOf(answer),
		provider,
		timeMs,
		prompt: request.prompt,
		error: notCalled?.reason ?? errorOf(answer) ?? (image ? null : 'Falha ao gerar imagem'),
		image,
		request,
		response: answer,
	}
}

function statusOf({ image, provider, notCalled }: Answer): TestResult['status'] {
	if (notCalled) return 'not-called'
	if (!image) return 'error'
	return provider === 'gemini' ? 'success' : 'degraded'
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

export type TestNotice = { tone: 'success' | 'warning' | 'error'; title: string; text: string }

/** What a person is told of a test: a success only where a provider gave a picture. */
export function noticeOf({ status, image, provider, timeMs, error }: TestResult): TestNotice {
	if (status === 'not-called') {
		const instead = image ? ` ${insteadOf(provider)}` : ''
		return { tone: 'warning', title: 'O Gemini não foi chamado', text: `${error ?? ''}${instead}`.trim() }
	}
	if (!image) return { tone: 'error', title: 'Erro na geração', text: error ?? 'Falha ao gerar imagem' }
	if (provider === 'placeholder') {
		const text = [error, insteadOf(provider)].filter(Boolean).join(' ')
		return { tone: 'warning', title: 'Imagem gerada com fallback', text }
	}
	const name = toastNames[provider ?? ''] ?? 'Provider desconhecido'
	return { tone: 'success', title: 'Imagem gerada com sucesso', text: `${name}, em ${timeMs} ms` }
}

function insteadOf(provider: string | null): string {
	return provider === 'placeholder' ? 'A imagem é um desenho do site.' : `A imagem é de ${labelOf(provider ?? '')}.`
}

/** Codes are for machines; the reason behind a used-up quota is for people. */
function errorOf({ error, errorCode }: Answer): string | null {
	if (error !== quotaCode('gemini')) return error
	return ['Quota Gemini Excedida', knownFaultText(errorCode, 'gemini')].filter(Boolean).join('. ')
}
