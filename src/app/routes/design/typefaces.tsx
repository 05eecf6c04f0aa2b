import { Section } from './section.tsx'

const steps = [
	{ name: 'display', look: 'font-heading font-heavy text-display', sample: 'Vê de longe' },
	{ name: 'h1', look: 'font-heading font-heavy text-h1', sample: 'Bati o carro. E agora?' },
	{ name: 'h2', look: 'font-heading font-heavy text-h2', sample: 'Antes de assinar, pergunte' },
	{ name: 'h3', look: 'font-heading font-heavy text-h3', sample: 'Indenização, franquia e vistoria' },
	{ name: 'figure', look: 'font-heading font-heavy text-figure', sample: '14+ 1500+ 40+ 5.0' },
	{ name: 'lead', look: 'text-lead', sample: 'Comparamos mais de 40 seguradoras para achar a apólice certa.' },
	{ name: 'body', look: 'text-body', sample: 'Você decide. Nós cuidamos da vistoria, da papelada e dos prazos.' },
	{ name: 'small', look: 'text-small text-ink-2', sample: 'Segunda - Sexta: 08 - 12 e das 14 as 18' },
	{ name: 'ui (painel)', look: 'text-ui tabular-nums', sample: 'Publicado em 11/11/2026 · US$ 0,0042' },
	{ name: 'mono', look: 'font-mono text-fine', sample: '14:31:38 validar HTML 92, YMYL 76' },
] as const

export function Typefaces() {
	return (
		<Section title="Tipos">
			<ul>
				{steps.map(({ name, look, sample }) => (
					<li key={name} className="grid items-baseline border-b border-line py-2.25 md:grid-cols-[9.375rem_1fr]">
						<code className="font-mono text-fine text-ink-3">{name}</code>
						<span className={look}>{sample}</span>
					</li>
				))}
			</ul>
		</Section>
	)
}
