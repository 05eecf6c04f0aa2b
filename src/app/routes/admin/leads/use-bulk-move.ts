import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import type { LeadStatus, LostReason } from '#db/schema/leads.ts'
import type { MoveLeadsAnswer } from './move-leads.server.ts'
import { LEADS_PATH, toMovesForm } from './moves-form.ts'

/** Changes the state of several leads, and knows of a change that a notice sent. `onDone` must stay the same function. */
export function useBulkMove({ onDone }: { onDone: () => void }) {
	const { data: answer, state, submit } = useFetcher<MoveLeadsAnswer>({ key: LEADS_PATH })

	useEffect(() => {
		if (answer) onDone()
	}, [answer, onDone])

	return {
		busy: state !== 'idle',
		moveAll: (leads: readonly { id: string; status: LeadStatus }[], to: LeadStatus, reason?: LostReason) => {
			const moves = leads.map(({ id, status }) => ({ id, seen: status, to }))
			void submit(toMovesForm(moves, { reason }), { method: 'post', action: LEADS_PATH })
		},
	}
}
