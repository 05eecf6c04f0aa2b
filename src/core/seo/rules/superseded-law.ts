import { brasiliaDay } from '#lib/brasilia-time.ts'
import norms from '../../facts/superseded.content.ts'
import { granted, quote, type Rule, type Subject, withheld } from '../finding.ts'
import { citedAs } from '../text/cited-as.ts'
import { asWords, LETTER } from '../text/letters.ts'
import { sentencesWith } from './places.ts'
import { unmasks } from './said.ts'

/** Rules that end some day, by the forms in which they are cited, and by what they are replaced. */
const superseded = norms.map(({ words, ...norm }) => ({ ...norm, patterns: words.map(citedAs) }))

/** Words with which a text says itself that a rule is of the past. An 'até' does so only before a year. */
export const past = asWords(
	String.raw`(?:revog|substitu|antig|anterior|deixou|extint|acabou|vigorou)${LETTER}*|antes|seria|seriam|criou|nunca|era|eram|valia|valiam|ficava|ficavam|regia|regiam|tratava|tratavam|previa|previam|dizia|mandava|exigia|cuidava|vigia|não (?:é|existe|vale) mais|até (?:o (?:fim|final) de )?(?:(?:\d{1,2}º? de )?${LETTER}+ de |\d{1,2}/\d{1,2}/)?(?:19|20)\d\d(?![\d.,]\d)`,
)

export const supersededLaw: Rule = {
	id: 'superseded-law',
	group: 'ymyl',
	label: 'Sem normas revogadas',
	points: 4,
	check(subject) {
		const today = brasiliaDay(subject.now)
		const over = superseded.filter(({ until }) => until < today)
		const places = sentencesWith(
			subject,
			over.flatMap(({ patterns }) => patterns),
		)
		const found = places
			// A cell of a table tells what its column says of it.
			.filter(({ sentence, element }) => !past.test(sentence) && !unmasks(sentence) && element !== 'td')
			.map((place) => ({ ...place, instead: insteadOf(place.sentence, over) }))
		if (found.length === 0) return granted('nenhuma')
		return withheld(
			1,
			`${found.length} referência(s)`,
			...found.map(({ sentence, instead, ...place }) => ({
				...place,
				// An article that says elsewhere that it is over does not pass it off as law.
				severity: saysItIsOver(subject, sentence, over) ? ('aviso' as const) : ('crítico' as const),
				message: `Norma que não vale mais: ${quote(sentence, 90)}.`,
				fix: instead,
			})),
		)
	},
}

function saysItIsOver({ title, text }: Subject, sentence: string, over: typeof superseded): boolean {
	const norms = over.filter(({ patterns }) => patterns.some((pattern) => pattern.test(sentence)))
	return norms.every(({ patterns }) =>
		[title, ...text.sentences, ...text.headings.map((heading) => heading.text)].some(
			(other) => past.test(other) && patterns.some((pattern) => pattern.test(other)),
		),
	)
}

function insteadOf(sentence: string, over: typeof superseded): string {
	return over.find(({ patterns }) => patterns.some((pattern) => pattern.test(sentence)))!.instead
}
