import { expect, test } from 'vitest'
import { formatCep } from '#lib/cep.ts'
import { formatPhone } from '#lib/phone.ts'
import { maskTyped } from './mask-typed.ts'

/** The bar stands for the caret. */
function typed(sketch: string) {
	return { text: sketch.replace('|', ''), caret: sketch.indexOf('|') }
}

test.for([
	['9|', '9|'],
	['95560|', '95560|'],
	['955600|', '95560-0|'],
	['95560-000|', '95560-000|'],
	['95560-|', '95560|'],
	['9a|', '9|'],
	['97|5560-00', '97|556-000'],
	['|5560-000', '|55600-00'],
	['955607|-00', '95560-7|00'],
	['95560-0001|', '95560-000|'],
] as const)('the CEP %s becomes %s', ([before, after]) => {
	expect(maskTyped(typed(before), formatCep)).toEqual(typed(after))
})

test.for([
	['519|', '(51) 9|'],
	['(51) 3333-44445|', '(51) 33334-4445|'],
	['(51|) 3333-4444', '(51|) 3333-4444'],
	['(51) |333-4444', '(51|) 3334-444'],
	['(5|', '5|'],
	['+1 (4|', '+1 (4|'],
] as const)('the telephone %s becomes %s', ([before, after]) => {
	expect(maskTyped(typed(before), formatPhone)).toEqual(typed(after))
})
