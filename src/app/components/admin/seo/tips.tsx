import { Lightbulb } from 'lucide-react'
import { Icon } from '#app/components/ui/icon.tsx'
import type { Check } from '#core/seo/check-article.ts'
import { FindingLine } from './finding-line.tsx'

/** What could be better and costs no points, folded away so that it hides nothing graver. */
export function Tips({ check }: { check: Check }) {
	const tips = check.findings.filter(({ severity, points }) => severity === 'dica' && points === 0)
	if (tips.length === 0) return null
	return (
		<details className="mt-5 rounded-card border border-line px-4 py-2.5">
			<summary className="flex min-h-11 cursor-pointer items-center gap-2.5 font-semibold drawer:min-h-8">
				<Icon of={Lightbulb} size={17} className="text-info" />
				{tips.length === 1 ? 'Uma dica que não muda a nota' : `${tips.length} dicas que não mudam a nota`}
			</summary>
			<ul className="mt-2 grid gap-3">
				{tips.map((finding, index) => (
					<li key={`${finding.id} ${index}`}>
						<FindingLine finding={finding} />
					</li>
				))}
			</ul>
		</details>
	)
}
