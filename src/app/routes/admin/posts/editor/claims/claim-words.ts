import type { Claim, ClaimState } from '#core/claims/claim.ts'
import { formatDay } from '#lib/format-day.ts'

/** A state as the list and the note beside the text call it. */
export function stateWords({ state, evidence }: Pick<Claim, 'state' | 'evidence'>): string {
	if (state === 'signed' && evidence?.kind === 'signature') return `Conferida por ${evidence.name}`
	return words[state]
}

const words: Record<ClaimState, string> = {
	contradicted: 'Contradiz',
	replaced: 'Fora de vigor',
	unsupported: 'Sem apoio',
	fact: 'Apoiada em fato',
	source: 'Apoiada em fonte',
	signed: 'Conferida por uma pessoa',
}

/** Where it comes from, in a line or two. */
export function evidenceWords({ state, evidence }: Pick<Claim, 'state' | 'evidence'>): string {
	if (!evidence) return 'Nenhum fato fala disto, nenhuma fonte foi dada.'
	if (evidence.kind === 'source')
		return `“${evidence.quote}” ${hostOf(evidence.url)}, lida em ${formatDay(evidence.readOn)}`
	if (evidence.kind === 'signature')
		return `${evidence.name}, ${evidence.registration}, em ${formatDay(evidence.on)}. Vale até ${formatDay(evidence.until)}.`
	const { statement, norm, until } = evidence
	const ended = state === 'replaced' && until ? ` Valeu até ${formatDay(until)}.` : ''
	return `${norm ? `${norm}: ` : ''}${statement}${ended}`
}

export function hostOf(url: string): string {
	return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : url
}

/** The gravest first, in the order of the text among equals. */
const gravity: readonly ClaimState[] = ['contradicted', 'replaced', 'unsupported', 'source', 'signed', 'fact']

export function byGravity(claims: readonly Claim[]): Claim[] {
	return claims.toSorted((a, b) => gravity.indexOf(a.state) - gravity.indexOf(b.state) || a.span.start - b.span.start)
}
