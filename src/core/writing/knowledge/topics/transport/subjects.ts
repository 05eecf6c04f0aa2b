import type { Subject } from '../../types.ts'

export const transportSubjects: readonly Subject[] = [
	{
		words: [
			'embarcador e transportador',
			'embarcador ou transportador',
			'transportador e embarcador',
			'transportador ou embarcador',
			'embarcador',
			'dono da carga',
		],
		label: 'Embarcador e transportador',
		angle: 'compare',
		titles: ['Seguro de carga: embarcador e transportador', 'Embarcador ou transportador: quem segura a carga?'],
		heading: 'A mesma carga, dois seguros',
		opening:
			'O caminhão tomba, e os dois perguntam quem paga. O embarcador diz que contratou o frete com seguro; o transportador responde que o dele só cobre o que deve.',
		points: [
			'O seguro do embarcador protege a mercadoria; o do transportador, a responsabilidade dele.',
			'Um não substitui o outro: pela lei, RCTR-C, RC-DC e RC-V cabem ao transportador.',
		],
		facts: [
			'Embarcador é quem entrega a mercadoria para a viagem, em geral o vendedor ou o fabricante. Transportador é quem a leva. Cada um perde algo diferente quando a carga se estraga.',
			'O seguro do embarcador é do bem. Paga a perda pelas causas da apólice, sem discutir de quem foi a culpa. Depois, a seguradora pode cobrar de quem a causou.',
			'O do transportador é de responsabilidade. Paga o que ele deve ao dono da carga, nos casos previstos. Fora deles, como em certos eventos da natureza, o embarcador sem apólice própria fica no prejuízo.',
			'A [Lei 11.442/2007](transporte-de-cargas) deu ao transportador a contratação do RCTR-C, do RC-DC e do RC-V. O embarcador pode pedir cópia das apólices. Ela também proíbe descontar seguros do frete pago ao autônomo.',
			'Carta de dispensa de direito de regresso, a chamada DDR, é a promessa de a seguradora do embarcador não cobrar do transportador. Ela não elimina os seguros obrigatórios dele. Leia as condições: um descumprimento a derruba.',
			'Quem compra também pode ser o dono do risco. Na venda com retirada na fábrica, a viagem corre por conta do comprador. O contrato de venda decide, antes do de frete.',
		],
		procedure: {
			heading: 'Divida o risco antes do frete',
			steps: [
				['Leia a venda.', 'Até que ponto a carga é sua?'],
				['Confira os papéis do outro.', 'RCTR-C, RC-DC e RC-V, com validade e limite.'],
				['Compare os tetos.', 'Valor do embarque contra o limite por veículo.'],
				['Feche a lacuna.', 'Com o seguro do bem, do lado do dono.'],
				['Escreva no contrato.', 'Quem averba, quem avisa e quem recebe.'],
			],
		},
		faqs: [
			[
				'Se os dois têm seguro, recebo duas vezes?',
				'Não recebe. A indenização repõe o prejuízo uma vez. As seguradoras acertam entre si quem fica com a conta.',
			],
			[
				'Frota própria precisa de seguro do transportador?',
				'Quem leva a própria mercadoria não transporta para terceiros. Nesse caso, o seguro é o do bem, além do seguro do veículo. Confirme o enquadramento com a corretora.',
			],
		],
	},
	{
		words: ['transportadora', 'seguro para transportador', 'empresa de transporte', 'empresas de transporte'],
		label: 'Seguro para transportadoras',
		angle: 'buying',
		titles: [
			'Seguro para transportadoras: os três que a lei pede',
			'Transportadoras: seguros da carga, da frota e do pátio',
		],
		heading: 'Da carga ao pátio, cada risco tem apólice',
		opening:
			'A transportadora assina um conhecimento e passa a responder por um bem que vale mais do que o caminhão. Fora da estrada, ainda há frota, pátio e gente.',
		points: [
			'A transportadora deve ter RCTR-C, RC-DC e RC-V para transportar carga de terceiros.',
			'Frota, armazém, motoristas e poluição pedem apólices que a lei não inclui nessas três.',
		],
		facts: [
			'Três seguros são obrigatórios para a transportadora que leva carga de terceiros: RCTR-C, RC-DC e RC-V. Estão na [Lei 11.442/2007](transporte-de-cargas). O registro na [ANTT](antt) e o contrato do cliente podem depender deles.',
			'O limite deve caber no maior embarque. Se a carga vale mais do que o teto por veículo, avise antes e peça ampliação. A diferença, sem isso, é da transportadora.',
			'Subcontratar autônomo não tira a responsabilidade de quem emitiu o conhecimento. Veja se a apólice aceita terceiros e agregados e como o cadastro é feito. Motorista sem consulta é motivo comum de recusa.',
			'O casco do caminhão, o implemento e o guincho pesado ficam no seguro de frota. Os danos que o veículo causa podem estar no RC-V e na apólice da frota; confira como os limites se somam.',
			'Mercadoria parada no pátio ou no terminal nem sempre está em viagem para a apólice. Peça a cobertura de permanência ou a de armazenagem. Horas de espera também contam.',
			'Produto perigoso pede cobertura de poluição e equipe de emergência. Alimento refrigerado, a quebra do aparelho de frio. São extensões: liste os tipos de carga que aceita.',
			'O plano de gerenciamento de risco vale como contrato. Rastreador, rota, parada e horário precisam sair do papel. Treine quem escala o motorista, e não só quem dirige.',
		],
		procedure: {
			heading: 'A pasta de seguros da transportadora',
			steps: [
				['Liste as cargas.', 'Tipo, valor máximo e rota.'],
				['Confira as obrigatórias.', 'RCTR-C, RC-DC e RC-V vigentes.'],
				['Some o resto.', 'Frota, pátio, equipe e poluição.'],
				['Ligue a averbação.', 'Automática, na emissão do conhecimento.'],
				['Treine a operação.', 'Plano de risco em uma página.'],
				['Reveja todo mês.', 'Sinistros, franquias e novos clientes.'],
			],
		},
		faqs: [
			[
				'O cliente pode exigir que eu use a apólice dele?',
				'A lei atribui a contratação dos três seguros ao transportador. O cliente pode ter o seguro próprio da mercadoria. Mostre a proposta dele à corretora antes de aceitar.',
			],
			[
				'Transportadora pequena paga muito?',
				'O preço segue valor, rota, tipo de carga e histórico. Há prêmio mínimo em muitas apólices. Com poucas viagens, compare o piso mensal de cada proposta.',
			],
		],
	},
]
