import { type RefObject, useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { notify } from '#app/components/ui/toaster.tsx'
import type { LeadStatus, LostReason } from '#db/schema/leads.ts'
import { textIn } from '#lib/form-texts.ts'
import type { action } from './lead.tsx'

type StatusChange = {
	/** The lead whose state is being changed. */
	moving: string | undefined
	/** One that is lost takes a reason. */
	move: (lead: { id: string; status: LeadStatus }, to: LeadStatus, reason?: LostReason) => void
	/** What takes the focus when a changed lead leaves the list, and its row takes the focus along. */
	fallback: RefObject<HTMLDivElement | null>
}

/** Changes a lead's state from the list. Sends the state that was seen, so that nobody overwrites a newer one. */
export function useStatusChange(): StatusChange {
	const { data, state, formData, submit } = useFetcher<typeof action>()
	const fallback = useRef<HTMLDivElement>(null)

	useEffect(() => {
		if (!data) return
		if (data.ok) notify.success('Situação alterada', data.message, 'lead-status')
		else notify.warning('Nada foi alterado', data.message, 'lead-status')
	}, [data])

	useEffect(() => {
		// By now the list has been read again.
		if (state === 'idle' && data && document.activeElement === document.body) fallback.current?.focus()
	}, [state, data])

	function move({ id, status }: { id: string; status: LeadStatus }, to: LeadStatus, reason?: LostReason) {
		void submit(
			{ intent: 'status', id, seen: status, to, ...(reason && { reason }) },
			{ method: 'post', action: `/admin/leads/${id}` },
		)
	}

	return { moving: textIn(formData, 'id') || undefined, move, fallback }
}
