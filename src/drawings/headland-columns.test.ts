import { expect, test } from 'vitest'
import { type Cliff, headlandColumns, NARROWEST } from './headland-columns.ts'

const cliff: Cliff = { from: 100, to: 700, top: () => 300, base: 500, seed: 'torres' }

test('the columns stand side by side from one end of the cliff to the other', () => {
	const columns = headlandColumns(cliff)
	let x = cliff.from
	for (const column of columns) {
		expect(column.x).toBeCloseTo(x)
		x += column.width
	}
	expect(x).toBeCloseTo(cliff.to)
})

test('no column is a sliver, and none has the tone of its neighbour', () => {
	for (let seed = 0; seed < 50; seed++) {
		const columns = headlandColumns({ ...cliff, seed: `${seed}` })
		for (const [i, column] of columns.entries()) {
			expect(column.width).toBeGreaterThanOrEqual(NARROWEST * 0.6)
			expect(column.tone).not.toBe(columns[i - 1]?.tone)
		}
	}
})

test('a facet lies within its column, in another tone', () => {
	const columns = headlandColumns(cliff)
	const faceted = columns.filter((column) => column.facet)
	expect(faceted.length).toBeGreaterThan(columns.length / 3)
	for (const { facet, ...column } of faceted) {
		expect(facet!.x).toBeGreaterThanOrEqual(column.x)
		expect(facet!.x + facet!.width).toBeLessThanOrEqual(column.x + column.width)
		expect(facet!.y).toBeGreaterThan(column.y)
		expect(facet!.y).toBeLessThan(cliff.base)
		expect(facet!.tone).not.toBe(column.tone)
	}
})

test('the edge follows the given line within five pixels', () => {
	for (const { x, width, y } of headlandColumns({ ...cliff, top: (at) => at / 2 })) {
		expect(Math.abs(y - (x + width / 2) / 2)).toBeLessThanOrEqual(5)
	}
})
