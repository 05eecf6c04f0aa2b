import { Link } from 'react-router'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { Cell, DataTable, HeadCell, Row } from '#app/components/admin/data-table.tsx'
import type { Tally } from '#core/measurement/read-results.ts'
import { count, share } from './figures.ts'

export type ResultLine = Tally & { key: string; name: string; detail: string | null; href?: string | undefined }
export type ResultGroup = { name: string; total: number; lines: ResultLine[]; more?: { words: string; href: string } }

/** Lesser columns leave where there is no room. */
const wide = '@max-[52rem]:hidden'
const COLUMNS = 7

export function ResultsTable({ groups, note }: { groups: readonly ResultGroup[]; note: string }) {
	const most = Math.max(1, ...groups.flatMap(({ lines }) => lines.map(({ views }) => views)))
	return (
		<AdminCard flush className="@container">
			<DataTable
				caption="Resultados por página e campanha"
				fits
				head={
					<>
						<HeadCell>Origem do resultado</HeadCell>
						<HeadCell numeric>Visitas</HeadCell>
						<HeadCell numeric className={wide}>
							Leram até o fim
						</HeadCell>
						<HeadCell numeric className={wide}>
							Conversas
						</HeadCell>
						<HeadCell numeric>Pedidos</HeadCell>
						<HeadCell numeric aria-sort="descending">
							Ganhos
						</HeadCell>
						<HeadCell numeric className={wide}>
							Fecham
						</HeadCell>
					</>
				}
			>
				{groups.map((group) => (
					<Group key={group.name} group={group} most={most} />
				))}
			</DataTable>
			<footer className="border-t border-line px-4.5 py-3">
				<p className="text-fine text-ink-2">{note}</p>
			</footer>
		</AdminCard>
	)
}

function Group({ group: { name, total, lines, more }, most }: { group: ResultGroup; most: number }) {
	return (
		<>
			<tr className="bg-side">
				<th scope="colgroup" colSpan={COLUMNS} className="border-b border-line px-4.5 py-2 text-left font-semibold">
					<span className="flex items-center justify-between gap-3">
						<span>
							{name} <span className="font-normal text-ink-3">{count(total)}</span>
						</span>
						{more && (
							<Link to={more.href} preventScrollReset className="text-fine text-accent underline underline-offset-3">
								{more.words}
							</Link>
						)}
					</span>
				</th>
			</tr>
			{lines.map((line) => (
				<Line key={line.key} line={line} most={most} />
			))}
		</>
	)
}

function Line({ line, most }: { line: ResultLine; most: number }) {
	const { name, detail, href, views, reads, chats, quotes, wins } = line
	return (
		<Row>
			<Cell className="w-full max-w-0">
				<span className="flex items-baseline gap-2">
					{href ? (
						<a href={href} className="truncate font-semibold hover:underline">
							{name}
						</a>
					) : (
						<span className="truncate font-semibold">{name}</span>
					)}
					{detail && (
						<span className="shrink-0 text-fine text-ink-3 group-hover/row:text-ink-2 @max-[40rem]:hidden">
							{detail}
						</span>
					)}
				</span>
			</Cell>
			<Cell numeric>
				<span className="flex items-center justify-end gap-3">
					<span aria-hidden="true" className="flex w-20 justify-end @max-[52rem]:hidden">
						<span className="h-2 rounded-[3px] bg-chart-1/35" style={{ width: `${(100 * views) / most}%` }} />
					</span>
					{count(views)}
				</span>
			</Cell>
			<Cell numeric className={wide}>
				{share(reads, views)}
			</Cell>
			<Cell numeric className={wide}>
				{count(chats)}
			</Cell>
			<Cell numeric>{count(quotes)}</Cell>
			<Cell numeric className="font-semibold">
				{count(wins)}
			</Cell>
			<Cell numeric className={wide}>
				{share(wins, quotes)}
			</Cell>
		</Row>
	)
}
