import { createGroq } from '@ai-sdk/groq'
import { z } from 'zod'
import type { TextModel } from '#core/pipeline/text-model.ts'
import { fetchJson } from '#lib/fetch-json.ts'
import { httpFailure, withShortAnswers, writeWith } from './ai-sdk.ts'

type Options = {
	apiKey: string
	baseUrl: string
	model: string
	timeoutMs?: number
	fetch?: typeof globalThis.fetch
}

const WRITE_MS = 45_000
const RESEARCH_MS = 45_000
const MOST_WRITTEN = 8_000
const MOST_NOTED = 3_000

const found = z.object({ title: z.string().catch(''), url: z.string() })
const searched = z.object({
	choices: z
		.array(
			z.object({
				message: z.object({
					content: z.string().nullish(),
					executed_tools: z
						.array(z.object({ search_results: z.object({ results: z.array(found).catch([]) }).nullish() }))
						.nullish(),
				}),
			}),
		)
		.min(1),
	usage: z.object({ prompt_tokens: z.number(), completion_tokens: z.number() }).nullish(),
})

/** https://console.groq.com/docs/api-reference and, for the search, /docs/browser-search */
export function groq({ apiKey, baseUrl, model, timeoutMs, fetch }: Options): TextModel {
	const provider = createGroq({ apiKey, baseURL: baseUrl, fetch: withShortAnswers(fetch) })
	return {
		provider: 'groq',
		model,
		write: (request) =>
			writeWith({
				...request,
				model: provider(model),
				timeoutMs: timeoutMs ?? WRITE_MS,
				maxOutputTokens: MOST_WRITTEN,
			}),
		// By hand, as the library drops what the search found.
		async research({ prompt, signal }) {
			const answer = await fetchJson(`${baseUrl}/chat/completions`, {
				method: 'POST',
				headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
				body: JSON.stringify({
					model,
					messages: [{ role: 'user', content: prompt }],
					max_completion_tokens: MOST_NOTED,
					tools: [{ type: 'browser_search' }],
					tool_choice: 'required',
				}),
				schema: searched,
				timeoutMs: timeoutMs ?? RESEARCH_MS,
				signal,
				...(fetch && { fetch }),
			})
			const usage = { inputTokens: 0, outputTokens: 0 }
			if (!answer.ok) {
				const { reason, status, retryAfter, detail = reason } = answer
				if (signal.aborted) return { ok: false, reason: 'cancelled', detail, usage }
				const told =
					status === undefined || reason === 'malformed' ? { reason } : httpFailure(status, String(retryAfter))
				return { ok: false, ...told, detail, usage }
			}
			const { choices, usage: used } = answer.value
			const { content, executed_tools: tools } = choices[0]!.message
			return {
				ok: true,
				notes: content ?? '',
				sources: (tools ?? []).flatMap((tool) => tool.search_results?.results ?? []),
				usage: { inputTokens: used?.prompt_tokens ?? 0, outputTokens: used?.completion_tokens ?? 0 },
			}
		},
	}
}
