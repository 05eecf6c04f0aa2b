import { X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '#lib/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { Kbd } from '../kbd.tsx'
import { CheckBox } from './check-box.tsx'
import { useListKeys } from './use-list-keys.ts'
import type { Selection } from './use-selection.ts'

type RowTableProps = {
	/** Says what the table holds; for screen readers. */
	caption: string
	/** How wide each column is, as classes of a grid; the first is that of the boxes to choose with. */
	columns: string
	selection: Selection<{ id: string }>
	head: ReactNode
	/** In place of the column heads where the card is too narrow for them. */
	narrowHead: ReactNode
	/** A narrow card has no boxes to choose with; such rows fit a card of 42 rem, others one of 52. */
	wideBoxesOnly?: boolean
	/** What can be done with the chosen rows. */
	actions: ReactNode
	busy: boolean
	children: ReactNode
}

/**
 * A list of rows to go through with the keyboard and to choose from. What can be done with the chosen ones takes the place
 * of the column heads, so that nothing moves; on phones it is a bar at the bottom of the window.
 */
export function RowTable(props: RowTableProps) {
	const { caption, columns, selection, head, narrowHead, wideBoxesOnly = false, actions, busy, children } = props
	const { taken, shown, chooseAll, clear } = selection
	const chosen = taken.length
	const list = useListKeys<HTMLTableSectionElement>({ onClear: chosen > 0 ? clear : undefined })
	return (
		<table className="block">
			<caption className="sr-only">{caption}</caption>
			<thead className="z-6 block drawer:sticky drawer:top-15">
				<tr
					className={classNames(
						rowGrid,
						'relative h-11 rounded-t-card border-line bg-panel',
						columns,
						chosen > 0 ? barLook : 'border-b max-drawer:hidden',
					)}
				>
					<th scope="col" className={classNames('[grid-area:box]', wideBoxesOnly && '@max-[42rem]:hidden')}>
						<CheckBox
							label="Selecionar todos desta página"
							checked={chosen > 0 && chosen === shown}
							partly={chosen > 0}
							onChange={chooseAll}
						/>
					</th>
					{chosen === 0 ? (
						<>
							{head}
							<td
								className={classNames(
									'row-[1/-1] self-center text-fine text-ink-3',
									wideBoxesOnly ? 'col-[1/-1] px-2 @min-[42rem]:hidden' : 'col-[2/-1] @min-[52rem]:hidden',
								)}
							>
								{narrowHead}
							</td>
						</>
					) : (
						<td className="flex items-center max-drawer:col-[2/-1] max-drawer:row-[1/-1] drawer:absolute drawer:inset-y-0 drawer:right-2 drawer:left-11">
							<div
								role="toolbar"
								aria-label="Ações em lote"
								className="flex flex-1 items-center gap-1 max-drawer:flex-wrap"
							>
								<p className="mr-1 font-semibold whitespace-nowrap drawer:mr-3" aria-live="polite">
									{chosen === 1 ? '1 selecionado' : `${chosen} selecionados`}
								</p>
								{actions}
								<BarButton icon={X} onClick={clear} className="ml-auto">
									<span className="@max-[40rem]:sr-only">Limpar</span>
									<span className="sr-only"> seleção</span>
									<span aria-hidden="true" className="@max-[40rem]:hidden">
										<Kbd>Esc</Kbd>
									</span>
								</BarButton>
							</div>
						</td>
					)}
				</tr>
			</thead>
			<tbody
				ref={list}
				aria-busy={busy}
				className={classNames('block transition-opacity [&>tr:last-child]:border-b-0', busy && 'opacity-55')}
			>
				{children}
			</tbody>
		</table>
	)
}

/** The colours of what is below it stay out: it is the same bar in both themes. */
const barLook =
	'bg-feature! text-white shadow-raised max-drawer:fixed max-drawer:inset-x-0 max-drawer:bottom-0 max-drawer:z-20 max-drawer:h-auto max-drawer:min-h-15 max-drawer:rounded-none max-drawer:py-1'

const rowGrid = 'grid items-center gap-x-2.5 px-2'

type ListRowProps = ComponentProps<'tr'> & { columns: string; chosen: boolean }

/** Hovered rows are darker, and the third text colour would be too pale on them. */
export function ListRow({ columns, chosen, className, ...row }: ListRowProps) {
	return (
		<tr
			{...row}
			className={classNames(
				rowGrid,
				'group/row relative border-b border-line transition-colors hover:bg-hover has-[[data-row-link]:focus-visible]:shadow-[inset_3px_0_0_var(--color-teal-600)] has-[[aria-current=true]]:bg-accent-surface/50 has-[[aria-current=true]]:shadow-[inset_3px_0_0_var(--color-teal-600)]',
				chosen && 'bg-accent-surface/50',
				columns,
				className,
			)}
		/>
	)
}

type BarButtonProps = ComponentProps<'button'> & { icon: typeof X; danger?: boolean }

/** In the bar of the chosen rows. Where the card is narrow its words are only read out. */
export function BarButton({ icon, danger = false, className, children, ...button }: BarButtonProps) {
	return (
		<button
			type="button"
			{...button}
			className={classNames(
				'inline-flex h-11 min-w-11 cursor-pointer items-center justify-center gap-2 rounded-control px-2 font-semibold whitespace-nowrap transition-colors outline-white hover:bg-white/10 disabled:opacity-50 drawer:h-9 drawer:px-2.5',
				danger ? 'text-[#ffb3aa]' : 'text-white',
				className,
			)}
		>
			<Icon of={icon} size={17} />
			{children}
		</button>
	)
}
