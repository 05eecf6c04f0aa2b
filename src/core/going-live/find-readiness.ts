import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import { findLastTried } from '#core/backups/note-backup.ts'
import { fictionalValuesLeft } from '#core/identity/fictional-values.ts'
import type { Identity } from '#core/identity/identity-schema.ts'
import { listStates } from '#core/integrations/states.ts'
import { isFictional } from '#core/mail/domain/sender-domain.ts'
import { findLastSubmission } from '#core/sitemap/find-last-submission.ts'
import type { Db } from '#db/client.server.ts'
import type { Backup } from '#db/schema/backups.ts'
import { outgoingMails } from '#db/schema/mails.ts'
import { users } from '#db/schema/users.ts'
import { findSigned, type Signed } from './milestones.ts'
import type { Readiness } from './readiness.ts'

type Known = {
	siteUrl: string
	identity: Identity
	fresh: Identity
	mailConfigured: boolean
	nightlyBackups: boolean
	/** Without an account there is no console. */
	searchConsole: { console?: unknown; siteUrl: string; sitemapUrl: string }
	now: Date
}

export async function findReadiness(db: Db, known: Known): Promise<Readiness> {
	const [signed, states, admins, lastSent, submission, tried] = await Promise.all([
		findSigned(db),
		listStates(db),
		listAdmins(db),
		lastSentMail(db),
		findLastSubmission(db, { ...known.searchConsole, now: known.now }),
		findLastTried(db),
	])
	const fields = fictionalValuesLeft(known.identity, known.fresh)
	const having = admins.filter(({ secondFactor }) => secondFactor).map(({ name }) => name)
	const lacking = admins.filter(({ secondFactor }) => !secondFactor).map(({ name }) => name)
	// A test mail is a mail that left, too.
	const sent = [lastSent, states['mail']?.succeededAt].filter((at) => at instanceof Date).toSorted(newestFirst)[0]
	const failing = states['mail']?.failing
	const mailDone = known.mailConfigured && sent !== undefined && failing === undefined
	const sentAt = submission?.success ? submission.createdAt : undefined
	const configured = known.searchConsole.console !== undefined
	return {
		address: { done: isPublic(known.siteUrl), url: known.siteUrl },
		fictional: { done: fields.length === 0, fields },
		secondFactor: { done: having.length > 0 && lacking.length === 0, having, lacking },
		backup: backupStep(known.nightlyBackups, tried, signed['backup-restored']),
		mail: { done: mailDone, configured: known.mailConfigured, lastSent: sent, failing },
		legal: signedStep(signed['legal-pages-read']),
		searchConsole: { done: configured && sentAt !== undefined, configured, sentAt },
	}
}

/** Under https, and a name that somebody can own. Whether the certificate holds is for the one in front of us to know. */
export function isPublic(siteUrl: string): boolean {
	const { protocol, hostname } = new URL(siteUrl)
	return protocol === 'https:' && !/^[\d.]+$|^\[/.test(hostname) && !isFictional(hostname)
}

/** What was tried says more than what somebody says. */
function backupStep(nightly: boolean, last: Backup | undefined, signed: Signed | undefined): Readiness['backup'] {
	if (!last) return { done: signed !== undefined, nightly, tried: undefined, signed }
	const tried = { madeAt: last.madeAt, proven: last.proven === true, proof: last.proof }
	return { done: tried.proven, nightly, tried, signed }
}

function signedStep(signed: Signed | undefined) {
	return { done: signed !== undefined, signed }
}

function newestFirst(one: Date, other: Date): number {
	return other.getTime() - one.getTime()
}

function listAdmins(db: Db) {
	return db
		.select({ name: users.name, secondFactor: users.twoFactorEnabled })
		.from(users)
		.where(and(eq(users.role, 'admin'), eq(users.banned, false)))
		.orderBy(asc(users.createdAt), asc(users.id))
}

async function lastSentMail(db: Db): Promise<Date | undefined> {
	const [found] = await db
		.select({ at: sql<Date | string | null>`max(${outgoingMails.sentAt})` })
		.from(outgoingMails)
		.where(isNotNull(outgoingMails.sentAt))
	return found?.at ? new Date(found.at) : undefined
}
