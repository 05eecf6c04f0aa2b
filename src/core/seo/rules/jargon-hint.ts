import { type Hint, quote } from '../finding.ts'
import { WORD_END, WORD_START } from '../text/letters.ts'
import { sentencesWith } from './places.ts'

/** Words of the trade that a reader meets for the first time here. */
const jargon =
	'sub-?rogação|endossos?|averbação|averbações|estipulantes?|cosseguro|resseguro|salvados?|LMI|RCF-?V?|RCTR-C|RC-DC|APP|pro rata|rateio|vício intrínseco|lucros cessantes|sinistralidade|regulação d[eo] sinistro|prêmio puro|agravamento d[eo] risco|bilateralidade|mutualismo|portabilidade|excedente técnico|PGBL|VGBL|carta verde|estipulação|proponente'
		.split('|')
		.map((term) => new RegExp(`${WORD_START}(?<!-)(?:${term})${WORD_END}(?!-)`, /^[A-Z]/.test(term) ? '' : 'i'))

/** Ways in which a sentence says what a word means, or asks it. */
const explains = new RegExp(
	`[(:—–?]|${WORD_START}(?:é|são|significa|quer dizer|ou seja|isto é|chama-se|chamad[oa]s?|nome|sigla|quando|que)${WORD_END}`,
	'i',
)

export const explainedJargon: Hint = {
	id: 'explained-jargon',
	find(subject) {
		const { text } = subject
		const present = jargon.filter((pattern) => pattern.test(text.text))
		for (const pattern of present) {
			if (text.headings.some((heading) => pattern.test(heading.text))) continue
			const places = sentencesWith(subject, [pattern])
			const [first] = places
			if (!first || places.some(({ sentence }) => explains.test(sentence))) continue
			const { sentence, ...where } = first
			return [
				{
					...where,
					message: `O texto usa ${quote(pattern.exec(sentence)![0])} sem explicar.`,
					fix: 'Diga em poucas palavras o que é, na primeira vez que aparece.',
				},
			]
		}
		return []
	},
}
