import type { SubscriberState } from '#core/leads/list-subscribers.ts'

export const subscriberWords: Record<SubscriberState, string> = {
	confirmed: 'confirmado',
	waiting: 'aguardando confirmação',
	cancelled: 'cancelado',
}

const slugs: Record<SubscriberState, string> = {
	confirmed: 'confirmado',
	waiting: 'aguardando',
	cancelled: 'cancelado',
}

export const subscriberStates = Object.keys(slugs) as SubscriberState[]

/** What the address of the list says. */
export type SubscribersQuery = { search: string; state: SubscriberState | undefined; page: number }

export function parseSubscribersQuery(params: URLSearchParams): SubscribersQuery {
	const page = Number(params.get('pagina'))
	return {
		search: (params.get('busca') ?? '').replaceAll('\0', '').trim().slice(0, 200),
		state: subscriberStates.find((state) => slugs[state] === params.get('situacao')),
		page: Number.isSafeInteger(page) && page > 1 ? page : 1,
	}
}

export function subscribersHref({ search, state, page }: SubscribersQuery): string {
	const params = { busca: search, situacao: state ? slugs[state] : '', pagina: page > 1 ? String(page) : '' }
	const said = new URLSearchParams(Object.entries(params).filter(([, value]) => value !== '')).toString()
	return `/admin/leads/boletim${said && `?${said}`}`
}

export function slugOfState(state: SubscriberState): string {
	return slugs[state]
}
