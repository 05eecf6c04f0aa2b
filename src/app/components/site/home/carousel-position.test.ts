import { expect, test } from 'vitest'
import { countPositions, positionAfter, positionAt } from './carousel-position.ts'

type Row = { inView: number; cardWidth: number; gap: number; peek?: number; scrollLeft?: number }

/** Six cards, `inView` of them whole, and `peek` px of the next. */
function aRow({ inView, cardWidth, gap, peek = 0, scrollLeft = 0 }: Row) {
	return {
		scrollLeft,
		scrollWidth: 6 * cardWidth + 5 * gap,
		clientWidth: inView * cardWidth + (inView - 1) * gap + peek,
		step: cardWidth + gap,
	}
}

const desktop = { inView: 3, cardWidth: 378.67, gap: 24 }
const tablet = { inView: 2, cardWidth: 366, gap: 24 }
const phone = { inView: 1, cardWidth: 316, gap: 14, peek: 54 }

test('every card can be reached: four places with three cards in view, five with two, six with one', () => {
	expect([desktop, tablet, phone].map((row) => countPositions(aRow(row)))).toEqual([4, 5, 6])
})

test('the place is the nearest one, also in the middle of a slide', () => {
	const at = (scrollLeft: number) => positionAt(aRow({ ...tablet, scrollLeft }))
	expect([0, 180, 200, 390, 1560].map(at)).toEqual([0, 0, 1, 1, 4])
})

test('on a phone the last card cannot come to the left edge, and still is the last place', () => {
	const row = aRow(phone)
	expect(positionAt({ ...row, scrollLeft: row.scrollWidth - row.clientWidth })).toBe(5)
})

test('after the last place comes the first', () => {
	expect(positionAfter(aRow({ ...desktop, scrollLeft: 2 * 402.67 }))).toBe(3)
	expect(positionAfter(aRow({ ...desktop, scrollLeft: 3 * 402.67 }))).toBe(0)
})

test('a row that is not laid out yet has one place', () => {
	const nothing = { scrollLeft: 0, scrollWidth: 0, clientWidth: 0, step: 0 }
	expect([countPositions(nothing), positionAt(nothing), positionAfter(nothing)]).toEqual([1, 0, 0])
})
