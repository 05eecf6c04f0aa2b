import { History } from 'lucide-react'
import { Link } from 'react-router'
import { Icon } from '#app/components/ui/icon.tsx'
import type { CheckedWish } from '#core/generation/runs/check-wishes.ts'
import type { RunView } from '#core/generation/runs/find-run.ts'
import { Figure, Figures } from './figures.tsx'
import { RequestCard } from './request-card.tsx'
import { dollars, durationText, lastedSeconds } from './run-words.ts'

/** Beside a result: what was asked for, what it cost and took. */
export function ResultSide({ run, wishes }: { run: RunView; wishes: readonly CheckedWish[] }) {
	const seconds = lastedSeconds(run)
	const needed = run.steps.filter(({ unneeded }) => !unneeded)
	const done = needed.filter(({ status }) => status === 'completed').length
	return (
		<div className="grid min-w-0 gap-4">
			<RequestCard
				prompt={run.prompt}
				wishes={wishes}
				place={run.inBin ? 'na lixeira' : run.post && 'em Posts do Blog'}
			/>
			<Figures className="grid-cols-2">
				<Figure label="Custou" note={run.usage.calls === 0 ? 'o redator local não cobra' : undefined}>
					{dollars(run.usage.costUsd)}
				</Figure>
				<Figure label="Levou" note={`${done} de ${needed.length} passos`}>
					{seconds === undefined ? '–' : durationText(seconds)}
				</Figure>
			</Figures>
			<p>
				<Link
					to={`/admin/ai-generator/${run.id}`}
					className="inline-flex min-h-11 items-center gap-2.5 text-ink-2 hover:underline drawer:min-h-0"
				>
					<Icon of={History} size={17} />
					Ver os passos e o registro desta execução
				</Link>
			</p>
		</div>
	)
}
