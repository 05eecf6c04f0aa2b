import { expect, test } from 'vitest'
import { type FactText, facts } from '#db/schema/facts.ts'
import { posts } from '#db/schema/posts.ts'
import { aPost } from '#tests/builders.ts'
import { testDb } from '#tests/db.ts'
import { articlesOnFact, outdatedArticles } from './articles-on-fact.ts'
import { referencesInArticle } from './references-in-article.ts'

const db = testDb()
const rita = { id: 'rita', role: 'reviewer' as const }

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
	words: ['Lei 1'],
	topics: ['sinistros'],
	versions: [{ statement: 'A Lei 1 rege.', detail: 'Substituída pela Lei 2.', until: '2027-06-30' }],
}

const thirty = '<p>Ela tem <data value="fato:resposta">trinta dias</data> para responder. Depois, paga.</p>'
const fortyFive = '<p>São <strong><data value="fato:resposta">45 dias</data></strong>.</p>'
const lawful = '<ul><li>Pela <a href="/x"><data value="fato:lei-1">Lei 1</data></a>, sim.</li></ul>'

async function fill() {
	await db.insert(facts).values([
		{ id: 'resposta', text: answer, writtenOn: '2026-11-15' },
		{ id: 'lei-1', text: law, writtenOn: '2026-11-15' },
	])
	const publishedAt = new Date('2026-11-15T12:00:00Z')
	await db
		.insert(posts)
		.values([
			aPost({ title: 'Trinta', content: thirty, status: 'published', publishedAt }),
			aPost({ title: 'Quarenta e cinco', content: fortyFive, status: 'published', publishedAt }),
			aPost({ title: 'Rascunho', content: thirty, status: 'draft' }),
			aPost({ title: 'Lei', content: lawful, status: 'published', publishedAt }),
			aPost({ title: 'Sem fatos', content: '<p>30 dias.</p>', status: 'published', publishedAt }),
		])
}

test('an article says what it rests on, sentence by sentence', () => {
	expect(referencesInArticle(`<h2><data value="fato:a">Um</data></h2>${thirty}${lawful}`)).toEqual([
		{ factId: 'a', said: 'Um', sentence: 'Um' },
		{ factId: 'resposta', said: 'trinta dias', sentence: 'Ela tem trinta dias para responder.' },
		{ factId: 'lei-1', said: 'Lei 1', sentence: 'Pela Lei 1, sim.' },
	])
})

test('a fact has the articles that refer to it, drafts too, and whether they are right on the day', async () => {
	await fill()
	const told = async (today: string) =>
		(await articlesOnFact(db, { id: 'resposta', today, by: rita })).map(({ title, status, references }) => [
			title,
			status,
			...references.map(({ said, holds }) => `${said}: ${holds}`),
		])
	expect(await told('2026-12-31')).toEqual([
		['Quarenta e cinco', 'published', '45 dias: false'],
		['Rascunho', 'draft', 'trinta dias: true'],
		['Trinta', 'published', 'trinta dias: true'],
	])
	expect(await told('2027-01-01')).toEqual([
		['Quarenta e cinco', 'published', '45 dias: true'],
		['Rascunho', 'draft', 'trinta dias: false'],
		['Trinta', 'published', 'trinta dias: false'],
	])
	expect(await articlesOnFact(db, { id: 'nenhum', today: '2027-01-01', by: rita })).toEqual([])
})

test('a change of what holds makes exactly those articles outdated that say the old value', async () => {
	await fill()
	const told = async (today: string) =>
		(await outdatedArticles(db, { today })).map(({ title, references }) => ({ title, references }))
	const early = {
		title: 'Quarenta e cinco',
		references: [{ factId: 'resposta', said: '45 dias', sentence: 'São 45 dias.', now: '30 dias' }],
	}
	const late = {
		title: 'Trinta',
		references: [
			{
				factId: 'resposta',
				said: 'trinta dias',
				sentence: 'Ela tem trinta dias para responder.',
				now: '45 dias',
			},
		],
	}
	const lawless = {
		title: 'Lei',
		references: [{ factId: 'lei-1', said: 'Lei 1', sentence: 'Pela Lei 1, sim.', now: 'Substituída pela Lei 2.' }],
	}
	expect(await told('2026-12-31')).toEqual([early])
	expect(await told('2027-01-01')).toEqual([late])
	expect(await told('2027-06-30')).toEqual([late])
	expect(await told('2027-07-01')).toEqual([lawless, late])
})
