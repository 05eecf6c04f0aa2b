import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { type Network, networks } from '#core/identity/site.ts'
import { DraftText } from './draft-field.tsx'

const networkNames: Record<Network, string> = { instagram: 'Instagram', facebook: 'Facebook', linkedin: 'LinkedIn' }

export function LinksCard() {
	return (
		<AdminCard title="Redes e avaliações">
			<div className="grid gap-4 @min-[36rem]:grid-cols-2">
				{networks.map((network) => (
					<DraftText
						key={network}
						of={`socials.${network}`}
						type="url"
						label={networkNames[network]}
						aside="opcional"
						maxLength={500}
						placeholder="https://"
					/>
				))}
				<DraftText
					of="reviewsUrl"
					type="url"
					label="Página de avaliações"
					aside="opcional"
					maxLength={500}
					placeholder="https://"
					hint="Onde qualquer pessoa lê o que os clientes escreveram. Sem ela, a nota não aparece."
				/>
			</div>
		</AdminCard>
	)
}
