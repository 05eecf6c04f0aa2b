import { expect, test } from 'vitest'
import { fc } from '#tests/properties.ts'
import { formatCep, isCep, stateOfCep } from './cep.ts'

test.for([
	['95560-000', 'RS'],
	['88960-000', 'SC'],
	['80000-000', 'PR'],
	['87999-999', 'PR'],
	['01001-000', 'SP'],
	['19999-999', 'SP'],
	['20040-002', 'RJ'],
	['69300-000', 'RR'],
	['69400-000', 'AM'],
	['69900-000', 'AC'],
	['70040-010', 'DF'],
	['72800-000', 'GO'],
	['73100-000', 'DF'],
	['74000-000', 'GO'],
	['99999-999', 'RS'],
] as const)('%s is in %s', ([cep, code]) => {
	expect(stateOfCep(cep)?.code).toBe(code)
})

test('what is no postal code has no state', () => {
	for (const text of ['', '9556', '00000-000', '00999999', 'abcdefgh', '955600001'])
		expect(stateOfCep(text)).toBeUndefined()
	expect(isCep('95560000')).toBe(true)
	expect(isCep('95560-000')).toBe(true)
	expect(isCep('955-60000')).toBe(false)
})

test('typing is masked as it goes, and masking twice changes nothing', () => {
	expect(formatCep('95560')).toBe('95560')
	expect(formatCep('955600')).toBe('95560-0')
	expect(formatCep('95.560-000 x9')).toBe('95560-000')
	fc.assert(
		fc.property(fc.string(), (text) => {
			expect(formatCep(text).length).toBeLessThanOrEqual(9)
			expect(formatCep(formatCep(text))).toBe(formatCep(text))
		}),
	)
})
