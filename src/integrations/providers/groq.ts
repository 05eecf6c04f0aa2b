import { createGroq } from '@ai-sdk/groq'
import { z } from 'zod'
import type { Effort } from '#core/generation/models/tasks.ts'
import type { TextModel } from '#core/generation/models/text-model.ts'
import type { ProviderFactories, Reach } from '#core/providers/factories.ts'
import { fetchJson } from '#lib/fetch-json.ts'
import { httpFailure, RESEARCH_MS, type TextModelOptions, withShortAnswers, writeWith } from '../ai-sdk.ts'

const WRITE_MS = 45_000
const CHECK_MS = 10_000

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

/** https://console.groq.com/docs/api-reference and, for the search, /docs/browser-search and /docs/compound */
export function groq(options: TextModelOptions): TextModel {
	const { apiKey, baseUrl, model, timeoutMs = WRITE_MS, fetch } = options
	const provider = createGroq({ apiKey, baseURL: baseUrl, fetch: withShortAnswers(fetch) })
	const research = researchWith(options)
	return {
		provider: 'groq',
		model,
		write: ({ effort, ...request }) =>
			writeWith({ ...request, ...shapeFor(model, { ...request, effort }), model: provider(model), timeoutMs }),
		...(research && { research }),
	}
}

type Shaped = { instructions: string; schema: z.ZodType; effort: Effort }

/** Only these keep to a shape that is sent along and take a word on how hard to think; the others know JSON and must be told the rest. */
function shapeFor(model: string, { instructions, schema, effort }: Shaped) {
	if (isGptOss(model)) return { providerOptions: { groq: { reasoningEffort: effort } } }
	const shape = JSON.stringify(z.toJSONSchema(schema))
	return {
		instructions: `${instructions}\n\nResponda somente com um objeto JSON que siga este esquema:\n${shape}`,
		providerOptions: { groq: { structuredOutputs: false } },
	}
}

/** Each family looks things up in its own way; what has none is left out. */
function searchTool(model: string): object | undefined {
	if (isGptOss(model)) return { tools: [{ type: 'browser_search' }], tool_choice: 'required' }
	if (!model.startsWith('groq/compound')) return undefined
	return { compound_custom: { tools: { enabled_tools: ['web_search', 'visit_website'] } } }
}

function isGptOss(model: string): boolean {
	return model.startsWith('openai/gpt-oss')
}

/** By hand, as the library drops what the search found. */
function researchWith({ apiKey, baseUrl, model, timeoutMs = RESEARCH_MS, fetch }: TextModelOptions) {
	const tool = searchTool(model)
	if (!tool) return undefined
	const research: NonNullable<TextModel['research']> = async ({
		prompt,
		maxOutputTokens,
		effort,
		temperature,
		signal,
	}) => {
		const answer = await fetchJson(`${baseUrl}/chat/completions`, {
			method: 'POST',
			headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
			body: JSON.stringify({
				model,
				messages: [{ role: 'user', content: prompt }],
				max_completion_tokens: maxOutputTokens,
				temperature,
				...(isGptOss(model) && { reasoning_effort: effort }),
				...tool,
			}),
			schema: searched,
			timeoutMs,
			signal,
			...(fetch && { fetch }),
		})
		if (!answer.ok) {
			const { reason, status, retryAfter, unsent, detail = reason } = answer
			if (signal.aborted) return { ok: false, reason: 'cancelled', detail }
			const told = status === undefined || reason === 'malformed' ? { reason } : httpFailure(status, String(retryAfter))
			return { ok: false, ...told, unsent, detail }
		}
		const { choices, usage } = answer.value
		const { content, executed_tools: tools } = choices[0]!.message
		return {
			ok: true,
			notes: content ?? '',
			sources: (tools ?? []).flatMap(({ search_results: results }) => results?.results ?? []),
			usage: usage ? { inputTokens: usage.prompt_tokens, outputTokens: usage.completion_tokens } : undefined,
		}
	}
	return research
}

/** https://console.groq.com/docs/api-reference#models-list: costs nothing. */
function check({ apiKey, baseUrl, fetch }: Reach) {
	const headers = { authorization: `Bearer ${apiKey}` }
	return fetchJson(`${baseUrl}/models`, { headers, schema: z.unknown(), timeoutMs: CHECK_MS, fetch })
}

export default { text: groq, check } satisfies ProviderFactories
