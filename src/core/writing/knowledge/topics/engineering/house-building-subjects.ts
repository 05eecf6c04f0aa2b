import type { Subject } from '../../types.ts'

export const houseBuildingSubjects: readonly Subject[] = [
	{
		words: ['casa em construcao', 'em construcao', 'construcao da casa', 'construindo', 'construir'],
		label: 'Casa em construção',
		titles: [
			'Casa em construção: que seguro cobre a obra?',
			'Seguro para casa em construção: da fundação à chave',
			'Casa em construção: seguro da obra e da moradia',
		],
		heading: 'Antes de haver moradores',
		angle: 'guide',
		opening:
			'Há tijolo, cimento e um portão de tapume, mas ainda ninguém mora ali. A casa em construção pede um seguro diferente do residencial comum.',
		points: [
			'O seguro residencial comum não costuma aceitar casa em construção, mesmo quase pronta.',
			'A obra tem apólice própria, a de riscos de engenharia; a moradia começa com a casa pronta.',
		],
		facts: [
			'O seguro residencial parte de uma casa pronta e habitável. Na casa em construção, ele costuma ser recusado ou limitado ao incêndio. Quem cuida da obra é o seguro de riscos de engenharia, também chamado de seguro de obra.',
			'O seguro da obra cobre danos súbitos ao que já foi feito: desmoronamento, vento, fogo e erro de execução, conforme o plano. Vale do começo até a entrega. Atrasou? Peça a prorrogação antes do vencimento.',
			'Furto de material é a perda que mais assusta quem constrói. Nem toda apólice o cobre, e as que cobrem pedem canteiro fechado e controle. Fio e metal soltos no terreno costumam ficar fora.',
			'Vizinho com parede trincada é outro risco da casa em construção. A cobertura de responsabilidade civil da obra trata disso. Fotografe as casas ao lado antes de cavar, de preferência com o dono presente.',
			'Operário acidentado tem regra trabalhista e do INSS. Exija registro, equipamento de proteção e contrato escrito com o empreiteiro. Há seguros de acidentes pessoais para a equipe, com custo baixo.',
			'Financiou a construção? O banco inclui, em geral, seguro de danos ao imóvel e de morte do comprador. Ele protege a dívida. Leia o que cobre durante a obra, pois pode começar só em certas etapas.',
			'Com o habite-se e a chave, troque de apólice no mesmo dia. O seguro da obra acaba na entrega, e o residencial precisa começar ali. Um intervalo de semanas deixa a casa nova sem nada.',
		],
		procedure: {
			heading: 'Do alvará à chave',
			steps: [
				['Junte projeto e alvará.', 'Com o nome do responsável técnico.'],
				['Some o custo da obra.', 'Material, mão de obra e instalações.'],
				['Peça o seguro da obra.', 'Com danos à construção e a terceiros.'],
				['Feche o canteiro.', 'Tapume, cadeado e lista do que entra.'],
				['Guarde notas e fotos.', 'Por etapa, fora do terreno.'],
				['Marque a troca.', 'Residencial a partir da entrega, sem intervalo.'],
			],
		},
		faqs: [
			[
				'Posso contratar o residencial antes de mudar?',
				'Com a casa pronta e fechada, em geral, sim, desde que a proposta diga que está desocupada. Durante a obra, o contrato certo é outro.',
			],
			[
				'Quem contrata o seguro da obra, o dono ou o construtor?',
				'Qualquer um dos dois, conforme o contrato. O importante é que ambos constem como segurados e que alguém confira a vigência.',
			],
			[
				'Ampliação conta como casa em construção?',
				'Obra grande em casa habitada muda o risco. Avise a seguradora da moradia e peça uma cobertura para a obra.',
			],
		],
	},
]
