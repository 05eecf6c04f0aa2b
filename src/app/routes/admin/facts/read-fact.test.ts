import { expect, test } from 'vitest'
import { aUser } from '#core/users/testing/a-user.ts'
import { facts } from '#db/schema/facts.ts'
import { posts } from '#db/schema/posts.ts'
import { aPost } from '#tests/builders.ts'
import { testDb } from '#tests/db.ts'
import { readFact } from './read-fact.server.ts'

const db = testDb()
const rita = { id: 'rita', role: 'reviewer' as const }

test('what holds today is shown, and what is to come is not called of the past', async () => {
	const old = { statement: 'São 30 dias.', value: '30', unit: 'dias', from: '2025-12-11', until: '2026-12-31' }
	const next = { statement: 'São 20 dias.', value: '20', unit: 'dias', from: '2027-01-01' }
	const text = { kind: 'deadline' as const, words: ['prazo'], topics: ['sinistros'], versions: [next, old] }
	await db.insert(facts).values({ id: 'resposta', writtenOn: '2026-03-14', text })
	const spans = async (today: string) => {
		const fact = await readFact(db, { id: 'resposta', today, by: rita })
		return [fact?.value, ...(fact?.otherVersions ?? []).map(({ span }) => span)]
	}
	expect(await spans('2026-11-16')).toEqual(['30', 'desde 01/01/2027, sem fim'])
	expect(await spans('2027-01-01')).toEqual(['20', 'desde 11/12/2025, até 31/12/2026'])
	expect(await readFact(db, { id: 'nenhum', today: '2026-11-16', by: rita })).toBeUndefined()
})

test('an author sees no draft of another on the page of a fact', async () => {
	const ana = await aUser(db, { id: 'ana', role: 'author' })
	const text = {
		kind: 'deadline' as const,
		words: ['prazo'],
		topics: ['sinistros'],
		versions: [{ statement: 'São 30 dias.', value: '30', unit: 'dias' }],
	}
	await db.insert(facts).values({ id: 'resposta', writtenOn: '2026-03-14', text })
	const content = '<p>São <data value="fato:resposta">30 dias</data>.</p>'
	await db
		.insert(posts)
		.values([
			aPost({ title: 'Meu rascunho', content, authorId: ana.id }),
			aPost({ title: 'No ar', content, status: 'published', publishedAt: new Date('2026-11-15T12:00:00Z') }),
			aPost({ title: 'Rascunho de outro', content }),
		])
	const titles = async (by: { id: string; role: 'author' | 'reviewer' }) =>
		(await readFact(db, { id: 'resposta', today: '2026-11-16', by }))?.articles.map(({ title }) => title)
	expect(await titles({ id: ana.id, role: 'author' })).toEqual(['Meu rascunho', 'No ar'])
	expect(await titles(rita)).toEqual(['Meu rascunho', 'No ar', 'Rascunho de outro'])
})
