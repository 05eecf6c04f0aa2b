import { plainTextOf } from '#core/html/dom.ts'
import { sanitizePostHtmlInTurns } from '#core/html/sanitize-post-html.ts'
import type { Draft } from './schema.ts'

/** Fewer words than this are a refusal, an excuse or a torn answer, not an article. */
const LEAST_WORDS = 150
/** Nobody's article; cleaning it would hold everybody up. */
const MOST_LETTERS = 200_000

/** Why an answer of the right shape is no article; nothing where it is one. */
export async function unusableReason({ content }: Pick<Draft, 'content'>): Promise<string | undefined> {
	if (content.length > MOST_LETTERS) return 'o texto é grande demais'
	const words = plainTextOf(await sanitizePostHtmlInTurns(content))
		.split(' ')
		.filter(Boolean).length
	return words < LEAST_WORDS ? `o texto tem só ${words} palavras` : undefined
}
