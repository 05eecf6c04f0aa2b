import { expect, test } from 'vitest'
import { freshIdentity } from '#app/content/fresh-identity.server.ts'
import { openingAt } from './opening-at.ts'
import { closedWords, dateWords, whenWords } from './opening-words.ts'

const doors = { ...freshIdentity, specialDays: [] }

// Times of Brasília, three hours behind UTC. The demo brokerage is there from 8 to 12 and from 14 to 18, Monday to Friday.
test.for([
	['Sunday afternoon', '2026-11-15T19:20:00Z', 'feriado (Proclamação da República)', 'segunda, a partir das 8h'],
	['a Sunday that is no holiday', '2026-11-08T19:20:00Z', 'domingo', 'segunda, a partir das 8h'],
	['Monday in UTC, Sunday night here', '2026-11-09T02:30:00Z', 'domingo', 'segunda, a partir das 8h'],
	['after midnight', '2026-11-09T03:30:00Z', 'Ainda não abrimos hoje.', 'hoje, a partir das 8h'],
	['lunch', '2026-11-09T16:00:00Z', 'Estamos no intervalo.', 'hoje, a partir das 14h'],
	['the last minutes', '2026-11-09T20:55:00Z', 'Faltam poucos minutos para fecharmos.', 'terça, a partir das 8h'],
	['Thursday night before a holiday', '2026-11-19T23:00:00Z', 'já terminou', 'segunda, a partir das 8h'],
	['Christmas on a Friday', '2026-12-25T15:00:00Z', 'feriado (Natal)', 'segunda, a partir das 8h'],
] as const)('%s is told with the hour at which somebody is there again', ([, at, why, when]) => {
	const now = new Date(at)
	const opening = openingAt(doors, now)
	expect(closedWords(doors, now)).toContain(why)
	expect(opening.open ? 'open' : whenWords(opening.next!, now)).toBe(when)
})

test('past a week the date says it', () => {
	const now = new Date('2026-12-18T23:00:00Z')
	expect(whenWords(new Date('2027-01-04T11:30:00Z'), now)).toBe('segunda, 4 de janeiro, a partir das 8h30')
	expect(dateWords(new Date('2026-12-01T12:00:00Z'))).toBe('terça, 1º de dezembro')
})
