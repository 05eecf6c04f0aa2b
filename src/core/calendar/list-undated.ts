import { and, asc, desc, eq, isNull, not } from 'drizzle-orm'
import { notInBin } from '#core/posts/bin/not-in-bin.ts'
import { whatWaits } from '#core/posts/reading/what-waits.ts'
import { can } from '#core/users/rights.ts'
import type { Db } from '#db/client.server.ts'
import { posts } from '#db/schema/posts.ts'
import { topics } from '#db/schema/scheduler.ts'
import { users } from '#db/schema/users.ts'
import type { CalendarEntry } from './calendar-entry.ts'
import type { Looking } from './list-calendar.ts'

/** Past so many nobody reads on, and the count is 'at least'. */
const MOST_COUNTED = 100

export type Undated = {
	/** Those written on last. */
	drafts: CalendarEntry[]
	draftCount: number
	/** In the order of their backlogs. */
	topics: CalendarEntry[]
	topicCount: number
	/** Of one of them there are at least as many as are counted. */
	more: boolean
}

/** Drafts and topics that wait for a day. */
export async function listUndated(db: Db, { by, most }: { by: Looking; most: number }): Promise<Undated> {
	const own = can(by, 'posts.write-any') ? undefined : eq(posts.authorId, by.id)
	const { inReview } = whatWaits(db)
	const undated = and(
		eq(posts.status, 'draft'),
		isNull(posts.publishAt),
		isNull(posts.dueOn),
		notInBin,
		not(inReview),
		own,
	)
	const { id, title, version, slug } = posts
	const waiting = and(isNull(topics.usedAt), isNull(topics.plannedFor))
	const [drafts, draftCount, ideas, topicCount] = await Promise.all([
		db
			.select({ id, title, version, slug, person: users.name })
			.from(posts)
			.leftJoin(users, eq(users.id, posts.authorId))
			.where(undated)
			.orderBy(desc(posts.updatedAt), desc(posts.id))
			.limit(most),
		db.$count(db.select({ id }).from(posts).where(undated).limit(MOST_COUNTED).as('some')),
		db
			.select({ id: topics.id, title: topics.topic })
			.from(topics)
			.where(waiting)
			.orderBy(asc(topics.position), asc(topics.createdAt), asc(topics.id))
			.limit(most),
		db.$count(db.select({ id: topics.id }).from(topics).where(waiting).limit(MOST_COUNTED).as('some')),
	])
	const undatedEntry = { day: null, hour: null, planned: null, articles: null }
	const manages = can(by, 'scheduler')
	return {
		drafts: drafts.map((draft) => ({ ...undatedEntry, ...draft, kind: 'draft', opens: true, moves: true })),
		draftCount,
		topics: ideas.map((topic) => ({
			...undatedEntry,
			...topic,
			kind: 'topic',
			version: null,
			slug: null,
			person: null,
			opens: manages,
			moves: manages,
		})),
		topicCount,
		more: draftCount >= MOST_COUNTED || topicCount >= MOST_COUNTED,
	}
}
