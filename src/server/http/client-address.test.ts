import { expect, test } from 'vitest'
import { clientAddress } from './client-address.ts'

test('without a trusted proxy only the connection counts', () => {
	expect(clientAddress('203.0.113.7', '10.0.0.1', false)).toBe('203.0.113.7')
	expect(clientAddress('::ffff:203.0.113.7', undefined, false)).toBe('203.0.113.7')
	expect(clientAddress(undefined, '10.0.0.1', false)).toBe('unknown')
})

test('behind a trusted proxy the address it added counts, not what the client claims', () => {
	expect(clientAddress('127.0.0.1', '10.9.9.9, 203.0.113.7', true)).toBe('203.0.113.7')
	expect(clientAddress('127.0.0.1', undefined, true)).toBe('127.0.0.1')
	expect(clientAddress('127.0.0.1', '', true)).toBe('127.0.0.1')
})

test.for([
	['203.0.113.7:51234', '203.0.113.7'],
	['[2001:db8::1]:443', '2001:db8::1'],
	['::ffff:203.0.113.7', '203.0.113.7'],
	['unknown', '127.0.0.1'],
	['_hidden', '127.0.0.1'],
	['203.0.113.7, ', '127.0.0.1'],
	['203.0.113.7,\u0000', '127.0.0.1'],
])('behind a trusted proxy %j is %s', ([forwardedFor, address]) => {
	expect(clientAddress('127.0.0.1', forwardedFor, true)).toBe(address)
})
