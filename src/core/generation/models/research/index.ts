import type { NamedSource } from '../../runs/article-source.ts'
import type { WritingServices } from '../../runs/writing-services.ts'
import type { Brief } from '../brief.ts'
import { type Asking, callModel, type ModelCall } from '../call-model.ts'
import { researchPrompt } from './prompt.ts'

export type Research = { notes: string; sources: NamedSource[] }

const MOST_NOTES = 12_000
const MOST_SOURCES = 12

/** Looks the topic up on the web, through the provider's own tool. */
export async function researchTopic(
	services: WritingServices,
	{ model, budget, brief, signal }: Asking & { brief: Brief },
): Promise<ModelCall<Research> | undefined> {
	const { research } = model
	if (!research) return undefined
	const sent = researchPrompt(brief)
	return callModel<Research>(services, {
		model,
		budget,
		task: 'research',
		sent,
		signal,
		async ask(limits) {
			const answer = await research({ prompt: sent, ...limits })
			if (!answer.ok) return answer
			const { notes, sources, usage } = answer
			return {
				ok: true,
				value: { notes: notes.slice(0, MOST_NOTES), sources: sources.slice(0, MOST_SOURCES) },
				usage,
			}
		},
		accept: ({ notes }) => (notes.trim() === '' ? 'a pesquisa voltou vazia' : undefined),
	})
}
