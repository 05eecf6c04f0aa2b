import type { WritingCosts } from '../ai-generator/expected.ts'
import { dollars, wholeDollars } from '../ai-generator/run-words.ts'

type MonthBarProps = { month: NonNullable<WritingCosts['month']>; newUsd: number }

/** What the month has cost of its limit, with what would come to it. */
export function MonthBar({ month: { label, spentUsd, limitUsd }, newUsd }: MonthBarProps) {
	const share = (usd: number) => (limitUsd > 0 ? Math.min(100, (100 * usd) / limitUsd) : 100)
	const spent = share(spentUsd)
	return (
		<div className="grid gap-1.5">
			<p className="flex flex-wrap justify-between gap-x-3 text-fine text-ink-2">
				<span>Gasto do mês no {label}</span>
				<span className="tabular-nums">
					{dollars(spentUsd)} <b className="font-semibold text-warn">+ até {dollars(newUsd)}</b> de{' '}
					{wholeDollars(limitUsd)}
				</span>
			</p>
			{/* The line above says the same. */}
			<div aria-hidden="true" className="flex h-1.5 overflow-hidden rounded-full bg-hover">
				<span className="bg-chart-1" style={{ width: `${spent}%` }} />
				<span className="bg-chart-2" style={{ width: `${Math.min(100 - spent, share(newUsd))}%` }} />
			</div>
		</div>
	)
}
