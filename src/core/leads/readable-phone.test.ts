import { expect, test } from 'vitest'
import { readablePhone } from './readable-phone.ts'

test.for([
	['51999991234', '(51) 99999-1234'],
	['5136000177', '(51) 3600-0177'],
	['+55 51 9 9999-1234', '(51) 99999-1234'],
	['051 99999 1234', '(51) 99999-1234'],
	['(51) 99999-1234', '(51) 99999-1234'],
	// Without an area code, or of another country, nothing is made up.
	['99999-1234', '99999-1234'],
	['+351 912 345 678', '+351 912 345 678'],
	[' 00351912345678', '00351912345678'],
	['ligue à tarde', 'ligue à tarde'],
])('%s is written %s', ([typed, written]) => {
	expect(readablePhone(typed!)).toBe(written)
})
