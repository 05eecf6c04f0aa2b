import type { Claim, ClaimKind } from '#core/claims/claim.ts'
import { granted, quote, type Rule, withheld } from '../finding.ts'
import { wordsOf } from '../text/sentences.ts'
import { unmasks } from './said.ts'
import { past } from './superseded-law.ts'

/** What an article claims is held against the facts; what contradicts one, or rests on what is over, is told here. */
export const claimsHold: Rule = {
	id: 'claims',
	group: 'ymyl',
	label: 'Nenhuma afirmação contra um fato do cadastro',
	points: 4,
	check({ claims, text }) {
		if (claims === undefined)
			return withheld(1, 'afirmações ainda não conferidas', {
				severity: 'dica',
				message: 'As afirmações do texto ainda não foram conferidas com o cadastro de fatos.',
				element: 'texto',
				fix: 'A conferência é automática: espere um instante ou valide no servidor.',
			})
		const wrong = claims.filter(({ state }) => state === 'contradicted' || state === 'replaced')
		if (wrong.length === 0) return granted(`${claims.length} conferidas, nenhuma contra um fato`)
		const grave = new Set(wrong.filter((claim) => isCertain(claim, text.sentences)))
		const notices = wrong.map((claim) => noticeOf(claim, grave.has(claim)))
		return withheld(grave.size > 0 ? 1 : 0.5, `${wrong.length} contra um fato`, ...notices)
	},
}

const figures: readonly ClaimKind[] = ['deadline', 'percentage', 'amount', 'age']

/**
 * A figure of a whole sentence that a fact gives otherwise, and a norm that is over. Who watches over what, and what is
 * never or always so, is told by rules of their own: held against all facts at once, such words still raise false alarms.
 */
function isCertain({ kind, state, text, sentence, correction, evidence }: Claim, all: readonly string[]): boolean {
	// Said once to be over, it is not passed off as law.
	if (state === 'replaced')
		return (
			!unmasks(sentence) && wordsOf(sentence).length >= 6 && !all.some((one) => one.includes(text) && past.test(one))
		)
	// A sentence that says the fact's figure too speaks of two things.
	if (evidence?.kind === 'fact' && evidence.value && sentence.includes(evidence.value)) return false
	return figures.includes(kind) && correction !== undefined && wordsOf(sentence).length >= 6
}

function noticeOf(claim: Claim, grave: boolean) {
	const { state, text, sentence, span, evidence, correction } = claim
	const fact = evidence?.kind === 'fact' ? ` O cadastro diz: ${quote(evidence.statement, 120)}.` : ''
	return {
		severity: grave ? ('crítico' as const) : ('aviso' as const),
		message:
			state === 'replaced'
				? `${quote(text)} não vale mais: ${quote(sentence, 90)}.${fact}`
				: `${quote(text)} contradiz um fato do cadastro: ${quote(sentence, 90)}.${fact}`,
		element: 'afirmação',
		span,
		fix: correction ? `Escreva ${quote(correction)}.` : 'Corrija a frase pelo que está em vigor.',
	}
}
