import { and, eq, gt, isNull, lt, notExists, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { stateOf } from '#core/facts/fact.ts'
import { isNew } from '#core/leads/count-new-leads.ts'
import { waitingForAnswer } from '#core/leads/follow-up/list-open-leads.ts'
import { stuckMails } from '#core/mail/count-stuck-mails.ts'
import { notInBin } from '#core/posts/bin/not-in-bin.ts'
import { shownSince } from '#core/reviews/list-review-queue.ts'
import { waitingTooLong } from '#core/reviews/long-wait.ts'
import { can } from '#core/users/rights.ts'
import type { UserRole } from '#core/users/user-role.ts'
import type { Db } from '#db/client.server.ts'
import { dataRequests } from '#db/schema/data-requests.ts'
import { type FactText, facts } from '#db/schema/facts.ts'
import { leads } from '#db/schema/leads.ts'
import { outgoingMails } from '#db/schema/mails.ts'
import { posts } from '#db/schema/posts.ts'
import { reviewRequests } from '#db/schema/reviews.ts'
import { brasiliaDay } from '#lib/brasilia-time.ts'

/** What waits for somebody, by the screen on which they find it. What they may not do is no work of theirs: 0. */
export type OpenWork = {
	/** Requests that nobody has decided yet. */
	waitingReviews: number
	/** Those of them that have waited longer than a day. */
	overdueReviews: number
	/** Of whoever may only ask: what came back and was not asked for again. */
	returnedReviews: number
	/** Facts whose last day is near, with nothing said of the day after it. */
	expiringFacts: number
	newLeads: number
	/** Those of them whose visitor was promised an answer by now. */
	lateLeads: number
	/** Requests about personal data that nobody has answered, and those of them whose last day is over. */
	openDataRequests: number
	lateDataRequests: number
	/** Mails that failed; without a mail server, all that wait. */
	stuckMails: number
}

type Counting = { user: { id: string; role: UserRole }; mailConfigured: boolean; now: Date }

const counted = { count: sql<number>`count(*)::int` }

/** For the menu, so on every screen: one query, each part of it by an index or of a small table. */
export async function countOpenWork(db: Db, { user, mailConfigured, now }: Counting): Promise<OpenWork> {
	const today = brasiliaDay(now)
	const decides = can(user, 'reviews.decide')
	const [found] = await db
		.select({
			waitingReviews: only(decides, waitingReviews(db)),
			overdueReviews: only(decides, waitingReviews(db, lt(reviewRequests.createdAt, waitingTooLong(now)))),
			returnedReviews: only(!decides && can(user, 'reviews.request'), returnedReviews(db, { to: user.id, now })),
			endingFacts: can(user, 'facts.sign') ? endingFacts(db, today) : sql<FactText[]>`'[]'::jsonb`,
			newLeads: only(can(user, 'leads'), db.select(counted).from(leads).where(isNew)),
			lateLeads: only(can(user, 'leads'), db.select(counted).from(leads).where(late(now))),
			openDataRequests: only(can(user, 'leads'), openDataRequests(db)),
			lateDataRequests: only(can(user, 'leads'), openDataRequests(db, lt(dataRequests.dueOn, today))),
			stuckMails: only(can(user, 'outbox'), db.select(counted).from(outgoingMails).where(stuckMails(mailConfigured))),
		})
		.from(sql`(select 1) as once`)
	const { endingFacts: ending, ...counts } = found!
	// Which of them expire is said by the rule of the register's own tab; whether somebody signed them matters not there.
	const expiringFacts = ending.filter((text) => stateOf({ text, checkedOn: null }, today) === 'expiring').length
	return { ...counts, expiringFacts }
}

function only(may: boolean, query: SQLWrapper): SQL<number> {
	return may ? sql<number>`(${query})` : sql<number>`0`
}

function late(now: Date): SQL | undefined {
	return and(waitingForAnswer, lt(leads.answerDueAt, now))
}

function openDataRequests(db: Db, condition?: SQL) {
	return db
		.select(counted)
		.from(dataRequests)
		.where(and(isNull(dataRequests.answeredAt), condition))
}

function waitingReviews(db: Db, condition?: SQL) {
	return db
		.select(counted)
		.from(reviewRequests)
		.innerJoin(posts, and(eq(posts.id, reviewRequests.postId), notInBin))
		.where(and(eq(reviewRequests.state, 'waiting'), condition))
}

/** As the queue's tab has them: of each article the last request. */
function returnedReviews(db: Db, { to, now }: { to: string; now: Date }) {
	const later = alias(reviewRequests, 'later')
	const laterOnes = db
		.select({ one: sql`1` })
		.from(later)
		.where(and(eq(later.postId, reviewRequests.postId), gt(later.createdAt, reviewRequests.createdAt)))
	return db
		.select(counted)
		.from(reviewRequests)
		.innerJoin(posts, and(eq(posts.id, reviewRequests.postId), notInBin))
		.where(
			and(
				eq(reviewRequests.requestedBy, to),
				eq(reviewRequests.state, 'returned'),
				gt(reviewRequests.decidedAt, shownSince(now)),
				notExists(laterOnes),
			),
		)
}

/** The few texts with a last day still to come. */
function endingFacts(db: Db, today: string): SQL<FactText[]> {
	const ending = db
		.select({ texts: sql`coalesce(jsonb_agg(${facts.text}), '[]'::jsonb)` })
		.from(facts)
		.where(
			sql`exists (select from jsonb_array_elements(${facts.text} -> 'versions') as version where version ->> 'until' >= ${today})`,
		)
	return sql<FactText[]>`(${ending})`
}
