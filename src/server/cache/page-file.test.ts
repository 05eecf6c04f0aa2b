import { expect, test } from 'vitest'
import { pageFile } from './page-file.ts'

test.for([
	['/', '.html'],
	['/blog', 'blog.html'],
	['/blog/seguro-auto-2026', 'blog/seguro-auto-2026.html'],
	['/seguros/auto', 'seguros/auto.html'],
])('the page at %s lies in %s', ([key, file]) => {
	expect(pageFile(key!)).toBe(file)
})

test.for([
	'/blog?pagina=2',
	'/blog/',
	'//blog',
	'/blog//artigo',
	'/../etc/passwd',
	'/blog/../../x',
	'/blog/..',
	'/blog/.',
	'/.html',
	'/blog/caf%C3%A9',
	'/blog/%2e%2e',
	'/blog/café',
	'/Blog',
	'/feed.xml',
	'/blog\\x',
	'/blog\0',
	'/blog\n',
	'blog',
	'',
	`/${'a'.repeat(201)}`,
	'/a'.repeat(501),
])('an address like %j has no file', (key) => {
	expect(pageFile(key)).toBeUndefined()
})
