import { readArticleText } from '#core/seo/article-text.ts'

type Version = { title: string; content: string }

/**
 * What a reviewer answers for: every word and number of title and body in their order, and where the links lead. How it
 * is laid out, its category, cover and tags may change under a signature.
 */
export function reviewText({ title, content }: Version): string {
	const { text, links } = readArticleText(content)
	return [title, text, ...links.map(({ href }) => href)].map((part) => part.replace(/\s+/g, ' ').trim()).join('\n')
}
