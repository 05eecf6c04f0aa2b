import { expect, test } from 'vitest'
import type { FactText } from '#db/schema/facts.ts'
import { shownVersion, stateOf, valueAndUnit, versionOn } from './fact.ts'

const answer: FactText = {
	kind: 'deadline',
	words: ['prazo de resposta'],
	topics: ['sinistros'],
	versions: [
		{ statement: 'A seguradora tem 30 dias, e depois perde o direito.', value: '30', unit: 'dias', from: '2025-12-11' },
		{ statement: 'A seguradora tem 30 dias.', value: '30', unit: 'dias', until: '2025-12-10' },
	],
}

test('the day decides which version holds', () => {
	expect(versionOn(answer, '2024-05-03')).toBe(answer.versions[1])
	expect(versionOn(answer, '2025-12-10')).toBe(answer.versions[1])
	expect(versionOn(answer, '2025-12-11')).toBe(answer.versions[0])
	expect(versionOn({ versions: [{ statement: 'Um.', from: '2025-01-01', until: '2025-12-31' }] }, '2026-01-01')).toBe(
		undefined,
	)
})

test('a fact is to be checked until somebody has done so', () => {
	expect(stateOf({ text: answer, checkedOn: null }, '2026-11-16')).toBe('to-check')
	expect(stateOf({ text: answer, checkedOn: '2026-11-02' }, '2026-11-16')).toBe('in-force')
})

test('the clock makes a fact expire, and what follows it keeps it from that', () => {
	const text: FactText = { ...answer, versions: [{ statement: 'Até o fim do ano.', until: '2026-12-31' }] }
	const checkedOn = '2026-01-10'
	expect(stateOf({ text, checkedOn }, '2026-10-31')).toBe('in-force')
	expect(stateOf({ text, checkedOn }, '2026-11-01')).toBe('expiring')
	expect(stateOf({ text, checkedOn }, '2026-12-31')).toBe('expiring')
	expect(stateOf({ text, checkedOn }, '2027-01-01')).toBe('replaced')
	const next = { ...text, versions: [{ statement: 'Depois.', from: '2027-01-01' }, ...text.versions] }
	expect(stateOf({ text: next, checkedOn }, '2026-11-16')).toBe('in-force')
	expect(stateOf({ text: { ...text, versions: [next.versions[0]!] }, checkedOn }, '2026-11-16')).toBe('not-yet')
})

test('what is shown is what holds today, else what held last, else what will hold', () => {
	expect(shownVersion(answer, '2026-11-16')).toBe(answer.versions[0])
	const over = {
		versions: [
			{ statement: 'Novo.', until: '2020-12-31' },
			{ statement: 'Velho.', until: '2010-12-31' },
		],
	}
	expect(shownVersion(over, '2026-11-16')).toBe(over.versions[0])
	const coming = { versions: [{ statement: 'Virá.', from: '2030-01-01' }] }
	expect(shownVersion(coming, '2026-11-16')).toBe(coming.versions[0])
})

test('values are written as people write them', () => {
	expect(valueAndUnit({ value: '30', unit: 'dias' })).toBe('30 dias')
	expect(valueAndUnit({ value: '12', unit: '%' })).toBe('12%')
	expect(valueAndUnit({ value: '500', unit: 'R$' })).toBe('R$ 500')
	expect(valueAndUnit({ value: '30.000', unit: '€' })).toBe('€ 30.000')
	expect(valueAndUnit({ value: 'Banco Central' })).toBe('Banco Central')
	expect(valueAndUnit({})).toBe('')
})
