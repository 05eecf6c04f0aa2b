import { CircleAlert, CircleCheck } from 'lucide-react'
import { Icon } from '#app/components/ui/icon.tsx'
import type { Check } from '#core/seo/check-article.ts'
import { FindingLine } from './finding-line.tsx'

/** Each rule about trust, with what it was judged by. */
export function YmylTab({ check }: { check: Check }) {
	const rules = check.rules.filter(({ group }) => group === 'ymyl')
	return (
		<ul className="divide-y divide-line rounded-card border border-line">
			{rules.map(({ id, label, points, granted, evidence }) => {
				const met = granted === points
				return (
					<li key={id} className="grid grid-cols-[auto_1fr_auto] gap-x-3 gap-y-2 px-4 py-3">
						<Icon of={met ? CircleCheck : CircleAlert} size={19} className={met ? 'text-ok' : 'text-warn'} />
						<div className="min-w-0">
							<p className="font-semibold">
								{label}
								<span className="sr-only">: {met ? 'atendida' : 'não atendida'}</span>
							</p>
							<p className="text-fine break-words text-ink-2">{evidence}</p>
						</div>
						<p className="text-right whitespace-nowrap text-ink-2 tabular-nums">
							{granted.toLocaleString('pt-BR')} / {points}
						</p>
						{check.findings
							.filter((finding) => finding.id === id)
							.map((finding, index) => (
								<div key={index} className="col-span-2 col-start-2">
									<FindingLine finding={finding} />
								</div>
							))}
					</li>
				)
			})}
		</ul>
	)
}
