import { Link, useLocation } from 'react-router'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { Cell, DataTable, HeadCell, Row } from '#app/components/admin/data-table.tsx'
import { listCard, PageLinks } from '#app/components/admin/list/pager.tsx'
import { Badge } from '#app/components/ui/badge.tsx'
import { momentOf } from '#lib/brasilia-time.ts'
import type { Screen } from './read-screen.server.ts'
import { runLook, triggers } from './scheduler-words.ts'

const WIDE = '@max-[36rem]:hidden'

/** All the runs there were, the newest first. */
export function HistoryCard({ history: { runs, page, pageCount, total } }: { history: Screen['history'] }) {
	const { search } = useLocation()
	if (total === 0) return null
	const hrefWith = (name: string, value: string) => {
		const parameters = new URLSearchParams(search)
		parameters.delete('executar')
		parameters.set(name, value)
		return `/admin/scheduler?${parameters}`
	}
	const pageHref = (wanted: number) => hrefWith('pagina', String(wanted))
	const runHref = (id: string) => hrefWith('execucao', id)
	return (
		<AdminCard title="Histórico de execuções" flush className={listCard}>
			<DataTable
				caption="Execuções do programador"
				fits
				head={
					<>
						<HeadCell>Início</HeadCell>
						<HeadCell className={WIDE}>Origem</HeadCell>
						<HeadCell>Resultado</HeadCell>
						<HeadCell numeric>Gerados</HeadCell>
						<HeadCell numeric className={WIDE}>
							Ignoradas
						</HeadCell>
						<HeadCell numeric>Erros</HeadCell>
					</>
				}
			>
				{runs.map((run) => {
					const { tone, words } = runLook(run)
					return (
						<Row key={run.id}>
							<Cell className="@min-[36rem]:whitespace-nowrap">
								<Link to={runHref(run.id)} className="underline-offset-2 hover:underline">
									{momentOf(new Date(run.startedAt))}
								</Link>
							</Cell>
							<Cell quiet className={WIDE}>
								{triggers[run.trigger]}
							</Cell>
							<Cell>
								<Badge tone={tone} dot>
									{words}
								</Badge>
							</Cell>
							<Cell numeric>{run.summary.success}</Cell>
							<Cell numeric className={WIDE}>
								{run.summary.skipped}
							</Cell>
							<Cell numeric>{run.summary.error}</Cell>
						</Row>
					)
				})}
			</DataTable>
			<PageLinks
				page={page}
				pageCount={pageCount}
				total={total}
				nouns={['execução', 'execuções']}
				hrefFor={pageHref}
				previous="Mais novas"
				next="Mais antigas"
			/>
		</AdminCard>
	)
}
