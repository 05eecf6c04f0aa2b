import { expect, test } from 'vitest'
import { can, refusalWords, rights, rightsOf } from './rights.ts'
import { toUserRole } from './user-role.ts'

test('an administrator may do everything there is', () => {
	expect(rightsOf('admin')).toEqual(rights)
})

test('each role may do what those beneath it may, and more', () => {
	const author = rightsOf('author')
	const reviewer = rightsOf('reviewer')
	expect(reviewer).toEqual(expect.arrayContaining(author))
	expect(reviewer.length).toBeGreaterThan(author.length)
	expect(rights.length).toBeGreaterThan(reviewer.length)
})

test('an author writes and asks; no more', () => {
	expect(rightsOf('author')).toEqual(['enter', 'posts.write-own', 'reviews.request', 'facts.read', 'media.use'])
})

test.for(['users', 'settings', 'leads', 'outbox', 'audit', 'scheduler', 'functions'] as const)(
	'%s is for administrators alone',
	(right) => {
		expect(can({ role: 'reviewer' }, right)).toBe(false)
		expect(can({ role: 'author' }, right)).toBe(false)
	},
)

test.for(['user', null, undefined, '', 'Admin', 'admin,user', 'owner', 'constructor'])(
	'who is stored as %s may do nothing',
	(stored) => {
		expect(rightsOf(toUserRole(stored))).toEqual([])
	},
)

test('a refusal names what is refused', () => {
	expect(refusalWords('posts.publish')).toBe('Seu papel não permite publicar, agendar e despublicar artigos.')
})
