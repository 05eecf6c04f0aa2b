import { createHmac } from 'node:crypto'
import { type AuditRecord, recordAudit } from '#core/audit/record-audit.ts'
import type { AuthCall, AuthServices } from './call.ts'

type Fact = Pick<AuditRecord, 'action' | 'actor' | 'subject' | 'details'>

/** The same fact twice: for whoever reads the audit log, and in the structured log. */
export async function recordFact(
	services: AuthServices,
	{ address }: Pick<AuthCall, 'address'>,
	fact: Fact,
): Promise<void> {
	await recordAudit(services.db, { ...fact, address, now: services.now() })
	logFact(services, address, fact)
}

/** For facts whose audit line was written in the transaction that made them true. */
export function logFact({ log, secret }: AuthServices, address: string, fact: Fact): void {
	const { action, actor, subject, details } = fact
	const quiet = !/failed|locked/.test(action)
	const account = markOf(actor?.email ?? subject?.label ?? '', secret)
	const fields = { event: action, user: actor?.id ?? subject?.id, account, address }
	log[quiet ? 'info' : 'warn']({ ...fields, ...details }, 'security')
}

/** The same account always has the same mark, and the mark names nobody: the e-mail is in the audit log. */
function markOf(email: string, secret: string): string {
	return createHmac('sha256', secret).update(`account ${email.trim().toLowerCase()}`).digest('hex').slice(0, 16)
}

/** An e-mail as somebody typed it, no longer than one can be. */
export function asTyped(email: string): string {
	return email.trim().slice(0, 254)
}
