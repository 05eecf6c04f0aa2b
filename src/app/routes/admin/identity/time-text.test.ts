import { expect, test } from 'vitest'
import { writtenTime } from './time-text.ts'

test.for([
	['8', '08:00'],
	['08', '08:00'],
	['800', '08:00'],
	['0830', '08:30'],
	['8:30', '08:30'],
	['8h30', '08:30'],
	['8h', '08:00'],
	['17:00', '17:00'],
	['', ''],
	['meio-dia', 'meio-dia'],
] as const)('%s is %s', ([typed, written]) => {
	expect(writtenTime(typed)).toBe(written)
})
