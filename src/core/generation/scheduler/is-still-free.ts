import type { CategoryChoice } from '#core/categories/list-category-choices.ts'
import { findCoveringPost } from '#core/posts/reading/find-covering-post.ts'
import { isSameSubject } from '#core/posts/reading/subject-words.ts'
import type { Db } from '#db/client.server.ts'
import { brasiliaDay } from '#lib/brasilia-time.ts'
import type { ChosenTopic } from './choose-topic.ts'
import { coverOf, usedOf, waitingOf } from './topics.ts'

/** Whether a topic that was planned a while ago can be written about as it was planned. */
export async function isStillFree(
	db: Db,
	{
		category,
		topic: { text, backlogId },
		now,
	}: { category: Pick<CategoryChoice, 'id'>; topic: ChosenTopic; now: Date },
): Promise<boolean> {
	const used = await usedOf(db, category.id)
	if (!backlogId) return !used.some(({ topic }) => isSameSubject(text, topic)) && !(await findCoveringPost(db, text))
	const waiting = await waitingOf(db, category.id)
	const still = waiting.find(({ id, topic }) => id === backlogId && topic === text)
	// The calendar may have it for a later day since.
	if (!still || (still.plannedFor !== null && still.plannedFor > brasiliaDay(now))) return false
	return !(await coverOf(db, text, used))
}
