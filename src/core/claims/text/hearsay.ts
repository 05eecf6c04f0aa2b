import { asWords, LETTER } from '#core/seo/text/letters.ts'
import { cue } from './cues.ts'

/** What others believe or want. */
const hearsay = asWords(
	String.raw`muit[ao]s?(?: gente| pessoas)? (?:jur|ach|pens|acredit|diz|imagin)${LETTER}*|(?:me )?disseram|dizem|há quem|reza a lenda|mito|diz-se|juram?|acham?|acredita(?:m)?|quis|quer(?:ia|em)?|tent(?:ou|aram)`,
)
/** What somebody said, heard or thought, which may well be so. */
const reported = asWords(
	String.raw`(?:fal|cont|repet|insist|teim|espalh|jur|garant|promet|apost)(?:a|am|ou|ei|aram|avam?|e|em|i|iu|iram|ia|iam|ando|indo|endo)|diz|disse|dizia|dizendo|ouvi|ouve|ouvem|ouviu|li|leu|corre|circula|rola|viv[eo]|pens(?:a|am|ei|ou|ava|avam)|ach(?:ei|ou|ava|avam)|acredit(?:ei|ou|ava|avam)|imagin(?:a|ei|ou|ava|avam)|sup(?:õe|unha|us)|boatos?|lenda|fama|crença|tem (?:gente|quem)|senso comum|há (?:gente|quem)`,
)
const mayReport = cue(
	/^(?:muit|fal|cont|repet|insist|teim|espalh|jur|garant|promet|apost|di[zs]|ouv|li$|leu$|corre|circula|rola|viv|pens|ach|acredit|imagin|sup|boato|lenda|fama|crenca|tem$|senso|ha$|reza|mito|quis|quer|tent)/,
)

const denial =
	/^["“(]*(?:(?:n[ãa]o|errado|engano|mito|mas|nada disso|falso|na verdade)(?![a-zà-ÿ])|[a-zà-ÿ]+,? sim[,.;:!])/i
/** What calls the sentence before untrue, whoever said it. */
const plainDenial =
	/^["“(]*(?:(?:(?:é |era |isso é |pura |tudo )*(?:mentira|balela|lenda|bobagem|besteira|lorota|mito|engano|papo furado|fake|ilusão|conversa(?: fiada)?)|(?:(?:está|tá|estava|tava|tudo) )?errad[oa]s?|falso|nada disso|nem pensar|que nada|só que não|longe disso|(?:pelo|muito pelo|ao) contrário|na verdade|hoje (?:já )?não|já não|não(?: \p{L}+)?[,.!]|não (?:é|são|era|procede|cola|existe|há|foi|tem (?:nada|disso)))(?!\p{L})|\p{L}+, (?:sim|viu)(?!\p{L})|pod(?:e|ia)[,.!])/iu

/** What a text tells as others' opinion and denies in the next breath. */
export function isDeniedHearsay(text: string, next = ''): boolean {
	if (next === '' || !mayReport(text)) return false
	return (denial.test(next) && hearsay.test(text)) || (plainDenial.test(next) && reported.test(text))
}
