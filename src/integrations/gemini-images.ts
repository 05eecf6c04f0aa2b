import { z } from 'zod'
import type { ImageDimensions } from '#core/images/image-options.ts'
import type { ImageFailure, ImageFault, ImageResult, ImageSource } from '#core/images/image-source.ts'
import { readAtMost } from '#lib/read-at-most.ts'
import { wasSent } from '#lib/was-sent.ts'

const TIMEOUT_MS = 60_000
/** Of the whole answer: a picture of 10 MB, which is the most we keep, is 14 MB in base64. */
const MOST_BYTES = 20 * 1024 * 1024
const LONGEST_DETAIL = 500

/** It takes no measures in pixels. */
const aspectRatios: Record<ImageDimensions, string> = {
	'1024x1024': '1:1',
	'1536x1024': '3:2',
	'1024x1536': '2:3',
}

const part = z.object({
	/** A step on the way, not the result. */
	thought: z.boolean().optional(),
	inlineData: z.object({ mimeType: z.string(), data: z.string() }).optional(),
})

const answer = z.object({
	candidates: z
		.array(
			z.object({
				content: z.object({ parts: z.array(part).optional() }).optional(),
				finishReason: z.string().optional(),
			}),
		)
		.optional(),
	promptFeedback: z.object({ blockReason: z.string().optional() }).optional(),
})

const refusal = z.object({
	error: z.object({
		message: z.string().optional(),
		status: z.string().optional(),
		details: z
			.array(
				z.object({
					violations: z
						.array(z.object({ quotaId: z.string().optional(), quotaValue: z.string().optional() }))
						.optional(),
				}),
			)
			.optional(),
	}),
})

/** Why a candidate came without a picture, where rules are the reason. */
const blockedFinish = /SAFETY|PROHIBITED|BLOCKLIST|RECITATION|SPII/

type Options = { apiKey: string; baseUrl: string; model: string; timeoutMs?: number; fetch?: typeof globalThis.fetch }

/** https://ai.google.dev/gemini-api/docs/image-generation */
export function geminiImages({
	apiKey,
	baseUrl,
	model,
	timeoutMs = TIMEOUT_MS,
	fetch = globalThis.fetch,
}: Options): ImageSource {
	return {
		model,
		async make({ prompt, dimensions, signal }) {
			const timeout = AbortSignal.timeout(timeoutMs)
			try {
				const response = await fetch(`${baseUrl}/models/${encodeURIComponent(model)}:generateContent`, {
					method: 'POST',
					headers: { 'content-type': 'application/json', 'x-goog-api-key': apiKey },
					body: JSON.stringify({
						contents: [{ parts: [{ text: prompt }] }],
						generationConfig: {
							responseModalities: ['IMAGE'],
							imageConfig: { aspectRatio: aspectRatios[dimensions] },
						},
					}),
					signal: AbortSignal.any([signal, timeout]),
				})
				const text = await readAtMost(response, MOST_BYTES)
				if (!response.ok) return refused(response.status, text ?? '')
				if (text === undefined) return failure('too-large', { billed: true })
				return pictureIn(text)
			} catch (error) {
				if (signal.aborted) return failure('cancelled', { billed: true })
				if (timeout.aborted) return failure('timeout', { billed: true })
				return failure('unreachable', { billed: wasSent(error), detail: String(error) })
			}
		},
	}
}

function pictureIn(text: string): ImageResult {
	const parsed = answer.safeParse(json(text))
	if (!parsed.success) return failure('malformed', { billed: true, detail: text })
	const { candidates = [], promptFeedback } = parsed.data
	const picture = candidates
		.flatMap(({ content }) => content?.parts ?? [])
		.find(({ thought, inlineData }) => !thought && inlineData?.mimeType.startsWith('image/'))
	if (picture?.inlineData) return decoded(picture.inlineData.data)
	const reason = promptFeedback?.blockReason ?? candidates.find(({ finishReason }) => finishReason)?.finishReason
	const blocked = promptFeedback?.blockReason || blockedFinish.test(reason ?? '')
	// Without a picture only the words of the request are charged, a fraction of a cent's hundredth.
	return failure(blocked ? 'blocked' : 'no-image', { billed: false, detail: reason })
}

function decoded(base64: string): ImageResult {
	const bytes = Buffer.from(base64, 'base64')
	// Decoding skips what is not base64, so that a broken text becomes a shorter picture.
	const whole = bytes.length > 0 && Math.abs(bytes.length - (base64.length * 3) / 4) < 3
	return whole ? { ok: true, image: { kind: 'made', bytes } } : failure('broken-image', { billed: true })
}

/** Nothing is charged for a refusal. */
function refused(status: number, text: string): ImageFailure {
	const parsed = refusal.safeParse(json(text))
	return failure(faultOf(status, parsed.success ? parsed.data.error : {}), { billed: false, detail: text })
}

type Refusal = Partial<z.infer<typeof refusal>['error']>

function faultOf(status: number, { message = '', status: name, details = [] }: Refusal): ImageFault {
	if (status === 402) return 'credit-gone'
	if (status === 429 || name === 'RESOURCE_EXHAUSTED') {
		const violations = details.flatMap(({ violations: list = [] }) => list)
		// A limit of nothing is never lifted by waiting.
		if (/limit: 0\b/.test(message) || violations.some(({ quotaValue }) => quotaValue === '0')) return 'quota-zero'
		const quotas = violations.map(({ quotaId = '' }) => quotaId).join(' ')
		return /per\s?day/i.test(`${quotas} ${message}`) ? 'quota-per-day' : 'rate-limited'
	}
	if (status === 401 || status === 403) return 'unauthorized'
	return status >= 500 ? 'server-error' : 'rejected'
}

function failure(
	fault: ImageFault,
	{ billed, detail }: { billed: boolean; detail?: string | undefined },
): ImageFailure {
	return { ok: false, fault, billed, detail: detail?.slice(0, LONGEST_DETAIL) }
}

function json(text: string): unknown {
	try {
		return JSON.parse(text)
	} catch {
		return undefined
	}
}
