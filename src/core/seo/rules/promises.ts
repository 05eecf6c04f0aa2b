import { granted, quote, type Rule, withheld } from '../finding.ts'
import { asWords, LETTER, WORD_END, WORD_START } from '../text/letters.ts'
import { headlinesWith, sentencesWith } from './places.ts'

/** Promises that nobody in insurance can keep. */
const promises = [
	String.raw`(?:indenização|indenizações|aprovação|aprovações|pagamento|reembolso|economia|lucro|rendimento|cobertura)s?\s+(?:${LETTER}+\s+)?(?:100\s?%\s+)?garantid[oa]s?`,
	String.raw`garant(?:imos|ia total|id[oa])s?\s+(?:a|o|que|de)?\s*(?:(?:sua|seu)\s+)?(?:indeniza|aprova|menor preço|melhor preço|pagamento)`,
	String.raw`100\s?%\s+(?:garantid|segur[oa]|protegid|cobert|sem risco)`,
	String.raw`(?:sem|zero|livre de)\s+(?:nenhum|qualquer)?\s*riscos?(?!\s+(?:algum\s+)?de)${WORD_END}`,
	String.raw`(?:nunca|jamais)\s+(?:será|é|vai ser|terá)\s+(?:negad|recusad|um problema)`,
	String.raw`[oa]\s+(?:melhor|mais barat[oa]|menor preço)\s+(?:${LETTER}+\s+){0,2}do\s+(?:brasil|mercado|país|mundo)`,
	String.raw`cobre\s+(?:absolutamente\s+)?tudo(?!\s+(?:o\s+)?que)${WORD_END}`,
	String.raw`não\s+paga\s+nada\s+nunca`,
	String.raw`(?:seguro|proteção)\s+(?:total|absolut[oa])\s+contra\s+(?:tudo|qualquer)`,
].map((pattern) => new RegExp(`${WORD_START}${pattern}`, 'i'))

const clauseEnd = /[.!?;:()–—]/
/** Words that turn what follows in the same breath around. */
const negation = asWords('não|nem|nunca|jamais|ninguém|nenhum|nenhuma|tampouco')
/** Words that warn of all that follows them, also of a list. */
const warning = asWords(
	String.raw`desconfie[mr]?|cuidado|evite[mr]?|fuja|fugir|duvide[mr]?|golpe|golpista|fals[oa]s?|enganos[oa]s?|mito|ilusão|quem\s+(?:promet|fal|oferec|garant|diz)${LETTER}*|(?<!noss[oa]\s+)promessas?\s+(?:de|como)`,
)

export const absolutePromises: Rule = {
	id: 'absolute-promises',
	group: 'ymyl',
	label: 'Sem promessas absolutas',
	points: 10,
	check(subject) {
		const found = [...headlinesWith(subject, promises), ...sentencesWith(subject, promises)].filter(({ sentence }) =>
			promises.some((promise) => isMade(promise, sentence)),
		)
		if (found.length === 0) return granted('nenhuma')
		return withheld(
			1,
			`${found.length} promessa(s)`,
			...found.map(({ sentence, ...place }) => ({
				...place,
				severity: 'crítico' as const,
				message: `O texto promete o que nenhum seguro pode garantir: ${quote(sentence, 90)}.`,
				fix: 'Diga em que condições, com que limite e segundo qual apólice.',
			})),
		)
	},
}

/** Whether a promise stands without a word before it, in its own clause, that denies it or warns of it. */
function isMade(promise: RegExp, sentence: string): boolean {
	const everywhere = new RegExp(promise, 'gi')
	return [...sentence.matchAll(everywhere)].some(({ index }) => {
		const clause = sentence.slice(0, index).split(clauseEnd).at(-1)!
		return !warning.test(clause) && !negation.test(clause.split(',').at(-1)!)
	})
}
