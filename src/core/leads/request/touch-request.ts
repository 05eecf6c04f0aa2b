import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '#db/client.server.ts'
import { type Lead, type LeadStatus, leads } from '#db/schema/leads.ts'
import { hashOfToken, isToken } from './request-token.ts'

/** A request that goes on; what has an end is not changed by its visitor any more. */
const goingOn: readonly LeadStatus[] = ['new', 'contacted', 'quoted']

export function isGoingOn({ status, withdrawnAt }: Pick<Lead, 'status' | 'withdrawnAt'>): boolean {
	return withdrawnAt === null && goingOn.includes(status)
}

export type Refused = { ok: false; reason: 'not-found' | 'over' }

type Touch<T> = { token: string; now: Date; work: (tx: Db, lead: Lead) => Promise<T> }

/**
 * Works on the request that a secret opens, with its row held: an erasure or another change that runs at the same time comes before or
 * after. It counts as a contact, from which the time of keeping runs.
 */
export async function touchRequest<T>(db: Db, { token, now, work }: Touch<T>): Promise<T | Refused> {
	if (!isToken(token)) return { ok: false, reason: 'not-found' }
	return db.transaction(async (tx): Promise<T | Refused> => {
		const [lead] = await tx
			.update(leads)
			.set({ updatedAt: now })
			.where(and(eq(leads.tokenHash, hashOfToken(token)), isNull(leads.withdrawnAt)))
			.returning()
		if (!lead) {
			const known = await tx.$count(leads, eq(leads.tokenHash, hashOfToken(token)))
			return { ok: false, reason: known > 0 ? 'over' : 'not-found' }
		}
		if (!isGoingOn(lead)) return { ok: false, reason: 'over' }
		return work(tx, lead)
	})
}
