import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { DraftText } from './draft-field.tsx'

const pages = [
	{ to: '/politica-de-privacidade', label: 'Política de privacidade' },
	{ to: '/termos-de-servico', label: 'Termos de serviço' },
	{ to: '/transparencia', label: 'Transparência' },
]

export function PrivacyTab() {
	return (
		<AdminCard title="Contato de privacidade">
			<div className="grid gap-4 @min-[36rem]:grid-cols-2">
				<DraftText of="privacyContact.name" label="Encarregada ou encarregado" maxLength={80} />
				<DraftText of="privacyContact.email" type="email" label="E-mail de privacidade" maxLength={200} />
			</div>
			<p className="mt-4 text-ink-2">
				As páginas legais usam os dados desta tela. Leia cada uma depois de salvar:{' '}
				{pages.map(({ to, label }, index) => (
					<span key={to}>
						{index > 0 && ', '}
						<a href={to} target="_blank" rel="noreferrer" className="font-semibold underline underline-offset-3">
							{label}
						</a>
					</span>
				))}
				.
			</p>
		</AdminCard>
	)
}
