import released from '#core/facts/facts.content.server.ts'
import { factsOnDay, type Register, registerOf } from '#core/facts/register.ts'
import { brasiliaDay } from '#lib/brasilia-time.ts'
import { seededRandom } from '#lib/seeded-random.ts'
import { listingOf, tagsFor, titleFor } from './article-metadata.ts'
import { composeBody } from './compose-body.ts'
import type { Unmet } from './obey-wishes.ts'
import type { NotKnown, Refused } from './prompt/types.ts'
import { understandPrompt } from './prompt/understand-prompt.ts'
import type { PublishedArticle } from './read-also.ts'
import { type Category, readingOf } from './read-prompt.ts'
import type { Choose } from './wording.ts'

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
	/** What readers can open already: the nearest are linked. */
	published?: readonly PublishedArticle[] | undefined
}

const releasedRegister = registerOf(released)

/** An article, with what the prompt wanted of it in vain; or why there is none: it is not known here, or nobody should write it. */
export type LocalWriting =
	| { ok: true; article: WrittenArticle; unmet: Unmet[] }
	| { ok: false; verdict: NotKnown | Refused }

/**
 * Composes an article from the knowledge base, without network or key. The same request always gives the same
 * article. Only texts of ours reach it: the prompt decides which, and none of its own words is repeated.
 */
export function writeLocally(request: WritingRequest): LocalWriting {
	const { prompt, category, now, register = releasedRegister, published = [] } = request
	const verdict = understandPrompt(prompt, category)
	if (verdict.kind !== 'understood') return { ok: false, verdict }
	const random = seededRandom(`${prompt.trim()}\n${category?.slug ?? ''}`)
	const choose: Choose = (items) => items[Math.floor(random() * items.length)]!
	const reading = readingOf(verdict, prompt)
	const title = titleFor(reading, choose)
	const day = brasiliaDay(now)
	const { content, sourceUrls, unmet } = composeBody(reading, { title, choose, now, day, register, published })
	const listing = listingOf(reading, factsOnDay(register, day))
	const article = { title, metaTitle: title, ...listing, content, tags: tagsFor(reading), sourceUrls }
	return { ok: true, article, unmet }
}
