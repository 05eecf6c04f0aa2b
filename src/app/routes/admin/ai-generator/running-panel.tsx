import { BeamPanel } from '#app/components/admin/beam-panel.tsx'
import { nextStep, type RunStep } from '#core/generation/runs/run-steps.ts'
import { stepsDone } from '#core/generation/runs/steps-done.ts'
import { clockText, doingWords, stateWords } from './run-words.ts'
import { useElapsed } from './use-elapsed.ts'

type RunningPanelProps = {
	steps: readonly RunStep[]
	state: 'queued' | 'running'
	cancelling: boolean
	startedAt: string | null
	/** The server's clock when the page was made. */
	loadedAt: string
}

/** The one thing that is going on, with the beam on it. */
export function RunningPanel({ steps, state, cancelling, startedAt, loadedAt }: RunningPanelProps) {
	const seconds = useElapsed(startedAt, loadedAt)
	const step = nextStep(steps)
	const part = step?.parts?.find(({ status }) => status === 'running')
	const doing = state === 'queued' ? stateWords.queued.label : step ? doingWords[step.id] : 'Concluindo'
	const title = cancelling ? 'Cancelando' : doing
	const { done, known } = stepsDone(steps)
	return (
		<BeamPanel label="Execução em andamento">
			<div className="relative flex items-start justify-between gap-5">
				<div className="min-w-0">
					<h2 className="text-[1.5rem] leading-tight">{title}</h2>
					<p role="status" className="sr-only">
						{title}
					</p>
					<p className="mt-1 text-navy-200">
						Passo {Math.min(done + 1, known)} de {known}
						{part && `: ${part.name}`}. Pode fechar esta aba, o trabalho continua no servidor.
					</p>
				</div>
				<span role="timer" aria-label="Tempo decorrido" className="font-mono text-[1.25rem] leading-tight font-medium">
					{clockText(seconds)}
				</span>
			</div>
			<div
				role="progressbar"
				aria-label="Andamento do pipeline"
				aria-valuenow={done}
				aria-valuemin={0}
				aria-valuemax={known}
				aria-valuetext={`${done} de ${known} passos feitos`}
				className="relative mt-4 h-2 overflow-hidden rounded-full bg-white/16"
			>
				<div
					className="h-full rounded-full bg-amber-400 transition-[width]"
					style={{ width: `${(100 * done) / known}%` }}
				/>
			</div>
		</BeamPanel>
	)
}
