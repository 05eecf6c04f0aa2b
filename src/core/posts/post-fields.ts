import type { PostFaq, PostStatus } from '#db/schema/posts.ts'

/** Everything an editor may say of an article, and what a revision keeps. */
export type PostFields = {
	title: string
	/** Empty: made from the title. */
	slug: string
	excerpt: string
	content: string
	tags: string[]
	status: PostStatus
	categoryId: string | null
	metaTitle: string | null
	metaDescription: string | null
	sourceUrls: string[]
	factCheckedAt: Date | null
	authorName: string | null
	reviewerName: string | null
	focusPhrase: string | null
	faqs: PostFaq[]
	featuredImageUrl: string | null
	coverAlt: string | null
	coverCredit: string | null
	coverCreditUrl: string | null
	/** A draft goes live, and a live article becomes a draft, at these moments. */
	publishAt: Date | null
	unpublishAt: Date | null
}

/** Who saves. Nobody where a job does it. */
export type SavedBy = { id: string; name: string; email: string } | null
