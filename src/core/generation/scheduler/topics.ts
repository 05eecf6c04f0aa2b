import { and, asc, count, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import { notInBin } from '#core/posts/bin/not-in-bin.ts'
import { findCoveringPost } from '#core/posts/reading/find-covering-post.ts'
import { isSameSubject } from '#core/posts/reading/subject-words.ts'
import type { Db } from '#db/client.server.ts'
import { categories } from '#db/schema/categories.ts'
import { posts } from '#db/schema/posts.ts'
import { topics } from '#db/schema/scheduler.ts'

export const LONGEST_TOPIC = 200
export const MOST_WAITING = 200
const USED_SHOWN = 5

export type WaitingTopic = {
	id: string
	topic: string
	/** An article that already treats of it: the scheduler passes it over. */
	coveredBy: { id: string; title: string } | undefined
	/** The day of the calendar it waits for, '2026-11-27'. */
	plannedFor: string | null
}
export type UsedTopic = { id: string; topic: string; usedAt: Date; post: { id: string; title: string } | null }

/** What waits to be written about in a category, in its order, and what was written last. */
export async function listTopics(db: Db, categoryId: string): Promise<{ waiting: WaitingTopic[]; used: UsedTopic[] }> {
	const rows = await waitingOf(db, categoryId)
	const used = await usedOf(db, categoryId)
	const waiting: WaitingTopic[] = []
	for (const row of rows) waiting.push({ ...row, coveredBy: await coverOf(db, row.topic, used) })
	return { waiting, used: used.slice(0, USED_SHOWN) }
}

/** What was written about, the latest first. */
export async function usedOf(db: Db, categoryId: string): Promise<UsedTopic[]> {
	const rows = await db
		.select({ id: topics.id, topic: topics.topic, usedAt: topics.usedAt, post: { id: posts.id, title: posts.title } })
		.from(topics)
		.leftJoin(posts, and(eq(topics.postId, posts.id), notInBin))
		.where(and(eq(topics.categoryId, categoryId), isNotNull(topics.usedAt)))
		.orderBy(desc(topics.usedAt))
	return rows.map((row) => ({ ...row, usedAt: row.usedAt! }))
}

/**
 * The article that already treats of a topic: by its title, or because it was written from such a topic and its title
 * strayed. One that was deleted covers nothing: who puts its topic in the backlog again wants it written.
 */
export async function coverOf(db: Db, topic: string, used: readonly UsedTopic[]) {
	const covering = await findCoveringPost(db, topic)
	return covering ?? used.find((other) => other.post && isSameSubject(topic, other.topic))?.post ?? undefined
}

export function waitingOf(db: Db, categoryId: string) {
	return db
		.select({ id: topics.id, topic: topics.topic, plannedFor: topics.plannedFor })
		.from(topics)
		.where(and(eq(topics.categoryId, categoryId), isNull(topics.usedAt)))
		.orderBy(asc(topics.position), asc(topics.createdAt), asc(topics.id))
}

export type WaitingCounts = Record<string, number>

/** How many wait, by category. */
export async function countWaiting(db: Db): Promise<WaitingCounts> {
	const rows = await db
		.select({ categoryId: topics.categoryId, waiting: count() })
		.from(topics)
		.where(isNull(topics.usedAt))
		.groupBy(topics.categoryId)
	return Object.fromEntries(rows.map(({ categoryId, waiting }) => [categoryId, waiting]))
}

export type AddTopicsResult =
	| { ok: true; added: number; repeated: number }
	| { ok: false; reason: 'empty' | 'too-long' | 'too-many' | 'category-gone' }

/** Adds one topic per line at the end, as pasted from a list: bullets and numbers before it are not part of it. */
export async function addTopics(
	db: Db,
	{ categoryId, text, now }: { categoryId: string; text: string; now: Date },
): Promise<AddTopicsResult> {
	const lines = topicsIn(text)
	if (lines.length === 0) return { ok: false, reason: 'empty' }
	if (lines.some((line) => line.length > LONGEST_TOPIC)) return { ok: false, reason: 'too-long' }
	return db.transaction(async (tx) => {
		if (!(await lockCategory(tx, categoryId))) return { ok: false, reason: 'category-gone' }
		const waiting = await waitingOf(tx, categoryId)
		const known = new Set(waiting.map(({ topic }) => topic.toLowerCase()))
		const fresh = lines.filter((line) => !known.has(line.toLowerCase()))
		if (waiting.length + fresh.length > MOST_WAITING) return { ok: false, reason: 'too-many' }
		await renumber(tx, waiting)
		if (fresh.length > 0)
			await tx
				.insert(topics)
				.values(fresh.map((topic, index) => ({ categoryId, topic, position: waiting.length + index, createdAt: now })))
		return { ok: true, added: fresh.length, repeated: lines.length - fresh.length }
	})
}

export function topicsIn(text: string): string[] {
	const lines = text.split(/\r?\n/).map((line) =>
		line
			.trim()
			.replace(/^(?:[-*•–—]|\d{1,3}[.)])\s+/, '')
			.replace(/\s+/g, ' ')
			.trim(),
	)
	const seen = new Set<string>()
	return lines.filter((line) => {
		const key = line.toLowerCase()
		if (!hasWords(line) || seen.has(key)) return false
		seen.add(key)
		return true
	})
}

function hasWords(text: string): boolean {
	return /[\p{L}\p{N}]/u.test(text)
}

/** One place up or down. At the end of the list it stays where it is. */
export async function moveTopic(db: Db, { id, by }: { id: string; by: 1 | -1 }): Promise<{ ok: boolean }> {
	return db.transaction(async (tx) => {
		const categoryId = await categoryOf(tx, id)
		if (!categoryId || !(await lockCategory(tx, categoryId))) return { ok: false }
		const waiting = await waitingOf(tx, categoryId)
		const at = waiting.findIndex((topic) => topic.id === id)
		const topic = waiting[at]
		// It may have been used or deleted while we waited.
		if (!topic) return { ok: false }
		const others = waiting.toSpliced(at, 1)
		await renumber(tx, others.toSpliced(Math.max(0, at + by), 0, topic))
		return { ok: true }
	})
}

export type EditTopicResult = { ok: true } | { ok: false; reason: 'empty' | 'too-long' | 'repeated' | 'not-found' }

/** Another text in the same place. */
export async function editTopic(db: Db, { id, text }: { id: string; text: string }): Promise<EditTopicResult> {
	const topic = text.replace(/\s+/g, ' ').trim()
	if (!hasWords(topic)) return { ok: false, reason: 'empty' }
	if (topic.length > LONGEST_TOPIC) return { ok: false, reason: 'too-long' }
	return db.transaction(async (tx) => {
		const categoryId = await categoryOf(tx, id)
		if (!categoryId || !(await lockCategory(tx, categoryId))) return { ok: false, reason: 'not-found' }
		const others = (await waitingOf(tx, categoryId)).filter((other) => other.id !== id)
		if (others.some((other) => other.topic.toLowerCase() === topic.toLowerCase()))
			return { ok: false, reason: 'repeated' }
		// It may have been used or deleted while we waited.
		const [changed] = await tx
			.update(topics)
			.set({ topic })
			.where(and(eq(topics.id, id), isNull(topics.usedAt)))
			.returning({ id: topics.id })
		return changed ? { ok: true } : { ok: false, reason: 'not-found' }
	})
}

export async function deleteTopic(db: Db, { id }: { id: string }): Promise<{ ok: boolean }> {
	const gone = await db
		.delete(topics)
		.where(and(eq(topics.id, id), isNull(topics.usedAt)))
		.returning({ id: topics.id })
	return { ok: gone.length > 0 }
}

async function categoryOf(db: Db, id: string): Promise<string | undefined> {
	const [topic] = await db
		.select({ categoryId: topics.categoryId })
		.from(topics)
		.where(and(eq(topics.id, id), isNull(topics.usedAt)))
	return topic?.categoryId
}

/** One change of a category's order at a time. */
async function lockCategory(tx: Db, id: string): Promise<boolean> {
	const found = await tx.select({ id: categories.id }).from(categories).where(eq(categories.id, id)).for('update')
	return found.length > 0
}

async function renumber(tx: Db, waiting: { id: string }[]): Promise<void> {
	for (const [position, { id }] of waiting.entries()) await tx.update(topics).set({ position }).where(eq(topics.id, id))
}
