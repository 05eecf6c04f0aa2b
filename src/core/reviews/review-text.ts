import { readArticleText } from '#core/seo/article-text.ts'
import type { PostFaq } from '#db/schema/posts.ts'

export type ReviewedVersion = { title: string; content: string; faqs: readonly PostFaq[] }

/**
 * What a reviewer answers for: every word and number of title, body and questions in their order, and where the links
 * lead. How it is laid out, its category, cover and tags may change under a signature.
 */
export function reviewText({ title, content, faqs }: ReviewedVersion): string {
	const { text, links } = readArticleText(content)
	const asked = faqs
		.filter(({ question }) => question.trim() !== '')
		.flatMap(({ question, answer }) => [question, answer])
	return [title, text, ...links.map(({ href }) => href), ...asked]
		.map((part) => part.replace(/\s+/g, ' ').trim())
		.join('\n')
}
