import { addMonths } from '#lib/add-months.ts'
import { brasiliaDay } from '#lib/brasilia-time.ts'

/** A person's word for one version of an article. */
export type Review = {
	name: string
	/** What entitles them to: a broker's SUSEP number. */
	registration: string
	reviewedAt: Date
}

/** How long it holds: laws and prices change under a text that does not. */
export const REVIEW_MONTHS = 6

/** The day after which it holds no longer. */
export function lastDayOf({ reviewedAt }: Pick<Review, 'reviewedAt'>): Date {
	return addMonths(reviewedAt, REVIEW_MONTHS)
}

/** Days count, not hours: what was signed today six months ago holds all of today. */
export function isInTime(review: Pick<Review, 'reviewedAt'>, now: Date): boolean {
	return brasiliaDay(now) <= brasiliaDay(lastDayOf(review))
}
