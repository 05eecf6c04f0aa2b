import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { usd } from '#app/components/admin/charts/figures.ts'
import type { PicturePrices } from '#core/generation/costs/picture-prices.ts'
import { labelOf } from '#core/providers/provider-lists.ts'
import { estimate, estimateMonthlyCost, paidPictures } from '#core/settings/estimate-monthly-cost.ts'
import { type ImageSettings, limitName } from '#core/settings/image-settings.ts'

type EstimateCardProps = {
	settings: ImageSettings
	/** Nothing where the price table could not be read. */
	prices: PicturePrices | undefined
	withoutKey: readonly string[]
}

/** Follows the form as it is changed. */
export function EstimateCard({ settings, prices, withoutKey }: EstimateCardProps) {
	return (
		<AdminCard title="Custo mensal estimado">
			{prices ? (
				<Estimate settings={settings} prices={prices} withoutKey={withoutKey} />
			) : (
				<p className="text-ink-2">Preços indisponíveis.</p>
			)}
		</AdminCard>
	)
}

type EstimateProps = { settings: ImageSettings; prices: PicturePrices; withoutKey: readonly string[] }

function Estimate({ settings, prices, withoutKey }: EstimateProps) {
	return (
		<>
			<output
				aria-label="Custo mensal estimado"
				className="block font-heading text-counter font-heavy whitespace-nowrap normal-nums"
			>
				{usd(estimateMonthlyCost(settings, prices))}
			</output>
			<p className="mt-1 text-fine text-ink-3">{explain({ settings, prices, withoutKey })}</p>
		</>
	)
}

function explain({ settings, prices, withoutKey }: EstimateProps): string {
	const base = `Referência de ${usd(estimate.baseUsd, 2)} para os textos`
	const paid = paidPictures(settings, prices)
	if (!paid) return `${base}. Nenhuma imagem paga.`
	const name = labelOf(paid.provider)
	const images = `${paid.count} imagens do ${name} a ${usd(paid.perImageUsd)} cada, pela tabela de preços`
	const why = `${estimate.articlesPerMonth} artigos por mês${paid.provider === settings.primary ? '' : `, ${estimate.fallbackShare * 100}% deles com o fallback`}`
	const told = `${base}, mais ${images} (${why}).`
	if (withoutKey.includes(paid.provider)) return `${told} Sem a chave do ${name}, ele não é chamado e não custa nada.`
	if (paid.withinLimit === paid.count) return told
	const limit = `O limite de ${usd(settings[limitName(paid.provider)], 2)} paga no máximo ${paid.withinLimit}`
	return `${told} ${limit}: depois dele, o ${name} não é chamado até o mês seguinte.`
}
