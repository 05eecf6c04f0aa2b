/** The side of a topic that a fact shows. An article's angle decides which sides it tells, and in what order. */
export const aspects = ['what', 'who', 'covers', 'excludes', 'buying', 'price', 'claim', 'law', 'mistakes'] as const
export type Aspect = (typeof aspects)[number]

/** What the reader came to find out. */
export const angles = [
	'guide',
	'cost',
	'claim',
	'worth',
	'compare',
	'mistakes',
	'coverage',
	'rights',
	'buying',
] as const
export type Angle = (typeof angles)[number]

/**
 * A few sentences that stand on their own, wherever they are put: a paragraph, or one with a list under it.
 * All texts may hold `**strong**` and `[words](source)`, where source is a key of sources.ts or a path of the site.
 */
export type Fact = string | { lead: string; items: readonly string[] }

export type Table = { aspect: Aspect; head: readonly string[]; rows: readonly (readonly string[])[] }

export type Procedure = {
	angles: readonly Angle[]
	heading: string
	/** What to do, and how. */
	steps: readonly (readonly [lead: string, text: string])[]
}

export type Faq = readonly [question: string, answer: string]

/** Something within a topic that a prompt may single out. */
export type Subject = {
	/** Beginnings of words, without accents, that tell it in a prompt and in a fact. */
	words: readonly string[]
	/** Begins a title. */
	label: string
	/** What a prompt on it wants to know, where it does not say. */
	angle?: Angle
	/** Words of a prompt on it that neither ask anything nor name a reader, though elsewhere they would: 'ou' in 'atrasado ou cancelado'. */
	incidental?: readonly string[]
	/** Complete titles, where there are some that fit no other subject. */
	titles?: readonly string[]
	heading: string
	/** Begins an article on it, where the topic's openings would be about something else. */
	opening?: string
	/** The summary, where the topic's would be about something else; both together are what lists of articles show. */
	points?: readonly [string, string]
	/** Told only where it is singled out. */
	facts?: readonly Fact[]
	/** Sides of the topic, with their tables, that speak to other readers or of other things than it. */
	omits?: readonly Aspect[]
	/** What to do, where the topic's own how-tos are about something else. */
	procedure?: Pick<Procedure, 'heading' | 'steps'>
	/** Asked before the topic's own. */
	faqs?: readonly Faq[]
	/** Given where the topic's own warn of something else. */
	warning?: string
}

export type Topic = {
	id: string
	/** A product one buys, or a matter that concerns many of them. */
	kind: 'product' | 'matter'
	/** Whether the insurance contract law governs it, so that what is said of any insurance is true of it. */
	insurance: boolean
	/** A contract between firms or with the State, of which what is said to consumers of any insurance does not hold. */
	standsAlone?: boolean
	/** Whose subjects are trades and risks that have little to do with each other, so that an article on one leaves the others out. */
	hasTrades?: boolean
	/** Within a sentence, without its article. */
	name: string
	article: 'o' | 'a' | 'os' | 'as'
	/** As a tag. */
	label: string
	/** Phrases, without accents, by which a prompt names it. */
	words: readonly string[]
	/** Slugs of the categories that are about it. */
	categories: readonly string[]
	page: { href: string; text: string }
	/** Complete titles, for topics that no pattern fits. Any article on the topic keeps what they promise. */
	titles?: readonly string[]
	headings?: Partial<Record<Aspect, readonly string[]>>
	/** Of a matter: what stands above it in an article on something else. */
	asideHeading?: string
	subjects: readonly Subject[]
	openings: readonly string[]
	summary: readonly string[]
	facts: Record<Aspect, readonly Fact[]>
	tables: readonly Table[]
	procedures: readonly Procedure[]
	faqs: readonly Faq[]
	warnings: readonly string[]
	/** Who watches over it and where to look things up; each names at least two official pages. */
	checks: readonly string[]
}

/** A kind of reader or place that changes the advice. */
export type Persona = {
	id: string
	words: readonly string[]
	/** After 'para'. */
	label: string
	heading: string
	facts: readonly { topics: readonly string[]; fact: Fact }[]
}
