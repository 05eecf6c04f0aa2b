import { brasiliaDay } from '#lib/brasilia-time.ts'
import norms from '../../facts/superseded.content.ts'
import { granted, quote, type Rule, withheld } from '../finding.ts'
import { citedAs } from '../text/cited-as.ts'
import { asWords, LETTER } from '../text/letters.ts'
import { sentencesWith } from './places.ts'

/** Rules that end some day, by the forms in which they are cited, and by what they are replaced. */
const superseded = norms.map(({ words, ...norm }) => ({ ...norm, patterns: words.map(citedAs) }))

/** Words with which a text says itself that a rule is of the past. An 'até' does so only before a year. */
const past = asWords(
	String.raw`(?:revog|substitu|antig|anterior|deixou|extint|acabou|vigorou)${LETTER}*|era|eram|valia|valiam|não (?:é|existe|vale) mais|até (?:o (?:fim|final) de )?(?:(?:\d{1,2}º? de )?${LETTER}+ de |\d{1,2}/\d{1,2}/)?(?:19|20)\d\d(?![\d.,]\d)`,
)

export const supersededLaw: Rule = {
	id: 'superseded-law',
	group: 'ymyl',
	label: 'Sem normas revogadas',
	points: 5,
	check(subject) {
		const today = brasiliaDay(subject.now)
		const over = superseded.filter(({ until }) => until < today)
		const places = sentencesWith(
			subject,
			over.flatMap(({ patterns }) => patterns),
		)
		const found = places
			.filter(({ sentence }) => !past.test(sentence))
			.map((place) => ({ ...place, instead: insteadOf(place.sentence, over) }))
		if (found.length === 0) return granted('nenhuma')
		return withheld(
			1,
			`${found.length} referência(s)`,
			...found.map(({ sentence, instead, ...place }) => ({
				...place,
				severity: 'aviso' as const,
				message: `Norma que não vale mais: ${quote(sentence, 90)}.`,
				fix: instead,
			})),
		)
	},
}

function insteadOf(sentence: string, over: typeof superseded): string {
	return over.find(({ patterns }) => patterns.some((pattern) => pattern.test(sentence)))!.instead
}
