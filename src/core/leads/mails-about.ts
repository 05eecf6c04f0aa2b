import { inArray, type SQL, sql } from 'drizzle-orm'
import type { Lead } from '#db/schema/leads.ts'
import { outgoingMails } from '#db/schema/mails.ts'

/** The mails about these requests: each names the number at the end of its subject, in older ones as FS-1042. */
export function mailsAbout(found: Pick<Lead, 'number'>[]): SQL | undefined {
	if (found.length === 0) return undefined
	const numbers = found.map(({ number }) => String(number))
	return inArray(sql`substring(${outgoingMails.subject} from '\\((?:#|FS-)([0-9]+)\\)$')`, numbers)
}
