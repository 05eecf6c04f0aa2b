import { z } from 'zod'
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from './password-length.ts'

export const NAME_LIMIT = 120

/** What the first visit asks for. The password's rules and the code are judged where they are known. */
export const newAdminSchema = z.object({
	name: z.string('Diga como você se chama.').trim().min(1, 'Diga como você se chama.').max(NAME_LIMIT),
	email: z.email('Informe um e-mail válido.').max(254),
	password: z
		.string('Escolha uma senha.')
		.min(SHORTEST_PASSWORD, `Use pelo menos ${SHORTEST_PASSWORD} caracteres. Uma frase curta funciona bem.`)
		.max(LONGEST_PASSWORD),
	code: z.string('Digite o código.').trim().min(1, 'Digite o código que o servidor mostrou ao iniciar.').max(128),
})
