import { expect, test } from 'vitest'
import { mayDelete, mayPublish, mayWrite } from './may-write.ts'

const bia = { id: 'bia', role: 'author' } as const
const rui = { id: 'rui', role: 'reviewer' } as const
const own = { authorId: 'bia', status: 'draft' } as const
const others = { authorId: 'caio', status: 'draft' } as const
const nobodys = { authorId: null, status: 'draft' } as const

test('an author writes on and throws away what is theirs', () => {
	expect([own, others, nobodys].map((post) => mayWrite(bia, post))).toEqual([true, false, false])
	expect([own, others, nobodys].map((post) => mayDelete(bia, post))).toEqual([true, false, false])
})

test('what readers see an author does not throw away, nor publish anything', () => {
	expect(mayDelete(bia, { ...own, status: 'published' })).toBe(false)
	expect(mayPublish(bia)).toBe(false)
})

test('a reviewer, and a job, may do so with every article', () => {
	for (const who of [rui, null]) {
		expect([own, others, nobodys].every((post) => mayWrite(who, post) && mayDelete(who, post))).toBe(true)
		expect(mayPublish(who)).toBe(true)
	}
})

test('who has no role may do nothing with an article of their own', () => {
	const gone = { id: 'bia', role: 'user' } as const
	expect(mayWrite(gone, own) || mayDelete(gone, own) || mayPublish(gone)).toBe(false)
})
