import type { Subject } from '../../types.ts'

/** Vehicles for many passengers, whose owner answers for each of them. */
export const buses: readonly Subject[] = [
	{
		words: ['onibus', 'fretamento'],
		label: 'Seguro de ônibus',
		titles: [
			'Seguro de ônibus: passageiros, casco e terceiros',
			'Seguro de ônibus e micro-ônibus: o que contratar',
			'Ônibus e micro-ônibus: o seguro de quem transporta',
		],
		heading: 'O que o ônibus pede na apólice',
		opening:
			'Um ônibus carrega quarenta vidas e um patrimônio que trabalha todo dia. O seguro começa pelos passageiros e só depois chega à lataria.',
		points: [
			'No seguro de ônibus, a responsabilidade pelos passageiros vem antes do casco.',
			'Linha, fretamento, turismo e escola têm exigências próprias: peça a regra por escrito ao órgão.',
		],
		facts: [
			'O seguro de ônibus junta casco, roubo e incêndio, danos a terceiros e a responsabilidade pelos passageiros. Há ainda acidentes pessoais, que pagam por pessoa, sem discutir culpa. Cada linha tem o seu limite.',
			'O transportador responde pelos danos a quem leva e à bagagem, salvo força maior. É o artigo 734 do [Código Civil](codigo-civil). A culpa de outro motorista não afasta esse dever, que depois pode ser cobrado dele.',
			'No transporte entre estados, a [ANTT](antt) exige seguro de responsabilidade civil para os passageiros. Linhas dentro do estado e da cidade seguem o órgão local. Confira o limite mínimo antes de cotar.',
			'Ônibus urbano, rodoviário, de fretamento e de turismo são riscos diferentes. Rota, horário, quilômetros e número de lugares mudam o preço. Descreva a operação como ela é.',
			'Micro-ônibus e van seguem a mesma lógica, com menos assentos. O limite total deve acompanhar a lotação. Um teto único para todos os passageiros acaba rápido em um acidente grande.',
			'Motorista conta tanto quanto o veículo. Categoria D ou E, curso de transporte de passageiros e descanso em dia entram na análise. Tacógrafo e manutenção registrada ajudam na aceitação.',
			'Para o dono, dia parado é contrato perdido. Pergunte por guincho pesado, transbordo dos passageiros e diária por paralisação. Quem tem vários veículos pode pedir apólice de frota.',
		],
		procedure: {
			heading: 'Como cotar o seguro do ônibus',
			steps: [
				['Conheça a regra.', 'ANTT, órgão do estado ou prefeitura.'],
				['Liste a frota.', 'Placa, ano, lugares e valor de cada veículo.'],
				['Descreva as linhas.', 'Rotas, horários e tipo de serviço.'],
				['Defina os limites.', 'Por passageiro e por acidente, além dos terceiros.'],
				['Prepare a emergência.', 'Guincho, transbordo e veículo substituto.'],
			],
		},
		faqs: [
			[
				'O seguro do ônibus é obrigatório?',
				'A responsabilidade civil pelos passageiros é exigida em vários serviços, como o interestadual. Já o casco fica à escolha do dono. Consulte o órgão que deu a autorização.',
			],
			[
				'O passageiro pode acionar o seguro do ônibus?',
				'Pode pedir à empresa os dados da apólice e a abertura do aviso. Guarde bilhete, laudos e recibos. Se houver recusa, procure a ANTT ou o órgão local.',
			],
			[
				'A bagagem do passageiro tem cobertura?',
				'Depende do contrato e do bilhete. O transportador responde pela mala despachada, com comprovante. Objeto de valor deve ir com o passageiro.',
			],
		],
	},
]
