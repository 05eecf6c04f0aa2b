import type { IdentityField } from './identity-schema.ts'

/** What each part is called on screens and in the log. */
export const fieldWords: Record<IdentityField, string> = {
	name: 'nome público',
	shortName: 'nome curto',
	sector: 'ramo',
	legalName: 'razão social',
	cnpj: 'CNPJ',
	susep: 'registro SUSEP',
	technicalLead: 'responsável técnico',
	description: 'descrição',
	blurb: 'frase do rodapé',
	about: 'quem somos',
	email: 'e-mail',
	phones: 'telefones',
	chat: 'números de conversa',
	addresses: 'endereços',
	openingHours: 'horário de atendimento',
	specialDays: 'feriados e datas da casa',
	socials: 'redes sociais',
	reviewsUrl: 'página de avaliações',
	insurers: 'seguradoras',
	consortiumAdministrators: 'administradoras de consórcio',
	planOperators: 'operadoras de planos',
	testimonials: 'depoimentos',
	claims: 'números e afirmações',
	privacyContact: 'contato de privacidade',
	logo: 'logotipo',
	mark: 'símbolo',
	colours: 'cores',
}

/** The parts that a line of the log names, in words. A part that nobody knows any more is left by its name. */
export function identityWords(fields: unknown): string {
	const words: Record<string, string> = fieldWords
	return (typeof fields === 'string' ? fields : '')
		.split(', ')
		.map((field) => words[field] ?? field)
		.join(', ')
}
