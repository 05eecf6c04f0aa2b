import type { LeadFilter } from '#core/leads/lead-filter.ts'
import type { LeadStatus } from '#db/schema/leads.ts'
import { addDays, brasiliaDay } from '#lib/brasilia-time.ts'
import { statusFromSlug, statusSlugs } from './status-slugs.ts'

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

/** What the inbox's address says. Empty texts do not narrow anything. */
export type InboxQuery = {
	search: string
	product: string
	status: LeadStatus | undefined
	period: Period | ''
	/** Of the period 'datas'. */
	from: string
	to: string
	page: number
}

export function parseInboxQuery(params: URLSearchParams): InboxQuery {
	const text = (name: string) => (params.get(name) ?? '').replaceAll('\0', '').trim().slice(0, 200)
	const period = text('periodo')
	const page = Number(text('pagina'))
	return {
		search: text('busca'),
		product: text('produto'),
		status: statusFromSlug(params.get('situacao')),
		period: Object.hasOwn(periods, period) ? (period as Period) : '',
		from: period === 'datas' ? dayOrNothing(text('de')) : '',
		to: period === 'datas' ? dayOrNothing(text('ate')) : '',
		page: Number.isSafeInteger(page) && page > 1 ? page : 1,
	}
}

/** The query as an address writes it, without what says nothing: '' or '?busca=ana'. */
export function inboxSearch({ search, product, status, period, from, to, page }: InboxQuery): string {
	const params = {
		busca: search,
		produto: product,
		situacao: status ? statusSlugs[status] : '',
		periodo: period,
		de: from,
		ate: to,
		pagina: page > 1 ? String(page) : '',
	}
	const said = new URLSearchParams(Object.entries(params).filter(([, value]) => value !== '')).toString()
	return said && `?${said}`
}

export function filterOf({ search, product, status, period, from, to }: InboxQuery, now: Date): LeadFilter {
	const today = brasiliaDay(now)
	const chosen =
		period === 'datas' || period === '' ? { from, to } : { from: addDays(today, -daysBack[period]), to: '' }
	return { query: search, product: product === NO_PRODUCT ? null : product, status, ...chosen }
}

export function isNarrowed({ search, product, status, period }: InboxQuery): boolean {
	return Boolean(search || product || status || period)
}

/** A day that exists; anything else would be a fault further down. */
function dayOrNothing(text: string): string {
	if (!/^20\d\d-\d\d-\d\d$/.test(text)) return ''
	const date = new Date(`${text}T00:00:00Z`)
	return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : ''
}
