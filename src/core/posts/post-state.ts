import type { PostStatus } from '#db/schema/posts.ts'

/** How an article stands, for whoever works on it. There is no other word for it on any screen. */
export type PostState = 'draft' | 'in-review' | 'scheduled' | 'published' | 'published-with-changes' | 'in-bin'

type Standing = {
	status: PostStatus
	/** A draft's moment, if it has one. */
	publishAt: Date | string | null
	/** Of a live article: something waits that its readers do not see. */
	hasChanges?: boolean
	inReview?: boolean
	deletedAt?: Date | string | null
}

/** What readers see outweighs what waits, and the clock outweighs a reviewer: a draft with a date goes out by itself. */
export function postState({ status, publishAt, hasChanges, inReview, deletedAt }: Standing): PostState {
	if (deletedAt) return 'in-bin'
	if (status === 'published') return hasChanges ? 'published-with-changes' : 'published'
	if (publishAt) return 'scheduled'
	return inReview ? 'in-review' : 'draft'
}
