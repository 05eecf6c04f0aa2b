import { type ClaimName, claimsInForce } from '#core/identity/claims.ts'
import { fictionalValuesLeft } from '#core/identity/fictional-values.ts'
import type { Identity, IdentityField } from '#core/identity/identity-schema.ts'
import { openingText } from '#core/identity/opening-hours.ts'
import { phoneHref } from '#core/identity/phone-number.ts'
import { complaintReplyDays, leadRetention } from './brokerage-facts.ts'
import type { LegalValues } from './fill-page.ts'
import type { BlankValues } from './fill-text.ts'
import type { LegalText } from './legal-page.ts'
import periods from './periods.content.ts'
import photoLibraries from './photo-libraries.content.ts'

const NONE = 'nenhuma no momento'

/** What may stand as `{{name}}` in content/legal and says who the brokerage is. */
export function identityBlanks(identity: Omit<Identity, 'testimonials'>) {
	const { claims, phones, technicalLead, privacyContact } = identity
	const [{ locality, region }] = identity.addresses as [Identity['addresses'][number]]
	const [phone, ...others] = phones as [Identity['phones'][number]]
	return {
		'nome fantasia': identity.name,
		'razão social': identity.legalName,
		cnpj: identity.cnpj,
		regulador: 'SUSEP',
		'registro da corretora': identity.susep,
		'responsável técnico': technicalLead.name,
		'registro do responsável técnico': technicalLead.registration,
		encarregado: privacyContact.name,
		'e-mail do encarregado': { text: privacyContact.email, href: `mailto:${privacyContact.email}` },
		local: `${locality}, ${region}, Brasil`,
		'e-mail': { text: identity.email, href: `mailto:${identity.email}` },
		telefone: { text: phone.number, href: phoneHref(phone.number) },
		/** After the first one; nothing where there is no other. */
		'outros telefones': inARow(others.map(({ number }) => number)),
		'horário de atendimento': openingText(identity.openingHours),
		/** An address, for a link's brackets. */
		avaliações: identity.reviewsUrl ?? '',
		nota: claims.avaliacoes.rating,
		'número de avaliações': String(claims.avaliacoes.figure),
		'anos de atividade': String(claims.anos.figure),
		'número de clientes': claims.clientes.figure.toLocaleString('pt-BR'),
		'número de seguradoras': String(claims.seguradoras.figure),
		'total de seguradoras': String(identity.insurers.length),
		'administradoras de consórcio': identity.consortiumAdministrators.join('; ') || NONE,
		'operadoras de planos': identity.planOperators.join('; ') || NONE,
	} satisfies BlankValues
}

/** ', (48) 3300-0001 e (48) 98800-0002' */
function inARow(numbers: readonly string[]): string {
	return numbers.map((number, index) => (index === numbers.length - 1 ? ` e ${number}` : `, ${number}`)).join('')
}

/** The other names: what is the same whoever the brokerage is. */
export const fixedBlanks = {
	/** As the claim of that name says. */
	'seguradoras por produto': '15',
	'prazo das reclamações': `${complaintReplyDays} dias úteis`,
	'prazo dos leads': leadRetention,
	'prazo dos pedidos de dados': periods.dataRequests,
	'prazo do boletim cancelado': periods.cancelled,
	'prazo do boletim não confirmado': periods.unconfirmed,
	'prazo do registro de ações': periods.auditLines,
	'prazo do endereço IP': periods.auditAddresses,
	/** Unless the page says what its server is set to. */
	'prazo das cópias de segurança': periods.backups,
} satisfies BlankValues

export const tableNames = ['prazos', 'seguradoras'] as const

/** What a legal page needs to know of the brokerage, and no more: it goes to the reader with the page. */
export type LegalTold = {
	blanks: BlankValues
	/** Where the page has their table. */
	insurers: string[][]
	examples: boolean
	claims: ClaimName[]
}

const legalFields: readonly IdentityField[] = [
	'legalName',
	'cnpj',
	'susep',
	'technicalLead',
	'insurers',
	'consortiumAdministrators',
	'planOperators',
	'privacyContact',
]

type Who = { identity: Identity; fresh: Identity; now: Date; backupsKept: string }

export function legalTold(text: LegalText, { identity, fresh, now, backupsKept }: Who): LegalTold {
	const words = JSON.stringify(text)
	const blanks = {
		...identityBlanks(identity),
		'prazo das cópias de segurança': backupsKept,
	}
	const named = Object.entries(blanks).filter(([name]) => words.includes(`{{${name}}}`))
	return {
		blanks: Object.fromEntries(named),
		insurers: words.includes('"table":"seguradoras"') ? identity.insurers.map(({ name, lines }) => [name, lines]) : [],
		examples: fictionalValuesLeft(identity, fresh).some((field) => legalFields.includes(field)),
		claims: claimsInForce(identity, now),
	}
}

export function legalValues({ blanks, insurers, examples, claims }: LegalTold): LegalValues {
	return {
		examples,
		claims,
		blanks: { ...fixedBlanks, ...blanks },
		photoLibraries,
		tables: {
			prazos: { columns: ['Registro', 'Prazo', 'Depois do prazo'], rows: periods.rows },
			seguradoras: { columns: ['Seguradora', 'Produtos'], rows: insurers },
		},
	}
}
