import type { WritingServices } from '../../runs/writing-services.ts'
import { type Asking, callModel, type ModelCall } from '../call-model.ts'
import instructions from '../instructions.content.server.ts'
import { unusableReason } from '../prose/unusable-reason.ts'
import { type RewritePrompt, rewritePrompt } from './prompt.ts'
import { type Draft, draftSchema } from './schema.ts'

/** Has a model mend what the check found. */
export function rewriteArticle(services: WritingServices, request: Asking & RewritePrompt): Promise<ModelCall<Draft>> {
	const { model, budget, signal } = request
	const prompt = rewritePrompt(request)
	return callModel(services, {
		model,
		budget,
		task: 'optimize',
		sent: instructions.rewriting + prompt,
		signal,
		ask: (limits) => model.write({ instructions: instructions.rewriting, prompt, schema: draftSchema, ...limits }),
		accept: unusableReason,
	})
}
