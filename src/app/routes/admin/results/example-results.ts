import { daysOf, type Period } from '#core/measurement/period.ts'
import type { Results, Tally } from '#core/measurement/read-results.ts'
import { seededRandom } from '#lib/seeded-random.ts'

/** Visits of a day, and of what part of them the rest follows. All of it is made up, and the screen says so. */
const VISITS_A_DAY = 400
const pages: readonly [path: string, title: string | null, category: string | null, share: number][] = [
	['/seguros/auto', null, null, 0.24],
	['/seguros/residencial', null, null, 0.14],
	['/blog/exemplo-vendaval', 'Vendaval: o que o seguro cobre (exemplo)', 'Residencial', 0.23],
	['/blog/exemplo-bati-o-carro', 'Bati o carro: e agora? (exemplo)', 'Sinistros', 0.17],
	['/', null, null, 0.22],
]
const campaigns: readonly [campaign: string, medium: string, share: number][] = [
	['auto-exemplo', 'anuncio', 0.06],
	['renovacao-exemplo', 'boletim', 0.03],
]

/** What the screen looks like once it has something to show. */
export function exampleResults(period: Period): Results {
	const random = seededRandom(period.to)
	const days = daysOf(period).map((day) => {
		const views = Math.round(VISITS_A_DAY * (0.7 + 0.6 * random()))
		return { day, views, quotes: Math.round(views * 0.014) }
	})
	const views = days.reduce((sum, day) => sum + day.views, 0)
	const totals = { ...tallyOf(views), quotes: days.reduce((sum, { quotes }) => sum + quotes, 0) }
	return {
		totals,
		before: tallyOf(Math.round(views * 0.85)),
		days,
		channels: [
			{ channel: 'search', views: Math.round(views * 0.54) },
			{ channel: 'direct', views: Math.round(views * 0.24) },
			{ channel: 'social', views: Math.round(views * 0.13) },
			{ channel: 'ads', views: Math.round(views * 0.06) },
			{ channel: 'mail', views: Math.round(views * 0.03) },
		],
		pages: pages.map(([path, title, category, share]) => ({ ...tallyOf(views * share), path, title, category })),
		campaigns: campaigns.map(([campaign, medium, share]) => ({ ...tallyOf(views * share), campaign, medium })),
	}
}

function tallyOf(visits: number): Tally {
	const part = (share: number) => Math.round(visits * share)
	return {
		views: part(1),
		reads: part(0.42),
		chats: part(0.031),
		forms: part(0.019),
		quotes: part(0.014),
		wins: part(0.003),
	}
}
