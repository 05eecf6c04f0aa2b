import { expect, test } from 'vitest'
import { completeAddress } from './complete-address.ts'

test.for([
	['gov.br/susep', 'https://gov.br/susep'],
	[' www.gov.br ', 'https://www.gov.br'],
	['exemplo.com.br?a=1', 'https://exemplo.com.br?a=1'],
	['http://exemplo.com.br', 'http://exemplo.com.br'],
	['https://exemplo.com.br', 'https://exemplo.com.br'],
	['/seguros/auto', '/seguros/auto'],
	['mailto:ana@exemplo.com.br', 'mailto:ana@exemplo.com.br'],
	['seguro auto', 'seguro auto'],
	['', ''],
] as const)('"%s" is meant as "%s"', ([typed, meant]) => {
	expect(completeAddress(typed)).toBe(meant)
})
