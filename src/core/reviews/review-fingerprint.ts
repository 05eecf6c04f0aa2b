import { createHash } from 'node:crypto'
import { type ReviewedVersion, reviewText } from './review-text.ts'

/** What a version of an article is known by in its reviews. */
export function reviewFingerprint(version: ReviewedVersion): string {
	return createHash('sha256').update(reviewText(version)).digest('base64url')
}
