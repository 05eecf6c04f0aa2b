import { type Asking, type CallServices, callModel, type ModelCall } from '../call-model.ts'
import instructions from '../instructions.content.server.ts'
import type { SeeingModel, SeenPicture } from '../text-model.ts'
import { altSchema } from './schema.ts'

/** As long as the field takes. */
const LONGEST_ALT = 300
const prompt = 'Descreva a imagem.'

/** Everything that is sent besides the picture, to know what it will cost. */
export const sentWithPicture = instructions.altText + prompt

type Seeing = Omit<Asking, 'model'> & { model: SeeingModel; picture: SeenPicture }

/** What a picture shows, by a model that is shown it. */
export function describePicture(
	services: CallServices,
	{ model, budget, picture, signal }: Seeing,
): Promise<ModelCall<{ alt: string }>> {
	return callModel(services, {
		model,
		budget,
		task: 'alt-text',
		sent: sentWithPicture,
		signal,
		ask: (limits) => model.see({ instructions: instructions.altText, prompt, picture, schema: altSchema, ...limits }),
		accept: ({ alt }) => complaintOf(alt.trim()),
	})
}

function complaintOf(alt: string): string | undefined {
	if (alt === '') return 'o modelo não disse o que a imagem mostra'
	if (alt.length > LONGEST_ALT) return 'resposta longa demais'
	return /https?:|www\.|[<>]|\d{7}/i.test(alt) ? 'resposta com endereço, telefone ou código' : undefined
}
