import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { categories } from '#db/schema/categories.ts'
import { posts } from '#db/schema/posts.ts'
import { topics } from '#db/schema/scheduler.ts'
import { aCategory, aPost, aPublishedPost } from '#tests/builders.ts'
import { testDb } from '#tests/db.ts'
import { chooseTopic } from './choose-topic.ts'
import { curatedTopics } from './curated-topics.ts'
import { runToEnd, runTools } from './testing/run-tools.ts'
import { addTopics, deleteTopic, editTopic, listTopics, moveTopic } from './topics.ts'

const db = testDb()
const noon = new Date('2026-03-10T12:00:00Z')

async function aCategoryForCars() {
	const [auto] = await db
		.insert(categories)
		.values(aCategory({ name: 'Seguro Auto' }))
		.returning()
	return auto!
}

test('the backlog comes first, in its order, and what is used leaves it', async () => {
	const auto = await aCategoryForCars()
	await addTopics(db, {
		categoryId: auto.id,
		text: '- Primeiro assunto da fila\n2. Segundo, bem diferente\n\n',
		now: noon,
	})
	const { waiting } = await listTopics(db, auto.id)
	expect(waiting.map(({ topic }) => topic)).toEqual(['Primeiro assunto da fila', 'Segundo, bem diferente'])
	await moveTopic(db, { id: waiting[1]!.id, by: -1 })
	const tools = runTools(db, { clock: () => noon })
	await runToEnd(tools)
	expect(tools.prompts[0]).toBe('Segundo, bem diferente')
	const after = await listTopics(db, auto.id)
	expect(after.waiting.map(({ topic }) => topic)).toEqual(['Primeiro assunto da fila'])
	expect(after.used).toMatchObject([
		{ topic: 'Segundo, bem diferente', usedAt: noon, post: { id: expect.any(String) } },
	])
})

test('a topic that the site covers is passed over, in the backlog and in the curated list', async () => {
	const auto = await aCategoryForCars()
	const [firstCurated, secondCurated] = curatedTopics['seguro-auto']!
	await db
		.insert(posts)
		.values([
			aPublishedPost({ title: 'Franquia normal ou reduzida: como escolher', categoryId: auto.id }),
			aPost({ title: `${firstCurated} (guia)`, categoryId: auto.id }),
		])
	await addTopics(db, { categoryId: auto.id, text: 'Franquia reduzida ou normal?', now: noon })
	expect(await chooseTopic(db, auto, noon)).toEqual({ text: secondCurated })
	expect((await listTopics(db, auto.id)).waiting[0]!.coveredBy).toMatchObject({
		title: 'Franquia normal ou reduzida: como escolher',
	})
})

test.for([
	['live under the same title', 'published', 'Um título que JÁ existe'],
	['live under other words for the same', 'published', 'Franquia reduzida ou normal: o que compensa?'],
	['a draft', 'draft', 'Franquia reduzida ou normal: o que compensa?'],
] as const)('an article that would repeat one that is %s is not kept: the next topic has its turn', async (given) => {
	const [, status, title] = given
	const auto = await aCategoryForCars()
	const [first, second] = curatedTopics['seguro-auto']!.filter((topic) => !topic.includes('ranquia'))
	const others = curatedTopics['seguro-auto']!.filter((topic) => topic.includes('ranquia'))
	if (others.length > 0)
		await db.insert(topics).values(others.map((topic) => ({ categoryId: auto.id, topic, usedAt: noon })))
	const known = title.includes('título') ? 'Um título que já existe' : 'Franquia normal ou reduzida'
	const [twin] = await db
		.insert(posts)
		.values(status === 'draft' ? aPost({ title: known }) : aPublishedPost({ title: known }))
		.returning()
	const tools = runTools(db, { clock: () => noon, onWrite: ({ prompt }) => (prompt === first ? { title } : undefined) })
	expect(await runToEnd(tools)).toMatchObject({ summary: { success: 1, skipped: 0, error: 0 } })
	expect(tools.prompts).toEqual([first, second])
	const { used } = await listTopics(db, auto.id)
	expect(used.find(({ topic }) => topic === first)?.post?.id).toBe(twin!.id)
})

test('a topic of the backlog that was written about under another title is passed over, unless that article is gone', async () => {
	const auto = await aCategoryForCars()
	const [post] = await db
		.insert(posts)
		.values(aPost({ title: 'Quanto você paga quando bate' }))
		.returning()
	await db
		.insert(topics)
		.values({ categoryId: auto.id, topic: 'Franquia normal ou reduzida', usedAt: noon, postId: post!.id })
	await addTopics(db, { categoryId: auto.id, text: 'Franquia reduzida ou normal?\nGuincho na estrada', now: noon })
	expect(await chooseTopic(db, auto, noon)).toMatchObject({ text: 'Guincho na estrada' })
	expect((await listTopics(db, auto.id)).waiting[0]!.coveredBy).toEqual({ id: post!.id, title: post!.title })
	await db.delete(posts)
	expect(await chooseTopic(db, auto, noon)).toMatchObject({ text: 'Franquia reduzida ou normal?' })
})

test('when nothing is left to write about, the category says so', async () => {
	const auto = await aCategoryForCars()
	await db
		.insert(topics)
		.values(curatedTopics['seguro-auto']!.map((topic) => ({ categoryId: auto.id, topic, usedAt: noon })))
	expect((await runToEnd(runTools(db, { clock: () => noon }))).results[0]).toMatchObject({
		status: 'error',
		message: expect.stringContaining('Acrescente assuntos'),
	})
})

test('lists are pasted without doubles, and refused when they are no lists of topics', async () => {
	const auto = await aCategoryForCars()
	const add = (text: string) => addTopics(db, { categoryId: auto.id, text, now: noon })
	expect(await add('Um\nDois\num')).toEqual({ ok: true, added: 2, repeated: 0 })
	expect(await add('DOIS\nTrês')).toEqual({ ok: true, added: 1, repeated: 1 })
	expect(await add(' \n- \n')).toMatchObject({ ok: false, reason: 'empty' })
	expect(await add('x'.repeat(201))).toEqual({ ok: false, reason: 'too-long' })
	expect(await add(Array.from({ length: 198 }, (_, n) => `Assunto ${n}`).join('\n'))).toEqual({
		ok: false,
		reason: 'too-many',
	})
	const { waiting } = await listTopics(db, auto.id)
	expect(await deleteTopic(db, { id: waiting[0]!.id })).toEqual({ ok: true })
	expect(await deleteTopic(db, { id: waiting[0]!.id })).toEqual({ ok: false })
	expect(await moveTopic(db, { id: waiting[0]!.id, by: 1 })).toEqual({ ok: false })
	expect(await moveTopic(db, { id: waiting[2]!.id, by: 1 })).toEqual({ ok: true })
	expect((await listTopics(db, auto.id)).waiting.map(({ topic }) => topic)).toEqual(['Dois', 'Três'])
})

test('a topic that waits is rewritten in its place, within the rules of the list', async () => {
	const auto = await aCategoryForCars()
	await addTopics(db, { categoryId: auto.id, text: 'Um\nDois\nTrês', now: noon })
	const [first, second, third] = (await listTopics(db, auto.id)).waiting
	const edit = (text: string, id = second!.id) => editTopic(db, { id, text })
	expect(await edit('  Dois   e meio ')).toEqual({ ok: true })
	expect(await edit(' - ')).toEqual({ ok: false, reason: 'empty' })
	expect(await edit('x'.repeat(201))).toEqual({ ok: false, reason: 'too-long' })
	expect(await edit('TRÊS')).toEqual({ ok: false, reason: 'repeated' })
	expect(await edit('dois e meio')).toEqual({ ok: true })
	expect((await listTopics(db, auto.id)).waiting.map(({ topic }) => topic)).toEqual(['Um', 'dois e meio', 'Três'])
	await deleteTopic(db, { id: first!.id })
	expect(await edit('Outro', first!.id)).toEqual({ ok: false, reason: 'not-found' })
	await db.update(topics).set({ usedAt: noon }).where(eq(topics.id, third!.id))
	expect(await edit('Outro', third!.id)).toEqual({ ok: false, reason: 'not-found' })
})
