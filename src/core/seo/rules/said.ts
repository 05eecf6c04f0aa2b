import type { Subject } from '../finding.ts'
import { asWords, LETTER } from '../text/letters.ts'
import { wordsOf } from '../text/sentences.ts'
import { headlinesWith, type Place, sentencesWith } from './places.ts'

const clauseEnd = /[.!?;:()–—]/
/** Words that turn what follows in the same breath around. */
const negation = asWords('não|nem|nunca|jamais|ninguém|nenhum|nenhuma|tampouco|sem')
/** Words that warn of what follows them, also of a list. */
const warning = asWords(
	String.raw`cuidado|alguém|algum[a]? pode|pode[m]? prometer|suger${LETTER}*|propuser${LETTER}*|evite[mr]?|fuja|fugir|em vez de|${LETTER}*risco de|(?:é|era) (?:crime|fraude)|proibid[oa]s?|(?<!noss[oa]\s+)promessas?\s+(?:de|como)|quem\s+(?:promet|fal|oferec|garant|diz|ensin|acredit|ach|mand)${LETTER}*`,
)
/** Words that say of a whole sentence that it tells of something false. */
const unmasking = asWords(
	String.raw`mitos?|golpes?|golpistas?|fraudes?|fals[oa]s?|falsamente|enganos[oa]s?|ilusão|engano|erro comum|desconfi${LETTER}*|duvide[mr]?|suspeit${LETTER}*|mentiras?|propaganda|anúncios? (?:que|diz|fala|promete)|é crime|configura crime|nulidade`,
)
/** Whether a sentence tells of something as false, as fraud or as what others say. */
export function unmasks(sentence: string): boolean {
	return unmasking.test(sentence)
}

/** What follows a promise and takes it back. */
const takenBack = new RegExp(
	String.raw`^[^.!?;]{0,60}?(?:não (?:existe|há|vale|é verdade|corresponde|passa de)|ninguém|nenhum[a]? ${LETTER}+ pode|nem sempre|é (?:um )?(?:mau )?sinal|depende|salvo|exceto|desde que|menos o)`,
	'i',
)
/** A question that asks for the truth; one that asks for a buyer is a promise with a mark at its end. */
const luring = /^["“(]*(?:quer|querendo|procura|precisa|cansad|que tal|já pensou|imagine|sonha)/i

type Said = { sentence: string; before: string; after: string }

/** Whether words stand as a statement or advice of the text itself: not denied, warned of, quoted or only asked. */
export function isSaid(pattern: RegExp, { sentence, before, after }: Said): boolean {
	if (isQuestion(sentence) && !luring.test(sentence)) return false
	if (unmasking.test(sentence) || /^["“(]*(?:mito|falso|não\b[.,!]|errado|mentira)/i.test(after)) return false
	if (/(?:mito|falso|verdade ou mito)[^.]{0,20}$/i.test(before)) return false
	return [...sentence.matchAll(new RegExp(pattern, 'gi'))].some(({ index, 0: found }) => {
		const prefix = sentence.slice(0, index)
		const clause = prefix.split(clauseEnd).at(-1)!
		const rest = sentence.slice(index + found.length)
		return !(
			warning.test(clause) ||
			negation.test(clause.split(',').at(-1)!) ||
			isQuoted(prefix) ||
			takenBack.test(rest)
		)
	})
}

function isQuestion(sentence: string): boolean {
	return /\?["”’)]*$/.test(sentence.trim())
}

/** Words between quotation marks are another's. */
function isQuoted(prefix: string): boolean {
	return prefix.lastIndexOf('“') > prefix.lastIndexOf('”')
}

/** Where the article says something of its own, in its text, headings, title or description. */
export function placesSaying(subject: Subject, patterns: readonly RegExp[]): Place[] {
	const sentences = subject.text.sentences
	const places = [...headlinesWith(subject, patterns), ...sentencesWith(subject, patterns)]
	return places.filter((place) => {
		// Under 'Falsa seguradora: os sinais' stands what swindlers say.
		if (unmasking.test(subject.title) && place.element === 'li') return false
		// A few words in a cell are what its column tells of them: 'Mito', 'O que se diz'.
		if (place.element === 'td' && wordsOf(place.sentence).length < 6) return false
		const at = sentences.indexOf(place.sentence)
		const inText = at >= 0
		const around = {
			before: inText ? (sentences[at - 1] ?? '') : '',
			after: inText ? (sentences[at + 1] ?? '') : firstAfter(subject, place),
		}
		// A title may answer its own question: 'Existe seguro que cobre tudo? Não'.
		const [asked = '', answered = ''] = place.sentence.split(/(?<=\?)\s+/)
		const own = answered ? { sentence: asked, before: '', after: answered } : { sentence: place.sentence, ...around }
		return patterns.some(
			(pattern) => isSaid(pattern, own) || (answered !== '' && isSaid(pattern, { ...own, sentence: answered })),
		)
	})
}

/** What stands under a heading answers it. */
function firstAfter({ text }: Subject, { span }: Place): string {
	if (!span) return ''
	return text.blocks.find(({ start }) => start >= span.end)?.text ?? ''
}
