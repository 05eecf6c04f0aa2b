import { expect, test } from 'vitest'
import { comesFromOwnPages } from './same-origin.ts'

const SITE = 'https://exemplo.com.br'

function allowed(headers: Record<string, string>, method = 'POST') {
	return comesFromOwnPages(new Request(`${SITE}/admin`, { method, headers }), SITE)
}

test('with a cookie, only our own pages may change anything', () => {
	expect(allowed({ cookie: 'a=1', 'sec-fetch-site': 'same-origin' })).toBe(true)
	expect(allowed({ cookie: 'a=1', origin: SITE })).toBe(true)
	expect(allowed({ cookie: 'a=1', 'sec-fetch-site': 'cross-site', origin: SITE })).toBe(false)
	expect(allowed({ cookie: 'a=1', 'sec-fetch-site': 'same-site' })).toBe(false)
	expect(allowed({ cookie: 'a=1', 'sec-fetch-site': 'none' })).toBe(false)
	expect(allowed({ cookie: 'a=1', origin: 'https://mal.example' })).toBe(false)
	expect(allowed({ cookie: 'a=1', origin: 'null' })).toBe(false)
	expect(allowed({ cookie: 'a=1' })).toBe(false)
})

test('reading, and scripts that carry no cookie, are free', () => {
	expect(allowed({ cookie: 'a=1' }, 'GET')).toBe(true)
	expect(allowed({ authorization: 'Bearer x' })).toBe(true)
})
