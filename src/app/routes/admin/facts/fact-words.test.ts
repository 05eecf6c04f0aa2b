import { expect, test } from 'vitest'
import { formatDay } from '#lib/format-day.ts'
import { spanWords, stateWords } from './fact-words.ts'

test('the days between which it holds are told', () => {
	expect(formatDay('2025-12-11')).toBe('11/12/2025')
	expect(spanWords({ from: '2025-12-11' })).toBe('desde 11/12/2025, sem fim')
	expect(spanWords({ until: '2025-12-10' })).toBe('até 10/12/2025')
	expect(spanWords({ from: '2003-01-11', until: '2025-12-10' })).toBe('desde 11/01/2003, até 10/12/2025')
	expect(spanWords({})).toBe('sem data de início nem de fim')
})

test('a fact whose end is near says how many days are left', () => {
	const fact = (until: string) => ({
		text: { kind: 'percentage' as const, words: [], topics: [], versions: [{ statement: 'Um.', until }] },
		checkedOn: null,
	})
	expect(stateWords(fact('2026-12-31'), '2026-11-16').label).toBe('Vence em 45 dias')
	expect(stateWords(fact('2026-11-17'), '2026-11-16').label).toBe('Vence em 1 dia')
	expect(stateWords(fact('2026-11-16'), '2026-11-16').label).toBe('Vence hoje')
	expect(stateWords(fact('2026-11-15'), '2026-11-16').label).toBe('Substituído')
})
