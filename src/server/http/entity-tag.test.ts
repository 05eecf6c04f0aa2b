import { expect, test } from 'vitest'
import { isKnown } from './entity-tag.ts'

test.for([
	['"a"', '"a"'],
	['W/"a"', '"a"'],
	['"a"', 'W/"a"'],
	['W/"a"', 'W/"a"'],
	['"x", W/"a" ,"y"', '"a"'],
	['"com,vírgula", "a"', '"com,vírgula"'],
	['*', '"a"'],
	[' * ', '"a"'],
])('%s has %s', ([header, etag]) => {
	expect(isKnown(header, etag!)).toBe(true)
})

test.for([
	[undefined, '"a"'],
	[null, '"a"'],
	['', '"a"'],
	['"b"', '"a"'],
	['a', '"a"'],
	['"ab"', '"a"'],
	['"a-gz"', '"a"'],
])('%s does not have %s', ([header, etag]) => {
	expect(isKnown(header, etag!)).toBe(false)
})
