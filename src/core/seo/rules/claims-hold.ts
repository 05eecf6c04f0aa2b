import type { Claim, ClaimKind } from '#core/claims/claim.ts'
import { saysItIsPast } from '#core/claims/text/past.ts'
import { granted, quote, type Rule, type Subject, withheld } from '../finding.ts'
import { wordsOf } from '../text/sentences.ts'
import { plainWords } from './content-words.ts'
import { unmasks } from './said.ts'

/** Rules whose critical findings say that a text contradicts a fact, or passes off as law what is over. */
export const contradicting = ['claims', 'regulators']

/** What an article claims is held against the facts; what contradicts one, or rests on what is over, is told here. */
export const claimsHold: Rule = {
	id: 'claims',
	group: 'ymyl',
	label: 'Nada contra um fato do cadastro nem norma que não vale mais',
	points: 8,
	check(subject) {
		const { claims } = subject
		if (claims === undefined)
			return withheld(1, 'afirmações ainda não conferidas', {
				severity: 'dica',
				message: 'As afirmações do texto ainda não foram conferidas com o cadastro de fatos.',
				element: 'texto',
				fix: 'A conferência é automática: espere um instante ou valide no servidor.',
			})
		// Who watches over what has a rule of its own.
		const wrong = claims.filter(
			({ state, kind }) => (state === 'contradicted' && kind !== 'regulator') || state === 'replaced',
		)
		if (wrong.length === 0) return granted(held(claims.length))
		const grave = new Set(wrong.filter((claim) => isCertain(claim, subject)))
		const notices = wrong.map((claim) => noticeOf(claim, grave.has(claim)))
		return withheld(grave.size > 0 ? 1 : 0.5, `${wrong.length} contra um fato`, ...notices)
	},
}

function held(count: number): string {
	if (count === 0) return 'nenhuma afirmação a conferir'
	return `${count} ${count === 1 ? 'conferida' : 'conferidas'}, nenhuma contra um fato`
}

const figures: readonly ClaimKind[] = ['deadline', 'percentage', 'amount', 'age']

/**
 * A figure of a whole sentence that a fact gives otherwise, and a norm that is over. What is never or always so, held
 * against all facts at once, still raises false alarms: it costs points, and the verdict asks a person.
 */
function isCertain(claim: Claim, { title, text: { sentences } }: Subject): boolean {
	const { kind, state, text, sentence, correction, evidence } = claim
	const words = wordsOf(sentence).length
	if (state === 'replaced') {
		// A norm alone in a cell is what its column says of it; said once to be over, it is not passed off as law.
		const isTold = [title, ...sentences].some((one) => one.includes(text) && saysItIsPast(one))
		return !isTold && !unmasks(sentence) && words > wordsOf(text).length + 1
	}
	// A sentence that says the fact's figure too speaks of two things.
	if (evidence?.kind === 'fact' && evidence.value && sentence.includes(evidence.value)) return false
	return figures.includes(kind) && words >= 6 && isSameUnit(text, correction)
}

/** 'dois minutos' is hardly said of what takes '30 dias'; nor is 'um mês' a figure that somebody looked up. */
function isSameUnit(text: string, correction = ''): boolean {
	const other = unitsOf(correction)
	return !/^uma?\s/i.test(text) && unitsOf(text).some((unit) => other.includes(unit))
}

function unitsOf(words: string): string[] {
	if (/%|por cento/i.test(words)) return ['%']
	return /R\$|reais/i.test(words)
		? ['R$']
		: plainWords(words)
				.filter((word) => !/\d/.test(word))
				.map((word) => word.slice(0, 3))
}

function noticeOf({ state, text, sentence, span, evidence, correction }: Claim, grave: boolean) {
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
