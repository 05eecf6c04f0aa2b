import { expect, test } from 'vitest'
import { formatCnpj, isCnpj } from './cnpj.ts'

test.for(['11.222.333/0001-81', '11222333000181', '12.ABC.345/01DE-35', '12abc34501de35'])(
	'%s can be a CNPJ',
	(number) => {
		expect(isCnpj(number)).toBe(true)
	},
)

test.for([
	'11.222.333/0001-82',
	'11.222.333/0001-18',
	'12.ABC.345/01DE-36',
	'00.000.000/0000-00',
	'11.222.333/0001-8',
	'12.ABC.345/01DE-3A',
	'',
])('%s is none', (number) => {
	expect(isCnpj(number)).toBe(false)
})

test.for([
	['11222333000181', '11.222.333/0001-81'],
	['12abc34501de35', '12.ABC.345/01DE-35'],
	['1122', '11.22'],
	['', ''],
] as const)('%s is written %s', ([typed, written]) => {
	expect(formatCnpj(typed)).toBe(written)
})
