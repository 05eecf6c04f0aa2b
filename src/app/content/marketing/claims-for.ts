import { type ClaimName, site } from '#config/site.ts'
import { brasiliaDay } from '#lib/brasilia-time.ts'

/** `until` is the last day. A claim whose basis is gone has an empty one. */
export type Claim = { basis: string; until: string; pages: readonly string[] }

export const claimNames = Object.keys(site.claims) as readonly ClaimName[]

type Asked = { now: Date; claims?: Readonly<Record<string, Claim>> }

/** The claims that a page may make today. */
export function claimsFor(page: string, { now, claims = site.claims }: Asked): ClaimName[] {
	return claimsInForce({ now, claims }).filter((name) =>
		claims[name]?.pages.some((beginning) => page.startsWith(beginning)),
	)
}

/** Those that some page may make today. */
export function claimsInForce({ now, claims = site.claims }: Asked): ClaimName[] {
	const today = brasiliaDay(now)
	return claimNames.filter((name) => {
		const claim = claims[name]
		return claim !== undefined && claim.basis.trim() !== '' && claim.until >= today
	})
}
