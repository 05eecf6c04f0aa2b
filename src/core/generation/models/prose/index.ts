import type { WritingServices } from '../../runs/writing-services.ts'
import { type Asking, callModel, type ModelCall } from '../call-model.ts'
import instructions from '../instructions.content.server.ts'
import { type ProsePrompt, prosePrompt } from './prompt.ts'
import { type Prose, proseSchema } from './schema.ts'
import { unusableReason } from './unusable-reason.ts'

/** Has a model write the article. */
export function writeProse(services: WritingServices, request: Asking & ProsePrompt): Promise<ModelCall<Prose>> {
	const { model, budget, signal } = request
	const prompt = prosePrompt(request)
	return callModel(services, {
		model,
		budget,
		task: 'write',
		sent: instructions.prose + prompt,
		signal,
		ask: (limits) => model.write({ instructions: instructions.prose, prompt, schema: proseSchema, ...limits }),
		accept: unusableReason,
	})
}
