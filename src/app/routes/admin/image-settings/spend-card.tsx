import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { decimal, usd } from '#app/components/admin/charts/figures.ts'
import { ProgressBar } from '#app/components/admin/progress-bar.tsx'
import type { ProviderSpend } from '#core/generation/costs/month-spend.ts'
import { labelOf } from '#core/providers/provider-lists.ts'
import { type ImageSettings, limitName } from '#core/settings/image-settings.ts'
import { classNames } from '#lib/class-names.ts'
import { judgeSpend } from './judge-spend.ts'

type SpendCardProps = {
	spend: ProviderSpend[] | undefined
	/** As typed: the bars follow the form. */
	limits: ImageSettings
}

export function SpendCard({ spend, limits }: SpendCardProps) {
	return (
		<AdminCard title="Gasto do mês" flush>
			{spend ? (
				<ul className="divide-y divide-line">
					{spend.map(({ provider, spentUsd }) => (
						<li key={provider} className="px-4.5 py-4">
							<Provider name={labelOf(provider)} spentUsd={spentUsd} limitUsd={limits[limitName(provider)]} />
						</li>
					))}
				</ul>
			) : (
				<p className="px-4.5 py-4 font-medium text-err">Não foi possível carregar o gasto do mês.</p>
			)}
		</AdminCard>
	)
}

function Provider({ name, spentUsd, limitUsd }: { name: string; spentUsd: number; limitUsd: number }) {
	const { tone, words } = judgeSpend(spentUsd, limitUsd)
	return (
		<>
			<p className="mb-2 flex flex-wrap justify-between gap-x-3">
				<span className="font-medium">{name}</span>
				<span className="text-ink-2">
					{usd(spentUsd)} de {decimal(limitUsd, 2)}
				</span>
			</p>
			<ProgressBar
				label={`Gasto com ${name} neste mês`}
				value={tone === 'err' ? 1 : spentUsd}
				max={tone === 'err' ? 1 : limitUsd}
				tone={tone}
			/>
			<p
				className={classNames(
					'mt-2 text-fine',
					tone === 'err' && 'font-medium text-err',
					tone === 'warn' && 'font-medium text-warn',
					tone === 'usual' && 'text-ink-3',
				)}
			>
				{words}
			</p>
		</>
	)
}
