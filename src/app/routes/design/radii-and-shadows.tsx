import { Section } from './section.tsx'

const samples = [
	['6 · hairline', 'rounded-badge shadow-hairline'],
	['10 · hairline', 'rounded-control shadow-hairline'],
	['16 · raised', 'rounded-card shadow-raised'],
	['24 · floating', 'rounded-panel shadow-floating'],
] as const

export function RadiiAndShadows() {
	return (
		<Section title="Raios e sombras">
			<ul className="flex flex-wrap gap-6">
				{samples.map(([name, look]) => (
					<li
						key={name}
						className={`grid h-21 w-37.5 place-items-center bg-white font-mono text-fine text-ink-3 ${look}`}
					>
						{name}
					</li>
				))}
			</ul>
		</Section>
	)
}
