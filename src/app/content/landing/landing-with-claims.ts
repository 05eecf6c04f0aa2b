import type { ClaimName } from '#core/identity/claims.ts'
import { sayAllWithClaims } from '../marketing/claim-marks.ts'
import type { LandingContent } from './landing-content.ts'

/** A page as it reads while only these claims hold. A figure that nothing bears out any more goes with its line. */
export function landingWithClaims(content: LandingContent, claims: readonly ClaimName[]): LandingContent {
	const { benefits, ...page } = sayAllWithClaims(content, claims)
	return { ...page, benefits: { ...benefits, items: benefits.items.filter(({ figure }) => figure !== '') } }
}
