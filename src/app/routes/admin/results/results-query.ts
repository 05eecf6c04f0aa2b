import { choiceParam, dayParam, defineList } from '#app/components/admin/list/list-query.ts'
import { lengthOf, type Period } from '#core/measurement/period.ts'
import { addDays } from '#lib/brasilia-time.ts'

/** The stretches one can choose by a word, with their days. */
export const spans = { '7': 7, '30': 30, '90': 90, ano: 365 } as const
export type Span = keyof typeof spans

export const groups = ['products', 'articles', 'others', 'campaigns'] as const
export type Group = (typeof groups)[number]

type ResultsQuery = { span: Span; from: string; to: string; all: Group | undefined }

/** Two days of one's own win over the word. `all` is the group that is shown whole. */
export const resultsQuery = defineList<ResultsQuery>('/admin/resultados', {
	span: choiceParam('periodo', { '7': '7', '30': '30', '90': '90', ano: 'ano' }, '30'),
	from: dayParam('de'),
	to: dayParam('ate'),
	all: choiceParam('ver', { products: 'seguros', articles: 'artigos', others: 'paginas', campaigns: 'campanhas' }),
})

/** More days than anybody reads off a chart. */
const MOST_DAYS = 366

export function periodOf({ span, from, to }: ResultsQuery, today: string): Period & { chosen: boolean } {
	const own = { from, to: to > today ? today : to }
	const isOwn = from !== '' && to !== '' && own.from <= own.to && lengthOf(own) <= MOST_DAYS
	return isOwn ? { ...own, chosen: true } : { from: addDays(today, 1 - spans[span]), to: today, chosen: false }
}
