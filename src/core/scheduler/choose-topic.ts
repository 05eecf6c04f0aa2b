import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { topics } from '#db/schema/scheduler.ts'
import { curatedTopicsFor } from './curated-topics.ts'
import { findCoveringPost } from './find-covering-post.ts'
import { isSameSubject } from './subject-words.ts'

export type ChosenTopic = { text: string; backlogId?: string | undefined }

type Category = { id: string; slug: string; name: string }

/** The first of the backlog, else of the curated list, that the site does not cover yet. */
export async function chooseTopic(db: Db, category: Category): Promise<ChosenTopic | undefined> {
	const backlog = await db
		.select({ id: topics.id, text: topics.topic })
		.from(topics)
		.where(and(eq(topics.categoryId, category.id), isNull(topics.usedAt)))
		.orderBy(asc(topics.position), asc(topics.createdAt), asc(topics.id))
	for (const { id, text } of backlog) if (!(await findCoveringPost(db, text))) return { text, backlogId: id }

	// A title may have strayed far from its topic, so topics once used are remembered too.
	const used = await db
		.select({ text: topics.topic })
		.from(topics)
		.where(and(eq(topics.categoryId, category.id), isNotNull(topics.usedAt)))
		.orderBy(desc(topics.usedAt))
	for (const text of curatedTopicsFor(category)) {
		if (used.some((other) => isSameSubject(text, other.text))) continue
		if (!(await findCoveringPost(db, text))) return { text }
	}
	return undefined
}

type Use = { categoryId: string; topic: ChosenTopic; postId: string; now: Date }

/** Run twice for the same article it does no more than once. */
export async function markTopicUsed(db: Db, { categoryId, topic, postId, now }: Use): Promise<void> {
	if (topic.backlogId) {
		await db.update(topics).set({ usedAt: now, postId }).where(eq(topics.id, topic.backlogId))
		return
	}
	const [known] = await db
		.select({ id: topics.id })
		.from(topics)
		.where(and(eq(topics.categoryId, categoryId), eq(topics.topic, topic.text), isNotNull(topics.usedAt)))
		.limit(1)
	if (!known) await db.insert(topics).values({ categoryId, topic: topic.text, usedAt: now, postId, createdAt: now })
}
