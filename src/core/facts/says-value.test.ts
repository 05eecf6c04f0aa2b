import { expect, test } from 'vitest'
import { saysValue } from './says-value.ts'

test.for<[string, string]>([
	['30 dias', '30'],
	['trinta dias', '30'],
	['vinte e quatro meses', '24'],
	['duas horas', '2'],
	['7,38%', '7,38'],
	['30 mil euros', '30.000'],
	['Um ano', '1'],
	['sete', '7'],
	['de 6 a 24 meses', '6 a 24'],
])('%s says %s', ([words, value]) => {
	expect(saysValue(words, value)).toBe(true)
})

test.for<[string, string]>([
	['30 dias', '3'],
	['20 e 4 dias úteis', '20'],
	['trinta e um dias', '30'],
	['30 mil euros', '30'],
	['7,38%', '7'],
	['prazo', '30'],
])('%s does not say %s', ([words, value]) => {
	expect(saysValue(words, value)).toBe(false)
})
