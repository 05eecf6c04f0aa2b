import { readArticleText } from '../seo/article-text.ts'

export type ArticleReference = {
	factId: string
	/** The words that rest on the fact, and the sentence around them. */
	said: string
	sentence: string
}

// Characters that no text has: they carry the marks through the reading of the article.
const [START, MIDDLE, END] = ['\uE000', '\uE001', '\uE002'] as const
const opening = /<data value="fato:([a-z0-9-]+)">/g
const marked = new RegExp(`${START}([^${MIDDLE}]*)${MIDDLE}([^${END}]*)${END}?`, 'g')

/** What an article rests on, in its order. */
export function referencesInArticle(html: string): ArticleReference[] {
	const { headings, blocks } = readArticleText(
		html
			.replaceAll(/[\uE000-\uE002]/g, '')
			.replace(opening, `${START}$1${MIDDLE}`)
			.replaceAll('</data>', END),
	)
	const parts = [...headings.map(({ start, text }) => ({ start, sentences: [text] })), ...blocks]
	return parts
		.toSorted((a, b) => a.start - b.start)
		.flatMap(({ sentences }) => sentences)
		.flatMap((sentence) =>
			[...sentence.matchAll(marked)].map(([, factId = '', said = '']) => ({
				factId,
				said,
				sentence: sentence.replace(marked, '$2'),
			})),
		)
}
