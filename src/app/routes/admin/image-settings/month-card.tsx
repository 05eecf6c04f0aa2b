import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { decimal, duration, usd } from '#app/components/admin/charts/figures.ts'
import type { MonthImages } from '#core/images/image-stats.ts'

export function MonthCard({ month }: { month: MonthImages | undefined }) {
	return (
		<AdminCard title="Estatísticas do mês">
			{month ? <Figures {...month} /> : <p className="text-ink-2">Estatísticas indisponíveis no momento.</p>}
		</AdminCard>
	)
}

function Figures({ total, successful, costUsd, averageTimeMs }: MonthImages) {
	if (total === 0) return <p className="text-ink-2">Nenhuma imagem gerada neste mês.</p>
	const figures = [
		['Gerações', total.toLocaleString('pt-BR')],
		['Taxa de sucesso', `${decimal((successful / total) * 100, 1)}%`],
		['Tempo médio', successful > 0 ? duration(averageTimeMs) : '–'],
		['Custo com imagens', usd(costUsd)],
	] as const
	return (
		<dl className="-my-1.5 divide-y divide-line">
			{figures.map(([label, value]) => (
				<div key={label} className="flex justify-between gap-3 py-2.25">
					<dt className="text-ink-2">{label}</dt>
					<dd className="font-semibold">{value}</dd>
				</div>
			))}
		</dl>
	)
}
