import { AdminCard } from '#app/components/admin/admin-card.tsx'
import type { TodayStatistics } from '#core/generation/scheduler/today-statistics.ts'

/** How many articles machines wrote today. */
export function TodayCard({ today: { total, byCategory } }: { today: TodayStatistics }) {
	return (
		<AdminCard title="Estatísticas de hoje" flush>
			<div className="px-4.5 py-4">
				<p className="font-heading text-counter font-heavy normal-nums">{total}</p>
				<p className="text-ink-2">{total === 1 ? 'artigo gerado hoje' : 'artigos gerados hoje'}</p>
			</div>
			{byCategory.length > 0 && (
				<dl className="divide-y divide-line border-t border-line">
					{byCategory.map(({ category, count }) => (
						<div key={category} className="flex justify-between gap-4 px-4.5 py-2.25">
							<dt className="min-w-0 wrap-anywhere text-ink-2">{category}</dt>
							<dd className="font-semibold tabular-nums">{count}</dd>
						</div>
					))}
				</dl>
			)}
			<p className="border-t border-line px-4.5 py-2.5 text-fine text-ink-3">
				O dia segue o horário UTC: vira às 21h em Brasília.
			</p>
		</AdminCard>
	)
}
