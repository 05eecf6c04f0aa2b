import type { WritingServices } from '../../runs/writing-services.ts'
import { type Asking, callModel, type ModelCall } from '../call-model.ts'
import instructions from '../instructions.content.server.ts'
import { type OutlinePrompt, outlinePrompt } from './prompt.ts'
import { type Outline, outlineSchema } from './schema.ts'

/** Has a model settle whom the article is for and what it tells, before a sentence of it is written. */
export function outlineArticle(
	services: WritingServices,
	request: Asking & OutlinePrompt,
): Promise<ModelCall<Outline>> {
	const { model, budget, signal } = request
	const prompt = outlinePrompt(request)
	return callModel(services, {
		model,
		budget,
		task: 'outline',
		sent: instructions.outline + prompt,
		signal,
		ask: (limits) => model.write({ instructions: instructions.outline, prompt, schema: outlineSchema, ...limits }),
		accept: ({ sections }) => (sections.length === 0 ? 'o plano voltou vazio' : undefined),
	})
}
