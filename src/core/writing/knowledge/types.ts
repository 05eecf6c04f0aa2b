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
 * All texts may hold `**strong**` and `[words](source)`, where source is a key of content/sources.yaml.
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
	/** Its file: the topic's folder and its own name. */
	id: string
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
	/** Its folder. */
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
	/** What an article on it does not stand for, where that is not a policy. */
	doesNotReplace?: string
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

/** Official pages the knowledge base leans on, by the names its texts give them. */
export type Sources = Readonly<Record<string, { url: string; title: string }>>

/** A word of a policy with what it means; `topics` are those where a reader meets it, or all. */
export type Term = { term: string; text: string; topics?: readonly string[] }

/** Words that belong to some lines of insurance and not to others. */
export type Line = { words: readonly string[]; topics: readonly string[] }

/** By what a prompt asks a question, and what an article that answers it says. */
export type Questions = Record<
	Angle,
	{
		tag: string
		words: readonly string[]
		/** What follows the topic and a colon in a title. */
		titleTails: readonly string[]
		/** The sentence that says what the article is after. */
		leads: readonly string[]
		/** What a description may promise. Any three or more, in this order, read well together. */
		promises: readonly string[]
	}
>

/**
 * Words around the facts. {o}, {do} and {no} stand for the topic with its article ('o seguro auto', 'do seguro auto',
 * 'no seguro auto'), {x} for what the prompt singles out, {pagina} for the page of the site that goes with the topic.
 */
export type ArticlePhrases = {
	headings: Record<Aspect, readonly string[]>
	/** Of matters, what questions say of products. */
	matterTails: readonly string[]
	matterLeads: readonly string[]
	matterPromises: readonly string[]
	/** When the prompt singles something out. */
	subjectLeads: readonly string[]
	/** Turns of phrase, without accents, that a reader notices the second time. An article has each of them once. */
	setPhrases: readonly string[]
	checkHeadings: readonly string[]
	glossaryHeadings: readonly string[]
	closings: readonly string[]
	/** None of them is a word of the promises: nobody is asked to 'confira o que conferir'. */
	descriptionOpenings: readonly string[]
	descriptionClosings: readonly string[]
	/** After a sentence of the article, where that alone is too short for a description. */
	invitations: readonly string[]
	/** The line that says what the text is, how old its facts are, and what it does not replace. */
	note: { start: string; old: string; end: string; ofInsurance: string }
}

/** All that the local writer knows. Plain data: it is read from files once, when the site is built. */
export type Knowledge = {
	/** The day on which it was last brought up to date with the law. */
	updatedAt: string
	topics: readonly Topic[]
	personas: readonly Persona[]
	sources: Sources
	terms: readonly Term[]
	lines: readonly Line[]
	questions: Questions
	phrases: ArticlePhrases
}
