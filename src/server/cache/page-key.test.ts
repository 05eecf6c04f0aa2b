import { expect, test } from 'vitest'
import { pageKey } from './page-key.ts'

function keyOf(url: string, cookie?: string, method = 'GET') {
	return pageKey({ method, url, cookie })
}

test('parameters a page does not read leave its key alone', () => {
	expect(keyOf('/blog?utm_source=x&gclid=1')).toBe('/blog')
	expect(keyOf('/?utm_source=x')).toBe('/')
	expect(keyOf('/seguros/auto?q=1')).toBe('/seguros/auto')
})

test('parameters a page reads are in its key, in one order, empty ones left out', () => {
	expect(keyOf('/blog?pagina=2&q=auto')).toBe('/blog?q=auto&pagina=2')
	expect(keyOf('/blog?q=auto&pagina=2&utm_source=x')).toBe('/blog?q=auto&pagina=2')
	expect(keyOf('/blog?q=&pagina=2')).toBe('/blog?pagina=2')
	expect(keyOf('/blog?q=a?b&c')).toBe('/blog?q=a%3Fb')
	expect(keyOf('/blog/categoria/vida?pagina=2&q=x')).toBe('/blog/categoria/vida?pagina=2')
	expect(keyOf('/blog/autor/rita?pagina=2&q=x')).toBe('/blog/autor/rita?pagina=2')
})

test.for([
	'farol.session_token=x',
	'a=1; __Host-farol.session_token=x',
	'__Secure-farol.session_token=x',
	'farol.flash=x',
])('a person with the cookie %s gets pages of their own', (cookie) => {
	expect(keyOf('/blog', cookie)).toBeUndefined()
})

test('other cookies change nothing', () => {
	expect(keyOf('/blog', 'theme=dark; xfarol.y=1; sidebar_state=open')).toBe('/blog')
})

test.for([
	'/admin',
	'/admin/posts',
	'/ADMIN/posts',
	'/admin.data',
	'/blog.data',
	'/__manifest',
	'/pedido/abc',
	'/PEDIDO/abc',
])('%s is never cached', (url) => {
	expect(keyOf(url)).toBeUndefined()
})

test('only reading is answered from the cache', () => {
	expect(keyOf('/blog', undefined, 'POST')).toBeUndefined()
	expect(keyOf('/blog', undefined, 'HEAD')).toBe('/blog')
})
