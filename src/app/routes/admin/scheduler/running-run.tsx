import { CircleStop } from 'lucide-react'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { BeamPanel } from '#app/components/admin/beam-panel.tsx'
import { StatsStrip } from '#app/components/admin/stats-strip.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { rangeOf } from '#core/generation/runs/past-range.ts'
import { SCHEDULED } from '#core/generation/scheduler/month-room.ts'
import type { WritingCosts } from '../ai-generator/expected.ts'
import { costRangeOf } from '../ai-generator/expected.ts'
import { clockText, costRangeText, doingWords, dollars, timeRangeText } from '../ai-generator/run-words.ts'
import { useElapsed } from '../ai-generator/use-elapsed.ts'
import type { RunView, RunViewItem } from './run-view.ts'
import { SchedulerForm } from './scheduler-form.tsx'
import { isToReview } from './verdict-of-item.ts'

type RunningRunProps = { run: RunView; costs: WritingCosts; cancelling: boolean; loadedAt: string }

/** The run that is under way: one segment per article, what it has cost, what is left. */
export function RunningRun({ run, costs, cancelling, loadedAt }: RunningRunProps) {
	return (
		<>
			<Panel run={run} cancelling={cancelling} loadedAt={loadedAt} />
			<StatsStrip stats={figuresOf(run.items, costs)} figure="state" />
		</>
	)
}

const segments: Record<RunViewItem['status'], string> = {
	success: 'bg-teal-300',
	skipped: 'bg-white/40',
	cancelled: 'bg-white/40',
	error: 'bg-red-600',
	writing: 'bg-white/16',
	waiting: 'bg-white/16',
}

function Panel({ run: { id, items, startedAt }, cancelling, loadedAt }: Omit<RunningRunProps, 'costs'>) {
	const seconds = useElapsed(startedAt, loadedAt)
	const at = items.findIndex(({ status }) => status === 'writing')
	const writing = items[at]
	const isStopping = cancelling || writing?.cancelling === true
	const title = isStopping ? 'Cancelando o que falta' : `Escrevendo o artigo ${Math.max(0, at) + 1} de ${items.length}`
	const done = items.filter((item) => !isLeft(item)).length
	return (
		<BeamPanel label="Execução em andamento">
			<div className="relative flex flex-wrap items-start justify-between gap-x-5 gap-y-3">
				<div className="min-w-0 flex-1 basis-60">
					<h2 className="text-[1.5rem] leading-tight">{title}</h2>
					<p role="status" className="sr-only">
						{title}
					</p>
					<p className="mt-1 text-navy-200">
						{writing && `${writing.category}: ${writing.now ? doingWords[writing.now.step] : 'Na fila do pipeline'}. `}
						Pode fechar esta aba, o trabalho continua no servidor.
					</p>
				</div>
				<div className="flex items-center gap-4">
					<span
						role="timer"
						aria-label="Tempo decorrido"
						className="font-mono text-[1.25rem] leading-tight font-medium"
					>
						{clockText(seconds)}
					</span>
					<SchedulerForm>
						<input type="hidden" name="intent" value="cancel" />
						<input type="hidden" name="runId" value={id} />
						<AdminButton
							type="submit"
							tone="quiet"
							disabled={isStopping}
							className="bg-white/10 text-white! inset-ring inset-ring-white/30 hover:bg-white/20"
							icon={<Icon of={CircleStop} size={16} />}
						>
							Cancelar o que falta
						</AdminButton>
					</SchedulerForm>
				</div>
			</div>
			<div
				role="progressbar"
				aria-label="Artigos desta execução"
				aria-valuenow={done}
				aria-valuemin={0}
				aria-valuemax={items.length}
				aria-valuetext={`${done} de ${items.length} artigos`}
				className="relative mt-4 flex gap-1.5"
			>
				{items.map(({ categoryId, status, now }) => (
					<span key={categoryId} className={`h-2 flex-1 overflow-hidden rounded-full ${segments[status]}`}>
						{status === 'writing' && (
							<span
								className="block h-full min-w-2 rounded-full bg-amber-400 transition-[width]"
								style={{ width: `${now ? (100 * now.done) / now.known : 0}%` }}
							/>
						)}
					</span>
				))}
			</div>
		</BeamPanel>
	)
}

function isLeft({ status }: RunViewItem): boolean {
	return status === 'waiting' || status === 'writing'
}

function figuresOf(items: readonly RunViewItem[], costs: WritingCosts) {
	const left = items.filter(isLeft).length
	const ready = items.filter(({ status }) => status === 'success').length
	const toReview = items.filter(isToReview).length
	const spent = items.reduce((sum, { costUsd }) => sum + costUsd, 0)
	const each = costRangeOf(costs, SCHEDULED)
	const time = rangeOf(costs.past, SCHEDULED, 'seconds')
	return [
		{ label: 'Prontos', value: `${ready} de ${items.length}` },
		{ label: 'Para rever', value: toReview > 0 ? <span className="text-warn">{toReview}</span> : 0 },
		{ label: 'Gasto até aqui', value: dollars(spent) },
		{
			label: 'Estimado ao todo',
			value: costRangeText({ from: spent + left * each.from, to: spent + left * each.to }),
			note: costs.prices.length === 0 ? 'o redator local não cobra' : undefined,
		},
		{
			label: 'Tempo restante',
			value: time ? timeRangeText({ from: (left - 1) * time.from, to: left * time.to }) : 'sem medida',
			note: time ? `pelas últimas ${time.runs} execuções` : 'ainda há poucas execuções assim',
		},
	]
}
