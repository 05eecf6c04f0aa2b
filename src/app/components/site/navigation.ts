export const navigation = [
	{ label: 'Início', to: '/', section: 'início' },
	{ label: 'Depoimentos', to: '/#depoimentos', section: 'depoimentos' },
	{ label: 'Serviços', to: '/#serviços', section: 'serviços' },
	{ label: 'Sobre', to: '/#sobre', section: 'sobre' },
	{ label: 'Contato', to: '/#contato', section: 'contato' },
	{ label: 'Blog', to: '/blog', section: null },
] as const

export type NavigationLabel = (typeof navigation)[number]['label']

/** The ids of the home page's sections, which links from outside may name. */
export type SectionId = NonNullable<(typeof navigation)[number]['section']>

export const footerServices = [
	{ label: 'Seguro Auto', to: '/seguros/auto' },
	{ label: 'Seguro Residencial', to: '/seguros/residencial' },
	{ label: 'Seguro Empresarial', to: '/seguros/empresarial' },
	{ label: 'Seguro de Vida', to: '/seguros/vida' },
	{ label: 'Previdência Privada', to: '/servicos/previdencia' },
	{ label: 'Seguro Viagem', to: '/seguros/viagem' },
] as const

export const footerLinks = [
	{ label: 'Sobre Nós', to: '/#sobre' },
	{ label: 'Blog', to: '/blog' },
	{ label: 'Depoimentos', to: '/#depoimentos' },
	{ label: 'Políticas de Privacidade', to: '/politica-de-privacidade' },
	{ label: 'Termos de Serviço', to: '/termos-de-servico' },
	{ label: 'Transparência', to: '/transparencia' },
	{ label: 'Seus dados (LGPD)', to: '/seus-dados' },
] as const
