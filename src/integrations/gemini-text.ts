import { createGoogle } from '@ai-sdk/google'
import { generateText } from 'ai'
import type { AskLimits, TextModel } from '#core/generation/models/text-model.ts'
import { failureOf, RESEARCH_MS, type TextModelOptions, usageOf, withShortAnswers, writeWith } from './ai-sdk.ts'

const WRITE_MS = 60_000

/** How many tokens models of the second generation may think; later ones are told a level, and keep their own temperature. */
const THINKING_TOKENS = { low: 512, medium: 1_024, high: 2_048 } as const

function freedom(model: string, { effort, temperature }: Pick<AskLimits, 'effort' | 'temperature'>) {
	if (/^gemini-2\b/.test(model))
		return { temperature, providerOptions: { google: { thinkingConfig: { thinkingBudget: THINKING_TOKENS[effort] } } } }
	return { providerOptions: { google: { thinkingConfig: { thinkingLevel: effort } } } }
}

/** https://ai.google.dev/api/generate-content; research is its grounding with Google Search. */
export function geminiText({ apiKey, baseUrl, model, timeoutMs, fetch }: TextModelOptions): TextModel {
	const google = createGoogle({ apiKey, baseURL: baseUrl, fetch: withShortAnswers(fetch) })
	return {
		provider: 'gemini',
		model,
		write: ({ effort, temperature, ...request }) =>
			writeWith({
				...request,
				...freedom(model, { effort, temperature }),
				model: google(model),
				timeoutMs: timeoutMs ?? WRITE_MS,
			}),
		see: ({ effort, temperature, picture, prompt, ...request }) =>
			writeWith({
				...request,
				...freedom(model, { effort, temperature }),
				prompt: [
					{
						role: 'user',
						content: [
							{ type: 'file', data: picture.bytes, mediaType: picture.mimeType },
							{ type: 'text', text: prompt },
						],
					},
				],
				model: google(model),
				timeoutMs: timeoutMs ?? WRITE_MS,
			}),
		async research({ prompt, maxOutputTokens, signal, effort, temperature }) {
			const timeout = AbortSignal.timeout(timeoutMs ?? RESEARCH_MS)
			try {
				const { text, sources, usage } = await generateText({
					model: google(model),
					prompt,
					...freedom(model, { effort, temperature }),
					tools: { google_search: google.tools.googleSearch({}) },
					maxOutputTokens,
					abortSignal: AbortSignal.any([signal, timeout]),
					maxRetries: 0,
				})
				const pages = sources.flatMap((source) =>
					source.sourceType === 'url' ? [{ url: source.url, title: source.title ?? '' }] : [],
				)
				return { ok: true, notes: text, sources: pages, usage: usageOf(usage) }
			} catch (error) {
				return failureOf(error, { signal, timeout })
			}
		},
	}
}
