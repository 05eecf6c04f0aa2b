import { eq } from 'drizzle-orm'
import type { ActingAdmin } from '#core/users/acting-admin.ts'
import type { Db } from '#db/client.server.ts'
import { type Lead, leads } from '#db/schema/leads.ts'
import { momentOf } from '#lib/brasilia-time.ts'
import { storableText } from '#lib/storable-text.ts'
import { isGoingOn } from '../request/touch-request.ts'
import { STEP_MAX } from './limits.ts'
import { tellOfLead, touchLead, type Untouched } from './touch-lead.ts'

/** Further ahead somebody has mistyped the year. */
const FURTHEST_DAYS = 800

type Acting = { id: string; actor: ActingAdmin; now: Date }

export type PlanNextStepResult =
	| { ok: true; lead: Lead }
	| { ok: false; reason: 'empty' | 'too-long' | 'in-the-past' | 'too-far' | 'over' }
	| Untouched

/** What is to be done next and when. Whoever takes care of the lead is reminded at that moment, once. */
export async function planNextStep(
	db: Db,
	{ id, step, at, actor, now }: Acting & { step: string; at: Date | undefined },
): Promise<PlanNextStepResult> {
	const text = storableText(step).replaceAll(/\s+/g, ' ').trim()
	if (text === '' || !at) return { ok: false, reason: 'empty' }
	if (text.length > STEP_MAX) return { ok: false, reason: 'too-long' }
	if (at <= now) return { ok: false, reason: 'in-the-past' }
	if (at.getTime() - now.getTime() > FURTHEST_DAYS * 86_400_000) return { ok: false, reason: 'too-far' }
	return touchLead<PlanNextStepResult>(db, {
		id,
		now,
		async work(tx, lead) {
			if (!isGoingOn(lead)) return { ok: false, reason: 'over' }
			const next = { nextStep: text, nextStepAt: at, remindedAt: null }
			await tx.update(leads).set(next).where(eq(leads.id, id))
			const detail = `${text}, ${momentOf(at)}`
			await tellOfLead(tx, lead, { kind: 'next-step', detail, action: 'lead.step-planned', actor, now })
			return { ok: true, lead: { ...lead, ...next } }
		},
	})
}

export type FinishNextStepResult = { ok: true; step: string } | { ok: false; reason: 'nothing-planned' } | Untouched

/** Done, or not needed any more: the lead has no next step until somebody plans one. */
export function finishNextStep(db: Db, { id, actor, now }: Acting): Promise<FinishNextStepResult> {
	return touchLead<FinishNextStepResult>(db, {
		id,
		now,
		async work(tx, lead) {
			const { nextStep: step } = lead
			if (step === null) return { ok: false, reason: 'nothing-planned' }
			await tx.update(leads).set(noNextStep).where(eq(leads.id, id))
			await tellOfLead(tx, lead, { kind: 'next-step-done', detail: step, action: 'lead.step-done', actor, now })
			return { ok: true, step }
		},
	})
}

export const noNextStep = { nextStep: null, nextStepAt: null, remindedAt: null }
