import { expect, test } from 'vitest'
import { createPostings } from './postings.ts'

const postings = createPostings((add) => {
	add(7, 1, 0.5)
	add(3, 0, 2)
	add(7, 4, 0.25)
})

test('each key has its places in the order in which they were given, with their weights', () => {
	const seen: [number, number][] = []
	postings.each(7, (at, weight) => seen.push([at, weight]))
	expect(seen).toEqual([
		[1, 0.5],
		[4, 0.25],
	])
	expect(postings.countOf(7)).toBe(2)
	expect(postings.weightAt(7, 4)).toBe(0.25)
	expect(postings.weightAt(7, 0)).toBe(0)
})

test('a key that was never given has none', () => {
	const seen: number[] = []
	postings.each(-1, (at) => seen.push(at))
	expect(seen).toEqual([])
	expect(postings.countOf(-1)).toBe(0)
	expect(postings.weightAt(-1, 0)).toBe(0)
})
