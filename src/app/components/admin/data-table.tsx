import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '#lib/class-names.ts'

const edges = 'first:pl-4.5 last:pr-4.5'

type DataTableProps = {
	/** Says what the table holds; for screen readers. */
	caption: string
	head: ReactNode
	/** Its lesser columns leave where there is no room, so it never needs to scroll. */
	fits?: boolean
	children: ReactNode
}

/** Scrolls inside its card where the window is too narrow; the page itself never does. What is hidden in it stays inside too. */
export function DataTable({ caption, head, fits = false, children }: DataTableProps) {
	return (
		// oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard must be able to scroll it
		<section aria-label={caption} tabIndex={0} className="relative overflow-x-auto rounded-b-card -outline-offset-2">
			<table className={classNames('w-full border-collapse', !fits && 'min-w-144')}>
				<caption className="sr-only">{caption}</caption>
				<thead>
					<tr>{head}</tr>
				</thead>
				<tbody className="[&>tr:last-child>*]:border-b-0">{children}</tbody>
			</table>
		</section>
	)
}

type CellProps = ComponentProps<'td'> & {
	/** Right-aligned, as all numbers and dates in columns. */
	numeric?: boolean
	quiet?: boolean
}

export function HeadCell({ numeric = false, className, ...cell }: ComponentProps<'th'> & { numeric?: boolean }) {
	return (
		<th
			scope="col"
			{...cell}
			className={classNames(
				'border-b border-line px-3 py-2.25 text-fine font-semibold whitespace-nowrap text-ink-3',
				numeric ? 'text-right' : 'text-left',
				edges,
				className,
			)}
		/>
	)
}

/** Hovered rows are darker, and the third text colour would be too pale on them. */
export function Row({ className, ...row }: ComponentProps<'tr'>) {
	return <tr {...row} className={classNames('group/row transition-colors hover:bg-hover', className)} />
}

export function Cell({ numeric = false, quiet = false, className, ...cell }: CellProps) {
	return (
		<td
			{...cell}
			className={classNames(
				'border-b border-line px-3 py-2.75 align-middle',
				numeric && 'text-right whitespace-nowrap',
				quiet && 'text-ink-3 group-hover/row:text-ink-2',
				edges,
				className,
			)}
		/>
	)
}
