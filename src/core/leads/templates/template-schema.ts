import { z } from 'zod'
import { templateFaults } from './template-fields.ts'

export const TEMPLATE_NAME_MAX = 40
export const TEMPLATE_BODY_MAX = 1000

/** For the screen and the server. */
export const templateSchema = z.object({
	name: z
		.string('Dê um nome ao modelo.')
		.trim()
		.min(1, 'Dê um nome ao modelo.')
		.max(TEMPLATE_NAME_MAX, `Use no máximo ${TEMPLATE_NAME_MAX} caracteres.`),
	body: z
		.string('Escreva a mensagem.')
		.transform((text) => text.replaceAll('\r\n', '\n').trim())
		.pipe(z.string().min(1, 'Escreva a mensagem.').max(TEMPLATE_BODY_MAX, 'Use no máximo 1.000 caracteres.'))
		.superRefine((body, context) => {
			const { unknown, strayBrace } = templateFaults(body)
			if (unknown.length > 0)
				context.addIssue({
					code: 'custom',
					message: `Não há campo ${unknown.map((name) => `{${name}}`).join(', ')}. Use os da lista.`,
				})
			else if (strayBrace)
				context.addIssue({ code: 'custom', message: 'Há uma chave sem par. Um campo se escreve assim: {nome}.' })
		}),
})
