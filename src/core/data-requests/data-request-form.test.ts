import { expect, test } from 'vitest'
import { parseForm } from '#core/leads/parse-lead-form.ts'
import { dataRequestForm } from './data-request-form.ts'

const form = { right: 'access', name: ' Ana ', email: 'ana@exemplo.com.br' }

test('what is enough for most rights is enough', () => {
	expect(parseForm(dataRequestForm, form)).toEqual({
		ok: true,
		value: { right: 'access', name: 'Ana', email: 'ana@exemplo.com.br', phone: '', message: '' },
	})
})

test('each wrong field has its sentence', () => {
	expect(parseForm(dataRequestForm, { right: 'everything', email: 'ana' })).toEqual({
		ok: false,
		errors: {
			right: 'Escolha o que você quer pedir.',
			name: 'Diga seu nome.',
			email: 'Confira o e-mail: falta algo como nome@exemplo.com.br.',
		},
	})
})

test.for(['correct', 'other'])('%s says nothing without words of its own', (right) => {
	expect(parseForm(dataRequestForm, { ...form, right })).toEqual({
		ok: false,
		errors: { message: 'Conte o que deve ser corrigido ou o que você quer pedir.' },
	})
	expect(parseForm(dataRequestForm, { ...form, right, message: 'O telefone.' })).toMatchObject({ ok: true })
})
