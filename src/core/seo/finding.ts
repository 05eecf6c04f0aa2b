import type { Claim } from '#core/claims/claim.ts'
import type { Review } from '#core/reviews/review.ts'
import type { PostFaq } from '#db/schema/posts.ts'
import type { ArticleText, Span } from './article-text.ts'

export const severities = ['crítico', 'aviso', 'dica'] as const
export type Severity = (typeof severities)[number]

/** Which part of the article something is about; a review is given beside it. */
export type Field = Exclude<keyof Article, 'categorySlug'> | 'review'

/** What a rule or a hint noticed, in words a person can act on. */
export type Finding = {
	/** The rule or hint that found it. */
	id: string
	severity: Severity
	message: string
	/** What it is about, as an editor would point at it: 'h3 “Prazos”'. */
	element: string
	field: Field
	/** Where in the content, as offsets into its HTML. */
	span?: Span | undefined
	/** Taken off the score of its group. */
	points: number
	fix: string
	autoFixable: boolean
}

export type Group = 'html' | 'ymyl'

/** An article as its writer has it. */
export type Article = {
	title: string
	metaTitle?: string | null | undefined
	metaDescription?: string | null | undefined
	content: string
	/** What its page and lists show beside the text. */
	excerpt?: string | null | undefined
	faqs?: readonly PostFaq[] | undefined
	/** The words it should be found by. */
	focusPhrase?: string | null | undefined
	/** The last part of its address. */
	slug?: string | null | undefined
	categorySlug?: string | null | undefined
	sourceUrls?: readonly string[] | undefined
}

/** What a rule is given: the article, its text read once, and the world around it. */
export type Subject = Article & {
	text: ArticleText
	now: Date
	/** Links to it are our own. */
	siteUrl: string
	/** What a short title can be completed with. */
	siteName?: string | undefined
	/** The most similar of our other articles; null where none is, nothing where they were not looked at. */
	closest?: { title: string; similarity: number } | null | undefined
	/** The word of a person for exactly this version; nothing where nobody gave it. */
	review?: Review | null | undefined
	/** SUSEP numbers of the people who sign articles here. */
	registrations?: readonly string[] | undefined
	/** What the text claims and what that rests on; nothing where it was not read for claims. */
	claims?: readonly Claim[] | undefined
	/** Whether the page around the article lets a keyboard skip to it. */
	hasSkipLink: boolean
}

type Notice = Omit<Finding, 'id' | 'points' | 'field' | 'autoFixable'> & Partial<Pick<Finding, 'field' | 'autoFixable'>>

/** The share of its points a rule grants, why, and what stands in the way of the rest. */
export type Verdict = { granted: number; evidence: string; notices: readonly Notice[] }

export type Rule = {
	id: string
	group: Group
	/** In Portuguese, as the list of rules shows it. */
	label: string
	/** Of the hundred of its group. */
	points: number
	/** Only what a person did earns its points. */
	byPerson?: true
	check: (subject: Subject) => Verdict
}

/** Something that could be better and costs no points. */
export type Hint = { id: string; find: (subject: Subject) => readonly Omit<Notice, 'severity'>[] }

export function granted(evidence: string): Verdict {
	return { granted: 1, evidence, notices: [] }
}

export function withheld(share: number, evidence: string, ...notices: Notice[]): Verdict {
	return { granted: 1 - share, evidence, notices }
}

/** The beginning of a text. A character of two units, as an emoji is, stays whole or goes. */
export function cut(text: string, length: number): string {
	return text
		.slice(0, length)
		.replace(/[\uD800-\uDBFF]$/, '')
		.trimEnd()
}

/** Cuts a quotation to what fits a line, without its full stop: the sentence around it has one. */
export function quote(text: string, length = 60): string {
	return `“${text.length > length ? `${cut(text, length - 1)}…` : text.replace(/\.$/, '')}”`
}
