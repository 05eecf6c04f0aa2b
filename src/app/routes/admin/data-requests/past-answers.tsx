import { AdminCard } from '#app/components/admin/admin-card.tsx'
import type { DataRequestOutcome } from '#db/schema/data-requests.ts'
import { OutcomeBadge } from './outcome-badge.tsx'

export type ShownPast = {
	outcome: DataRequestOutcome
	answer: string
	answered: string
	reopened: string
	reason: string
}

/** What was answered before the request was taken up again, newest first. */
export function PastAnswers({ answers }: { answers: readonly ShownPast[] }) {
	if (answers.length === 0) return null
	return (
		<AdminCard title={answers.length === 1 ? 'Resposta anterior' : 'Respostas anteriores'} flush>
			<ul className="divide-y divide-line">
				{answers.map(({ outcome, answer, answered, reopened, reason }) => (
					<li key={reopened} className="px-4.5 py-3.5">
						<OutcomeBadge outcome={outcome} />
						<p className="mt-2 wrap-anywhere whitespace-pre-line">{answer}</p>
						<p className="mt-2 text-fine wrap-anywhere text-ink-2">
							{answered}. {reopened}: {reason}
						</p>
					</li>
				))}
			</ul>
		</AdminCard>
	)
}
