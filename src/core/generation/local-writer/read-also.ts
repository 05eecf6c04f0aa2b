import type { Reading } from './read-prompt.ts'
import { stemsIn } from './shared-words.ts'

/** An article that readers can open already. */
export type PublishedArticle = { title: string; path: string; categorySlug?: string | undefined }

const MOST = 2
/** A word in more of the titles than this tells none of them from the others. */
const MOST_TITLES = 0.2
/** Words of the subject tell more than those of its topic. */
const OF_SUBJECT = 2

/** The published articles nearest to what is written about: those that share a telling word of it in their titles. */
export function readAlso(
	{ topic, subject }: Pick<Reading, 'topic' | 'subject'>,
	{ title, published }: { title: string; published: readonly PublishedArticle[] },
): PublishedArticle[] {
	const titles = published.map((article) => stemsIn(article.title))
	const isTelling = (stem: string) =>
		titles.filter((stems) => stems.has(stem)).length <= Math.max(MOST, titles.length * MOST_TITLES)
	const ofSubject = subject ? stemsIn([subject.label, ...subject.words].join(' ')) : new Set<string>()
	const ofTopic = stemsIn([topic.name, ...topic.words].join(' '))

	function nearness({ categorySlug = '' }: PublishedArticle, stems: ReadonlySet<string>): number {
		const own = [...ofSubject].filter((stem) => stems.has(stem) && isTelling(stem)).length
		const shared = [...ofTopic].filter((stem) => stems.has(stem)).length
		const isBeside = topic.categories.includes(categorySlug)
		if (own === 0 && shared === 0) return 0
		return own * OF_SUBJECT + shared + (isBeside ? 1 : 0)
	}

	return published
		.map((article, at) => ({ article, near: nearness(article, titles[at]!) }))
		.filter(({ article, near }) => near > 0 && article.title !== title)
		.toSorted((a, b) => b.near - a.near)
		.slice(0, MOST)
		.map(({ article }) => article)
}
