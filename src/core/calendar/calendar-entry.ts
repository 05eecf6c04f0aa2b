/** What stands on a day, or waits for one. */
export const entryKinds = ['scheduled', 'changes', 'in-review', 'draft', 'fact', 'topic', 'published'] as const
export type EntryKind = (typeof entryKinds)[number]

export type CalendarEntry = {
	kind: EntryKind
	/** Of the article, topic or fact. */
	id: string
	title: string
	/** On the brokerage's calendar, '2026-11-27'; nothing where it waits for one. */
	day: string | null
	/** '09:00', of what happens at a moment. */
	hour: string | null
	/**
	 * The day it was given, which a move is held against. An article in review that has none stands on the day the review
	 * was asked for.
	 */
	planned: string | null
	/** Of an article: what a move of its moment is held against. */
	version: number | null
	/** The last part of an article's address. */
	slug: string | null
	/** Whose draft it is, or who reviews it. */
	person: string | null
	/** Of a fact: how many articles refer to it. */
	articles: number | null
	/** Whoever looks may open it where it is worked on. */
	opens: boolean
	/** Whoever looks may give it another day. */
	moves: boolean
}

export type CalendarDay = {
	day: string
	/** As many as are shown; what asks for work comes first. */
	entries: CalendarEntry[]
	total: number
}
