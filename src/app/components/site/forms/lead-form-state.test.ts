import { expect, test } from 'vitest'
import { fieldState } from './lead-form-state.ts'

test('a field that was not refused starts empty and without complaint', () => {
	expect(fieldState({ refused: undefined }, 'cep')).toEqual({ name: 'cep' })
})

test('a refused field keeps what was typed and says what is wrong', () => {
	const refused = {
		state: 'refused',
		kind: 'quote',
		errors: { cep: 'Informe os 8 dígitos do CEP.' },
		values: { cep: '9556', model: 'Onix' },
	} as const
	expect(fieldState({ refused }, 'cep')).toMatchObject({ defaultValue: '9556', error: 'Informe os 8 dígitos do CEP.' })
	expect(fieldState({ refused }, 'model')).toEqual({ name: 'model', defaultValue: 'Onix', error: undefined })
})
