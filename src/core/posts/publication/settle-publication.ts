import type { Publication } from '../post-fields.ts'

type Settled = Publication & { publishedAt: Date | null }

/**
 * What state an article is in after a save. A moment that has passed is now; only drafts wait for theirs. The date of
 * publication is that of the first one and stays: a corrected typo must not re-date an article.
 */
export function settlePublication(
	wanted: Publication,
	{ publishedAt, now }: { publishedAt: Date | null; now: Date },
): Settled {
	const arrived = wanted.publishAt !== null && wanted.publishAt <= now
	const left = wanted.unpublishAt !== null && wanted.unpublishAt <= now
	const live = (wanted.status === 'published' || arrived) && !left
	return {
		status: live ? 'published' : 'draft',
		publishAt: live || arrived || wanted.status === 'published' ? null : wanted.publishAt,
		unpublishAt: left ? null : wanted.unpublishAt,
		publishedAt: live ? (publishedAt ?? now) : publishedAt,
	}
}
