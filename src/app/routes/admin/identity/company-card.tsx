import { Check } from 'lucide-react'
import { AdminCard } from '#app/components/admin/admin-card.tsx'
import { Icon } from '#app/components/ui/icon.tsx'
import { isCnpj } from '#core/identity/cnpj.ts'
import { DraftArea, DraftText } from './draft-field.tsx'
import { useDraft } from './use-identity-draft.ts'

/** Who the brokerage is by its papers. */
export function CompanyCard() {
	const { draft } = useDraft()
	return (
		<AdminCard title="Corretora">
			<div className="grid gap-4 @min-[36rem]:grid-cols-2">
				<DraftText of="name" label="Nome público" maxLength={60} autoComplete="organization" />
				<DraftText of="legalName" label="Razão social" maxLength={120} />
				<DraftText of="shortName" label="Nome curto" maxLength={30} hint="No cabeçalho, ao lado do símbolo" />
				<DraftText of="sector" label="Ramo" aside="opcional" maxLength={30} hint="Pequeno, abaixo do nome curto" />
			</div>
			<div className="mt-4 grid gap-4 @min-[36rem]:grid-cols-2">
				<DraftText
					of="cnpj"
					label="CNPJ"
					maxLength={20}
					autoComplete="off"
					hint={
						isCnpj(draft.cnpj) && (
							<span className="flex items-center gap-1.5 text-ok">
								<Icon of={Check} size={15} className="shrink-0" />
								Dígitos conferem
							</span>
						)
					}
				/>
				<DraftText
					of="susep"
					label="Registro SUSEP"
					maxLength={20}
					inputMode="numeric"
					autoComplete="off"
					hint="Da corretora. Mostrado no rodapé"
				/>
				<DraftText of="technicalLead.name" label="Responsável técnica ou técnico" maxLength={80} />
				<DraftText
					of="technicalLead.registration"
					label="Registro SUSEP de quem responde"
					maxLength={20}
					inputMode="numeric"
					autoComplete="off"
				/>
			</div>
		</AdminCard>
	)
}

/** What the site says of it in sentences. */
export function TextsCard() {
	return (
		<AdminCard title="Textos">
			<div className="grid gap-4">
				<DraftArea
					of="description"
					label="Descrição"
					rows={2}
					maxLength={300}
					hint="O que os buscadores mostram abaixo do título da página inicial."
				/>
				<DraftArea of="blurb" label="Frase do rodapé" rows={2} maxLength={200} />
				<DraftArea of="about" label="Quem somos" rows={3} maxLength={400} hint="Em Sobre, na página inicial." />
			</div>
		</AdminCard>
	)
}
