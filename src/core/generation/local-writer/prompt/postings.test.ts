import { expect, test } from 'vitest'
import { createPostings } from './postings.ts'

const postings = createPostings(8, (add) => {
	add(7, 1, 0.5)
	add(3, 0, 2)
	add(7, 4, 0.25)
})

function placesOf(key: number): [number, number][] {
	const seen: [number, number][] = []
	postings.each(key, (at, weight) => seen.push([at, weight]))
	return seen
}

test('each key has its places in the order in which they were given, with their weights', () => {
	expect(placesOf(3)).toEqual([[0, 2]])
	expect(placesOf(7)).toEqual([
		[1, 0.5],
		[4, 0.25],
	])
	expect(postings.weightAt(7, 4)).toBe(0.25)
	expect(postings.weightAt(7, 0)).toBe(0)
})

test('a key that was never given has none', () => {
	for (const key of [-1, 0, 5, 8, 1000]) {
		expect(placesOf(key)).toEqual([])
		expect(postings.weightAt(key, 0)).toBe(0)
	}
})
