import { z } from 'zod'
import { fieldComplaints as say } from '#core/leads/field-complaints.ts'
import { emailField, phoneField, requiredField } from '#core/leads/parse-lead-form.ts'
import { type DataRight, dataRights } from '#db/schema/data-requests.ts'

export const MESSAGE_MAX = 5_000

/** What cannot be answered without more words. */
const needsWords: readonly DataRight[] = ['correct', 'other']

export const dataRequestForm = z
	.object({
		right: z.enum(dataRights, say.right.missing),
		name: requiredField(say.name.missing, 120),
		email: emailField,
		phone: phoneField,
		message: z.string().trim().max(MESSAGE_MAX, `Use no máximo ${MESSAGE_MAX} caracteres.`).default(''),
	})
	.refine(({ right, message }) => message !== '' || !needsWords.includes(right), {
		path: ['message'],
		error: 'Conte o que deve ser corrigido ou o que você quer pedir.',
	})
