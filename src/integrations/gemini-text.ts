import { createGoogle } from '@ai-sdk/google'
import { generateText } from 'ai'
import type { TextModel } from '#core/generation/models/text-model.ts'
import { failureOf, RESEARCH_MS, type TextModelOptions, usageOf, withShortAnswers, writeWith } from './ai-sdk.ts'

const WRITE_MS = 60_000

/** https://ai.google.dev/api/generate-content; research is its grounding with Google Search. */
export function geminiText({ apiKey, baseUrl, model, timeoutMs, fetch }: TextModelOptions): TextModel {
	const google = createGoogle({ apiKey, baseURL: baseUrl, fetch: withShortAnswers(fetch) })
	return {
		provider: 'gemini',
		model,
		write: (request) => writeWith({ ...request, model: google(model), timeoutMs: timeoutMs ?? WRITE_MS }),
		async research({ prompt, maxOutputTokens, signal }) {
			const timeout = AbortSignal.timeout(timeoutMs ?? RESEARCH_MS)
			try {
				const { text, sources, usage } = await generateText({
					model: google(model),
					prompt,
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
