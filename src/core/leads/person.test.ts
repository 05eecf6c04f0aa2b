import { expect, test } from 'vitest'
import { maskPerson, parsePerson, personWords } from './person.ts'
import { phoneDigits } from './phone-digits.ts'

test.for([
	[' Ana@Exemplo.com.br ', { email: 'ana@exemplo.com.br' }],
	['(51) 99999-0000', { phone: '51999990000' }],
	['+55 51 99999-0000', { phone: '51999990000' }],
	['051 3600-0100', { phone: '5136000100' }],
	['0055 51 3600 0100', { phone: '5136000100' }],
	['+351 912 345 678', { phone: '351912345678' }],
] as const)('%s is a person', ([typed, person]) => {
	expect(parsePerson(typed)).toEqual(person)
})

test.for([
	'',
	'Ana',
	'ana@',
	'@x',
	'a b@c',
	'123',
	'999',
	'51 99999-0000 Ana',
	`a\0@exemplo.com.br`,
	`${'x'.repeat(300)}@a`,
])('%j is nobody', (typed) => {
	expect(parsePerson(typed)).toBeUndefined()
})

test('a number that only begins like the country is left whole', () => {
	// Area code 55 is Santa Maria, RS.
	expect(phoneDigits('(55) 99999-0000')).toBe('55999990000')
	expect(phoneDigits('+55 (55) 99999-0000')).toBe('55999990000')
})

test('a person is written as people write, and read back the same', () => {
	expect(personWords({ phone: '51999990042' })).toBe('(51) 99999-0042')
	expect(personWords({ phone: '5136000100' })).toBe('(51) 3600-0100')
	expect(parsePerson(personWords({ phone: '351912345678' }))).toEqual({ phone: '351912345678' })
})

test('what the log keeps reaches nobody', () => {
	expect(maskPerson({ email: 'ana.nunes@exemplo.com.br' })).toBe('a***@exemplo.com.br')
	expect(maskPerson({ phone: '51999990042' })).toBe('***42')
})
