import type { WritingServices } from '../../runs/writing-services.ts'
import { type Asking, callModel, type ModelCall } from '../call-model.ts'
import instructions from '../instructions.content.server.ts'
import { type SecondLookPrompt, secondLookPrompt } from './prompt.ts'
import { type SecondLook, secondLookSchema } from './schema.ts'

/** Has somebody who did not write the article read it against the request, the facts and the notes. */
export function lookAgain(
	services: WritingServices,
	request: Asking & SecondLookPrompt,
): Promise<ModelCall<SecondLook>> {
	const { model, budget, signal } = request
	const prompt = secondLookPrompt(request)
	return callModel(services, {
		model,
		budget,
		task: 'review',
		sent: instructions.secondLook + prompt,
		signal,
		ask: (limits) =>
			model.write({ instructions: instructions.secondLook, prompt, schema: secondLookSchema, ...limits }),
		accept: ({ approved, reasons }) => (approved || reasons.length > 0 ? undefined : 'recusou sem dizer por quê'),
	})
}
