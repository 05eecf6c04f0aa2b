import type { NamedSource } from '../../runs/article-source.ts'
import type { WritingServices } from '../../runs/writing-services.ts'
import { callModel, type ModelCall } from '../call-model.ts'
import type { TextModel } from '../text-model.ts'
import { researchPrompt } from './prompt.ts'

export type Research = { notes: string; sources: NamedSource[] }

type ResearchRequest = {
	model: TextModel
	prompt: string
	runId: string | undefined
	signal: AbortSignal
}

/** One try: without research there is still an article, and a person waits for it. */
const TRIES = 1
const MOST_NOTES = 12_000
const MOST_SOURCES = 12

/** Looks the topic up on the web, through the provider's own tool. */
export async function researchTopic(
	services: WritingServices,
	{ model, prompt, runId, signal }: ResearchRequest,
): Promise<ModelCall<Research> | undefined> {
	const { research } = model
	if (!research) return undefined
	const sent = researchPrompt(prompt)
	return callModel<Research>(services, {
		model,
		purpose: 'research',
		sent,
		runId,
		tries: TRIES,
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
