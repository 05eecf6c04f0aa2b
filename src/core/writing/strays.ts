import { readArticleText } from '../seo/article-text.ts'
import type { WritingRequest, WrittenArticle } from './local-writer.ts'
import { LONGEST_STEM, plain, singular, stopWords } from './plain-words.ts'
import { readPrompt } from './read-prompt.ts'

/** The warning for an article of the local writer that is about something else than was asked for. */
export const TOPIC_UNKNOWN = 'TOPIC_UNKNOWN'

type Asked = Pick<WritingRequest, 'prompt' | 'category'>

/**
 * Whether an article leaves out half of what its prompt names first, or more. The local writer knows what it knows:
 * asked for anything else it still writes, on the nearest topic, and somebody has to be told.
 */
export function strays({ prompt, category }: Asked, { title, content }: WrittenArticle): boolean {
	const asked = wordsAskedFor(prompt)
	const { topic, isGuess, toldBy } = readPrompt(prompt, category, () => 0)
	// 'Seguro para jardineiros' may name a reader we know: what they would insure is still anybody's guess.
	if (isGuess) return true
	// 'Seguro de vida' names a product; 'carro' alone may be a part of anything.
	const isNamed = toldBy.some((phrase) => phrase.includes(' ') && topic.words.includes(phrase))
	// 'O que é apólice' is made of words that any prompt may hold, and names its topic all the same.
	if (asked.length === 0) return !isNamed
	const { text, headings } = readArticleText(content)
	const understood = ` ${singular(toldBy.join(' '))}`
	const shown = ` ${plain([title, ...headings.map((heading) => heading.text)].join(' '))}`
	const told = ` ${plain(text)}`
	const found = asked.reduce((sum, word) => {
		const beginning = ` ${singular(word).slice(0, LONGEST_STEM)}`
		if (shown.includes(beginning) || understood.includes(beginning) || isToldBy(toldBy, word)) return sum + 1
		return told.includes(beginning) ? sum + 0.5 : sum
	}, 0)
	return isNamed ? found < asked.length / 2 : found <= asked.length / 2
}

/** A subject is told by the beginning of a word. */
function isToldBy(toldBy: readonly string[], word: string): boolean {
	return toldBy.some((phrase) => word.startsWith(phrase))
}

/** Words that say how something is, and so not what a prompt is about. */
const describing = new Set(
	'bem feita feito outra outro essencial completo completa simples novo nova vantagens beneficios importancia tendencias'.split(
		' ',
	),
)

/** What stands before a colon or a question mark is what a prompt is about; what stands in brackets is not. */
function wordsAskedFor(prompt: string): string[] {
	const spoken = prompt.replace(/[[(][^\])]*[\])]+/g, ' ')
	const [first = ''] = spoken.split(/[:?]/)
	const [inFirst, inAll] = [first, spoken].map((part) =>
		plain(part)
			.split(/[^a-z-]+/)
			.filter((word) => word.length >= 3 && !stopWords.has(word) && !describing.has(word)),
	)
	return inFirst!.length > 0 ? inFirst! : inAll!
}
