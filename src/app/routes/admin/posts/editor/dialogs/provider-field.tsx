import { Link } from 'react-router'
import { usd } from '#app/components/admin/charts/figures.ts'
import { useCan } from '#app/components/admin/shell-context.ts'
import { SelectField } from '#app/components/ui/select-field.tsx'
import type { PictureProvider } from '#core/images/list-picture-providers.ts'
import { findProvider, labelOf } from '#core/providers/provider-lists.ts'

type ProviderFieldProps = { providers: readonly PictureProvider[]; disabled: boolean }

/** Who is asked for the picture. Whoever cannot be asked is shown, with why and where that is changed. */
export function ProviderField({ providers, disabled }: ProviderFieldProps) {
	const mayChange = useCan('settings')
	const missing = providers.filter(({ cannot }) => cannot !== undefined)
	return (
		<div>
			<SelectField label="Provedor" name="provider" disabled={disabled}>
				<option value="auto">Automático</option>
				{providers.map((provider) => (
					<option key={provider.id} value={provider.id} disabled={provider.cannot !== undefined}>
						{labelOf(provider.id)} ({stateOf(provider)})
					</option>
				))}
			</SelectField>
			{missing.length > 0 && (
				<div className="mt-1.5 grid gap-1 text-fine text-ink-2">
					{missing.map((provider) => (
						<p key={provider.id}>{whyNot(provider)}</p>
					))}
					{missing.length === providers.length && <p>Sem nenhum deles, a imagem é um desenho do site.</p>}
					{mayChange && (
						<Link
							to="/admin/image-settings"
							target="_blank"
							className="inline-flex min-h-11 items-center font-semibold text-accent hover:underline drawer:min-h-7"
						>
							Configurações de imagem
						</Link>
					)}
				</div>
			)}
		</div>
	)
}

/** Of who sends a bill and whose price could not be read, only that. */
function stateOf({ cannot, isPaid, priceUsd }: PictureProvider): string {
	if (cannot) return cannot === 'no-key' ? 'sem chave' : 'desligado'
	if (priceUsd !== undefined) return usd(priceUsd)
	return isPaid ? 'pago' : 'grátis'
}

function whyNot({ id, cannot }: PictureProvider): string {
	if (cannot === 'switched-off') return `O ${labelOf(id)} está desligado nas configurações.`
	return `O ${labelOf(id)} não tem chave: ela vai em ${findProvider(id)?.needs?.key}, no ambiente do servidor.`
}
