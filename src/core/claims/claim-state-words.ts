import type { Claim, ClaimState } from './claim.ts'

const words: Record<Exclude<ClaimState, 'signed'>, string> = {
	fact: 'apoiada em fato',
	source: 'apoiada em fonte',
	contradicted: 'contradiz',
	replaced: 'fora de vigor',
	unsupported: 'sem apoio',
}

/** The state of a claim as screens say it. */
export function claimStateWords({ state, evidence }: Pick<Claim, 'state' | 'evidence'>): string {
	if (state !== 'signed') return words[state]
	return evidence?.kind === 'signature' ? `conferida por ${evidence.name}` : 'conferida'
}
