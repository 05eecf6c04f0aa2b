import type { Config } from '#config/env.server.ts'
import {
	domainOf,
	isFictional,
	judgeDomain,
	type SenderDomain,
	usualSelectors,
} from '#core/mail/domain/sender-domain.ts'
import { textRecords } from '#integrations/text-records.ts'
import { latest } from '#lib/latest.ts'
import { senderOf, type Who } from './mail.ts'

const KEPT_MS = 5 * 60_000

type Needs = { config: () => Config; now: () => Date; who: Who }

/** Looks up the records of the domain that mail is sent from: once in a while, and anew when the sender changes. */
export function senderDomain({ config, now, who }: Needs): () => Promise<SenderDomain | undefined> {
	const lookUp = latest(config, (set) => {
		let last: { at: number; found: Promise<SenderDomain | undefined> } | undefined
		return () => {
			const at = now().getTime()
			if (!last || at - last.at > KEPT_MS) last = { at, found: find(set, { now: now(), who }) }
			return last.found
		}
	})
	return () => lookUp()()
}

/** Nothing where no mail is sent, or from a name that nobody can own. */
async function find(config: Config, { now, who }: { now: Date; who: Who }): Promise<SenderDomain | undefined> {
	const { SMTP_URL: url, MAIL_FROM: from = senderOf(who()), MAIL_DKIM_SELECTOR: own, DNS_SERVERS: servers } = config
	const domain = domainOf(from)
	if (!url || !domain || isFictional(domain)) return undefined
	const ask = textRecords(servers)
	const selectors = own ? [own] : usualSelectors
	const [spf, dmarc, ...keys] = await Promise.all([
		ask(domain),
		ask(`_dmarc.${domain}`),
		...selectors.map((selector) => ask(`${selector}._domainkey.${domain}`)),
	])
	const dkim = selectors.map((selector, index) => ({ selector, answer: keys[index]! }))
	const address = /([^\s<]+@[^\s>]+)/.exec(from)?.[1] ?? `postmaster@${domain}`
	return judgeDomain({ domain, server: new URL(url).hostname, address, answers: { spf, dmarc, dkim }, now })
}
