import { type ArticleBody, articleBody } from '#core/html/article-body.ts'
import type { Claim } from '../claim.ts'
import { type ClaimNote, dropNumbers, linkNumbers, numberClaims } from './number-claims.ts'

/** What an article's page shows, its figures numbered, and the notes that the numbers lead to. */
export async function notedBody(
	content: string,
	{ title, claims }: { title: string; claims: readonly Claim[] },
): Promise<ArticleBody & { notes: ClaimNote[] }> {
	const { html, notes } = numberClaims(content, claims)
	const { beforeCall, afterCall, contents, faqs, linkTexts } = await articleBody(html, title)
	return {
		beforeCall: linkNumbers(beforeCall),
		afterCall: linkNumbers(afterCall),
		contents: contents.map(({ id, heading }) => ({ id, heading: dropNumbers(heading) })),
		faqs: faqs.map(({ question, answer }) => ({ question: dropNumbers(question), answer: dropNumbers(answer) })),
		linkTexts: Object.fromEntries(Object.entries(linkTexts).map(([url, text]) => [url, dropNumbers(text)])),
		notes,
	}
}
