/** What a list shows of an article. */
export type PostCard = {
	slug: string
	title: string
	excerpt: string
	tags: string[]
	featuredImageUrl: string | null
	coverCredit: string | null
	coverFocus: string | null
	publishedAt: Date
	readingMinutes: number
	category: { name: string; slug: string } | null
}
