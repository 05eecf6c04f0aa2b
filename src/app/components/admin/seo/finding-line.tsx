import { Badge, type BadgeTone } from '#app/components/ui/badge.tsx'
import type { Finding } from '#core/seo/finding.ts'

const tones: Record<Finding['severity'], BadgeTone> = { crítico: 'err', aviso: 'warn', dica: 'info' }

/** What is wrong, how grave it is, and what to do about it. */
export function FindingLine({ finding: { severity, message, fix, points } }: { finding: Finding }) {
	return (
		<div className="grid gap-1 text-fine">
			<p className="flex flex-wrap items-center gap-x-2 gap-y-1">
				<Badge tone={tones[severity]} dot>
					{severity}
				</Badge>
				<span className="text-ink">{message}</span>
				{points > 0 && <span className="text-ink-3 tabular-nums">−{points.toLocaleString('pt-BR')}</span>}
			</p>
			<p className="text-ink-2">{fix}</p>
		</div>
	)
}
