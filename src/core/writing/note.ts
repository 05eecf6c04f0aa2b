import { addMonths } from '#lib/add-months.ts'
import type { Topic } from './knowledge/types.ts'

/** When the knowledge base was last brought up to date with the law. */
export const UPDATED_AT = new Date('2026-11-15T00:00:00Z')
const FRESH_MONTHS = 6

const reading: Record<string, string> = {
	consortium:
		'a leitura do contrato de adesão. Antes de decidir, confirme o seu caso com a administradora e com um consultor habilitado',
	capitalization:
		'a leitura das condições gerais do título. Antes de decidir, confirme o seu caso com um corretor registrado na SUSEP',
	pet: 'a leitura do contrato. Antes de decidir, confirme o seu caso com a empresa que vende o plano e com um corretor registrado na SUSEP',
	health: 'a leitura do contrato. Antes de decidir, confirme o seu caso com a operadora e com um consultor habilitado',
	pension: 'a leitura do regulamento. Antes de decidir, confirme o seu caso com um corretor registrado na SUSEP',
}
const ofInsurance =
	'a leitura da apólice. Antes de decidir, confirme o seu caso com um corretor de seguros registrado na SUSEP'

/** Says what the text is, how old its facts are, and what it does not replace. */
export function noteFor({ id }: Pick<Topic, 'id'>, now: Date): string {
	const day = UPDATED_AT.toLocaleDateString('pt-BR', { timeZone: 'UTC' })
	const old =
		now > addMonths(UPDATED_AT, FRESH_MONTHS)
			? ' Como essa atualização tem mais de seis meses, confira também prazos e valores nas fontes.'
			: ''
	return `Texto composto automaticamente pelo redator local do site desta corretora de seguros, registrada na SUSEP, a partir de uma base própria atualizada em ${day}.${old} O conteúdo é informativo e não substitui ${reading[id] ?? ofInsurance}.`
}
