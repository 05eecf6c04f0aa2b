/**
 * What the legal pages say about the brokerage beyond config/site.ts. Every name and number here is a
 * fictional example: a real brokerage puts its own in their place, then sets `factsAreExamples` to false.
 */

/** While true, the pages tell the reader that these names are examples. */
export const factsAreExamples: boolean = true

/** The broker who answers for the company at SUSEP, with a registration of their own. */
export const technicalLead = { name: 'Maria Exemplo da Silva', registration: '000000001' }

/** Who answers for personal data (encarregado, LGPD art. 41). A natural person: the full name. */
export const dataProtectionOfficer = { name: 'João Exemplo de Souza' }

/** How long quote requests, messages and sign-ups stay before they are anonymised. The one place that says so. */
export const leadRetention = '24 meses após o último contato'

/** Working days in which a complaint gets its answer. */
export const complaintReplyDays = 10

export type Insurer = { name: string; lines: string }

/** Insurers for which the brokerage acts without exclusivity (Resolução CNSP 382/2020, art. 4). */
export const representedInsurers: Insurer[] = [
	{ name: 'Seguradora Exemplo A', lines: 'Auto, frota, residencial, empresarial e condomínio' },
	{ name: 'Seguradora Exemplo B', lines: 'Auto, residencial, vida e empresarial' },
	{ name: 'Seguradora Exemplo C', lines: 'Auto, frota, transporte e responsabilidade civil' },
	{ name: 'Seguradora Exemplo D', lines: 'Auto, residencial, celular e bike' },
	{ name: 'Seguradora Exemplo E', lines: 'Auto, residencial e vida' },
	{ name: 'Seguradora Exemplo F', lines: 'Auto, empresarial e condomínio' },
	{ name: 'Seguradora Exemplo G', lines: 'Auto, residencial e viagem' },
	{ name: 'Seguradora Exemplo H', lines: 'Auto, frota e empresarial' },
	{ name: 'Seguradora Exemplo I', lines: 'Auto, vida e vida em grupo' },
	{ name: 'Seguradora Exemplo J', lines: 'Auto, residencial e condomínio' },
	{ name: 'Seguradora Exemplo K', lines: 'Auto e residencial' },
	{ name: 'Seguradora Exemplo L', lines: 'Auto e frota' },
	{ name: 'Seguradora Exemplo M', lines: 'Auto, residencial e empresarial' },
	{ name: 'Seguradora Exemplo N', lines: 'Auto, viagem e vida' },
	{ name: 'Seguradora Exemplo O', lines: 'Auto e responsabilidade civil' },
	{ name: 'Seguradora Exemplo P', lines: 'Auto, residencial e bike' },
	{ name: 'Seguradora Exemplo Q', lines: 'Auto e celular' },
	{ name: 'Seguradora Exemplo R', lines: 'Residencial, condomínio e empresarial' },
	{ name: 'Seguradora Exemplo S', lines: 'Garantia e riscos de engenharia' },
	{ name: 'Seguradora Exemplo T', lines: 'Garantia e responsabilidade civil' },
	{ name: 'Seguradora Exemplo U', lines: 'Transporte e responsabilidade civil' },
	{ name: 'Seguradora Exemplo V', lines: 'Responsabilidade civil geral e profissional' },
	{ name: 'Seguradora Exemplo W', lines: 'Riscos de engenharia e empresarial' },
	{ name: 'Seguradora Exemplo X', lines: 'Celular e equipamentos portáteis' },
	{ name: 'Seguradora Exemplo Y', lines: 'Bike, celular e residencial' },
	{ name: 'Seguradora Exemplo Z', lines: 'Afinidade e vida em grupo' },
	{ name: 'Seguradora de Vida Exemplo A', lines: 'Vida, vida em grupo e previdência' },
	{ name: 'Seguradora de Vida Exemplo B', lines: 'Vida e previdência' },
	{ name: 'Seguradora de Vida Exemplo C', lines: 'Vida e vida em grupo' },
	{ name: 'Seguradora de Vida Exemplo D', lines: 'Vida e acidentes pessoais' },
	{ name: 'Seguradora de Vida Exemplo E', lines: 'Vida e doenças graves' },
	{ name: 'Seguradora de Vida Exemplo F', lines: 'Vida em grupo e afinidade' },
	{ name: 'Previdência Exemplo A', lines: 'Previdência (PGBL e VGBL)' },
	{ name: 'Previdência Exemplo B', lines: 'Previdência (PGBL e VGBL)' },
	{ name: 'Previdência Exemplo C', lines: 'Previdência (PGBL e VGBL)' },
	{ name: 'Previdência Exemplo D', lines: 'Previdência (PGBL e VGBL) e vida' },
	{ name: 'Seguradora de Viagem Exemplo A', lines: 'Viagem nacional e internacional' },
	{ name: 'Seguradora de Viagem Exemplo B', lines: 'Viagem internacional' },
	{ name: 'Seguradora de Viagem Exemplo C', lines: 'Viagem nacional e internacional' },
	{ name: 'Seguradora de Viagem Exemplo D', lines: 'Viagem e intercâmbio' },
	{ name: 'Seguradora de Viagem Exemplo E', lines: 'Viagem e acidentes pessoais' },
	{ name: 'Seguradora de Carga Exemplo A', lines: 'Transporte nacional e internacional' },
]

/** Authorised by Banco Central; the law wants these words in the name. */
export const consortiumAdministrators = [
	'Exemplo A Administradora de Consórcio',
	'Exemplo B Administradora de Consórcio',
	'Exemplo C Administradora de Consórcio',
]

/** Health and dental plans, registered at ANS. */
export const planOperators = [
	'Operadora de Saúde Exemplo A',
	'Operadora de Saúde Exemplo B',
	'Operadora Odontológica Exemplo A',
]
