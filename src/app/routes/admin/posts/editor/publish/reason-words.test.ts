import { expect, test } from 'vitest'
import { verdictWords } from './reason-words.ts'

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
