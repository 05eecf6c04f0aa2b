import { expect, test } from 'vitest'
import type { FactText } from '#db/schema/facts.ts'
import { factsOnDay, faultOfReference } from './register.ts'

const answer: FactText = {
	kind: 'deadline',
	words: ['prazo de resposta'],
	topics: ['sinistros'],
	versions: [
		{ statement: 'São 45 dias.', value: '45', unit: 'dias', from: '2027-01-01' },
		{ statement: 'São 30 dias.', value: '30', unit: 'dias', until: '2026-12-31' },
	],
}
const law: FactText = {
	kind: 'norm',
	words: ['Lei 1/2000', 'Lei do Teste'],
	topics: ['sinistros'],
	versions: [{ statement: 'A Lei 1/2000 rege.', url: 'https://www.gov.br/lei-1' }],
}
const register = new Map([
	['resposta', answer],
	['lei-1', law],
])

test('the words stay as long as they say what holds, and give way to it from that day on', () => {
	expect(factsOnDay(register, '2026-12-31').wordsFor('resposta', 'trinta dias')).toBe('trinta dias')
	expect(factsOnDay(register, '2027-01-01').wordsFor('resposta', 'trinta dias')).toBe('45 dias')
	expect(factsOnDay(register, '2027-01-01').wordsFor('resposta', '45 dias')).toBe('45 dias')
	expect(factsOnDay(register, '2027-01-01').wordsFor('lei-1', 'Lei do Teste')).toBe('Lei do Teste')
	expect(factsOnDay(register, '2027-01-01').wordsFor('nenhum', '30 dias')).toBe('30 dias')
})

test('a page is a norm\u2019s where the words call it by one of its names', () => {
	const { normAt } = factsOnDay(register, '2026-11-15')
	expect(normAt('https://www.gov.br/lei-1', 'Lei do Teste')).toBe('lei-1')
	expect(normAt('https://www.gov.br/lei-1', 'a regra')).toBe(undefined)
	expect(normAt('https://www.gov.br/lei-2', 'Lei do Teste')).toBe(undefined)
})

test('what is wrong with a reference is told by what holds on the day the text was written', () => {
	const told = (id: string, words: string, day = '2026-11-15') => faultOfReference(register, { id, words, day })
	expect(told('resposta', '30 dias')).toBe(undefined)
	expect(told('resposta', '30 dias', '2027-02-01')).toBe(
		'"30 dias" não diz o valor de "resposta" em 2027-02-01: 45 dias',
	)
	expect(told('lei-1', 'artigo 5º da Lei 1/2000')).toBe(undefined)
	expect(told('lei-1', 'Lei 2')).toBe('"Lei 2" não é como se cita "lei-1": Lei 1/2000; Lei do Teste')
	const over = new Map([['resposta', { ...answer, versions: [answer.versions[1]!] }]])
	expect(faultOfReference(over, { id: 'resposta', words: '45 dias', day: '2027-02-01' })).toBe(
		'"45 dias" não diz o valor de "resposta" em 2027-02-01: 30 dias, que nesse dia não está em vigor',
	)
	expect(told('x', '30 dias')).toBe('não há fato "x" em content/facts')
})
