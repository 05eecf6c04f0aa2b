type FactsProps = { facts: readonly (readonly [label: string, text: string])[] }

/** Labels and what stands beside them, line by line. */
export function Facts({ facts }: FactsProps) {
	return (
		<dl>
			{facts.map(([label, text]) => (
				<div
					key={label}
					className="grid gap-x-4 gap-y-0.5 border-b border-line px-4.5 py-2.75 last:border-b-0 sm:grid-cols-[9rem_minmax(0,1fr)]"
				>
					<dt className="text-ink-3">{label}</dt>
					<dd className="wrap-anywhere whitespace-pre-line">{text}</dd>
				</div>
			))}
		</dl>
	)
}
