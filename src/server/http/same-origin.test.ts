import { expect, test } from 'vitest'
import { comesFromOwnPages } from './same-origin.ts'

const SITE = 'https://exemplo.com.br'

function allowed(headers: Record<string, string>, method = 'POST') {
	return comesFromOwnPages(new Request(`${SITE}/admin`, { method, headers }), SITE)
}

test.for([{ cookie: 'a=1' }, {}])('what the browser says is heard, with %j', (more) => {
	const said = (headers: Record<string, string>) => allowed({ ...more, ...headers })
	expect(said({ 'sec-fetch-site': 'same-origin' })).toBe(true)
	expect(said({ origin: SITE })).toBe(true)
	expect(said({ 'sec-fetch-site': 'cross-site', origin: SITE })).toBe(false)
	expect(said({ 'sec-fetch-site': 'same-site' })).toBe(false)
	expect(said({ 'sec-fetch-site': 'none' })).toBe(false)
	expect(said({ 'sec-fetch-site': '' })).toBe(false)
	expect(said({ origin: 'https://mal.example' })).toBe(false)
	expect(said({ origin: 'null' })).toBe(false)
	expect(said({ origin: '' })).toBe(false)
})

test('a program that says nothing may carry no cookie', () => {
	expect(allowed({})).toBe(true)
	expect(allowed({ cookie: 'a=1' })).toBe(false)
	expect(allowed({ cookie: '' })).toBe(false)
})

test('a bearer token without a cookie needs no origin', () => {
	expect(allowed({ authorization: 'Bearer x', origin: 'https://mal.example' })).toBe(true)
	expect(allowed({ authorization: 'Bearer x', cookie: 'a=1' })).toBe(false)
	expect(allowed({ authorization: 'Basic x', origin: 'https://mal.example' })).toBe(false)
})

test('reading is free', () => {
	expect(allowed({ cookie: 'a=1', 'sec-fetch-site': 'cross-site' }, 'GET')).toBe(true)
})
