import { asc } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { categories } from '#db/schema/categories.ts'
import { nextCuratedTopic } from './choose-topic.ts'
import { addTopics, usedOf, waitingOf } from './topics.ts'

/**
 * Puts the next curated topic of each category whose backlog is empty into it: what the scheduler would write about
 * there. How many were put.
 */
export async function suggestTopics(db: Db, { now }: { now: Date }): Promise<number> {
	const { id, slug, name } = categories
	let added = 0
	for (const category of await db.select({ id, slug, name }).from(categories).orderBy(asc(name))) {
		if ((await waitingOf(db, category.id)).length > 0) continue
		const text = await nextCuratedTopic(db, category, await usedOf(db, category.id))
		if (text === undefined) continue
		const result = await addTopics(db, { categoryId: category.id, text, now })
		if (result.ok) added += result.added
	}
	return added
}
