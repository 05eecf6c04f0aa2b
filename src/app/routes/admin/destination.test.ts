import { expect, test } from 'vitest'
import { destinationOf } from './destination.ts'

test('a screen of the back office is where the person goes on', () => {
	expect(destinationOf('/admin/posts/new?x=1')).toBe('/admin/posts/new?x=1')
})

test.for([
	null,
	'',
	'/',
	'/admin',
	'//mal.example',
	'https://mal.example/admin/',
	'/admin/login',
	'/admin/sair',
	'/\\mal.example',
	'/admin/\nset-cookie: x',
	'javascript:alert(1)',
])('%s leads to the dashboard', (wanted) => {
	expect(destinationOf(wanted)).toBe('/admin/dashboard')
})
