import { choiceParam, defineList, pageParam, textParam } from '#app/components/admin/list/list-query.ts'
import type { SubscriberState } from '#core/leads/list-subscribers.ts'

export const subscriberWords: Record<SubscriberState, string> = {
	confirmed: 'confirmado',
	waiting: 'aguardando confirmação',
	cancelled: 'cancelado',
}

export const subscriberStates = Object.keys(subscriberWords) as SubscriberState[]

export const subscriberList = defineList('/admin/leads/boletim', {
	search: textParam('busca', 200),
	state: choiceParam('situacao', { ...subscriberWords, waiting: 'aguardando' }),
	page: pageParam(),
})
