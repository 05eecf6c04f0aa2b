import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { duration, usd } from '#app/components/admin/charts/figures.ts'
import type { MonthImages } from '#core/images/image-stats.ts'
import { successRate, tellRate } from './success-rate.ts'

export function MonthCard({ month }: { month: MonthImages | undefined }) {
	return (
		<AdminCard title="Estatísticas do mês">
			{month ? <Figures {...month} /> : <p className="text-ink-2">Estatísticas indisponíveis no momento.</p>}
		</AdminCard>
	)
}

function Figures({ pictures, asked, averageTimeMs, costUsd }: MonthImages) {
	if (pictures === 0 && asked.total === 0) return <p className="text-ink-2">Nenhuma imagem gerada neste mês.</p>
	const figures = [
		['Imagens prontas', pictures.toLocaleString('pt-BR')],
		['Pedidos a provedores', asked.total.toLocaleString('pt-BR')],
		['Taxa de sucesso', tellRate(successRate(asked))],
		['Tempo médio', asked.successful > 0 ? duration(averageTimeMs) : '–'],
		['Custo com imagens', usd(costUsd)],
	] as const
	return (
		<>
			<dl className="-my-1.5 divide-y divide-line">
				{figures.map(([label, value]) => (
					<div key={label} className="flex justify-between gap-3 py-2.25">
						<dt className="text-ink-2">{label}</dt>
						<dd className="font-semibold">{value}</dd>
					</div>
				))}
			</dl>
			<p className="mt-3 text-fine text-ink-3">A taxa e o tempo são dos provedores; desenhos do site não contam.</p>
		</>
	)
}
