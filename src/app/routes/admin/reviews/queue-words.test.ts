import { expect, test } from 'vitest'
import { readyWords, reviewedBeforeWords, standingWords, waitWords } from './queue-words.ts'

const now = new Date('2026-11-15T17:00:00-03:00')

test.for([
	['2026-11-15T16:20:00-03:00', '40 min', 'pedida hoje'],
	['2026-11-15T10:00:00-03:00', '7 horas', 'pedida hoje'],
	['2026-11-15T16:00:00-03:00', '1 hora', 'pedida hoje'],
	['2026-11-14T18:00:00-03:00', '23 horas', 'pedida ontem'],
	['2026-11-14T16:00:00-03:00', '1 dia', 'pedida ontem'],
	['2026-11-13T16:00:00-03:00', '2 dias', 'desde sexta'],
	['2026-11-02T16:00:00-03:00', '13 dias', 'desde 02/11/2026'],
	// A clock that runs ahead.
	['2026-11-15T17:05:00-03:00', 'menos de 1 min', 'pedida hoje'],
] as const)('asked on %s it has waited %s, %s', ([since, long, words]) => {
	expect(waitWords(new Date(since), now)).toEqual({ long, since: words })
})

test('what readers have already is said, and whether anybody answers for it', () => {
	const publishAt = new Date('2026-11-18T09:00:00-03:00')
	expect(standingWords('in-review', { publishAt: null }, undefined)).toBeUndefined()
	expect(standingWords('published', { publishAt: null }, { reviewed: false })).toBe(
		'Publicado, sem revisão desta versão',
	)
	expect(standingWords('published', { publishAt: null }, { reviewed: true })).toBe('Publicado')
	expect(standingWords('published-with-changes', { publishAt: null }, { reviewed: false })).toBe(
		'Publicado com alterações não publicadas',
	)
	expect(standingWords('scheduled', { publishAt }, undefined)).toBe(
		'Agendado: sai sozinho em quarta, 18/11/2026, às 09:00',
	)
})

test('what was approved says when it goes before readers', () => {
	const nothing = { version: 2, status: 'draft' as const, publishAt: null, changesAt: null }
	const [wednesday, saturday] = ['2026-11-18T09:00:00-03:00', '2026-11-21T09:00:00-03:00'].map((at) => new Date(at))
	expect(readyWords(nothing)).toBe('versão 2, sem data')
	expect(readyWords({ ...nothing, publishAt: wednesday! })).toBe('sai sozinho na quarta, 18/11/2026, às 09:00')
	expect(readyWords({ ...nothing, status: 'published', changesAt: saturday! })).toBe(
		'alterações saem sozinhas no sábado, 21/11/2026, às 09:00',
	)
	expect(reviewedBeforeWords(null)).toBe('primeira revisão')
	expect(reviewedBeforeWords(new Date('2026-11-12T09:00:00-03:00'))).toBe('aprovado antes, em 12/11/2026')
})
