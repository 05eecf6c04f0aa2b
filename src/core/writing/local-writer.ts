import { brasiliaDay } from '#lib/brasilia-time.ts'
import { seededRandom } from '#lib/seeded-random.ts'
import released from '../facts/facts.content.server.ts'
import { factsOnDay, type Register, registerOf } from '../facts/register.ts'
import { descriptionFor, excerptFor, type Listing, tagsFor, titleFor } from './article-metadata.ts'
import { createChooser } from './choose.ts'
import { composeBody } from './compose-body.ts'
import type { NotKnown, Refused } from './prompt/types.ts'
import { understandPrompt } from './prompt/understand-prompt.ts'
import { type Category, readingOf } from './read-prompt.ts'

export type WrittenArticle = {
	title: string
	metaTitle: string
	metaDescription: string
	/** HTML. */
	content: string
	excerpt: string
	tags: string[]
	sourceUrls: string[]
}

export type WritingRequest = {
	prompt: string
	category?: Category | undefined
	now: Date
	/** The facts as they stand; without it, as the release brought them. */
	register?: Register | undefined
}

const releasedRegister = registerOf(released)

/** An article, or why there is none: what is asked for is not known here, or nobody should write it. */
export type LocalWriting = { ok: true; article: WrittenArticle } | { ok: false; verdict: NotKnown | Refused }

/**
 * Composes an article from the knowledge base, without network or key. The same request always gives the same
 * article. Only texts of ours reach it: the prompt decides which, and none of its own words is repeated.
 */
export function writeLocally({ prompt, category, now, register = releasedRegister }: WritingRequest): LocalWriting {
	const verdict = understandPrompt(prompt, category)
	if (verdict.kind !== 'understood') return { ok: false, verdict }
	const random = seededRandom(`${prompt.trim()}\n${category?.slug ?? ''}`)
	const reading = readingOf(verdict, prompt, random)
	const chooser = createChooser(reading, random)
	const title = titleFor(reading, chooser)
	const facts = factsOnDay(register, brasiliaDay(now))
	const { content, sourceUrls } = composeBody(reading, chooser, { now, facts })
	// Points and words of the body may be told once more in the listing, hence a chooser of its own.
	const listing: Listing = { chooser: createChooser(reading, random), facts }
	const metaDescription = descriptionFor(reading, title, listing)
	const article = {
		title,
		metaTitle: title,
		metaDescription,
		content,
		excerpt: excerptFor(reading, metaDescription, listing),
		tags: tagsFor(reading),
		sourceUrls,
	}
	return { ok: true, article }
}
