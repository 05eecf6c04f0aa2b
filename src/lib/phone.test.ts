import { expect, test } from 'vitest'
import { formatPhone } from './phone.ts'

test.for([
	['5', '5'],
	['51', '51'],
	['519', '(51) 9'],
	['51999', '(51) 999'],
	['5133334444', '(51) 3333-4444'],
	['51999998888', '(51) 99999-8888'],
	['(51) 99999-8888', '(51) 99999-8888'],
	['51 9 9999 8888', '(51) 99999-8888'],
	// More digits than a number here has: nothing is cut off.
	['5551999998888', '5551999998888'],
	['+351 912 345 678', '+351 912 345 678'],
	['+55 51x99999', '+55 5199999'],
	['', ''],
] as const)('%s becomes %s', ([typed, shown]) => {
	expect(formatPhone(typed)).toBe(shown)
})
