import { expect, test } from 'vitest'
import { maskCep } from './mask-cep.ts'

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
] as const)('%s becomes %s', ([before, after]) => {
	expect(maskCep(typed(before))).toEqual(typed(after))
})
