import { reviewOf } from '#core/reviews/current-review.ts'
import { type Check, checkArticle } from '#core/seo/check-article.ts'
import { findClosestPost } from '#core/seo/find-closest-post.ts'
import type { Article } from '#core/seo/finding.ts'
import type { Db } from '#db/client.server.ts'
import { type Judged, type PublishVerdict, publishVerdict } from './publish-verdict.ts'

type Judging = Omit<Judged, 'check' | 'closest' | 'claims'> & {
	article: Article
	/** The stored article it is the text of, if it is of one. */
	postId?: string | undefined
	siteUrl: string
	now: Date
}

/** The verdict on a text as it stands. Nothing of it is taken from an earlier look: other articles and facts may have changed. */
export async function judgeArticle(
	db: Db,
	{ article, postId, siteUrl, now, ...judged }: Judging,
): Promise<{ check: Check; verdict: PublishVerdict }> {
	const closest = await findClosestPost(db, { ...article, exceptId: postId })
	const review = postId ? await reviewOf(db, { ...article, id: postId, now }) : undefined
	const check = checkArticle(article, { now, siteUrl, closest, review, hasSkipLink: true })
	return { check, verdict: publishVerdict({ ...judged, check, closest, claims: [] }) }
}
