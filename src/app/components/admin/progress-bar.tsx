type ProgressBarProps = { label: string; value: number; max: number }

/** How much of a limit is used; the bar ends at the limit, the numbers beside it do not. */
export function ProgressBar({ label, value, max }: ProgressBarProps) {
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
			<div className="h-full rounded-full bg-chart-1" style={{ width: `${percent}%` }} />
		</div>
	)
}
