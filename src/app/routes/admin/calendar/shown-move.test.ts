import { expect, test } from 'vitest'
import type { CalendarEntry } from '#core/calendar/calendar-entry.ts'
import { moveIn, moveOf, toForm } from './move-form.ts'
import { withMove } from './shown-move.ts'

function anEntry(id: string, day: string | null): CalendarEntry {
	const nothing = { hour: null, slug: null, person: null, articles: null, version: 1 }
	return { kind: 'draft', id, title: id, day, planned: day, opens: true, moves: true, ...nothing }
}

const [one, two, idea] = [anEntry('um', '2026-11-10'), anEntry('dois', '2026-11-10'), anEntry('ideia', null)]
const screen = { days: [{ day: '2026-11-10', entries: [one, two], total: 7 }], undated: [idea] }

function idsOf({ days, undated }: ReturnType<typeof withMove>) {
	return {
		days: days.map(({ day, entries, total }) => [day, entries.map(({ id }) => id), total]),
		undated: undated.map(({ id }) => id),
	}
}

test('a card stands on its new day while the server is asked, and the counts with it', () => {
	expect(idsOf(withMove(screen, moveOf(one, '2026-11-12')))).toEqual({
		days: [
			['2026-11-10', ['dois'], 6],
			['2026-11-12', ['um'], 1],
		],
		undated: ['ideia'],
	})
})

test('it comes from those without a day, and goes there', () => {
	expect(idsOf(withMove(screen, moveOf(idea, '2026-11-10')))).toEqual({
		days: [['2026-11-10', ['ideia', 'um', 'dois'], 8]],
		undated: [],
	})
	expect(idsOf(withMove(screen, moveOf(two, null)))).toEqual({
		days: [['2026-11-10', ['um'], 6]],
		undated: ['dois', 'ideia'],
	})
})

test('the form of a move tells which, whoever sent it', () => {
	for (const move of [moveOf(one, '2026-11-12'), moveOf(two, null)])
		expect(withMove(screen, moveIn(toForm({ ...move, back: true })))).toEqual(withMove(screen, move))
	const suggest = new FormData()
	suggest.set('intent', 'suggest')
	expect([moveIn(suggest), moveIn(undefined)]).toEqual([undefined, undefined])
})

test('nothing moves without a move, or where the card is not in sight', () => {
	expect(withMove(screen, undefined)).toEqual(screen)
	expect(withMove(screen, moveOf(anEntry('outro', null), '2026-11-10'))).toEqual(screen)
})
