import { RotateCw } from 'lucide-react'
import { AdminButton } from '#app/components/admin/admin-button.tsx'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { Badge } from '#app/components/ui/badge.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { momentOf } from '#lib/brasilia-time.ts'
import { RunResults } from './run-results.tsx'
import type { RunView } from './run-view.ts'
import { SchedulerForm } from './scheduler-form.tsx'
import { runLook, triggers } from './scheduler-words.ts'

type RunCardProps = { title: string; run: RunView | null; retrying: boolean }

/** What a run did, or is doing. */
export function RunCard({ title, run, retrying }: RunCardProps) {
	if (!run)
		return (
			<AdminCard title={title}>
				<p className="text-ink-2">Nenhuma execução ainda. Use “Executar agora” ou ligue a geração diária.</p>
			</AdminCard>
		)
	const { tone, words } = runLook(run)
	return (
		<AdminCard
			title={title}
			flush
			className="overflow-hidden"
			actions={
				<span role="status">
					<Badge tone={tone} dot>
						{words}
					</Badge>
				</span>
			}
		>
			<div className="grid gap-1 px-4.5 py-3.5">
				{run.message && <p className="font-medium">{run.message}</p>}
				<p className="text-fine text-ink-3">
					{triggers[run.trigger]}, {momentOf(new Date(run.startedAt))}
				</p>
			</div>
			{run.items.length > 0 && <RunResults run={run} />}
			{run.state !== 'running' && <Summary run={run} retrying={retrying} />}
		</AdminCard>
	)
}

function Summary({ run: { id, items, summary }, retrying }: { run: RunView; retrying: boolean }) {
	const made = items.filter(({ status }) => status === 'success')
	return (
		<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 border-t border-line px-4.5 py-3.5">
			<dl className="flex flex-wrap gap-x-4 gap-y-1 text-fine" aria-label="Resumo da execução">
				<Fact label="Total" value={summary.success} strong />
				{made.map(({ category }) => (
					<Fact key={category} label={category} value={1} />
				))}
				{summary.skipped > 0 && <Fact label="Ignoradas" value={summary.skipped} />}
				{summary.cancelled > 0 && <Fact label="Cancelados" value={summary.cancelled} />}
				{summary.error > 0 && <Fact label="Com erro" value={summary.error} />}
			</dl>
			{summary.error > 0 && (
				<SchedulerForm>
					<input type="hidden" name="intent" value="retry" />
					<input type="hidden" name="runId" value={id} />
					<AdminButton type="submit" size="small" busy={retrying} icon={<Icon of={RotateCw} size={15} />}>
						Tentar de novo
					</AdminButton>
				</SchedulerForm>
			)}
		</div>
	)
}

function Fact({ label, value, strong = false }: { label: string; value: number; strong?: boolean }) {
	return (
		<div className={strong ? 'flex gap-1.5 font-semibold' : 'flex gap-1.5 text-ink-2'}>
			<dt>{label}:</dt>
			<dd>{value}</dd>
		</div>
	)
}
