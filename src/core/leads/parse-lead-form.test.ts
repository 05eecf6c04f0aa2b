import { expect, test } from 'vitest'
import { contactForm, newsletterForm, parseForm, quoteForm } from './parse-lead-form.ts'

const quote = quoteForm({ brands: ['Volkswagen', 'Outro'], years: ['2026', '2025'] })
const filled = { brand: 'Volkswagen', model: ' Nivus ', year: '2025', cep: '95560000' }

test('the four fields are enough, and come back clean', () => {
	expect(parseForm(quote, filled)).toEqual({
		ok: true,
		value: { brand: 'Volkswagen', model: 'Nivus', year: '2025', cep: '95560-000', name: '', phone: '' },
	})
})

test('each wrong field gets one sentence', () => {
	expect(parseForm(quote, { brand: '', model: '  ', year: '1900', cep: '9556', phone: 'abc' })).toEqual({
		ok: false,
		errors: {
			brand: 'Escolha uma opção.',
			model: 'Preencha este campo.',
			year: 'Escolha uma opção.',
			cep: 'Informe os 8 dígitos do CEP.',
			phone: 'Confira o telefone, com DDD.',
		},
	})
	expect(parseForm(quote, {})).toMatchObject({
		ok: false,
		errors: { brand: 'Escolha uma opção.', cep: expect.any(String) },
	})
})

test('what the form does not ask for is not taken', () => {
	const result = parseForm(quote, { ...filled, role: 'admin', status: 'closed' })
	expect(result.ok && Object.keys(result.value)).toEqual(['brand', 'model', 'year', 'cep', 'name', 'phone'])
})

test('a message needs a name, an address and something to say', () => {
	const result = parseForm(contactForm, { name: '', email: 'ana@', subject: 'Oi', message: 'x'.repeat(5001) })
	expect(result).toMatchObject({
		ok: false,
		errors: { name: 'Diga seu nome.', message: 'Use no máximo 5000 caracteres.' },
	})
	expect(!result.ok && result.errors['email']).toContain('Confira o e-mail')
})

test('nobody is signed up without saying so', () => {
	expect(parseForm(newsletterForm, { email: 'ana@exemplo.com.br' })).toMatchObject({
		ok: false,
		errors: { consent: expect.any(String) },
	})
})
