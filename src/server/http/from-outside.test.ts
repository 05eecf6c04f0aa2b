import { expect, test } from 'vitest'
import { CLIENT_ADDRESS } from '#app/client-address.ts'
import { fromOutside } from './from-outside.ts'

const edge = { siteUrl: 'https://exemplo.com.br', trustProxy: false }

test('the origin is ours, whatever the client calls us', () => {
	const request = fromOutside(new Request('http://mal.example//x/y?z=1'), undefined, edge)
	expect(request.url).toBe('https://exemplo.com.br//x/y?z=1')
})

test('a NUL is read as a sign that says nothing, and taking it away makes no other one', () => {
	const urlOf = (address: string) => fromOutside(new Request(`http://x${address}`), undefined, edge).url
	expect(urlOf('/blog?q=a%00b%2500')).toBe('https://exemplo.com.br/blog?q=a%EF%BF%BDb%2500')
	expect(urlOf('/blog?q=%%0000')).toBe('https://exemplo.com.br/blog?q=%%EF%BF%BD00')
	expect(urlOf('/a/.%00./b')).toBe('https://exemplo.com.br/a/.%EF%BF%BD./b')
})

test('headers that are ours to set cannot come from outside', () => {
	const headers = {
		'X-React-Router-SPA-Mode': 'yes',
		'x-remix-response': 'yes',
		[CLIENT_ADDRESS]: '1.2.3.4',
		accept: 'text/html',
	}
	const request = fromOutside(new Request('http://localhost/', { headers }), undefined, edge)
	expect([...request.headers]).toEqual([
		['accept', 'text/html'],
		[CLIENT_ADDRESS, 'unknown'],
	])
})

test('a body passes through', async () => {
	const request = fromOutside(new Request('http://localhost/', { method: 'POST', body: 'texto' }), undefined, edge)
	expect(await request.text()).toBe('texto')
})

test('a page that hides its address may send forms to ourselves; other pages that hide are still strangers', () => {
	const originOf = (path: string, headers: Record<string, string>) => {
		const request = new Request(`http://localhost${path}`, { method: 'POST', headers: { origin: 'null', ...headers } })
		return fromOutside(request, undefined, edge).headers.get('origin')
	}
	expect(originOf('/pedido/abc', { 'sec-fetch-site': 'same-origin' })).toBe('https://exemplo.com.br')
	expect(originOf('/pedido/abc', {})).toBe('https://exemplo.com.br')
	expect(originOf('/pedido/abc', { 'sec-fetch-site': 'cross-site' })).toBe('null')
	expect(originOf('/contact', { 'sec-fetch-site': 'same-origin' })).toBe('null')
})
