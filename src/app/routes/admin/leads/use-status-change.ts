import { type RefObject, useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import type { LeadStatus, LostReason } from '#db/schema/leads.ts'
import { textIn } from '#lib/form-texts.ts'
import type { action } from './lead.tsx'

type MovedLead = { id: string; status: LeadStatus; reference: string }

type StatusChange = {
	/** The lead whose state is being changed. */
	moving: string | undefined
	/** One that is lost takes a reason. */
	move: (lead: MovedLead, to: LeadStatus, reason?: LostReason) => void
	/** What takes the focus when a changed lead leaves the list, and its row takes the focus along. */
	fallback: RefObject<HTMLDivElement | null>
}

/** Changes a lead's state from the list. Sends the state that was seen, so that nobody overwrites a newer one. */
export function useStatusChange(): StatusChange {
	const { data, state, formData, submit } = useFetcher<typeof action>()
	const fallback = useRef<HTMLDivElement>(null)

	useEffect(() => {
		// By now the list has been read again.
		if (state === 'idle' && data && document.activeElement === document.body) fallback.current?.focus()
	}, [state, data])

	function move({ id, status, reference }: MovedLead, to: LeadStatus, reason?: LostReason) {
		void submit(
			{ intent: 'status', id, reference, seen: status, to, ...(reason && { reason }) },
			{ method: 'post', action: `/admin/leads/${id}` },
		)
	}

	return { moving: textIn(formData, 'id') || undefined, move, fallback }
}
