import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { usd } from '#app/components/admin/charts/figures.ts'
import { estimate, estimateMonthlyCost, paidPictures } from '#core/settings/estimate-monthly-cost.ts'
import type { ImageSettings } from '#core/settings/image-settings.ts'

/** Follows the form as it is changed. */
export function EstimateCard({ settings }: { settings: ImageSettings }) {
	return (
		<AdminCard title="Custo mensal estimado">
			<output
				aria-label="Custo mensal estimado"
				className="block font-heading text-counter font-heavy whitespace-nowrap normal-nums"
			>
				{usd(estimateMonthlyCost(settings))}
			</output>
			<p className="mt-1 text-fine text-ink-3">{explain(settings)} O gasto real segue os preços por modelo.</p>
		</AdminCard>
	)
}

function explain(settings: ImageSettings): string {
	const base = `Base de ${usd(estimate.baseUsd, 2)} com textos`
	const paid = paidPictures(settings)
	if (!paid) return `${base}. Nenhuma imagem paga.`
	const images = `${estimate.articlesPerMonth} artigos por mês, com uma imagem de ${usd(paid.perImageUsd)} cada`
	return paid.share === 1 ? `${base}, mais ${images}.` : `${base}, mais ${paid.share * 100}% do custo de ${images}.`
}
