import { granted, quote, type Rule, withheld } from '../finding.ts'
import { asWords, LETTER, WORD_END, WORD_START } from '../text/letters.ts'
import { sentencesWith } from './places.ts'

/** Arts. 757 to 802, alone or in a list: 'art. 768', 'artigos 757 a 802'. */
const insuranceArticle = String.raw`${WORD_START}(?:arts?\.?|artigos?)\s*[\d\sº°,ea.-]{0,30}?(?<![\d.])(?:75[7-9]|7[6-9]\d|80[0-2])(?!\d|\.\d)`
const civilCode = `(?:c[óo]digo civil|${WORD_START}CC${WORD_END})`

function susepCircular(number: number): RegExp {
	const named = `(?:n\\s?[.º°o]*\\s*)?${number}(?!\\d|\\.\\d)`
	return new RegExp(
		`circular\\s+(?:da\\s+)?susep\\s*,?\\s*${named}|circular\\s+${named}[^.;]{0,20}\\s+da\\s+susep`,
		'i',
	)
}

/** Rules that were replaced, and by what. */
const superseded: { pattern: RegExp; now: string }[] = [
	{
		pattern: new RegExp(`${insuranceArticle}[^.;]{0,40}${civilCode}|${civilCode}[^.;]{0,40}${insuranceArticle}`, 'i'),
		now: 'a Lei 15.040/2024, que desde 11/12/2025 rege o contrato de seguro no lugar dos arts. 757 a 802 do Código Civil',
	},
	{ pattern: susepCircular(256), now: 'a Circular SUSEP 621/2021' },
	{ pattern: susepCircular(269), now: 'a Circular SUSEP 639/2021' },
	{ pattern: susepCircular(302), now: 'a Circular SUSEP 667/2022' },
	{ pattern: asWords('denatran'), now: 'a Senatran' },
	{
		pattern: asWords('s?dpvat|spvat'),
		now: 'a regra atual: o DPVAT deixou de ser cobrado e o SPVAT foi revogado',
	},
]

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
		const found = superseded.flatMap(({ pattern, now }) =>
			sentencesWith(subject, [pattern])
				.filter(({ sentence }) => !past.test(sentence))
				.map((place) => ({ ...place, now })),
		)
		if (found.length === 0) return granted('nenhuma')
		return withheld(
			1,
			`${found.length} referência(s)`,
			...found.map(({ sentence, now, ...place }) => ({
				...place,
				severity: 'aviso' as const,
				message: `Norma que não vale mais: ${quote(sentence, 90)}.`,
				fix: `Use ${now}.`,
			})),
		)
	},
}
