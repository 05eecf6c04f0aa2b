import type { WebhookDelivery, WebhookEventType, WebhookType } from '#db/schema/webhooks.ts'

/** After which waits a message is tried again: about a day and a half in all. */
const WAITS_MINUTES = [1, 5, 30, 120, 300, 600, 840]
export const MAX_ATTEMPTS = WAITS_MINUTES.length + 1

/** When the next try is due, after this many. */
export function nextTry(attempts: number, now: Date): Date {
	const minutes = WAITS_MINUTES[attempts - 1] ?? WAITS_MINUTES.at(-1)!
	return new Date(now.getTime() + minutes * 60_000)
}

/** Why a message was not taken, as stable words that the database keeps. */
export type WebhookFault =
	| 'refused'
	| 'redirected'
	| 'not-public'
	| 'not-found'
	| 'bad-address'
	| 'timeout'
	| 'unreachable'
	| 'unreadable-secret'

export type DeliveryState = 'delivered' | 'waiting' | 'again' | 'given-up'

export function deliveryState({
	deliveredAt,
	attempts,
}: Pick<WebhookDelivery, 'deliveredAt' | 'attempts'>): DeliveryState {
	if (deliveredAt) return 'delivered'
	if (attempts === 0) return 'waiting'
	return attempts < MAX_ATTEMPTS ? 'again' : 'given-up'
}

export const typeWords: Record<WebhookType, string> = {
	'lead.created': 'lead criado',
	'lead.changed': 'lead alterado',
	'article.published': 'artigo publicado',
}

export const eventWords: Record<WebhookEventType, string> = { ...typeWords, test: 'mensagem de teste' }
