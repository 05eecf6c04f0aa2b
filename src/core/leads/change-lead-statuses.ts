import type { ActingAdmin } from '#core/users/acting-admin.ts'
import type { Db } from '#db/client.server.ts'
import type { LeadStatus, LostReason } from '#db/schema/leads.ts'
import { changeLeadStatus } from './change-lead-status.ts'

export type LeadMove = { id: string; seen: LeadStatus; to: LeadStatus }

export type ChangeLeadStatusesResult = {
	/** What became another state, as it can be sent to be taken back. */
	moved: LeadMove[]
	/** Were so already. */
	unchanged: number
	/** Somebody was faster, or the lead is gone. */
	refused: number
}

type Moves = {
	moves: readonly LeadMove[]
	/** The same for all that are lost. */
	lostReason?: LostReason | undefined
	actor: ActingAdmin
	now: Date
}

/** Moves several leads, each from the state it was seen in. One that somebody else moved meanwhile holds up no other. */
export async function changeLeadStatuses(
	db: Db,
	{ moves, lostReason, actor, now }: Moves,
): Promise<ChangeLeadStatusesResult> {
	const result: ChangeLeadStatusesResult = { moved: [], unchanged: 0, refused: 0 }
	for (const move of moves) {
		const changed = await changeLeadStatus(db, { ...move, lostReason, actor, now })
		if (!changed.ok) result.refused += 1
		else if (move.seen === move.to) result.unchanged += 1
		else result.moved.push(move)
	}
	return result
}
