import type { NamedSource } from '../../runs/article-source.ts'
import type { WritingServices } from '../../runs/writing-services.ts'
import { callModel, type ModelCall } from '../call-model.ts'
import type { TextModel } from '../text-model.ts'
import { draftInstructions, draftPrompt } from './prompt.ts'
import { type Draft, draftSchema } from './schema.ts'
import { unusableReason } from './unusable-reason.ts'

type DraftRequest = {
	model: TextModel
	prompt: string
	categoryName: string | undefined
	sources: readonly NamedSource[]
	notes: string | undefined
	runId: string | undefined
	signal: AbortSignal
}

/** Another try after a time-out or a fault of theirs, and one more. */
const TRIES = 3

/** Has a model write the article. */
export function draftArticle(services: WritingServices, request: DraftRequest): Promise<ModelCall<Draft>> {
	const { model, runId, signal } = request
	const prompt = draftPrompt(request)
	return callModel(services, {
		model,
		purpose: 'write',
		sent: draftInstructions + prompt,
		runId,
		tries: TRIES,
		signal,
		ask: (limits) => model.write({ instructions: draftInstructions, prompt, schema: draftSchema, ...limits }),
		accept: unusableReason,
	})
}
