import { expect, test } from 'vitest'
import { reasonName, verdictWords } from './reason-words.ts'

const open = { critical: false }
const critical = { critical: true }

test('a verdict says how many points there are, and only the critical ones where there are any', () => {
	expect(verdictWords([]).title).toBe('Pronto para publicar')
	expect(verdictWords([open]).title).toBe('Um ponto pede a sua decisão')
	expect(verdictWords([open, open]).title).toBe('Dois pontos pedem a sua decisão')
	expect(verdictWords(Array.from({ length: 12 }, () => open)).title).toBe('12 pontos pedem a sua decisão')
	expect(verdictWords([critical, open, open]).title).toBe('Ainda não: um ponto crítico')
	expect(verdictWords([critical, critical]).title).toBe('Ainda não: dois pontos críticos')
})

test('what is live already is not said to be ready for it', () => {
	expect(verdictWords([], { isLive: true }).title).toBe('No ar')
	expect(verdictWords([open], { isLive: true }).title).toBe('Um ponto pede a sua decisão')
})

test('what was noticed of an earlier text is no rule that this one breaks', () => {
	const reason = { ...open, code: 'finding', about: 'HARMFUL_DRAFT', message: 'A primeira versão…' } as const
	expect(reasonName(reason, [])).toBe('Notado ao ser gerado')
})
