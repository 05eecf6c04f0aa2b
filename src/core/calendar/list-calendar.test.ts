import { expect, test } from 'vitest'
import { aUser } from '#core/users/testing/a-user.ts'
import { categories } from '#db/schema/categories.ts'
import { facts, postFacts } from '#db/schema/facts.ts'
import { type NewPost, postChanges, posts } from '#db/schema/posts.ts'
import { reviewRequests } from '#db/schema/reviews.ts'
import { topics } from '#db/schema/scheduler.ts'
import { aCategory, aPost, aPublishedPost } from '#tests/builders.ts'
import { testDb } from '#tests/db.ts'
import { listCalendar } from './list-calendar.ts'
import { listUndated } from './list-undated.ts'

const db = testDb()
const november = { from: '2026-11-01', until: '2026-11-30', perDay: 3 }
const admin = { id: 'rita', role: 'admin' as const }
const author = { id: 'caio', role: 'author' as const }

async function insert(post: NewPost): Promise<string> {
	const [row] = await db.insert(posts).values(post).returning({ id: posts.id })
	return row!.id
}

async function aTopic(topic: string, values: Partial<typeof topics.$inferInsert> = {}) {
	const [category] = await db
		.insert(categories)
		.values(aCategory())
		.onConflictDoUpdate({ target: categories.slug, set: { name: 'Seguro Auto' } })
		.returning()
	await db.insert(topics).values({ categoryId: category!.id, topic, ...values })
}

async function aFact(id: string, until: string, next?: string) {
	const versions = [...(next ? [{ statement: `${id} depois`, from: next }] : []), { statement: `${id} agora`, until }]
	await db.insert(facts).values({
		id,
		text: { kind: 'deadline', words: ['prazo'], topics: ['sinistros'], versions },
		writtenOn: '2026-01-01',
	})
}

/** Each day as 'kind title'. */
async function shown(by: Parameters<typeof listCalendar>[1]['by'], period = november) {
	const days = await listCalendar(db, { ...period, by })
	return Object.fromEntries(days.map(({ day, entries }) => [day, entries.map(({ kind, title }) => `${kind} ${title}`)]))
}

test('a month has every kind on its day, by the clock of Brasília', async () => {
	await insert(aPublishedPost({ title: 'No ar', publishedAt: new Date('2026-11-05T02:30:00Z') }))
	await insert(aPost({ title: 'Marcado', publishAt: new Date('2026-11-18T12:00:00Z') }))
	const live = await insert(aPublishedPost({ title: 'Bati o carro' }))
	await db.insert(postChanges).values({
		postId: live,
		fields: { title: 'Bati o carro hoje' },
		version: 2,
		publishAt: new Date('2026-11-16T12:00:00Z'),
	})
	await insert(aPost({ title: 'Prazo', dueOn: '2026-11-19' }))
	const asked = await insert(aPost({ title: 'Pedido' }))
	const planned = await insert(aPost({ title: 'Pedido com prazo', dueOn: '2026-11-20' }))
	const createdAt = new Date('2026-11-14T01:00:00Z')
	await db.insert(reviewRequests).values([
		{ postId: asked, version: 1, createdAt },
		{ postId: planned, version: 1, createdAt },
	])
	await aTopic('PGBL', { plannedFor: '2026-11-30' })
	await aFact('taxa', '2026-11-17')

	expect(await shown(admin)).toEqual({
		'2026-11-04': ['published No ar'],
		'2026-11-13': ['in-review Pedido'],
		'2026-11-16': ['changes Bati o carro hoje'],
		'2026-11-17': ['fact taxa agora'],
		'2026-11-18': ['scheduled Marcado'],
		'2026-11-19': ['draft Prazo'],
		'2026-11-20': ['in-review Pedido com prazo'],
		'2026-11-30': ['topic PGBL'],
	})
	const [first] = await listCalendar(db, { ...november, by: admin })
	expect(first!.entries[0]).toMatchObject({ hour: '23:30', moves: false, opens: true })
})

test('the bin, what is used and what the day before or after has are left out', async () => {
	const deletedAt = new Date('2026-11-02T12:00:00Z')
	await insert(aPost({ dueOn: '2026-11-10', deletedAt }))
	await insert(aPost({ publishAt: new Date('2026-11-10T12:00:00Z'), deletedAt }))
	await insert(aPost({ dueOn: '2026-10-31' }))
	await insert(aPublishedPost({ publishedAt: new Date('2026-11-01T02:59:00Z') }))
	await insert(aPublishedPost({ publishedAt: new Date('2026-12-01T03:00:00Z') }))
	await aTopic('Usado', { plannedFor: '2026-11-10', usedAt: deletedAt })
	// What comes after it is known: nobody has to look.
	await aFact('prazo', '2026-11-10', '2026-11-11')
	expect(await shown(admin)).toEqual({})
})

test('of a busy day three are listed, work first, and all are counted', async () => {
	const at = (minute: number) => new Date(Date.UTC(2026, 10, 10, 12, minute))
	await db
		.insert(posts)
		.values(
			Array.from({ length: 40 }, (_, minute) => aPublishedPost({ title: `Nº ${minute}`, publishedAt: at(minute) })),
		)
	await insert(aPost({ title: 'Marcado', publishAt: at(50) }))
	await aFact('taxa', '2026-11-10')
	const [day] = await listCalendar(db, { ...november, by: admin })
	expect(day!.total).toBe(42)
	expect(day!.entries.map(({ title }) => title)).toEqual(['Marcado', 'taxa agora', 'Nº 0'])
})

test('an author sees their own drafts, and of others what readers see or will see, which they neither open nor move', async () => {
	await aUser(db, { id: 'caio', role: 'author' })
	await aUser(db, { id: 'ana', role: 'author' })
	await insert(aPost({ title: 'Meu', dueOn: '2026-11-10', authorId: 'caio' }))
	await insert(aPost({ title: 'Dela', dueOn: '2026-11-10', authorId: 'ana' }))
	await insert(aPost({ title: 'Dela, marcado', publishAt: new Date('2026-11-11T12:00:00Z'), authorId: 'ana' }))
	await insert(aPost({ title: 'Meu, marcado', publishAt: new Date('2026-11-12T12:00:00Z'), authorId: 'caio' }))
	await aTopic('PGBL', { plannedFor: '2026-11-13' })
	const days = await listCalendar(db, { ...november, by: author })
	expect(days.flatMap(({ entries }) => entries.map(({ title, opens, moves }) => [title, opens, moves]))).toEqual([
		['Meu', true, true],
		['Dela, marcado', false, false],
		['Meu, marcado', true, false],
		['PGBL', false, false],
	])
	expect((await listCalendar(db, { ...november, by: admin }))[0]!.entries).toMatchObject([
		{ title: 'Dela', person: 'ana' },
		{ title: 'Meu', person: 'caio' },
	])
})

test('a fact says how many articles rest on it', async () => {
	await aFact('taxa', '2026-11-17')
	const postId = await insert(aPublishedPost())
	const binned = await insert(aPost({ deletedAt: new Date() }))
	await db.insert(postFacts).values([
		{ postId, factId: 'taxa' },
		{ postId: binned, factId: 'taxa' },
	])
	const [day] = await listCalendar(db, { ...november, by: author })
	expect(day!.entries).toMatchObject([{ kind: 'fact', articles: 1, opens: true, moves: false }])
})

test('without a day wait drafts that are not in review, and topics in their order', async () => {
	await aUser(db, { id: 'caio', role: 'author' })
	const updatedAt = (day: number) => new Date(Date.UTC(2026, 10, day))
	await insert(aPost({ title: 'Velho', updatedAt: updatedAt(1), authorId: 'caio' }))
	await insert(aPost({ title: 'Novo', updatedAt: updatedAt(2) }))
	await insert(aPost({ title: 'Com dia', dueOn: '2026-11-10' }))
	await insert(aPost({ title: 'Marcado', publishAt: updatedAt(20) }))
	const inReview = await insert(aPost({ title: 'Em revisão' }))
	await db.insert(reviewRequests).values({ postId: inReview, version: 1 })
	await aTopic('Segundo', { position: 1 })
	await aTopic('Primeiro', { position: 0 })
	await aTopic('Com dia', { plannedFor: '2026-11-10' })
	const all = await listUndated(db, { by: admin, most: 8 })
	expect(all.drafts.map(({ title }) => title)).toEqual(['Novo', 'Velho'])
	expect(all.topics.map(({ title, moves }) => [title, moves])).toEqual([
		['Primeiro', true],
		['Segundo', true],
	])
	const few = await listUndated(db, { by: author, most: 1 })
	expect(few).toMatchObject({
		drafts: [{ title: 'Velho', moves: true }],
		draftCount: 1,
		topics: [{ title: 'Primeiro', moves: false }],
		topicCount: 2,
	})
})
