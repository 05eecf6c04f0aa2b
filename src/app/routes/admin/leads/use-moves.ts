import { useState } from 'react'
import type { LeadStatus, LostReason } from '#db/schema/leads.ts'
import { useBulkMove } from './use-bulk-move.ts'
import { useStatusChange } from './use-status-change.ts'

type Moved = { id: string; status: LeadStatus; reference: string }

/** Changes states from a list, of one lead or of the chosen ones. What is lost is asked for its reason first. */
export function useMoves<Lead extends Moved>({ onDone }: { onDone: () => void }) {
	const { moving, move, fallback } = useStatusChange()
	const { moveAll, busy } = useBulkMove({ onDone })
	const [losing, setLosing] = useState<readonly Lead[]>()

	function lose(reason: LostReason) {
		const [first, ...others] = losing ?? []
		if (!first) return
		if (others.length === 0) move(first, 'lost', reason)
		else moveAll([first, ...others], 'lost', reason)
	}

	return {
		moving,
		busy,
		fallback,
		moveOne: (lead: Lead, to: LeadStatus) => (to === 'lost' ? setLosing([lead]) : move(lead, to)),
		moveMany: (leads: readonly Lead[], to: LeadStatus) => (to === 'lost' ? setLosing(leads) : moveAll(leads, to)),
		/** For the dialog that asks for the reason. */
		asking: {
			open: losing !== undefined,
			onOpenChange: (open: boolean) => {
				if (!open) setLosing(undefined)
			},
			what: losing?.length === 1 ? losing[0]!.reference : `${losing?.length ?? 0} pedidos`,
			onConfirm: lose,
		},
	}
}
