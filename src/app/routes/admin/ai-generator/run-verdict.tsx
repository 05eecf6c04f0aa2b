import type { JudgedResult } from '#core/generation/runs/judge-result.ts'
import { MetRules, ReasonRow, VerdictHead } from '../posts/editor/publish/verdict-card.tsx'

/** What needs attention first, the gravest on top; what is in order is folded below. */
export function RunVerdict({ judged: { reasons, rules, score } }: { judged: JudgedResult }) {
	return (
		<section aria-label="Veredito" className="overflow-hidden rounded-card border border-line bg-panel shadow-card">
			<VerdictHead reasons={reasons} />
			<ul className="divide-y divide-line">
				{reasons.map((reason) => (
					<ReasonRow key={`${reason.code} ${reason.about} ${reason.message}`} reason={reason} rules={rules} />
				))}
			</ul>
			<MetRules rules={rules} score={score} />
		</section>
	)
}
