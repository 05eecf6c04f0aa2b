import type { DemoCategory } from './types.ts'

export const demoCategories = [
	{
		slug: 'seguro-auto',
		name: 'Seguro Auto',
		description:
			'Franquia, bônus, cobertura para terceiros e proteção veicular: o que muda no preço e no socorro do seu carro.',
		metaTitle: 'Seguro auto: franquia, bônus e coberturas explicadas',
		metaDescription:
			'Artigos sobre seguro auto com linguagem clara: franquia, classe de bônus, danos a terceiros e proteção veicular, com fontes oficiais em cada texto.',
	},
	{
		slug: 'seguro-residencial',
		name: 'Seguro Residencial',
		description:
			'Vendaval, aluguel e casa de praia: o que o seguro da casa cobre, o que fica de fora e como cuidar do imóvel.',
		metaTitle: 'Seguro residencial: vendaval, aluguel e casa de praia',
		metaDescription:
			'Seguro residencial sem letra miúda: coberturas para vendaval, imóvel alugado e casa de praia, cuidados de prevenção e o que a lei diz em cada caso.',
	},
	{
		slug: 'sinistros',
		name: 'Sinistros',
		description:
			'O que fazer quando o pior acontece: aviso à seguradora, documentos, prazos de resposta e caminhos depois de uma recusa.',
		metaTitle: 'Sinistros: avisos, prazos e indenização passo a passo',
		metaDescription:
			'Guias de sinistro para ler antes e depois do susto: como avisar a seguradora, quais documentos juntar, que prazos a lei dá e como contestar uma recusa.',
	},
	{
		slug: 'cotacoes',
		name: 'Cotações',
		description:
			'Como pedir, ler e comparar propostas de seguro. E por que uma resposta errada no questionário custa caro depois.',
		metaTitle: 'Cotações de seguro: como pedir, ler e comparar propostas',
		metaDescription:
			'Aprenda a ler uma cotação de seguro linha por linha, a comparar propostas iguais entre si e a responder o questionário de risco sem perder cobertura.',
	},
	{
		slug: 'viagem',
		name: 'Viagem',
		description:
			'Seguro viagem, Carta Verde e bagagem: o que resolver antes de sair e a quem recorrer quando algo dá errado no caminho.',
		metaTitle: 'Seguro viagem: Mercosul, bagagem e saúde fora de casa',
		metaDescription:
			'Textos sobre seguro viagem para quem sai de férias ou a trabalho: despesas médicas, Carta Verde para ir de carro, bagagem extraviada e regras da ANAC.',
	},
	{
		slug: 'vida',
		name: 'Vida',
		description:
			'Seguro de vida em palavras simples: beneficiários, carência, documentos e o que a família precisa saber com antecedência.',
		metaTitle: 'Seguro de vida: beneficiários, carência e documentos',
		metaDescription:
			'Seguro de vida explicado com calma: como indicar beneficiários, o que a lei prevê sobre carência e herança e que papéis deixar à mão para a família.',
	},
	{
		slug: 'empresas',
		name: 'Empresas',
		description:
			'Loja, condomínio, frota e danos a terceiros: o que a lei exige do negócio e o que mantém a porta aberta depois do susto.',
		metaTitle: 'Seguros para empresas: loja, condomínio, frota e terceiros',
		metaDescription:
			'Seguros para empresas sem complicação: seguro empresarial, condomínio, frota e responsabilidade civil, com o que a lei exige e o que perguntar antes.',
	},
	{
		slug: 'dicas-gerais',
		name: 'Dicas gerais',
		description:
			'Direitos, órgãos de fiscalização e cuidados que valem para qualquer contrato, do seguro ao consórcio e ao plano de saúde.',
		metaTitle: 'Dicas de seguros: direitos, órgãos e cuidados básicos',
		metaDescription:
			'Dicas gerais de seguros para o dia a dia: quem fiscaliza cada contrato, como conferir registros, onde reclamar e que documentos guardar em casa.',
	},
] satisfies DemoCategory[]
