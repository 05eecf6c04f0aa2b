import { and, type Column, eq, isNotNull, isNull, like, not, or, type SQL, sql } from 'drizzle-orm'
import { posts } from '#db/schema/posts.ts'
import { reviewRequests } from '#db/schema/reviews.ts'
import { users } from '#db/schema/users.ts'
import { escapeLike } from '#lib/escape-like.ts'
import { isId } from '#lib/is-id.ts'
import { lastScoreValue } from '../scores/last-score.ts'

/** The tabs of the list: drafts with a date of publication, or a reviewer asked for, are among the drafts too. */
export const postListStates = ['all', 'published', 'draft', 'in-review', 'scheduled'] as const
export type PostListState = (typeof postListStates)[number]

/** Ranges of the kept score, of whichever text that was; 'none' where nothing was kept. */
export const scoreRanges = {
	good: { from: 90, to: 100 },
	middling: { from: 70, to: 89 },
	poor: { from: 0, to: 69 },
	none: undefined,
} as const
export type ScoreRange = keyof typeof scoreRanges

export type Within = {
	/** A category's id, or 'none' for articles without one. */
	category?: string | undefined
	/** Those that one person may change, alone. */
	ownerId?: string | undefined
	/** A name as the list shows it, or 'none' for the newsroom's. */
	author?: string | undefined
	score?: ScoreRange | undefined
}

export function isWithin({ category, ownerId, author, score }: Within): SQL | undefined {
	return and(
		ofCategory(category),
		ownerId === undefined ? undefined : eq(posts.authorId, ownerId),
		author ? ofAuthor(author) : undefined,
		score && ofScore(score),
	)
}

export function ofCategory(category: string | undefined, column: Column = posts.categoryId): SQL | undefined {
	if (!category) return undefined
	if (category === 'none') return isNull(column)
	return isId(category) ? eq(column, category) : sql`false`
}

/** By the name that the row says: the one readers see, or else that of whose article it is. */
function ofAuthor(author: string): SQL | undefined {
	const unnamed = sql`coalesce(${posts.authorName}, '') = ''`
	if (author === 'none') return and(unnamed, isNull(posts.authorId))
	const owned = sql`${posts.authorId} in (select ${users.id} from ${users} where ${users.name} = ${author})`
	return or(eq(posts.authorName, author), and(unnamed, owned))
}

function ofScore(range: ScoreRange): SQL {
	const bounds = scoreRanges[range]
	return bounds ? sql`${lastScoreValue} between ${bounds.from} and ${bounds.to}` : sql`${lastScoreValue} is null`
}

type StateColumns = { id: Column; status: Column; publishAt: Column }

export function inState(state: PostListState, { id, status, publishAt }: StateColumns = posts): SQL | undefined {
	if (state === 'all') return undefined
	if (state === 'scheduled') return and(eq(status, 'draft'), isNotNull(publishAt))
	if (state === 'in-review') return and(eq(status, 'draft'), isNull(publishAt), isAskedFor(id))
	return eq(status, state)
}

/** Neither scheduled nor before a reviewer. */
export const waitingDraft = and(eq(posts.status, 'draft'), isNull(posts.publishAt), not(isAskedFor(posts.id)))

function isAskedFor(id: Column): SQL {
	return sql`exists (select from ${reviewRequests} where ${reviewRequests.postId} = ${id} and ${reviewRequests.state} = 'waiting')`
}

/**
 * The kept text has title, excerpt and tags, without case and accents. The index knows all of it; of what it finds, a tag alone
 * does not count here. That is asked as a place and not as a second pattern: the database takes patterns for rare, and would
 * fetch every article that has a common word instead of going through the newest until there are enough.
 */
export function containing(text: string): SQL | undefined {
	const plain = sql`without_accents(${text})`
	const [inTitle, inExcerpt] = [posts.title, posts.excerpt].map(
		(column) => sql`strpos(without_accents(${column}), ${plain}) > 0`,
	)
	return and(like(posts.filterText, sql`'%' || without_accents(${escapeLike(text)}) || '%'`), or(inTitle, inExcerpt))
}
