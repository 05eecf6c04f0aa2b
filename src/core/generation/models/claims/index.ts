import type { WritingServices } from '../../runs/writing-services.ts'
import { type Asking, callModel, type ModelCall } from '../call-model.ts'
import instructions from '../instructions.content.server.ts'
import { type ClaimsPrompt, claimsPrompt } from './prompt.ts'
import { claimsSchema, type NamedClaim } from './schema.ts'

/** Has a model name what its text claims beyond our facts, and which words of which page bear it out. */
export async function nameClaims(
	services: WritingServices,
	request: Asking & ClaimsPrompt,
): Promise<ModelCall<NamedClaim[]>> {
	const { model, budget, signal } = request
	const prompt = claimsPrompt(request)
	const named = await callModel(services, {
		model,
		budget,
		task: 'claims',
		sent: instructions.claims + prompt,
		signal,
		ask: (limits) => model.write({ instructions: instructions.claims, prompt, schema: claimsSchema, ...limits }),
	})
	return named.ok ? { ...named, value: named.value.claims } : named
}
