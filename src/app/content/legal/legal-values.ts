import { site } from '#config/site.ts'
import { claimNames } from '../marketing/claims-for.ts'
import {
	complaintReplyDays,
	consortiumAdministrators,
	dataProtectionOfficer,
	factsAreExamples,
	leadRetention,
	planOperators,
	representedInsurers,
	technicalLead,
} from './brokerage-facts.ts'
import type { LegalValues } from './fill-page.ts'
import periods from './periods.content.ts'
import photoLibraries from './photo-libraries.content.ts'

const { regulator, phones, claims } = site

/** The one list of what may stand as `{{name}}` in content/legal, and of what it stands for. */
export const legalValues = {
	examples: factsAreExamples,
	/** All there are; a page that is read has those in force that day. */
	claims: claimNames,
	blanks: {
		'nome fantasia': site.name,
		'razão social': site.legalName,
		cnpj: site.cnpj,
		regulador: regulator.name,
		'registro da corretora': regulator.number,
		'responsável técnico': technicalLead.name,
		'registro do responsável técnico': technicalLead.registration,
		encarregado: dataProtectionOfficer.name,
		local: site.address.label,
		'e-mail': { text: site.email, href: `mailto:${site.email}` },
		telefone: { text: phones[0].label, href: phones[0].href },
		'segundo telefone': { text: phones[1].label, href: phones[1].href },
		'horário de atendimento': site.openingHours,
		/** An address, for a link's brackets. */
		avaliações: site.reviewsUrl,
		nota: claims.avaliacoes.rating,
		'número de avaliações': String(claims.avaliacoes.figure),
		'anos de atividade': String(claims.anos.figure),
		'número de clientes': claims.clientes.figure.toLocaleString('pt-BR'),
		'número de seguradoras': String(claims.seguradoras.figure),
		'seguradoras por produto': String(claims['mais-de-15-seguradoras'].figure),
		'total de seguradoras': String(representedInsurers.length),
		'administradoras de consórcio': consortiumAdministrators.join('; '),
		'operadoras de planos': planOperators.join('; '),
		'prazo das reclamações': `${complaintReplyDays} dias úteis`,
		'prazo dos leads': leadRetention,
		'prazo do boletim cancelado': periods.cancelled,
		'prazo do boletim não confirmado': periods.unconfirmed,
		'prazo do registro de ações': periods.auditLines,
		'prazo do endereço IP': periods.auditAddresses,
		'prazo das cópias de segurança': periods.backups,
	},
	photoLibraries,
	tables: {
		prazos: {
			columns: ['Registro', 'Prazo', 'Depois do prazo'],
			rows: periods.rows,
		},
		seguradoras: {
			columns: ['Seguradora', 'Produtos'],
			rows: representedInsurers.map(({ name, lines }) => [name, lines]),
		},
	},
} satisfies LegalValues
