import type { Claim, ClaimField, ClaimState } from '#core/claims/claim.ts'
import { claimStateWords } from '#core/claims/claim-state-words.ts'
import { formatDay } from '#lib/format-day.ts'

/** A state as the list and the note beside the text begin with it. */
export function stateWords(claim: Pick<Claim, 'state' | 'evidence'>): string {
	const words = claimStateWords(claim)
	return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Where it comes from, in a line or two. */
export function evidenceWords({ state, evidence }: Pick<Claim, 'state' | 'evidence'>): string {
	if (!evidence) return 'Nenhum fato fala disto, nenhuma fonte foi dada.'
	if (evidence.kind === 'source')
		return `“${evidence.quote}” ${hostOf(evidence.url)}, lida em ${formatDay(evidence.readOn)}`
	if (evidence.kind === 'signature')
		return `${evidence.name}, ${evidence.registration}, em ${formatDay(evidence.on)}. Vale até ${formatDay(evidence.until)}.`
	const { statement, norm, until } = evidence
	if (state === 'unsupported')
		return `Parece o contrário do que o cadastro diz: ${statement}${norm ? ` (${norm})` : ''}`
	const ended = state === 'replaced' && until ? ` Valeu até ${formatDay(until)}.` : ''
	return `${norm ? `${norm}: ` : ''}${statement}${ended}`
}

/** Where a claim stands that is not in the text. */
export const placeWords: Record<ClaimField, string> = {
	title: 'no título',
	metaTitle: 'no meta título',
	excerpt: 'no resumo',
	metaDescription: 'na meta descrição',
	faqs: 'nas perguntas',
}

export function hostOf(url: string): string {
	return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : url
}

/** The gravest first, in the order of the text among equals. */
const gravity: readonly ClaimState[] = ['contradicted', 'replaced', 'unsupported', 'source', 'signed', 'fact']

export function byGravity(claims: readonly Claim[]): Claim[] {
	return claims.toSorted((a, b) => gravity.indexOf(a.state) - gravity.indexOf(b.state) || a.span.start - b.span.start)
}
