import { expect, test } from 'vitest'
import type { FactText } from '#db/schema/facts.ts'
import { chooseFacts, type FactChoice } from './choose-facts.ts'
import type { ListedFact } from './list-facts.ts'

const today = '2026-11-16'
const all: FactChoice = { text: '', tab: 'all', kind: undefined, topic: '', order: 'most-used' }

function aFact(id: string, text: Partial<FactText>, more: Partial<ListedFact> = {}): ListedFact {
	const moment = new Date('2026-03-14T12:00:00Z')
	const full: FactText = { kind: 'deadline', words: [], topics: ['sinistros'], versions: [{ statement: id }], ...text }
	const unsigned = { checkedBy: null, checkedByName: null, checkedOn: null, changedHere: false, fileText: null }
	return {
		id,
		text: full,
		writtenOn: '2026-03-14',
		...unsigned,
		createdAt: moment,
		updatedAt: moment,
		articles: 0,
		...more,
	}
}

const facts = [
	aFact('Resposta', {
		versions: [{ statement: 'Resposta em 30 dias', value: '30', unit: 'dias', norm: 'lei-15040-2024' }],
	}),
	aFact('Consórcio', { kind: 'regulator', topics: ['consorcio'] }, { checkedOn: '2026-10-01', articles: 8 }),
	aFact(
		'PGBL',
		{ kind: 'percentage', versions: [{ statement: 'PGBL: até 12%', until: '2026-12-31' }] },
		{ checkedOn: '2025-12-31', articles: 5 },
	),
	aFact('Antigo', { versions: [{ statement: 'Antigo', until: '2025-12-10' }] }, { changedHere: true, articles: 5 }),
]

const ids = (choice: Partial<FactChoice>) =>
	chooseFacts(facts, { choice: { ...all, ...choice }, today }).facts.map(({ id }) => id)

test('the most used come first, or those that nobody has checked for longest', () => {
	expect(ids({})).toEqual(['Consórcio', 'Antigo', 'PGBL', 'Resposta'])
	expect(ids({ order: 'checked-longest-ago' })).toEqual(['Antigo', 'Resposta', 'PGBL', 'Consórcio'])
	expect(ids({ order: 'by-statement' })).toEqual(['Antigo', 'Consórcio', 'PGBL', 'Resposta'])
})

test('each tab holds what its name says, and counts what is asked for', () => {
	expect(chooseFacts(facts, { choice: all, today }).counts).toEqual({
		all: 4,
		'to-check': 1,
		expiring: 1,
		replaced: 1,
		'changed-here': 1,
	})
	expect(ids({ tab: 'to-check' })).toEqual(['Resposta'])
	expect(ids({ tab: 'expiring' })).toEqual(['PGBL'])
	expect(ids({ tab: 'replaced' })).toEqual(['Antigo'])
	expect(ids({ tab: 'changed-here' })).toEqual(['Antigo'])
	expect(chooseFacts(facts, { choice: { ...all, text: 'pgbl' }, today }).counts).toMatchObject({ all: 1, expiring: 1 })
})

test('words, values and norms are found without accents, and all words must be there', () => {
	expect(ids({ text: 'consorcio' })).toEqual(['Consórcio'])
	expect(ids({ text: '30 dias' })).toEqual(['Resposta'])
	expect(ids({ text: 'lei 15040' })).toEqual(['Resposta'])
	expect(ids({ text: '12%' })).toEqual(['PGBL'])
	expect(ids({ text: 'resposta consórcio' })).toEqual([])
	expect(ids({ kind: 'percentage' })).toEqual(['PGBL'])
	expect(ids({ topic: 'consorcio' })).toEqual(['Consórcio'])
})
