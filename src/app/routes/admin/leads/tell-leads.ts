import { sendFromNotice } from '#app/components/admin/notice-forms.ts'
import { notify } from '#app/components/ui/toaster.tsx'
import type { LeadMove } from '#core/leads/change-lead-statuses.ts'
import { doneTitles, type LeadAnswer } from './lead-answer.ts'
import type { MoveLeadsAnswer } from './move-leads.server.ts'
import { LEADS_PATH, toMovesForm } from './moves-form.ts'

const STATUS = 'lead-status'
/** Long enough to see what was changed. */
const UNDO_OFFERED_MS = 10_000

/** Says what came of a change to a lead. A form that names none stands in the open lead, and says there why it was refused. */
export function tellLead({ intent, ok, message }: LeadAnswer, reference: string): void {
	const subject = intent === 'status' ? STATUS : 'lead-work'
	if (ok) notify.success(doneTitles[intent], message, subject)
	else if (reference) notify.warning('Nada foi alterado', `${reference}: ${message}`, subject)
}

/** Says what came of a change to several, with the way back where there is one. */
export function tellMoves({ ok, title, text, undo }: MoveLeadsAnswer): void {
	if (undo.length === 0) return notify[ok ? 'success' : 'warning'](title, text, STATUS)
	notify.done({ title, text, action: { label: 'Desfazer', run: () => takeBack(undo), forMs: UNDO_OFFERED_MS } }, STATUS)
}

function takeBack(moves: readonly LeadMove[]): void {
	sendFromNotice(LEADS_PATH, toMovesForm(moves, { undo: true }))
}
