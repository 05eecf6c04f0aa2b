import type { Post } from '#db/schema/posts.ts'
import type { PostFields } from './post-fields.ts'

/** What an editor may say of an article, as the database has it. */
export function fieldsOf(post: Post): PostFields {
	return {
		title: post.title,
		slug: post.slug,
		excerpt: post.excerpt,
		content: post.content,
		tags: post.tags,
		status: post.status,
		categoryId: post.categoryId,
		metaTitle: post.metaTitle,
		metaDescription: post.metaDescription,
		sourceUrls: post.sourceUrls,
		factCheckedAt: post.factCheckedAt,
		authorName: post.authorName,
		reviewerName: post.reviewerName,
		focusPhrase: post.focusPhrase,
		faqs: post.faqs.map(({ question, answer }) => ({ question, answer })),
		featuredImageUrl: post.featuredImageUrl,
		coverAlt: post.coverAlt,
		coverCredit: post.coverCredit,
		coverCreditUrl: post.coverCreditUrl,
		publishAt: post.publishAt,
		unpublishAt: post.unpublishAt,
	}
}

/** Fields nobody has written yet: a new article's, and what a revision from before a field existed says of it. */
export function emptyFields(): PostFields {
	return {
		title: '',
		slug: '',
		excerpt: '',
		content: '',
		tags: [],
		status: 'draft',
		categoryId: null,
		metaTitle: null,
		metaDescription: null,
		sourceUrls: [],
		factCheckedAt: null,
		authorName: null,
		reviewerName: null,
		focusPhrase: null,
		faqs: [],
		featuredImageUrl: null,
		coverAlt: null,
		coverCredit: null,
		coverCreditUrl: null,
		publishAt: null,
		unpublishAt: null,
	}
}

/** Fields as a revision keeps them. */
export function fieldsToJson(fields: PostFields): Record<string, unknown> {
	return JSON.parse(JSON.stringify(fields)) as Record<string, unknown>
}

/** And back: a revision is our own writing, so only its dates need to be read. */
export function fieldsFromJson(json: Record<string, unknown>): PostFields {
	return {
		...emptyFields(),
		...json,
		factCheckedAt: dateOf(json['factCheckedAt']),
		publishAt: dateOf(json['publishAt']),
		unpublishAt: dateOf(json['unpublishAt']),
	}
}

function dateOf(value: unknown): Date | null {
	return typeof value === 'string' ? new Date(value) : null
}

export function sameFields(one: PostFields, other: PostFields): boolean {
	return (Object.keys(emptyFields()) as (keyof PostFields)[]).every(
		(key) => JSON.stringify(one[key]) === JSON.stringify(other[key]),
	)
}
