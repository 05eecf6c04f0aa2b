import type { Subject } from '../../types.ts'

export const cycloneSubjects: readonly Subject[] = [
	{
		words: ['ciclone', 'ciclone no sul', 'tornado', 'furacao', 'vendaval no sul'],
		label: 'Ciclone e tornado',
		angle: 'claim',
		titles: [
			'Ciclone no Sul: como acionar o seguro da casa e do carro',
			'Ciclone e tornado: o que fazer e como usar o seguro',
			'Depois do ciclone: o seguro da casa, carro e empresa',
		],
		heading: 'Vento, água e falta de luz na mesma noite',
		opening:
			'No Sul, o ciclone costuma chegar com aviso e ir embora deixando telhas na rua. Para acionar o seguro, a primeira tarefa é separar o que foi vento, o que foi água e o que foi luz.',
		points: [
			'No ciclone, vento, alagamento e dano elétrico são coberturas diferentes: descreva cada uma.',
			'Fotografe antes de limpar, proteja com lona e avise casa, carro e empresa em separado.',
		],
		facts: [
			'O ciclone traz vento forte, chuva e, às vezes, granizo. O dano do vento fica na linha de vendaval, que também alcança o tornado. A água que sobe da rua é alagamento, quase sempre outra cobertura.',
			'Na casa, a linha de vendaval paga telhado e o que a chuva molhou pelo buraco que o vento abriu. Água que entrou por janela aberta ou telha já quebrada costuma ficar fora. Fotos do telhado decidem.',
			'Muitas apólices definem vendaval pela velocidade do vento. Guarde o boletim do [INMET](inmet) ou da estação mais próxima, com data e cidade. Laudo da [Defesa Civil](defesa-civil) também serve.',
			'Árvore ou muro sobre o carro entra, em geral, na cobertura compreensiva do seguro auto. Se a árvore era do vizinho ou da rua, pode haver cobrança depois. Avise a sua seguradora primeiro.',
			'Falta de luz estraga comida, e a volta dela queima aparelho. Dano elétrico é uma linha; deterioração de alimentos, outra, mais rara. A distribuidora também pode responder, com pedido próprio.',
			'Em empresa e em lavoura, o aviso é separado. Estoque molhado, placa caída e estufa rasgada têm regras próprias. Uma ligação para a corretora organiza os três pedidos.',
			'Lona, bomba e vigia para evitar dano maior são despesas de salvamento, e as notas provam o gasto. Não suba no telhado molhado nem toque em fio caído.',
		],
		procedure: {
			heading: 'As primeiras 48 horas depois do ciclone',
			steps: [
				['Isole o que ameaça.', 'Fio caído, gás e parede rachada.'],
				['Filme em volta.', 'Telhado, pátio, carro e cômodos.'],
				['Cubra o buraco.', 'Lona provisória, com recibo.'],
				['Separe as causas.', 'Vento, água da rua e energia.'],
				['Abra um aviso por apólice.', 'Casa, carro e negócio.'],
				['Guarde o que estragou.', 'Até a vistoria ou a liberação.'],
			],
		},
		faqs: [
			[
				'Seguro residencial cobre ciclone?',
				'Cobre o vento, se a linha de vendaval foi contratada. Alagamento e dano elétrico dependem de linhas próprias.',
			],
			[
				'Posso consertar o telhado antes da vistoria?',
				'O provisório, sim, para evitar dano maior. Fotografe antes, guarde as telhas quebradas e os recibos.',
			],
			[
				'Quanto tempo a seguradora tem para responder?',
				'Em regra, trinta dias depois dos documentos. Em evento grande, as empresas montam mutirões, mas o prazo continua valendo.',
			],
		],
	},
]
