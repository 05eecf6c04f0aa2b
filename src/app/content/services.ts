import type { ProductIconName } from '#app/drawings/product-icon-shapes.tsx'

/** How the home page shows a service: one large card, four illustrated ones, then three lists. */
export type ServiceGroup = 'feature' | 'illustrated' | 'home' | 'business' | 'teams'

export type Service = {
	slug: string
	title: string
	description: string
	icon: ProductIconName
	url: `/seguros/${string}` | `/servicos/${string}`
	group: ServiceGroup
}

export const services: readonly Service[] = [
	{
		slug: 'auto',
		title: 'Seguro Auto',
		description: 'Do para-brisa à perda total, com guincho e carro reserva em todo o Brasil.',
		icon: 'auto',
		url: '/seguros/auto',
		group: 'feature',
	},
	{
		slug: 'residencial',
		title: 'Seguro Residencial',
		description: 'Incêndio, vendaval, roubo e chaveiro às três da manhã.',
		icon: 'residencial',
		url: '/seguros/residencial',
		group: 'illustrated',
	},
	{
		slug: 'vida',
		title: 'Seguro de Vida',
		description: 'Amparo para quem depende de você, com coberturas em vida.',
		icon: 'vida',
		url: '/seguros/vida',
		group: 'illustrated',
	},
	{
		slug: 'viagem',
		title: 'Seguro Viagem',
		description: 'Médico, bagagem e remarcação, em qualquer fuso.',
		icon: 'viagem',
		url: '/seguros/viagem',
		group: 'illustrated',
	},
	{
		slug: 'empresarial',
		title: 'Seguro Empresarial',
		description: 'Prédio, estoque e lucros cessantes em uma só apólice.',
		icon: 'empresarial',
		url: '/seguros/empresarial',
		group: 'illustrated',
	},
	{
		slug: 'bike',
		title: 'Seguro Bike',
		description: 'Roubo e quebra, na cidade e na trilha.',
		icon: 'bike',
		url: '/seguros/bike',
		group: 'home',
	},
	{
		slug: 'celular',
		title: 'Seguro Celular',
		description: 'Queda, líquido e roubo do aparelho.',
		icon: 'celular',
		url: '/seguros/celular',
		group: 'home',
	},
	{
		slug: 'saude',
		title: 'Plano de Saúde',
		description: 'Individual, familiar ou por adesão.',
		icon: 'saude',
		url: '/seguros/saude',
		group: 'home',
	},
	{
		slug: 'odontologico',
		title: 'Plano Odontológico',
		description: 'Da limpeza à urgência, na região.',
		icon: 'odontologico',
		url: '/seguros/odontologico',
		group: 'home',
	},
	{
		slug: 'consorcio',
		title: 'Consórcio',
		description: 'Planeje a compra, sem juros.',
		icon: 'consorcio',
		url: '/servicos/consorcio',
		group: 'home',
	},
	{
		slug: 'condominio',
		title: 'Seguro Condomínio',
		description: 'O obrigatório por lei e o que falta nele.',
		icon: 'condominio',
		url: '/seguros/condominio',
		group: 'business',
	},
	{
		slug: 'frota',
		title: 'Seguro Frota',
		description: 'De dois veículos a centenas.',
		icon: 'frota',
		url: '/seguros/frota',
		group: 'business',
	},
	{
		slug: 'transporte',
		title: 'Seguro Transporte',
		description: 'A carga coberta porta a porta.',
		icon: 'transporte',
		url: '/seguros/transporte',
		group: 'business',
	},
	{
		slug: 'garantia',
		title: 'Seguro Garantia',
		description: 'Licitações, contratos e ações judiciais.',
		icon: 'garantia',
		url: '/seguros/garantia',
		group: 'business',
	},
	{
		slug: 'riscos-engenharia',
		title: 'Riscos de Engenharia',
		description: 'Da fundação à entrega da obra.',
		icon: 'riscos-engenharia',
		url: '/seguros/riscos-engenharia',
		group: 'business',
	},
	{
		slug: 'previdencia',
		title: 'Previdência Privada',
		description: 'PGBL ou VGBL, com simulação clara.',
		icon: 'previdencia',
		url: '/servicos/previdencia',
		group: 'teams',
	},
	{
		slug: 'vida-em-grupo',
		title: 'Vida em Grupo',
		description: 'Benefício que cabe na folha.',
		icon: 'vida-em-grupo',
		url: '/seguros/vida-em-grupo',
		group: 'teams',
	},
	{
		slug: 'afinidade',
		title: 'Seguro Afinidade',
		description: 'Para clientes, sócios e associados.',
		icon: 'afinidade',
		url: '/seguros/afinidade',
		group: 'teams',
	},
	{
		slug: 'responsabilidade-civil-profissional',
		title: 'RC Profissional',
		description: 'Para quem assina embaixo.',
		icon: 'rc-profissional',
		url: '/seguros/responsabilidade-civil-profissional',
		group: 'teams',
	},
	{
		slug: 'responsabilidade-civil-geral',
		title: 'RC Geral',
		description: 'Danos a terceiros na sua operação.',
		icon: 'rc-geral',
		url: '/seguros/responsabilidade-civil-geral',
		group: 'teams',
	},
]

/** The three lists under the cards, in the order of the page. */
export const serviceLists = [
	{ group: 'home', heading: 'Para você e sua casa' },
	{ group: 'business', heading: 'Para o seu negócio' },
	{ group: 'teams', heading: 'Para equipes e profissões' },
] as const satisfies readonly { group: ServiceGroup; heading: string }[]

export function servicesIn(group: ServiceGroup): Service[] {
	return services.filter((service) => service.group === group)
}
