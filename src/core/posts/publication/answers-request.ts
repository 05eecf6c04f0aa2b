import { bySound } from '#core/generation/local-writer/prompt/near-words.ts'
import { wordsOf } from '#core/generation/local-writer/prompt/prompt-words.ts'
import { spelling } from '#core/generation/local-writer/prompt/vocabulary.ts'
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
	const asked = askedIn(request)
	const enough = Math.min(ENOUGH_WORDS, Math.ceil(asked.length * LEAST_SHARE))
	const body = [...headings, ...blocks].map(({ text }) => text)
	// A title that fits says nothing of a text that is about something else.
	return sharedWith(asked, parts) >= enough && sharedWith(asked, body) >= enough
}

function sharedWith(asked: readonly Set<string>[], texts: readonly string[]): number {
	const said = new Set(texts.flatMap((text) => [...subjectWords(text)].map(bySound)))
	return asked.filter((word) => [...word].some((form) => said.has(bySound(form)))).length
}

/** The words that a request is about, each as it was typed and as it was meant. What it says of tone, length or form is no subject. */
function askedIn(request: string): Set<string>[] {
	const words = new Map<string, Set<string>>()
	for (const { forms } of wordsOf(request, spelling).asked) {
		const meant = [...subjectWords(forms.at(-1)!)]
		if (meant.length > 0) words.set(meant.join(' '), new Set([...meant, ...subjectWords(forms[0]!)]))
	}
	return [...words.values()]
}
