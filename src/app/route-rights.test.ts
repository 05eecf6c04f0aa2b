import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import { guardedRoutes, mayOpen, rightFor } from './route-rights.ts'
import siteMap from './routes.ts'

/** Every address behind the guard, as routes.ts writes it. */
function behindGuard(entries: RouteConfigEntry[], under = '', guarded = false): string[] {
	return entries.flatMap(({ path, file, children = [] }) => {
		const full = path ? under + path : ''
		const within = guarded || file === 'routes/admin/layout.tsx'
		return [...(within && full ? [full] : []), ...behindGuard(children, full && `${full}/`, within)]
	})
}

test('every address behind the guard says what it needs, and no other does', () => {
	expect(guardedRoutes.toSorted()).toEqual(behindGuard(siteMap).toSorted())
})

test('an address that says nothing is closed to everybody', () => {
	expect(rightFor('admin/tela-nova', 'GET')).toBeUndefined()
	expect(rightFor('constructor', 'GET')).toBeUndefined()
	expect(mayOpen({ role: 'admin' }, '/outra-coisa')).toBe(false)
})

test('reading and sending are two things', () => {
	expect(rightFor('/admin/fatos/:id', 'GET')).toBe('facts.read')
	expect(rightFor('/admin/fatos/:id', 'HEAD')).toBe('facts.read')
	expect(rightFor('/admin/fatos/:id', 'POST')).toBe('facts.sign')
	expect(rightFor('/admin/fatos/:id', 'DELETE')).toBe('facts.sign')
})

test.for([
	['author', '/admin/posts/new', true],
	['author', '/admin/posts?estado=rascunho', true],
	['author', '/admin/leads/boletim', false],
	['author', '/admin/ai-generator', false],
	['reviewer', '/admin/fatos/novo', true],
	['reviewer', '/admin/users', false],
	['admin', '/admin/users', true],
	['user', '/admin/dashboard', false],
] as const)('%s, %s: %s', ([role, to, expected]) => {
	expect(mayOpen({ role }, to)).toBe(expected)
})
