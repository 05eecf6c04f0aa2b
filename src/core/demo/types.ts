export type DemoCategory = {
	slug: string
	name: string
	description: string
	metaTitle: string
	metaDescription: string
}

export type DemoPost = {
	slug: string
	title: string
	excerpt: string
	categorySlug: string
	tags: string[]
	metaTitle: string
	metaDescription: string
	/** Every official page the text leans on; each one is also linked inside `content`. */
	sourceUrls: string[]
	/** Age at seeding time, so that a fresh install never shows dates in the future. */
	publishedDaysAgo: number
	content: string
}
