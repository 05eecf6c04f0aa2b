import { type ReactNode, Suspense } from 'react'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useHydrating } from '../use-hydrating.ts'

type ChartBoxProps = {
	/** In pixels: the place is kept from the server's HTML on, so nothing moves when the drawing arrives. */
	height: number
	/** The drawing; loaded only in the browser. */
	children: ReactNode
	table: { caption: string; head: readonly string[]; rows: readonly (readonly string[])[] }
}

/** A drawing for the eyes, and the same numbers as a table for screen readers. */
export function ChartBox({ height, children, table }: ChartBoxProps) {
	const waiting = <Skeleton className="h-full rounded-control" />
	const hydrating = useHydrating()
	return (
		<figure>
			<div aria-hidden="true" style={{ height }}>
				{hydrating ? waiting : <Suspense fallback={waiting}>{children}</Suspense>}
			</div>
			{/* Around the table: by itself it would keep its full size, and the page with it. */}
			<div className="sr-only">
				<table>
					<caption>{table.caption}</caption>
					<thead>
						<tr>
							{table.head.map((cell) => (
								<th key={cell} scope="col">
									{cell}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{table.rows.map(([first, ...rest]) => (
							<tr key={first}>
								<th scope="row">{first}</th>
								{rest.map((cell, index) => (
									<td key={table.head[index + 1]}>{cell}</td>
								))}
							</tr>
						))}
					</tbody>
				</table>
			</div>
		</figure>
	)
}
