import type { ProductIconName } from '#app/drawings/product-icon-shapes.tsx'

/** A product whose page is still to be written: what it is for, in one line, and a way to ask about it. */
export type PlaceholderProduct = {
	slug: string
	path: `/seguros/${string}`
	title: string
	sentence: string
	icon: ProductIconName
	chatMessage: string
}

export const placeholders: readonly PlaceholderProduct[] = [
	{
		slug: 'empresarial',
		path: '/seguros/empresarial',
		title: 'Seguro Empresarial',
		sentence: 'Protege prédio, estoque e equipamentos da empresa e pode cobrir lucros cessantes.',
		icon: 'empresarial',
		chatMessage: 'Olá! Gostaria de saber mais sobre o Seguro Empresarial.',
	},
	{
		slug: 'condominio',
		path: '/seguros/condominio',
		title: 'Seguro Condomínio',
		sentence: 'Obrigatório por lei, cobre a edificação contra incêndio ou destruição e pode ir além.',
		icon: 'condominio',
		chatMessage: 'Olá! Gostaria de saber mais sobre o Seguro Condomínio.',
	},
	{
		slug: 'vida-em-grupo',
		path: '/seguros/vida-em-grupo',
		title: 'Seguro de Vida em Grupo',
		sentence: 'Uma apólice só para amparar os funcionários e as famílias deles.',
		icon: 'vida-em-grupo',
		chatMessage: 'Olá! Gostaria de saber mais sobre o Seguro de Vida em Grupo.',
	},
	{
		slug: 'frota',
		path: '/seguros/frota',
		title: 'Seguro Frota',
		sentence: 'Reúne os veículos da empresa em um contrato, com uma só data de renovação.',
		icon: 'frota',
		chatMessage: 'Olá! Gostaria de saber mais sobre o Seguro Frota.',
	},
	{
		slug: 'garantia',
		path: '/seguros/garantia',
		title: 'Seguro Garantia',
		sentence: 'Assegura a quem contrata a sua empresa que a obrigação será cumprida ou indenizada.',
		icon: 'garantia',
		chatMessage: 'Olá! Gostaria de saber mais sobre o Seguro Garantia.',
	},
	{
		slug: 'transporte',
		path: '/seguros/transporte',
		title: 'Seguro Transporte',
		sentence: 'Cobre a carga contra acidente, roubo e avaria no caminho, conforme a apólice.',
		icon: 'transporte',
		chatMessage: 'Olá! Gostaria de saber mais sobre o Seguro Transporte.',
	},
	{
		slug: 'responsabilidade-civil-geral',
		path: '/seguros/responsabilidade-civil-geral',
		title: 'Seguro de Responsabilidade Civil Geral',
		sentence: 'Paga os danos que a operação da empresa causar a terceiros, até o limite contratado.',
		icon: 'rc-geral',
		chatMessage: 'Olá! Gostaria de saber mais sobre o Seguro de Responsabilidade Civil Geral.',
	},
	{
		slug: 'riscos-engenharia',
		path: '/seguros/riscos-engenharia',
		title: 'Seguro de Riscos de Engenharia',
		sentence: 'Acompanha a obra ou a montagem, da fundação à entrega, contra danos acidentais.',
		icon: 'riscos-engenharia',
		chatMessage: 'Olá! Gostaria de saber mais sobre o Seguro de Riscos de Engenharia.',
	},
	{
		slug: 'saude',
		path: '/seguros/saude',
		title: 'Plano de Saúde',
		sentence: 'Consultas, exames e internações pela rede da operadora, para você, a família ou a empresa.',
		icon: 'saude',
		chatMessage: 'Olá! Gostaria de saber mais sobre Plano de Saúde.',
	},
	{
		slug: 'odontologico',
		path: '/seguros/odontologico',
		title: 'Plano Odontológico',
		sentence: 'Prevenção, tratamento e urgência com dentistas da rede, conforme o plano.',
		icon: 'odontologico',
		chatMessage: 'Olá! Gostaria de saber mais sobre Plano Odontológico.',
	},
	{
		slug: 'afinidade',
		path: '/seguros/afinidade',
		title: 'Seguro Afinidade',
		sentence: 'Seguro oferecido por uma empresa ou associação aos seus clientes, sócios ou associados.',
		icon: 'afinidade',
		chatMessage: 'Olá! Gostaria de saber mais sobre o Seguro Afinidade.',
	},
]

export function findPlaceholder(slug: string): PlaceholderProduct | undefined {
	return placeholders.find((product) => product.slug === slug)
}
