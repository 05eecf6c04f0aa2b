import {
	choiceParam,
	dayParam,
	defineList,
	type List,
	pageParam,
	textParam,
} from '#app/components/admin/list/list-query.ts'
import type { LeadFilter } from '#core/leads/lead-filter.ts'
import type { LeadStatus } from '#db/schema/leads.ts'
import { addDays, brasiliaDay } from '#lib/brasilia-time.ts'
import { statusSlugs } from './status-slugs.ts'

export const periods = {
	hoje: 'Hoje',
	'7-dias': 'Últimos 7 dias',
	'30-dias': 'Últimos 30 dias',
	'12-meses': 'Últimos 12 meses',
	datas: 'Escolher datas',
} as const
export type Period = keyof typeof periods

const daysBack: Record<Exclude<Period, 'datas'>, number> = { hoje: 0, '7-dias': 6, '30-dias': 29, '12-meses': 364 }

/** The filter value of requests about no product, such as messages. */
export const NO_PRODUCT = 'sem-produto'

/** What the inbox's address says. */
export type InboxQuery = {
	/** Which of the lists; see inbox-view.ts for what it is where nothing is said. */
	view: 'fazer' | 'meus' | 'todos' | undefined
	search: string
	product: string
	status: LeadStatus | undefined
	contact: 'sem' | undefined
	period: Period | undefined
	/** Of the period 'datas'. */
	from: string
	to: string
	page: number
}

const list = defineList<InboxQuery>('/admin/leads', {
	// Not one of the filters: it says which list they narrow.
	view: { ...choiceParam('lista', ['fazer', 'meus', 'todos'] as const), kind: 'order' },
	search: textParam('busca', 200),
	product: textParam('produto', 200),
	status: choiceParam('situacao', statusSlugs),
	contact: choiceParam('contato', ['sem'] as const),
	period: choiceParam('periodo', Object.keys(periods) as Period[]),
	from: dayParam('de'),
	to: dayParam('ate'),
	page: pageParam(),
})

/** Days are those of a period that has days to choose. */
export const leadList: List<InboxQuery> = {
	...list,
	parse: (address) => {
		const query = list.parse(address)
		return query.period === 'datas' ? query : { ...query, from: '', to: '' }
	},
}

/** The query as an address writes it, without what says nothing: '' or '?busca=ana'. */
export function inboxSearch(query: InboxQuery): string {
	return leadList.href(query, { page: query.page }).slice(leadList.path.length)
}

export function filterOf({ search, product, status, contact, period, from, to }: InboxQuery, now: Date): LeadFilter {
	const today = brasiliaDay(now)
	const chosen =
		period === 'datas' || period === undefined ? { from, to } : { from: addDays(today, -daysBack[period]), to: '' }
	const withoutContact = contact === 'sem' || undefined
	return { query: search, product: product === NO_PRODUCT ? null : product, status, withoutContact, ...chosen }
}
