import type { WritingServices } from '../../runs/writing-services.ts'
import { type Asking, callModel, type ModelCall } from '../call-model.ts'
import instructions from '../instructions.content.server.ts'
import { type MetadataPrompt, metadataPrompt } from './prompt.ts'
import { type Metadata, metadataSchema } from './schema.ts'

/** Title and descriptions, of a text that is there already: they promise nothing that it does not hold. */
export function describeArticle(
	services: WritingServices,
	request: Asking & MetadataPrompt,
): Promise<ModelCall<Metadata>> {
	const { model, budget, signal } = request
	const prompt = metadataPrompt(request)
	return callModel(services, {
		model,
		budget,
		task: 'metadata',
		sent: instructions.metadata + prompt,
		signal,
		ask: (limits) => model.write({ instructions: instructions.metadata, prompt, schema: metadataSchema, ...limits }),
	})
}
