import type { ClaimSupportGiven } from '#core/claims/claim-basis.ts'
import { readClaims } from '#core/claims/read-claims.ts'
import { findClaimBasis } from '#core/claims/supports/find-supports.ts'
import { noteFor } from '#core/generation/local-writer/note.ts'
import { reviewOf } from '#core/reviews/current-review.ts'
import { type Check, checkArticle } from '#core/seo/check-article.ts'
import { findClosestPost } from '#core/seo/find-closest-post.ts'
import type { Article } from '#core/seo/finding.ts'
import type { Db } from '#db/client.server.ts'
import { answersRequest } from './answers-request.ts'
import { type Judged, type PublishVerdict, publishVerdict } from './publish-verdict.ts'

type Judging = Omit<Judged, 'check' | 'closest' | 'claims' | 'onRequest'> & {
	article: Article
	/** What was asked for, of a text that something wrote. */
	request?: string | undefined
	/** The stored article it is the text of, if it is of one. */
	postId?: string | undefined
	/** What holds its sentences, of a text that is not stored yet. */
	supports?: readonly ClaimSupportGiven[] | undefined
	siteUrl: string
	now: Date
}

/** The verdict on a text as it stands. Nothing of it is taken from an earlier look: other articles and facts may have changed. */
export async function judgeArticle(
	db: Db,
	{ article, request, postId, supports = [], siteUrl, now, ...judged }: Judging,
): Promise<{ check: Check; verdict: PublishVerdict }> {
	const [closest, basis, review] = await Promise.all([
		findClosestPost(db, { ...article, exceptId: postId }),
		findClaimBasis(db, { postId, now }),
		postId ? reviewOf(db, { ...article, faqs: article.faqs ?? [], id: postId, now }) : undefined,
	])
	// What the local writer says of itself is no claim about the world.
	const ownNote = noteFor({}, now)
	const claims = readClaims(article, { ...basis, supports: [...basis.supports, ...supports] }).filter(
		({ sentence }) => !ownNote.includes(sentence),
	)
	const { registrations } = basis
	const check = checkArticle(article, { now, siteUrl, closest, review, registrations, claims, hasSkipLink: true })
	const onRequest = request === undefined ? undefined : answersRequest(request, article)
	return { check, verdict: publishVerdict({ ...judged, onRequest, check, closest, claims }) }
}
