import { ChevronRight, CircleAlert, CircleCheck } from 'lucide-react'
import { Icon } from '#app/components/ui/icon.tsx'
import type { Check, RuleResult } from '#core/seo/check-article.ts'
import type { Finding } from '#core/seo/finding.ts'
import { FindingLine } from './finding-line.tsx'

/** Each rule about trust, with what it was judged by: what lacks something first, full marks folded. */
export function YmylTab({ check }: { check: Check }) {
	const rules = check.rules.filter(({ group }) => group === 'ymyl')
	const lacking = rules.filter((rule) => !isMet(rule))
	const met = rules.filter(isMet)
	return (
		<div className="overflow-hidden rounded-card border border-line">
			{lacking.length > 0 && <RuleList rules={lacking} findings={check.findings} />}
			{met.length > 0 && (
				<details className="group not-first:border-t not-first:border-line">
					<summary className="flex min-h-11 cursor-pointer list-none items-center gap-2.5 px-4 font-medium text-ink-2">
						<Icon of={ChevronRight} size={16} className="transition-transform group-open:rotate-90" />
						{met.length === 1 ? 'Uma regra com todos os pontos' : `${met.length} regras com todos os pontos`}
					</summary>
					<div className="border-t border-line">
						<RuleList rules={met} findings={check.findings} />
					</div>
				</details>
			)}
		</div>
	)
}

function isMet({ points, granted }: RuleResult): boolean {
	return granted === points
}

function RuleList({ rules, findings }: { rules: readonly RuleResult[]; findings: readonly Finding[] }) {
	return (
		<ul className="divide-y divide-line">
			{rules.map((rule) => {
				const { id, label, points, granted, evidence } = rule
				const met = isMet(rule)
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
						{findings
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
