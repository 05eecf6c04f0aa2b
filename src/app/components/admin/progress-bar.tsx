import { classNames } from '#lib/class-names.ts'

const tones = { usual: 'bg-chart-1', warn: 'bg-chart-2', err: 'bg-err' } as const

export type ProgressTone = keyof typeof tones

type ProgressBarProps = { label: string; value: number; max: number; tone?: ProgressTone }

/** How much of a limit is used; the bar ends at the limit, the numbers beside it do not. */
export function ProgressBar({ label, value, max, tone = 'usual' }: ProgressBarProps) {
	const percent = max > 0 ? Math.min(100, (value / max) * 100) : 0
	return (
		<div
			role="progressbar"
			aria-label={label}
			aria-valuenow={Math.round(percent)}
			aria-valuemin={0}
			aria-valuemax={100}
			className="h-1.5 overflow-hidden rounded-full bg-hover"
		>
			<div className={classNames('h-full rounded-full', tones[tone])} style={{ width: `${percent}%` }} />
		</div>
	)
}
