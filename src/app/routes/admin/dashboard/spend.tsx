import { ProgressBar, type ProgressTone } from '#app/components/admin/progress-bar.tsx'
import type { ProviderSpend } from '#core/generation/costs/month-spend.ts'
import { labelOf } from '#core/providers/provider-lists.ts'
import type { Block } from './block.ts'
import { BlockCard } from './block-card.tsx'

export function Spend({ block }: { block: Block<ProviderSpend[]> }) {
	return (
		<BlockCard title="Gasto do mês" block={block}>
			{(providers) => (
				<ul className="divide-y divide-line">
					{providers.map((provider) => (
						<li key={provider.provider} className="px-4.5 py-4">
							<Provider {...provider} />
						</li>
					))}
				</ul>
			)}
		</BlockCard>
	)
}

function Provider({ provider, spentUsd, limitUsd }: ProviderSpend) {
	const { tone, warning } = judge(spentUsd, limitUsd)
	return (
		<>
			<p className="mb-2 flex flex-wrap justify-between gap-x-3">
				<span className="font-medium">{labelOf(provider)}</span>
				<span className="text-ink-2">
					US$ {amount(spentUsd, 3)} de {amount(limitUsd, 2)}
				</span>
			</p>
			<ProgressBar label={`Gasto com ${labelOf(provider)} neste mês`} value={spentUsd} max={limitUsd} tone={tone} />
			{warning && (
				<p className={`mt-2 text-fine font-medium ${tone === 'err' ? 'text-err' : 'text-warn'}`}>{warning}</p>
			)}
		</>
	)
}

function judge(spent: number, limit: number): { tone: ProgressTone; warning?: string } {
	if (spent > 0 && spent >= limit) return { tone: 'err', warning: 'Limite do mês atingido.' }
	if (spent > 0 && spent >= limit * 0.8) return { tone: 'warn', warning: 'Perto do limite do mês.' }
	return { tone: 'usual' }
}

function amount(usd: number, digits: number): string {
	return usd.toLocaleString('pt-BR', { minimumFractionDigits: digits, maximumFractionDigits: digits })
}
