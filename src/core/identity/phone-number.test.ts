import { expect, test } from 'vitest'
import { chatNumber, isPhone, phoneHref, writtenPhone } from './phone-number.ts'

test.for([
	['5136000100', '(51) 3600-0100', 'tel:+555136000100'],
	['51 99999-0100', '(51) 99999-0100', 'tel:+5551999990100'],
	['0800 123 4567', '0800 123 4567', 'tel:08001234567'],
	['40040000', '4004-0000', 'tel:40040000'],
	['+351 21 000 0000', '+351 21 000 0000', 'tel:+351210000000'],
] as const)('%s is written %s and dialled as %s', ([typed, written, href]) => {
	expect(isPhone(typed)).toBe(true)
	expect(writtenPhone(typed)).toBe(written)
	expect(phoneHref(written)).toBe(href)
})

test.for(['3600-0100', '(51) 1600-0100', '(01) 3600-0100', '999', 'ligue já'])('%s cannot be dialled', (typed) => {
	expect(isPhone(writtenPhone(typed))).toBe(false)
})

test('the chat service gets the country with the number, however it was typed', () => {
	expect(chatNumber('(51) 99999-0100')).toBe('5551999990100')
	expect(chatNumber('+55 51 99999-0100')).toBe('5551999990100')
})
