/** The side of a topic that a fact shows. An article's angle decides which of them it tells. */
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
	/** The question it answers. */
	angle: Angle
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
	/** Answers at once what a reader wants to know of it: an article on it begins with this. */
	answer: string
	/** A scene that leads to what is told. */
	opening?: string
	/** The summary; both together are what lists of articles show. */
	points?: readonly [string, string]
	/** Why the answer is so, in the order of an argument. */
	facts: readonly Fact[]
	/** An invented case, with its calculation carried through. */
	example: readonly string[]
	/** What to do. */
	procedure?: Pick<Procedure, 'heading' | 'steps'>
	/** What moves the cost, and where money can be saved. */
	price: readonly string[]
	/** What people get wrong, and what follows from it. */
	traps: readonly string[]
	faqs?: readonly Faq[]
	warning?: string
}

export type Topic = {
	/** Its folder. */
	id: string
	/** A product one buys, or a matter that concerns many of them. */
	kind: 'product' | 'matter'
	/** Whether the insurance contract law governs it, so that what is said of any insurance is true of it. */
	insurance: boolean
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

/** A word of a policy with what it means. */
export type Term = { term: string; text: string }

/** By what a prompt asks a question, and how an article that answers it shows that. */
export type Questions = Record<
	Angle,
	{
		tag: string
		words: readonly string[]
		/** What follows the topic and a colon in a title. */
		titleTails: readonly string[]
	}
>

/** Words around the facts. {o}, {do} and {no} stand for the topic with its article: 'o seguro auto', 'do seguro auto', 'no seguro auto'. */
export type ArticlePhrases = {
	headings: Record<Aspect, readonly string[]>
	/** Of matters, what questions say of products. */
	matterTails: readonly string[]
	/** Above the sections that every subject has. */
	subjectHeadings: Record<'example' | 'price' | 'traps', readonly string[]>
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
	questions: Questions
	phrases: ArticlePhrases
}
