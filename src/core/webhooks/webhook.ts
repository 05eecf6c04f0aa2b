import { MAX_ATTEMPTS } from '#core/deliveries/tries.ts'
import type { WebhookDelivery, WebhookEventType, WebhookType } from '#db/schema/webhooks.ts'

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
