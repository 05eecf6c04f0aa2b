import { type Claim, criticalStates, supportedStates } from '#core/claims/claim.ts'

export type Attention = { count: number; critical: boolean }

/** How many claims pose a question, and whether one of them is critical. */
export function attentionOf(claims: readonly Claim[] | undefined): Attention | undefined {
	const open = claims?.filter(({ state }) => !supportedStates.includes(state)) ?? []
	if (open.length === 0) return undefined
	return { count: open.length, critical: open.some(({ state }) => criticalStates.includes(state)) }
}
