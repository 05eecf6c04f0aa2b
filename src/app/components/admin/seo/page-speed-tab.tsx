import { Gauge } from 'lucide-react'
import { Badge, type BadgeTone } from '#app/components/ui/badge.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { ScoreRing } from '#app/components/ui/score-ring.tsx'
import type { PageSpeed } from '#core/seo/page-speed.ts'
import { AdminButton } from '../admin-button.tsx'
import { AlertBox } from '../alert-box.tsx'
import { gradeVital, type VitalName, vitals } from './vitals.ts'

export type PageSpeedState =
	| { state: 'idle' }
	| { state: 'running' }
	| { state: 'failed'; message: string }
	| { state: 'done'; result: PageSpeed }

type PageSpeedTabProps = { state: PageSpeedState; onMeasure: () => void }

const categories = [
	['performance', 'Desempenho'],
	['accessibility', 'Acessibilidade'],
	['bestPractices', 'Práticas recomendadas'],
	['seo', 'SEO'],
] as const

/** How the published page fares with phones, as the search engine measures it. */
export function PageSpeedTab({ state, onMeasure }: PageSpeedTabProps) {
	return (
		<div className="grid gap-5">
			<div>
				<AdminButton
					onClick={onMeasure}
					busy={state.state === 'running'}
					busyLabel="Analisando…"
					icon={<Icon of={Gauge} size={16} />}
				>
					{state.state === 'done' ? 'Analisar de novo' : 'Analisar página'}
				</AdminButton>
			</div>
			<div aria-live="polite">
				{state.state === 'idle' && <p className="text-ink-2">A análise leva até dois minutos.</p>}
				{state.state === 'failed' && <AlertBox tone="err">{state.message}</AlertBox>}
				{state.state === 'done' && <Result result={state.result} />}
			</div>
		</div>
	)
}

function Result({ result: { scores, coreWebVitals, measured, source } }: { result: PageSpeed }) {
	return (
		<div className="grid gap-5">
			<ul className="flex flex-wrap gap-x-8 gap-y-4">
				{categories.map(([name, label]) => (
					<li key={name} className="grid w-32 justify-items-center gap-2 text-center text-ink-2">
						{scores[name] === null ? (
							<span className="grid size-23 place-items-center">sem nota</span>
						) : (
							<ScoreRing score={scores[name]} />
						)}
						{label}
					</li>
				))}
			</ul>
			<dl className="grid gap-px sm:grid-cols-2 lg:grid-cols-3 overflow-hidden rounded-card border border-line bg-line">
				{(Object.keys(vitals) as VitalName[]).map((name) => (
					<Vital key={name} name={name} value={coreWebVitals[name]} />
				))}
			</dl>
			<p className="text-fine text-ink-3">
				{measured === 'field'
					? 'Medidas de visitantes reais dos últimos 28 dias'
					: 'Medidas de laboratório, em um celular simulado'}
				{source === 'lighthouse' ? ', pelo Lighthouse deste servidor.' : ', pelo PageSpeed Insights.'} INP só existe com
				visitantes reais.
			</p>
		</div>
	)
}

const tones: Record<'good' | 'middling' | 'poor', { tone: BadgeTone; word: string }> = {
	good: { tone: 'ok', word: 'bom' },
	middling: { tone: 'warn', word: 'a melhorar' },
	poor: { tone: 'err', word: 'ruim' },
}

function Vital({ name, value }: { name: VitalName; value: number | null }) {
	const { label, format } = vitals[name]
	const grade = value === null ? undefined : gradeVital(name, value)
	return (
		<div className="bg-panel px-4 py-3">
			<dt className="text-fine text-ink-3">{label}</dt>
			<dd className="mt-0.5 flex items-center gap-2.5 font-semibold tabular-nums">
				{value === null ? <span className="font-normal text-ink-3">sem dados</span> : format(value)}
				{grade && (
					<Badge tone={tones[grade].tone} dot>
						{tones[grade].word}
					</Badge>
				)}
			</dd>
		</div>
	)
}
