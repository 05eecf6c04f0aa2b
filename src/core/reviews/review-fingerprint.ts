import { createHash } from 'node:crypto'
import { reviewText } from './review-text.ts'

/** What a version of an article is known by in its reviews. */
export function reviewFingerprint(version: { title: string; content: string }): string {
	return createHash('sha256').update(reviewText(version)).digest('base64url')
}
