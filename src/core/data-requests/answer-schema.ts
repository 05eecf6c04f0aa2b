import { z } from 'zod'
import type { DataRequestOutcome } from '#db/schema/data-requests.ts'
import { outcomeWords } from './data-request.ts'

export const ANSWER_MAX = 10_000

const outcomes = Object.keys(outcomeWords) as [DataRequestOutcome, ...DataRequestOutcome[]]

/** For the screen and the server. */
export const answerSchema = z.object({
	outcome: z.enum(outcomes, 'Diga se o pedido foi atendido.'),
	answer: z
		.string('Escreva a resposta.')
		.trim()
		.min(1, 'Escreva a resposta.')
		.max(ANSWER_MAX, `Use no máximo ${ANSWER_MAX} caracteres.`),
	/** Not where it was given in another way: the record stays, no mail leaves. */
	mail: z.literal('on').optional(),
})

export const REASON_MAX = 500

/** Why an answered request is taken up again. */
export const reopenSchema = z.object({
	reason: z
		.string('Diga por que o pedido é reaberto.')
		.trim()
		.min(1, 'Diga por que o pedido é reaberto.')
		.max(REASON_MAX, `Use no máximo ${REASON_MAX} caracteres.`),
})

export type DataRequestAnswer = z.output<typeof answerSchema>
