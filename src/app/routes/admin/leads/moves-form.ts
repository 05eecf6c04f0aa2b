import type { LeadMove } from '#core/leads/change-lead-statuses.ts'
import type { LostReason } from '#db/schema/leads.ts'

export const LEADS_PATH = '/admin/leads'

type Sent = { undo?: boolean; reason?: LostReason | undefined }

export function toMovesForm(moves: readonly LeadMove[], { undo = false, reason }: Sent = {}): FormData {
	const form = new FormData()
	for (const { id, seen, to } of moves) form.append('move', `${id} ${seen} ${to}`)
	if (undo) form.set('undo', 'true')
	if (reason) form.set('reason', reason)
	return form
}
