import { expect, test } from 'vitest'
import { fieldState } from './lead-form-state.ts'

test('a field that was not refused starts empty and without complaint', () => {
	expect(fieldState({ refused: undefined, errors: {} }, 'cep')).toEqual({ name: 'cep' })
})

test('a refused field keeps what was typed and says what is wrong', () => {
	const refused = {
		state: 'refused',
		kind: 'quote',
		errors: { cep: 'Informe os 8 dígitos do CEP.' },
		values: { cep: '9556', model: 'Onix' },
	} as const
	expect(fieldState({ refused, errors: refused.errors }, 'cep')).toMatchObject({
		defaultValue: '9556',
		error: 'Informe os 8 dígitos do CEP.',
	})
	expect(fieldState({ refused, errors: refused.errors }, 'model')).toEqual({
		name: 'model',
		defaultValue: 'Onix',
		error: undefined,
	})
})

test('a field that was corrected says nothing, and keeps what was typed for who reloads', () => {
	const refused = {
		state: 'refused',
		kind: 'quote',
		errors: { cep: 'Informe os 8 dígitos do CEP.' },
		values: { cep: '9556' },
	} as const
	expect(fieldState({ refused, errors: {} }, 'cep')).toEqual({ name: 'cep', defaultValue: '9556', error: undefined })
})
