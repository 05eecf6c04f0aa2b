import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { categories } from '#db/schema/categories.ts'
import { posts } from '#db/schema/posts.ts'
import { aCategory, aPost } from '#tests/builders.ts'
import { testDb } from '#tests/db.ts'
import { fc } from '#tests/properties.ts'
import { waitsForALock } from '#tests/waits-for-a-lock.ts'
import { markTopicUsed } from './choose-topic.ts'
import { addTopics, deleteTopic, listTopics, moveTopic } from './topics.ts'

const db = testDb()
const noon = new Date('2026-03-10T12:00:00Z')

async function aBacklog(...names: string[]) {
	const [category] = await db
		.insert(categories)
		.values(aCategory({ slug: crypto.randomUUID() }))
		.returning()
	const [post] = await db.insert(posts).values(aPost()).returning()
	const categoryId = category!.id
	await addTopics(db, { categoryId, text: names.join('\n'), now: noon })
	const { waiting } = await listTopics(db, categoryId)
	const idOf = (name: string) => waiting.find(({ topic }) => topic === name)!.id
	return {
		categoryId,
		idOf,
		use: (name: string, tx = db) =>
			markTopicUsed(tx, { categoryId, topic: { text: name, backlogId: idOf(name) }, postId: post!.id, now: noon }),
		names: async () => (await listTopics(db, categoryId)).waiting.map(({ topic }) => topic),
	}
}

test.for([
	['the first of several', ['Um', 'Dois', 'Três'], ['Dois', 'Três']],
	['the only one', ['Um'], []],
] as const)('a topic that is used while it waits to be moved moves nothing: %s', async ([, names, left]) => {
	const { categoryId, idOf, use, names: now } = await aBacklog(...names)
	let moving: Promise<unknown> | undefined
	await db.transaction(async (tx) => {
		await tx.execute(sql`select from blog_categories where id = ${categoryId} for update`)
		moving = moveTopic(db, { id: idOf('Um'), by: -1 })
		await waitsForALock(db)
		await use('Um', tx)
	})
	expect(await moving).toEqual({ ok: false })
	expect(await now()).toEqual(left)
})

type Change = { kind: 'up' | 'down' | 'use' | 'delete'; name: string } | { kind: 'add'; name: string }

/** What one change makes of a list when nobody else is at it. */
function changed(names: readonly string[], { kind, name }: Change): string[] {
	if (kind === 'add') return [...names, name]
	const at = names.indexOf(name)
	if (at < 0) return [...names]
	const others = names.toSpliced(at, 1)
	if (kind === 'use' || kind === 'delete') return others
	return others.toSpliced(Math.max(0, at + (kind === 'up' ? -1 : 1)), 0, name)
}

function everyOrder<T>(items: readonly T[]): T[][] {
	if (items.length < 2) return [[...items]]
	return items.flatMap((item, at) => everyOrder(items.toSpliced(at, 1)).map((rest) => [item, ...rest]))
}

const START = ['Um', 'Dois', 'Três']
const anyChange = fc.oneof(
	fc.record({
		kind: fc.constantFrom('up' as const, 'down' as const, 'use' as const, 'delete' as const),
		name: fc.constantFrom(...START),
	}),
	fc.record({ kind: fc.constant('add' as const), name: fc.constantFrom('Quatro', 'Cinco') }),
)
const changes = fc.uniqueArray(anyChange, {
	minLength: 2,
	maxLength: 4,
	selector: ({ kind, name }) => `${kind} ${name}`,
})

test('changes at the same time leave what they would leave one after the other', async () => {
	await fc.assert(
		fc.asyncProperty(changes, async (all) => {
			const { categoryId, idOf, use, names } = await aBacklog(...START)
			await Promise.all(
				all.map(async ({ kind, name }) => {
					if (kind === 'add') return addTopics(db, { categoryId, text: name, now: noon })
					if (kind === 'use') return use(name)
					const id = idOf(name)
					return kind === 'delete' ? deleteTopic(db, { id }) : moveTopic(db, { id, by: kind === 'up' ? -1 : 1 })
				}),
			)
			const possible = everyOrder(all).map((order) => order.reduce(changed, START))
			expect(possible).toContainEqual(await names())
		}),
		{ numRuns: 40 },
	)
})
