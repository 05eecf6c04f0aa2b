import { weekdayOf } from '#core/calendar/calendar-days.ts'
import type { PostState } from '#core/posts/post-state.ts'
import { postStateWords } from '#core/posts/post-state-words.ts'
import type { QueuedReview } from '#core/reviews/list-review-queue.ts'
import type { QueuedText } from '#core/reviews/read-queued-text.ts'
import { brasiliaDay, dateOf, daysBetween, timeOf } from '#lib/brasilia-time.ts'
import { weekdayName } from '../calendar/calendar-words.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** How long a request has waited, '2 dias', and since when, 'desde sexta'. */
export function waitWords(since: Date, now: Date): { long: string; since: string } {
	const passed = Math.max(0, now.getTime() - since.getTime())
	const hours = Math.floor(passed / HOUR_MS)
	if (passed < MINUTE_MS) return { long: 'menos de 1 min', since: dayWords(since, now) }
	if (hours < 1) return { long: `${Math.floor(passed / MINUTE_MS)} min`, since: dayWords(since, now) }
	if (hours < 24) return { long: countOf(hours, 'hora', 'horas'), since: dayWords(since, now) }
	return { long: countOf(Math.floor(hours / 24), 'dia', 'dias'), since: dayWords(since, now) }
}

function dayWords(since: Date, now: Date): string {
	const days = daysBetween(since, now)
	if (days === 0) return 'pedida hoje'
	if (days === 1) return 'pedida ontem'
	return days < 7 ? `desde ${weekdayName(brasiliaDay(since))}` : `desde ${dateOf(since)}`
}

/** '1 palavra', '1.212 palavras' */
export function countOf(count: number, one: string, many: string): string {
	return `${count.toLocaleString('pt-BR')} ${count === 1 ? one : many}`
}

/** How the article stands for its readers, where that is not simply that it is in review. */
export function standingWords(
	state: PostState,
	review: Pick<QueuedReview, 'publishAt'>,
	text: Pick<QueuedText, 'reviewed'> | undefined,
): string | undefined {
	const words = postStateWords[state].join(' ')
	if (state === 'scheduled') return `${words}: sai sozinho em ${momentWords(review.publishAt!)}`
	if (state === 'published') return text?.reviewed === false ? `${words}, sem revisão desta versão` : words
	return state === 'published-with-changes' ? words : undefined
}

/** What was approved and waits: 'sai sozinho na quarta, 18/11/2026, às 09:00', 'versão 2, sem data'. */
export function readyWords({
	version,
	status,
	publishAt,
	changesAt,
}: Pick<QueuedReview, 'version' | 'status' | 'publishAt' | 'changesAt'>): string {
	const at = status === 'published' ? changesAt : publishAt
	if (at) return `${status === 'published' ? 'alterações saem sozinhas' : 'sai sozinho'} ${onDay(at)}`
	return `versão ${version}, sem data`
}

function onDay(moment: Date): string {
	const weekday = weekdayOf(brasiliaDay(moment))
	return `${weekday === 0 || weekday === 6 ? 'no' : 'na'} ${momentWords(moment)}`
}

function momentWords(moment: Date): string {
	return `${weekdayName(brasiliaDay(moment))}, ${dateOf(moment)}, às ${timeOf(moment)}`
}

/** 'primeira revisão', or since when the text is another than the one approved. */
export function reviewedBeforeWords(approvedBefore: Date | null): string {
	return approvedBefore ? `aprovado antes, em ${dateOf(approvedBefore)}` : 'primeira revisão'
}
