import { readArticleText } from '#core/seo/article-text.ts'

/** More than any article of ours has; the rest of a longer one is not read. */
const MOST_LETTERS = 20_000

/** An article as a model reads it that is to judge and not to change it: its words, a block on a line. */
export function textToRead(html: string): string {
	return readArticleText(html).text.slice(0, MOST_LETTERS)
}
