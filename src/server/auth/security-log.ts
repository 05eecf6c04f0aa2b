import { type AuditRecord, recordAudit } from '#core/audit/record-audit.ts'
import type { AuthCall, AuthTools } from './call.ts'

type Fact = Pick<AuditRecord, 'action' | 'actor' | 'subject' | 'details'>

/** The same fact twice: for whoever reads the audit log, and in the structured log. */
export async function recordFact({ db, log, now }: AuthTools, { address }: AuthCall, fact: Fact): Promise<void> {
	await recordAudit(db, { ...fact, address, now: now() })
	logFact(log, address, fact)
}

/** For facts whose audit line was written in the transaction that made them true. */
export function logFact(log: AuthTools['log'], address: string, { action, actor, subject, details }: Fact): void {
	const quiet = !/failed|locked/.test(action)
	const fields = { event: action, user: actor?.id ?? subject?.id, account: actor?.email ?? subject?.label, address }
	log[quiet ? 'info' : 'warn']({ ...fields, ...details }, 'security')
}

/** An e-mail as somebody typed it, no longer than one can be. */
export function asTyped(email: string): string {
	return email.trim().slice(0, 254)
}
