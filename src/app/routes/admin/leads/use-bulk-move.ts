import { useEffect, useEffectEvent } from 'react'
import { useFetcher } from 'react-router'
import { notify } from '#app/components/ui/toaster.tsx'
import type { LeadMove } from '#core/leads/change-lead-statuses.ts'
import type { LeadStatus, LostReason } from '#db/schema/leads.ts'
import type { MoveLeadsAnswer } from './move-leads.server.ts'

/** Long enough to see what was changed. */
const UNDO_OFFERED_MS = 10_000

/** Changes the state of several leads, says what came of it, and takes it back. `onDone` must stay the same function. */
export function useBulkMove({ onDone }: { onDone: () => void }) {
	const { data: answer, state, submit } = useFetcher<MoveLeadsAnswer>()

	function send(
		moves: readonly LeadMove[],
		{ undo = false, reason }: { undo?: boolean; reason?: LostReason | undefined } = {},
	) {
		const form = new FormData()
		for (const { id, seen, to } of moves) form.append('move', `${id} ${seen} ${to}`)
		if (undo) form.set('undo', 'true')
		if (reason) form.set('reason', reason)
		void submit(form, { method: 'post', action: '/admin/leads' })
	}

	const takeBack = useEffectEvent((moves: readonly LeadMove[]) => send(moves, { undo: true }))
	useEffect(() => {
		if (!answer) return
		const { ok, title, text, undo } = answer
		const action = { label: 'Desfazer', run: () => takeBack(undo), forMs: UNDO_OFFERED_MS }
		if (undo.length > 0) notify.done({ title, text, action }, 'lead-status')
		else notify[ok ? 'success' : 'warning'](title, text, 'lead-status')
		onDone()
	}, [answer, onDone])

	return {
		busy: state !== 'idle',
		moveAll: (leads: readonly { id: string; status: LeadStatus }[], to: LeadStatus, reason?: LostReason) =>
			send(
				leads.map(({ id, status }) => ({ id, seen: status, to })),
				{ reason },
			),
	}
}
