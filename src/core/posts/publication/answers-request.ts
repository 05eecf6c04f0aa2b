import { understandPrompt } from '#core/generation/local-writer/prompt/understand-prompt.ts'
import { subjectWords } from '#core/posts/reading/subject-words.ts'
import { readArticleText } from '#core/seo/article-text.ts'
import type { Article } from '#core/seo/finding.ts'

/** Of the words that a request is about. Of a long one, headings have room for a few. */
const LEAST_SHARE = 1 / 2
const ENOUGH_WORDS = 4

/**
 * Whether an article is on what was asked for: title, description, headings and the first paragraph have the words of the
 * request, and so has the text by itself. In doubt it is not: then a person looks.
 */
export function answersRequest(request: string, { title, metaTitle, metaDescription, content }: Article): boolean {
	const { headings, blocks } = readArticleText(content)
	const parts = [
		title,
		metaTitle ?? '',
		metaDescription ?? '',
		...headings.map(({ text }) => text),
		blocks[0]?.text ?? '',
	]
	const asked = subjectWords(withoutWishes(request))
	const enough = Math.min(ENOUGH_WORDS, Math.ceil(asked.size * LEAST_SHARE))
	const body = [...headings, ...blocks].map(({ text }) => text)
	// A title that fits says nothing of a text that is about something else.
	return sharedWith(asked, parts) >= enough && sharedWith(asked, body) >= enough
}

function sharedWith(asked: ReadonlySet<string>, texts: readonly string[]): number {
	const said = new Set(texts.flatMap((text) => [...subjectWords(text)]))
	return [...asked].filter((word) => said.has(word)).length
}

/** What a request says of tone, length or form is not its subject; nor are notes in double brackets. */
function withoutWishes(request: string): string {
	const understood = understandPrompt(request)
	const wishes = understood.kind === 'refused' ? [] : understood.wishes
	let kept = request
	for (const { start, end } of wishes.toSorted((a, b) => b.start - a.start))
		kept = `${kept.slice(0, start)} ${kept.slice(end)}`
	return kept.replace(/\[\[.*?\]\]/g, ' ')
}
