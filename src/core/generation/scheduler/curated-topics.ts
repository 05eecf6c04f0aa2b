import topics from './topics.content.server.ts'

/** What readers ask a broker, in the order they ask it, by the category's slug. */
export const curatedTopics: Readonly<Record<string, readonly string[]>> = topics.bySlug

/** The topics of a category in their order; one of the brokerage's own gets the questions that fit any product. */
export function curatedTopicsFor({ slug, name }: { slug: string; name: string }): readonly string[] {
	return (
		(Object.hasOwn(curatedTopics, slug) && curatedTopics[slug]) ||
		topics.general.map((question) => `${name}: ${question}`)
	)
}
