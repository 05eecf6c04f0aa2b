import { services } from '#app/services.ts'
import { type PageResult, readResults, type Tally } from '#core/measurement/read-results.ts'
import { brasiliaDay } from '#lib/brasilia-time.ts'
import { CSV_START, csvLine } from '#lib/csv.ts'
import { csvFile } from '../leads/file-answer.server.ts'
import { titleOfPage } from '../leads/name-pages.server.ts'
import type { Route } from './+types/export.ts'
import { periodOf, resultsQuery } from './results-query.ts'

const head = [
	'Tipo',
	'Origem',
	'Nome',
	'Visitas',
	'Lidas até o fim',
	'Conversas',
	'Formulários iniciados',
	'Pedidos',
	'Ganhos',
]

/** The whole period of the screen as a file: every page, then every campaign. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const { db, siteUrl, now } = context.get(services)
	const period = periodOf(resultsQuery.parse(new URL(request.url).searchParams), brasiliaDay(now()))
	const { pages, campaigns } = await readResults(db, { period, siteUrl })
	async function* lines() {
		yield CSV_START + csvLine(head)
		for (const page of pages) yield csvLine(['Página', page.path, nameOf(page), ...cells(page)])
		for (const { campaign, medium, ...tally } of campaigns)
			yield csvLine(['Campanha', campaign, medium, ...cells(tally)])
	}
	return csvFile(`resultados-${period.from}-a-${period.to}.csv`, lines())
}

function nameOf({ path, title }: PageResult): string {
	return title ?? titleOfPage(path) ?? ''
}

function cells({ views, reads, chats, forms, quotes, wins }: Tally): string[] {
	return [views, reads, chats, forms, quotes, wins].map(String)
}
