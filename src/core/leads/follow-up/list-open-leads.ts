import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, not, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { type Lead, leads } from '#db/schema/leads.ts'
import { users } from '#db/schema/users.ts'
import { brasiliaMoment } from '#lib/brasilia-moment.ts'
import { addDays, brasiliaDay } from '#lib/brasilia-time.ts'
import { notForgotten } from '../forget-leads.ts'
import { type LeadRow, rowColumns } from '../list-leads.ts'
import { unreachable } from '../without-contact.ts'

/** More than anybody looks through in one sitting; the list of all has the rest. */
export const MOST_IN_GROUP = 50

export type OpenLead = LeadRow &
	Pick<
		Lead,
		| 'ownerId'
		| 'updatedAt'
		| 'reachableSince'
		| 'answerPromise'
		| 'answerDueAt'
		| 'answeredAt'
		| 'nextStep'
		| 'nextStepAt'
		| 'withdrawnAt'
		| 'phoneKey'
		| 'emailKey'
		| 'personPart'
	> & { owner: string | null }

/** Why a lead is in the list of what is to be done. */
export type OpenGroup = 'waiting' | 'steps' | 'stepless' | 'contactless'
export type OpenLeads = Record<OpenGroup, { leads: OpenLead[]; total: number }>

/** Somebody waits for the first answer. Who wants to be told when a product is there waits for none. */
export const waitingForAnswer = and(
	eq(leads.status, 'new'),
	isNull(leads.answeredAt),
	isNull(leads.withdrawnAt),
	inArray(leads.kind, ['quote', 'contact']),
	not(unreachable),
	notForgotten,
)!

const inWork = and(inArray(leads.status, ['contacted', 'quoted']), isNull(leads.withdrawnAt), notForgotten)!

/** Which leads each group has: of somebody all that goes on, else what asks for somebody today. */
function conditions(owner: string | undefined, now: Date): Record<OpenGroup, SQL> {
	const tomorrow = brasiliaMoment(`${addDays(brasiliaDay(now), 1)}T00:00`)!
	const theirs = owner === undefined ? undefined : eq(leads.ownerId, owner)
	const stepDue = owner === undefined ? lt(leads.nextStepAt, tomorrow) : isNotNull(leads.nextStepAt)
	const waiting = waitingForAnswer
	const goesOn = or(inWork, and(eq(leads.status, 'new'), notForgotten, isNull(leads.withdrawnAt)))
	return {
		waiting: and(waiting, theirs)!,
		// Whoever waits for the first answer stands above, whatever was planned.
		steps: and(goesOn, stepDue, not(waiting), theirs)!,
		stepless: and(inWork, isNull(leads.nextStepAt), theirs)!,
		contactless: and(
			eq(leads.status, 'new'),
			isNull(leads.nextStepAt),
			unreachable,
			isNull(leads.withdrawnAt),
			theirs,
		)!,
	}
}

const orders: Record<OpenGroup, SQL[]> = {
	waiting: [asc(sql`coalesce(${leads.reachableSince}, ${leads.createdAt})`), asc(leads.number)],
	steps: [asc(leads.nextStepAt), asc(leads.number)],
	stepless: [asc(leads.updatedAt), asc(leads.number)],
	contactless: [desc(leads.createdAt), desc(leads.number)],
}

const columns = {
	...rowColumns,
	ownerId: leads.ownerId,
	owner: users.name,
	updatedAt: leads.updatedAt,
	reachableSince: leads.reachableSince,
	answerPromise: leads.answerPromise,
	answerDueAt: leads.answerDueAt,
	answeredAt: leads.answeredAt,
	nextStep: leads.nextStep,
	nextStepAt: leads.nextStepAt,
	withdrawnAt: leads.withdrawnAt,
	phoneKey: leads.phoneKey,
	emailKey: leads.emailKey,
	personPart: leads.personPart,
}

/** What is to be done, by why. Of one owner where one is named. */
export async function listOpenLeads(db: Db, { owner, now }: { owner?: string; now: Date }): Promise<OpenLeads> {
	const where = conditions(owner, now)
	const read = async (group: OpenGroup) => ({
		leads: await db
			.select(columns)
			.from(leads)
			.leftJoin(users, eq(users.id, leads.ownerId))
			.where(where[group])
			.orderBy(...orders[group])
			.limit(MOST_IN_GROUP),
		total: await db.$count(leads, where[group]),
	})
	const [waiting, steps, stepless, contactless] = await Promise.all(
		(['waiting', 'steps', 'stepless', 'contactless'] as const).map(read),
	)
	return { waiting: waiting!, steps: steps!, stepless: stepless!, contactless: contactless! }
}

/** How many each view holds. */
export async function countOpenLeads(db: Db, { owner, now }: { owner: string; now: Date }) {
	const count = async (by: string | undefined) => {
		const { waiting, steps, stepless, contactless } = conditions(by, now)
		return db.$count(leads, or(waiting, steps, stepless, contactless))
	}
	return { toDo: await count(undefined), mine: await count(owner), all: await db.$count(leads) }
}

/** How many people wait for the first answer. */
export function countWaitingLeads(db: Db): Promise<number> {
	return db.$count(leads, waitingForAnswer)
}
