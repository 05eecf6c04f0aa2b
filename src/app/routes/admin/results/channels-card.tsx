import { AdminCard } from '#app/components/admin/admin-card.tsx'
import type { Channel } from '#core/measurement/channel.ts'
import type { Results } from '#core/measurement/read-results.ts'
import { count, share } from './figures.ts'

const names: Record<Channel, string> = {
	search: 'Busca',
	direct: 'Direto ou desconhecido',
	social: 'Redes e grupos',
	ads: 'Anúncios',
	mail: 'Boletim e e-mail',
	other: 'Outros sites',
}

export function ChannelsCard({ channels, views }: { channels: Results['channels']; views: number }) {
	return (
		<AdminCard title="De onde vieram" flush>
			{channels.length === 0 && <p className="p-4.5 text-ink-2">Nenhuma visita contada neste período.</p>}
			<ul>
				{channels.map(({ channel, views: part }) => (
					<li key={channel} className="border-b border-line px-4.5 py-3 last:border-b-0">
						<p className="flex justify-between gap-3">
							<span className="font-medium">{names[channel]}</span>
							<span className="whitespace-nowrap text-ink-2">
								{count(part)} · {share(part, views)}
							</span>
						</p>
						<div aria-hidden="true" className="mt-2 h-1.5 overflow-hidden rounded-full bg-hover">
							<div className="h-full rounded-full bg-chart-1" style={{ width: `${(100 * part) / views}%` }} />
						</div>
					</li>
				))}
			</ul>
		</AdminCard>
	)
}
