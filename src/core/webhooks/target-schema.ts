import { z } from 'zod'
import type { WebhookType } from '#db/schema/webhooks.ts'
import { typeWords } from './webhook.ts'

const types = Object.keys(typeWords) as [WebhookType, ...WebhookType[]]

const type = z.enum(types)

/** For the screen and the server. Only https: what is sent may be somebody's name and phone. */
export const targetSchema = z.object({
	url: z
		.string('Informe o endereço.')
		.trim()
		.min(1, 'Informe o endereço.')
		.max(500, 'Use no máximo 500 caracteres.')
		.refine(isPlain, 'Use um endereço que comece com https://, sem porta, usuário nem senha.'),
	types: z.preprocess(
		(value) => (value === undefined ? [] : [value].flat()),
		z.array(type).min(1, 'Escolha pelo menos um aviso.'),
	),
})

function isPlain(text: string): boolean {
	const url = URL.parse(text)
	return url?.protocol === 'https:' && url.port === '' && url.username === '' && url.password === ''
}
