import { createGoogle } from '@ai-sdk/google'
import { generateText } from 'ai'
import type { TextModel } from '#core/pipeline/text-model.ts'
import { failureOf, usageOf, withShortAnswers, writeWith } from './ai-sdk.ts'

type Options = {
	apiKey: string
	baseUrl: string
	model: string
	timeoutMs?: number
	fetch?: typeof globalThis.fetch
}

const WRITE_MS = 60_000
const RESEARCH_MS = 45_000
const MOST_WRITTEN = 8_000
const MOST_NOTED = 3_000

/** https://ai.google.dev/api/generate-content; research is its grounding with Google Search. */
export function geminiText({ apiKey, baseUrl, model, timeoutMs, fetch }: Options): TextModel {
	const google = createGoogle({ apiKey, baseURL: baseUrl, fetch: withShortAnswers(fetch) })
	return {
		provider: 'gemini',
		model,
		write: (request) =>
			writeWith({ ...request, model: google(model), timeoutMs: timeoutMs ?? WRITE_MS, maxOutputTokens: MOST_WRITTEN }),
		async research({ prompt, signal }) {
			const timeout = AbortSignal.timeout(timeoutMs ?? RESEARCH_MS)
			try {
				const { text, sources, usage } = await generateText({
					model: google(model),
					prompt,
					tools: { google_search: google.tools.googleSearch({}) },
					maxOutputTokens: MOST_NOTED,
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
