import { lookup as resolve } from 'node:dns/promises'
import { isIP } from 'node:net'
import { isPublicAddress } from './public-address.ts'

export type Lookup = (host: string) => Promise<string[]>
export type PublicAddress = { ok: true; address: string } | { ok: false; reason: 'not-found' | 'not-public' }

/** The address to dial for a host, once all of its addresses turned out to be public. Dial this one, not the name. */
export async function resolvePublic(hostname: string, lookup: Lookup = lookUp): Promise<PublicAddress> {
	const host = hostname.replace(/^\[|\]$/g, '')
	if (isIP(host)) return isPublicAddress(host) ? { ok: true, address: host } : { ok: false, reason: 'not-public' }
	const found = await lookup(host).catch(() => [])
	const [first] = found
	if (first === undefined) return { ok: false, reason: 'not-found' }
	return found.every(isPublicAddress) ? { ok: true, address: first } : { ok: false, reason: 'not-public' }
}

async function lookUp(host: string): Promise<string[]> {
	return (await resolve(host, { all: true })).map(({ address }) => address)
}
