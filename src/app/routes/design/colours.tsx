import { contrastLabel } from '#lib/contrast.ts'
import { pairs, swatches } from './palette-samples.ts'
import { Section } from './section.tsx'

export function Colours() {
	return (
		<Section title="Cores">
			<ul className="grid grid-cols-2 gap-2.5 md:grid-cols-4 lg:grid-cols-8">
				{swatches.map(({ name, colour, text }) => (
					<li key={name} className="text-fine leading-[1.35]">
						<div
							className="flex h-18 items-end justify-between rounded-[10px] px-3 py-2.5 font-semibold inset-ring inset-ring-navy-900/8"
							style={{ backgroundColor: colour, color: text }}
						>
							<span className="font-heading text-[1.375rem] leading-none font-heavy">Aa</span>
							{contrastLabel(colour, text)}:1
						</div>
						<p className="mt-1.5 font-semibold">{name}</p>
						<code className="font-mono text-ink-3">{colour}</code>
					</li>
				))}
			</ul>
			<ul className="mt-5.5 grid gap-2 md:grid-cols-2 lg:grid-cols-4">
				{pairs.map(({ name, text, surface, graphic }) => (
					<li
						key={name}
						className="flex justify-between rounded-control px-3 py-2.25 text-label font-medium inset-ring inset-ring-navy-900/10"
						style={
							graphic
								? { backgroundColor: surface, boxShadow: `inset 0 0 0 1.5px ${text}` }
								: { backgroundColor: surface, color: text }
						}
					>
						{name}
						<b>{contrastLabel(text, surface)}</b>
					</li>
				))}
			</ul>
		</Section>
	)
}
