import { z } from 'zod'
import { isRegistration } from '#core/reviews/registration.ts'
import { LONGEST_BIOGRAPHY } from '#core/users/profile-limits.ts'
import { storableText } from '#lib/storable-text.ts'

const LONGEST = 256

const password = (missing: string) => z.string(missing).min(1, missing).max(LONGEST, 'Esta senha é longa demais.')

export const nameForm = z.object({
	name: z
		.string()
		.trim()
		.regex(/^[^\0]{1,100}$/, 'Informe um nome de até 100 caracteres.'),
})

export const registrationForm = z.object({
	// Conform leaves out what is empty: they have none any more.
	registration: z
		.string()
		.trim()
		.refine((text) => text === '' || isRegistration(text), 'Informe o número do registro, de 6 a 15 algarismos.')
		.optional(),
})

export const profileForm = z.object({
	// Conform leaves out what is empty.
	image: z.string().max(200).optional(),
	biography: z
		.string()
		.transform((text) => storableText(text).trim())
		.refine((text) => text.length <= LONGEST_BIOGRAPHY, `Use no máximo ${LONGEST_BIOGRAPHY} caracteres.`)
		.optional(),
})

export const emailForm = z.object({
	email: z
		.string('Informe o novo e-mail.')
		.trim()
		.max(254, 'Use no máximo 254 caracteres.')
		.pipe(z.email('Confira o e-mail: falta algo como nome@exemplo.com.br.')),
	password: password('Informe a sua senha.'),
})

export const newPasswordForm = z
	.object({
		current: password('Informe a senha atual.'),
		next: password('Escolha a nova senha.'),
		repeated: z.string().max(LONGEST).default(''),
	})
	.refine(({ next, repeated }) => next === repeated, { path: ['repeated'], message: 'As duas senhas não são iguais.' })

/** The password again, before something that an open screen alone must not allow. */
export const passwordForm = z.object({ password: password('Informe a sua senha.') })

export const codeForm = z.object({
	code: z.string('Digite o código.').trim().min(1, 'Digite o código.').max(40, 'O código é mais curto.'),
	// What the set-up form was given, and nothing that is no address.
	uri: z
		.string()
		.max(1000)
		.regex(/^otpauth:\/\/totp\/[!-~]+$/)
		.refine((uri) => URL.canParse(uri)),
})
