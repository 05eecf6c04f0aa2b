import { Check, Minus, X } from 'lucide-react'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import type { RunStep } from '#core/generation/runs/run-steps.ts'
import { classNames } from '#lib/class-names.ts'

const words: Record<RunStep['status'], string> = {
	pending: 'Pendente',
	running: 'Em execução',
	completed: 'Concluído',
	error: 'Erro',
}

const wordLooks: Record<RunStep['status'], string> = {
	pending: 'text-ink-3',
	running: 'font-semibold text-warn',
	completed: 'text-ok',
	error: 'font-semibold text-err',
}

const dotLooks: Record<RunStep['status'], string> = {
	pending: 'bg-panel inset-ring-2 inset-ring-line',
	running: 'bg-panel inset-ring-2 inset-ring-lamp',
	completed: 'bg-teal-600 text-white',
	error: 'bg-red-600 text-white',
}

type StepListProps = {
	steps: readonly RunStep[]
	/** Nothing more will come of it: what was not begun never will be. */
	over?: boolean
}

/** Each step, how it stands, and what came of it. */
export function StepList({ steps, over = false }: StepListProps) {
	return (
		<AdminCard title="Status do pipeline" flush>
			<ol className="px-5 pt-2 pb-3.5">
				{steps.map((step) => (
					<Step key={step.id} step={step} word={wordOf(step, over)} />
				))}
			</ol>
		</AdminCard>
	)
}

function wordOf({ status, unneeded }: RunStep, over: boolean): string {
	if (unneeded) return 'Não foi preciso'
	return over && status === 'pending' ? 'Não feito' : words[status]
}

function Step({ step: { name, status, message, parts = [], unneeded }, word }: { step: RunStep; word: string }) {
	const over = parts.filter((part) => part.status === 'completed' || part.status === 'error').length
	return (
		<li
			className={classNames(
				'relative grid grid-cols-[1.75rem_minmax(0,1fr)_auto] gap-x-3.5 py-2.75 not-last:after:absolute not-last:after:top-10 not-last:after:-bottom-2.5 not-last:after:left-3.25 not-last:after:w-0.5',
				status === 'completed' ? 'after:bg-teal-600' : 'after:bg-line',
			)}
		>
			<span
				className={classNames(
					'z-1 grid size-7 place-items-center rounded-full',
					unneeded ? 'bg-paper-3 text-ink-3' : dotLooks[status],
				)}
			>
				{status === 'completed' && <Icon of={unneeded ? Minus : Check} size={15} />}
				{status === 'error' && <Icon of={X} size={15} />}
				{status === 'running' && <span className="size-3 rounded-full bg-lamp" />}
			</span>
			<div className="min-w-0">
				<p className={classNames('leading-7 font-semibold', status === 'pending' && 'text-ink-2')}>{name}</p>
				{message && <p className="wrap-anywhere text-ink-2">{message}</p>}
				{parts.length > 0 && <Parts parts={parts} />}
				{status === 'running' && parts.length > 0 && (
					<div
						role="progressbar"
						aria-label={`Andamento: ${name}`}
						aria-valuenow={over}
						aria-valuemin={0}
						aria-valuemax={parts.length}
						aria-valuetext={`${over} de ${parts.length}`}
						className="mt-2 h-1.5 max-w-105 overflow-hidden rounded-full bg-paper-3"
					>
						<div
							className="h-full rounded-full bg-lamp transition-[width]"
							style={{ width: `${(100 * over) / parts.length}%` }}
						/>
					</div>
				)}
			</div>
			<span
				className={classNames(
					'text-field-hint leading-7 whitespace-nowrap',
					unneeded ? 'text-ink-3' : wordLooks[status],
				)}
			>
				{word}
			</span>
		</li>
	)
}

const partWords: Record<RunStep['status'], string> = {
	pending: 'a fazer',
	running: 'agora',
	completed: 'feito',
	error: 'sem resultado',
}

/** What the step consists of, each with how it went. */
function Parts({ parts }: { parts: NonNullable<RunStep['parts']> }) {
	return (
		<ul className="mt-1 grid gap-0.5 text-field-hint">
			{parts.map(({ id, name, status, message }) => (
				<li key={id} className="flex flex-wrap gap-x-2">
					<span className="font-semibold text-ink-2">{name}</span>
					<span className={wordLooks[status]}>{partWords[status]}</span>
					{message && <span className="min-w-0 wrap-anywhere text-ink-3">{message}</span>}
				</li>
			))}
		</ul>
	)
}
