import type { ReactNode } from 'react'
import { classNames } from '#lib/class-names.ts'
import { cardLook } from './admin-card.tsx'

const noteTones = { quiet: 'text-ink-3', ok: 'text-ok', warn: 'text-warn', err: 'text-err' } as const

export type Stat = {
	label: string
	value: ReactNode
	note?: string | undefined
	noteTone?: keyof typeof noteTones | undefined
	/** A small drawing beside the number. */
	chart?: ReactNode
}

/** How large the figures are: those of a dashboard, or of how something under way stands, which may be ranges. */
const figures = { counter: 'text-counter', state: 'text-[1.5rem] leading-tight text-balance' } as const

type StatsStripProps = { stats: readonly Stat[]; figure?: keyof typeof figures }

/** Related numbers in one card, split by hairlines. */
export function StatsStrip({ stats, figure = 'counter' }: StatsStripProps) {
	const withChart = stats[0]?.chart !== undefined
	return (
		<dl
			className={classNames(
				cardLook,
				'grid overflow-hidden sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col',
				withChart ? 'lg:grid-cols-[1.3fr]' : 'lg:grid-cols-none',
			)}
		>
			{stats.map(({ label, value, note, noteTone = 'quiet', chart }) => (
				// The hairlines are each cell's own edge; the outer ones fall outside the card.
				<div key={label} className="-mb-px -ml-px border-b border-l border-line px-5 py-4.5">
					<dt className="font-medium text-ink-2">{label}</dt>
					<dd>
						<span className="mt-1 flex items-end justify-between gap-4">
							<span className={classNames('font-heading font-heavy normal-nums', figures[figure])}>{value}</span>
							{chart && <span className="max-lg:hidden">{chart}</span>}
						</span>
						{note && <span className={classNames('text-fine', noteTones[noteTone])}>{note}</span>}
					</dd>
				</div>
			))}
		</dl>
	)
}
