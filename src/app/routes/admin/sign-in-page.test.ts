import { expect, test } from 'vitest'
import { waitText } from './sign-in-page.ts'

test.for([
	[1, '1 segundo'],
	[30, '30 segundos'],
	[89, '89 segundos'],
	[90, '2 minutos'],
	[900, '15 minutos'],
] as const)('a wait of %i seconds is told as %s', ([seconds, words]) => {
	expect(waitText(seconds)).toBe(`Muitas tentativas. Tente de novo em ${words}.`)
})
