import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { knownFields } from '#config/env.server.ts'
import { templateFields } from '#core/leads/templates/template-fields.ts'
import { chatNumber, phoneKeysOf } from './chat-number.ts'
import { isSigned, isVerifyToken } from './receive.ts'

test.for([
	['(51) 99999-0000', '5551999990000'],
	['+55 51 9999-0000', '555199990000'],
	['+351 912 345 678', '351912345678'],
	['99999-0000', undefined],
	['', undefined],
] as const)('%s is %s to a chat', ([phone, number]) => {
	expect(chatNumber(phone)).toBe(number)
})

test.for([
	['555199990000', ['5199990000', '51999990000']],
	['5551999990000', ['51999990000', '5199990000']],
	['351912345678', ['351912345678']],
] as const)('who writes from %s may have typed one of %s', ([waId, keys]) => {
	expect(phoneKeysOf(waId)).toEqual(keys)
})

test('a body counts with its own signature alone', () => {
	const body = new TextEncoder().encode('{"a":"ç"}')
	const signature = `sha256=${createHmac('sha256', 'segredo').update(body).digest('hex')}`
	expect(isSigned(body, signature, 'segredo')).toBe(true)
	expect(isSigned(body, signature, 'outro')).toBe(false)
	expect(isSigned(new TextEncoder().encode('{"a":"c"}'), signature, 'segredo')).toBe(false)
	expect(isSigned(body, undefined, 'segredo')).toBe(false)
	expect(isSigned(body, 'sha256=', 'segredo')).toBe(false)
	expect(isVerifyToken('abc', 'abc')).toBe(true)
	expect(isVerifyToken(undefined, 'abc')).toBe(false)
})

test('what may fill a template is what messages can say', () => {
	expect(knownFields).toEqual(Object.keys(templateFields))
})
