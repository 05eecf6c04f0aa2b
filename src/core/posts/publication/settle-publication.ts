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

/**
 * What a save that is to publish nothing makes of what its form says: a draft stays one, and a moment that has passed
 * is no moment, unless it is the one that was saved and the clock has only not come by yet.
 */
export function waitingPublication(
	wanted: Publication,
	{ saved, isLive, now }: { saved: Publication | undefined; isLive: boolean; now: Date },
): Pick<Publication, 'status' | 'publishAt'> {
	const { status, publishAt } = wanted
	const stands = publishAt !== null && (publishAt > now || publishAt.getTime() === saved?.publishAt?.getTime())
	return { status: isLive ? status : 'draft', publishAt: stands ? publishAt : null }
}
