import { and, eq, isNotNull } from 'drizzle-orm'
import { findCoveringPost } from '#core/posts/reading/find-covering-post.ts'
import { isSameSubject } from '#core/posts/reading/subject-words.ts'
import type { Db } from '#db/client.server.ts'
import { topics } from '#db/schema/scheduler.ts'
import { brasiliaDay } from '#lib/brasilia-time.ts'
import { curatedTopicsFor } from './curated-topics.ts'
import { coverOf, usedOf, waitingOf } from './topics.ts'

export type ChosenTopic = { text: string; backlogId?: string | undefined }

type Category = { id: string; slug: string; name: string }

/**
 * The first of the backlog, else of the curated list, that the site does not cover yet. What the calendar has for a
 * later day waits for it.
 */
export async function chooseTopic(db: Db, category: Category, now: Date): Promise<ChosenTopic | undefined> {
	const today = brasiliaDay(now)
	const used = await usedOf(db, category.id)
	const waiting = await waitingOf(db, category.id)
	const later = waiting.filter(({ plannedFor }) => plannedFor !== null && plannedFor > today)
	for (const topic of waiting.filter((each) => !later.includes(each)))
		if (!(await coverOf(db, topic.topic, used))) return { text: topic.topic, backlogId: topic.id }

	const text = await nextCuratedTopic(db, category, [...later, ...used])
	return text === undefined ? undefined : { text }
}

/** The first of the curated list that the site does not cover yet, apart from some. */
export async function nextCuratedTopic(
	db: Db,
	category: Pick<Category, 'slug' | 'name'>,
	except: readonly { topic: string }[],
): Promise<string | undefined> {
	for (const text of curatedTopicsFor(category)) {
		// A title may have strayed far from its topic, and an article may have been thrown away: neither is told again unasked.
		if (except.some((other) => isSameSubject(text, other.topic))) continue
		if (!(await findCoveringPost(db, text))) return text
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
