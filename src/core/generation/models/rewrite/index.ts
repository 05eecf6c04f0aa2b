import type { WritingServices } from '../../runs/writing-services.ts'
import { callModel, type ModelCall } from '../call-model.ts'
import { draftInstructions } from '../draft/prompt.ts'
import { type Draft, draftSchema } from '../draft/schema.ts'
import { unusableReason } from '../draft/unusable-reason.ts'
import type { TextModel } from '../text-model.ts'
import { rewritePrompt } from './prompt.ts'

type RewriteRequest = Parameters<typeof rewritePrompt>[0] & {
	model: TextModel
	runId: string | undefined
	signal: AbortSignal
}

/** Has a model mend what the check found. Once: the rounds themselves are the tries. */
export function rewriteArticle(services: WritingServices, request: RewriteRequest): Promise<ModelCall<Draft>> {
	const { model, runId, signal } = request
	const prompt = rewritePrompt(request)
	return callModel(services, {
		model,
		purpose: 'optimize',
		sent: draftInstructions + prompt,
		runId,
		tries: 1,
		signal,
		ask: (limits) => model.write({ instructions: draftInstructions, prompt, schema: draftSchema, ...limits }),
		accept: unusableReason,
	})
}
