import type { Subject } from '../../types.ts'

export const weddingSubjects: readonly Subject[] = [
	{
		words: ['festa de casamento', 'seguro casamento', 'seguro de casamento', 'casamento', 'noiv'],
		label: 'Seguro para festa de casamento',
		titles: [
			'Seguro para festa de casamento: danos e cancelamento',
			'Festa de casamento: de que seguro os noivos precisam?',
			'Seguro de casamento: o que cobre o dia da festa',
		],
		heading: 'O grande dia tem contrato e risco',
		angle: 'coverage',
		opening:
			'Salão, bufê, banda, vestido: uma festa de casamento reúne vinte contratos em uma noite. O seguro cuida de dois sustos, o dano a alguém e a festa que não acontece.',
		points: [
			'O seguro da festa de casamento paga danos a convidados e ao salão; cancelamento é à parte.',
			'Muitos locais exigem a apólice: peça o valor mínimo por escrito antes de cotar.',
		],
		facts: [
			'O seguro para festa de casamento é um seguro de eventos. A base é a responsabilidade civil: convidado que escorrega, cortina que pega fogo, piso do salão riscado. Vale da montagem à desmontagem.',
			'Cancelamento ou adiamento é outra cobertura, e nem toda seguradora a vende. Ela devolve gastos se um motivo previsto impede a festa, como doença grave de um dos noivos ou dano ao salão. Desistir do casamento não conta.',
			'Chuva em festa ao ar livre precisa aparecer no contrato. Em geral, só entra o temporal que impede o evento, e não a garoa que estraga a foto. Um plano B coberto costuma sair mais barato.',
			'Fornecedor que some é risco de verdade e, quase sempre, sem cobertura. Confira CNPJ, contrato, sinal e avaliações. Pagar por etapas protege mais do que a apólice nesse ponto.',
			'Vestido, alianças, presentes e equipamento da banda podem ter linha própria, com limite. Veja quem responde por objetos dos convidados. A chapelaria pede controle e ficha.',
			'Declare bebida, fogos, drone, gerador e brinquedo para crianças. Cada item pode mudar o preço ou ser excluído. Omitir um deles dá motivo para recusa.',
			'O preço segue o número de convidados, o local, os dias e o limite escolhido. Contrate com algumas semanas de folga. O salão precisa receber o certificado antes da montagem.',
		],
		procedure: {
			heading: 'Do contrato do salão à festa',
			steps: [
				['Leia o contrato do local.', 'Exigência de seguro, valor e prazo.'],
				['Liste os fornecedores.', 'CNPJ, serviço e quem tem apólice própria.'],
				['Some o que já foi pago.', 'Esse total orienta o cancelamento.'],
				['Declare os riscos.', 'Fogos, bebida, gerador e montagem de palco.'],
				['Mande a apólice ao salão.', 'Cópia com datas de montagem e saída.'],
				['Deixe alguém de plantão.', 'Um parente com telefone da central e poder de decidir.'],
			],
		},
		faqs: [
			[
				'O salão pode exigir seguro dos noivos?',
				'Pode prever isso no contrato de locação. Verifique o limite pedido e se o seguro do próprio salão já cobre parte dos danos.',
			],
			[
				'O seguro devolve o dinheiro se a festa for cancelada?',
				'Só com a cobertura de cancelamento e por motivo previsto, como doença grave ou dano ao local. Arrependimento não entra.',
			],
			[
				'Casamento em casa ou em sítio também pode ter seguro?',
				'Também pode. Informe estrutura, tendas, energia e estacionamento. O seguro residencial, em regra, não foi feito para uma festa com centenas de pessoas.',
			],
		],
	},
]
