import { and, eq, isNotNull } from 'drizzle-orm'
import { recordAudit } from '#core/audit/record-audit.ts'
import type { ActingAdmin } from '#core/users/acting-admin.ts'
import type { Db } from '#db/client.server.ts'
import { dataRequests, type PastAnswer } from '#db/schema/data-requests.ts'
import { isId } from '#lib/is-id.ts'
import { dataRequestReference, dueDay } from './data-request.ts'

export type ReopenDataRequestResult = { ok: true; dueOn: string } | { ok: false; reason: 'not-found' | 'open' }

type Reopening = { id: string; reason: string; actor: ActingAdmin; now: Date }

/** The person writes again, or the answer was not whole: the clock begins anew, and the answer that was given stays on record. */
export async function reopenDataRequest(
	db: Db,
	{ id, reason, actor, now }: Reopening,
): Promise<ReopenDataRequestResult> {
	if (!isId(id)) return { ok: false, reason: 'not-found' }
	return db.transaction(async (tx): Promise<ReopenDataRequestResult> => {
		const [request] = await tx
			.select()
			.from(dataRequests)
			.where(and(eq(dataRequests.id, id), isNotNull(dataRequests.answeredAt)))
			.for('update')
		if (!request) {
			const known = await tx.$count(dataRequests, eq(dataRequests.id, id))
			return { ok: false, reason: known > 0 ? 'open' : 'not-found' }
		}
		const past: PastAnswer = {
			outcome: request.outcome!,
			answer: request.answer!,
			answeredAt: request.answeredAt!.toISOString(),
			answeredByName: request.answeredByName,
			dueOn: request.dueOn,
			reopenedAt: now.toISOString(),
			reopenedByName: actor.name,
			reason,
		}
		const dueOn = dueDay(now)
		const open = {
			outcome: null,
			answer: null,
			answeredAt: null,
			answeredBy: null,
			answeredByName: null,
			answerMailId: null,
		}
		await tx
			.update(dataRequests)
			.set({ ...open, dueOn, pastAnswers: [...request.pastAnswers, past] })
			.where(eq(dataRequests.id, id))
		await recordAudit(tx, {
			action: 'data-request.reopened',
			actor,
			subject: { id, label: dataRequestReference(request) },
			address: actor.address,
			now,
		})
		return { ok: true, dueOn }
	})
}
