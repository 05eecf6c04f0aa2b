import { sanitizePostHtmlInTurns } from '#core/html/sanitize-post-html.ts'
import { readArticleText } from '#core/seo/article-text.ts'
import type { Prose } from './schema.ts'

/** Fewer words than this are a refusal, an excuse or a torn answer, not an article. */
const LEAST_WORDS = 150
/** Nobody's article; cleaning it would hold everybody up. */
const MOST_LETTERS = 200_000
/** A sentence so long ends with a mark; fewer words may be an item of a list. */
const SENTENCE_WORDS = 6
const ended = /[.!?…:;)][\p{Pe}\p{Pf}"']*$/u

/** Why an answer of the right shape is no article; nothing where it is one. */
export async function unusableReason({ content }: Pick<Prose, 'content'>): Promise<string | undefined> {
	if (content.length > MOST_LETTERS) return 'o texto é grande demais'
	const { words, blocks } = readArticleText(await sanitizePostHtmlInTurns(content))
	if (words.length < LEAST_WORDS) return `o texto tem só ${words.length} palavras`
	const last = blocks.at(-1)?.text.trim() ?? ''
	const isTorn = last.split(' ').length >= SENTENCE_WORDS && !ended.test(last)
	return isTorn ? 'o texto acaba no meio de uma frase' : undefined
}
