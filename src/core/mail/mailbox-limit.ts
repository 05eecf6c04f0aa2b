import { takeFromRateLimit } from '#core/limits/rate-limit.ts'
import { accountKey } from '#core/users/sign-in-limits.ts'
import type { Db } from '#db/client.server.ts'

/** How many mails a day forms that are open to anybody send to one mailbox, by what they are about. */
const MOST_A_DAY = { newsletter: 3, 'request-link': 3, 'data-request': 5 }
const DAY_SECONDS = 24 * 60 * 60

type Mail = { email: string; about: keyof typeof MOST_A_DAY; now: Date }

/** Counts one more mail to a mailbox, whoever asked for it, and says whether it may go out: anybody can type anybody's address. */
export async function mayMail(db: Db, { email, about, now }: Mail): Promise<boolean> {
	const key = `${about} ${accountKey(mailboxOf(email))}`
	return (await takeFromRateLimit(db, { key, max: MOST_A_DAY[about], seconds: DAY_SECONDS, now })).ok
}

/** Where an address leads: what follows a plus, and Gmail's dots, make no other mailbox of it. */
export function mailboxOf(email: string): string {
	const [, name = '', domain = ''] = /^([^+]*)(?:\+.*)?@(.*)$/.exec(email.trim().toLowerCase()) ?? []
	return `${/^(?:gmail|googlemail)\.com$/.test(domain) ? name.replaceAll('.', '') : name}@${domain}`
}
