import { callModel, type ModelCall } from '../call-model.ts'
import { draftInstructions } from '../draft/prompt.ts'
import { type Draft, draftSchema } from '../draft/schema.ts'
import { uselessness } from '../draft/uselessness.ts'
import type { TextModel } from '../text-model.ts'
import type { WritingNeeds } from '../writing-needs.ts'
import { rewritePrompt } from './prompt.ts'

type RewriteRequest = Parameters<typeof rewritePrompt>[0] & {
	model: TextModel
	runId: string | undefined
	signal: AbortSignal
}

/** Has a model mend what the check found. Once: the rounds themselves are the tries. */
export function rewriteArticle(needs: WritingNeeds, request: RewriteRequest): Promise<ModelCall<Draft>> {
	const { model, runId, signal } = request
	const prompt = rewritePrompt(request)
	return callModel(needs, {
		model,
		purpose: 'optimize',
		sent: draftInstructions + prompt,
		runId,
		tries: 1,
		signal,
		ask: (limits) => model.write({ instructions: draftInstructions, prompt, schema: draftSchema, ...limits }),
		accept: uselessness,
	})
}
