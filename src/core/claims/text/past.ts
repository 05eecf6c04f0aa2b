import { asWords, LETTER } from '#core/seo/text/letters.ts'

/** Words with which a text says itself that a rule is of the past. An 'até' does so only before a year. */
const past = asWords(
	String.raw`(?:revog|substitu|antig|anterior|deix|extint|acab|vigor[oa]|encerr|abolid|sa[ií]|nunca|enterr|deu lugar|d[eê]u)${LETTER}*|era|eram|regia|regiam|valia|valiam|não (?:é|existe|vale|há|cobra|cobram)(?: mais)?|até (?:o (?:fim|final) de )?(?:(?:\d{1,2}º? de )?${LETTER}+ de |\d{1,2}/\d{1,2}/)?(?:19|20)\d\d(?![\d.,]\d)`,
)

export function saysItIsPast(sentence: string): boolean {
	return past.test(sentence)
}
