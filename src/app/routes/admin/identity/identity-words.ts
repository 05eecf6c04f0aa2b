import { fieldWords } from '#core/identity/field-words.ts'
import type { IdentityField } from '#core/identity/identity-schema.ts'

const list = new Intl.ListFormat('pt-BR')

/** 'telefones e horário de atendimento' */
export function fieldsText(fields: readonly IdentityField[]): string {
	return list.format(fields.map((field) => fieldWords[field]))
}

export function capitalised(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1)
}

/** What readers find changed, and where. */
export const shownAt: Record<IdentityField, string> = {
	name: 'Títulos, rodapé, e-mails e dados estruturados',
	shortName: 'Cabeçalho, rodapé e imagens de compartilhamento',
	sector: 'Abaixo do nome curto, também nas imagens de compartilhamento',
	legalName: 'Páginas legais e dados estruturados',
	cnpj: 'Rodapé, páginas legais e dados estruturados',
	susep: 'Rodapé e páginas legais',
	technicalLead: 'Página de transparência',
	description: 'Resultado da busca pela página inicial',
	blurb: 'Rodapé de todas as páginas',
	about: 'Sobre, na página inicial',
	email: 'Contato, rodapé e páginas legais',
	phones: 'Contato, rodapé e dados estruturados',
	chat: 'Botões de mensagem',
	addresses: 'Contato, páginas legais e dados estruturados',
	openingHours: 'Contato, rodapé e prazos de resposta',
	specialDays: 'Prazos de resposta nesses dias',
	socials: 'Contato, rodapé e dados estruturados',
	reviewsUrl: 'Depoimentos, na página inicial',
	insurers: 'Página de transparência',
	consortiumAdministrators: 'Página de transparência',
	planOperators: 'Página de transparência',
	testimonials: 'Página inicial e páginas dos seguros',
	claims: 'Página inicial e páginas dos seguros',
	privacyContact: 'Política de privacidade',
	logo: 'Cabeçalho e rodapé',
	mark: 'Ícone da aba e do celular, cabeçalho, rodapé e imagens de compartilhamento',
	colours: 'Todas as páginas do site',
}
