import { Resolver } from 'node:dns/promises'
import type { TextAnswer } from '#core/mail/domain/sender-domain.ts'

const TIMEOUT_MS = 1_500
const TRIES = 2
/** Names without such a record, or that are not there at all. */
const absent = new Set(['ENODATA', 'ENOTFOUND', 'NXDOMAIN'])

/** Asks the name servers for the texts of a name; without any named, those of this machine. */
export function textRecords(servers: readonly string[] = []): (name: string) => Promise<TextAnswer> {
	const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES })
	if (servers.length > 0) resolver.setServers(servers)
	return async (name) => {
		try {
			// A long text comes in pieces.
			return { ok: true, texts: (await resolver.resolveTxt(name)).map((pieces) => pieces.join('')) }
		} catch (error) {
			return absent.has((error as NodeJS.ErrnoException).code ?? '') ? { ok: true, texts: [] } : { ok: false }
		}
	}
}
