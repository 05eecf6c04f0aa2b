import { Badge } from '#app/components/ui/badge.tsx'

/** How long there still is to answer; red once the last day is over. */
export function ClockBadge({ left }: { left: number }) {
	if (left < 0) {
		const days = -left
		return (
			<Badge tone="err" dot>
				{days === 1 ? '1 dia' : `${days} dias`} de atraso
			</Badge>
		)
	}
	return (
		<Badge tone={left <= 5 ? 'warn' : 'info'} dot>
			{left === 0 ? 'vence hoje' : left === 1 ? 'falta 1 dia' : `faltam ${left} dias`}
		</Badge>
	)
}
