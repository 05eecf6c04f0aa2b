import { Download } from 'lucide-react'
import { Link } from 'react-router'
import { NO_STORE } from '#app/cache-headers.ts'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { adminMeta } from '#app/components/admin/admin-meta.ts'
import { AdminPage } from '#app/components/admin/admin-page.tsx'
import { ListError } from '#app/components/admin/list/list-body.tsx'
import { PageHeader } from '#app/components/admin/page-header.tsx'
import { StatsStrip } from '#app/components/admin/stats-strip.tsx'
import { Badge } from '#app/components/ui/badge.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { hasResults, readResults, type Tally } from '#core/measurement/read-results.ts'
import { brasiliaDay } from '#lib/brasilia-time.ts'
import { classNames } from '#lib/class-names.ts'
import { formatDay } from '#lib/format-day.ts'
import { readList } from '../read-list.ts'
import type { Route } from './+types/results.ts'
import { ChannelsCard } from './channels-card.tsx'
import { DayCharts } from './day-charts.tsx'
import { exampleResults } from './example-results.ts'
import { change, count, share } from './figures.ts'
import { groupsOf } from './group-results.server.ts'
import { PeriodForm } from './period-form.tsx'
import { periodOf, resultsQuery, type Span } from './results-query.ts'
import { ResultsTable } from './results-table.tsx'

const TITLE = 'Resultados'
const NOTE =
	'Contado neste servidor, sem cookies e sem guardar endereços. Robôs e quem pede para não ser medido ficam de fora. Cada abertura de página é uma visita. Um pedido conta na página do formulário e no artigo nosso que levou a ela; os ganhos são os pedidos do período marcados como ganhos até agora.'

export const meta: Route.MetaFunction = ({ matches }) => adminMeta(matches, TITLE)

export function headers() {
	return NO_STORE
}

export function loader({ request, context }: Route.LoaderArgs) {
	const query = resultsQuery.parse(new URL(request.url).searchParams)
	return readList(context, async ({ db, siteUrl, now }) => {
		const period = periodOf(query, brasiliaDay(now()))
		const isExample = !(await hasResults(db))
		const results = isExample ? exampleResults(period) : await readResults(db, { period, siteUrl })
		const { totals, before, days, channels } = results
		return { query, period, isExample, totals, before, days, channels, groups: groupsOf(results, query) }
	})
}

export default function ResultsScreen({ loaderData: { list, problem } }: Route.ComponentProps) {
	if (!list) {
		return (
			<AdminPage title={TITLE}>
				<PageHeader title={TITLE} />
				<ListError message="Não foi possível carregar os resultados." correlationId={problem} />
			</AdminPage>
		)
	}
	const { query, period, isExample, totals, before, days, channels, groups } = list
	const exportHref = resultsQuery.href(query).replace('/admin/resultados', '/admin/resultados/exportar')
	return (
		<AdminPage
			title={TITLE}
			status={isExample && <Badge tone="warn">Dados de exemplo</Badge>}
			actions={
				!isExample && (
					<AdminButton href={exportHref} download icon={<Icon of={Download} size={16} />}>
						Exportar CSV
					</AdminButton>
				)
			}
		>
			<PageHeader
				title={TITLE}
				lead={`O que trouxe visitas, conversas, pedidos e contratos. De ${formatDay(period.from)} a ${formatDay(period.to)}.`}
			>
				<div className="flex flex-wrap items-center gap-2.5">
					<Spans current={period.chosen ? undefined : query.span} />
					<PeriodForm from={period.from} to={period.to} />
				</div>
			</PageHeader>
			{isExample && (
				<p className="mb-5 rounded-control bg-warn-surface px-4 py-3 text-warn">
					Nada foi contado ainda. Os números abaixo são inventados, para mostrar como a tela fica; somem com a primeira
					visita.
				</p>
			)}
			<div className="grid gap-5">
				<StatsStrip stats={statsOf(totals, before)} />
				<div className="grid gap-5 xl:grid-cols-[1fr_20.5rem]">
					<DayCharts days={days} />
					<ChannelsCard channels={channels} views={totals.views} />
				</div>
				<ResultsTable groups={groups} note={NOTE} />
			</div>
		</AdminPage>
	)
}

const spanWords: Record<Span, string> = { '7': '7 dias', '30': '30 dias', '90': '90 dias', ano: 'Ano' }

function Spans({ current }: { current: Span | undefined }) {
	return (
		<nav aria-label="Período" className="flex rounded-control bg-hover p-1">
			{(Object.keys(spanWords) as Span[]).map((span) => (
				<Link
					key={span}
					to={resultsQuery.href({ span, from: '', to: '', all: undefined })}
					preventScrollReset
					aria-current={span === current ? 'page' : undefined}
					className={classNames(
						'flex h-9 items-center rounded-[7px] px-3 text-fine font-semibold drawer:h-7',
						span === current ? 'bg-panel text-ink shadow-card' : 'text-ink-2 hover:text-ink',
					)}
				>
					{spanWords[span]}
				</Link>
			))}
		</nav>
	)
}

/** Each figure says what it is a part of, and how it stands to as many days before. */
function statsOf(totals: Tally, before: Tally) {
	const { views, chats, forms, quotes, wins } = totals
	const against = (key: keyof Tally) => {
		const by = change(totals[key], before[key])
		return by && `${by} sobre o período anterior`
	}
	const note = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' · ')
	return [
		{ label: 'Visitas', value: count(views), note: note(against('views')) },
		{
			label: 'Conversas abertas',
			value: count(chats),
			note: note(`${share(chats, views)} das visitas`, against('chats')),
		},
		{
			label: 'Pedidos',
			value: count(quotes),
			note: note(
				`${share(quotes, views)} das visitas`,
				against('quotes'),
				forms > 0 ? `${count(forms)} ${forms === 1 ? 'iniciado' : 'iniciados'}` : undefined,
			),
		},
		{ label: 'Ganhos', value: count(wins), note: note(`${share(wins, quotes)} dos pedidos`, against('wins')) },
	]
}
