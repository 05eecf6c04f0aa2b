import type { Subject } from '../../types.ts'

/** A car hired within Brazil. Abroad it is a matter of travel insurance. */
export const rentedCars: readonly Subject[] = [
	{
		words: [
			'carro alugado',
			'carros alugados',
			'aluguel de carro',
			'aluguel de veiculo',
			'alugar carro',
			'alugar um carro',
			'aluguei um carro',
			'locacao de carro',
			'locacao de veiculo',
			'da locadora',
			'veiculo alugado',
		],
		label: 'Carro alugado',
		incidental: ['aluguel', 'alugado', 'alugar', 'locacao'],
		angle: 'coverage',
		titles: [
			'Aluguel de carro: o que a proteção da locadora cobre',
			'Carro alugado: proteção, coparticipação e terceiros',
			'Carro alugado no Brasil: o que conferir no balcão',
		],
		heading: 'A proteção da locadora e o que ela deixa fora',
		opening:
			'A diária parece barata até o balcão, onde surgem proteção básica, premium e caução. Entender os três nomes leva cinco minutos e evita uma conta de meses.',
		points: [
			'A proteção da locadora tem coparticipação: pergunte quanto sai do bolso em cada dano.',
			'Danos a terceiros são uma linha à parte, com teto; confira se ela está na sua diária.',
		],
		facts: [
			'Na locação, o carro é da empresa, e a proteção vem no contrato dela. Ela pode ser um seguro, com seguradora e apólice, ou uma isenção dada pela própria locadora. Pergunte qual das duas você está pagando.',
			'A proteção do veículo costuma ter coparticipação, que funciona como franquia. Até esse valor, o dano é seu. Planos mais caros reduzem a parte do cliente, e o contrato diz em quanto.',
			'Danos a terceiros e passageiros são linhas próprias. Veja o teto em reais, porque o mínimo pode não pagar um carro caro. O que passa dele fica com quem dirigia.',
			'Pneu, roda, vidro, chave e limpeza especial costumam ficar fora do plano básico. Multas e pedágios também são do cliente. Leia a lista antes de recusar ou aceitar o plano maior.',
			'A chave é de quem assinou. Motorista que não foi incluído, álcool, estrada de terra proibida ou demora no aviso podem derrubar a proteção. Inclua o segundo condutor no balcão.',
			'O seguro do seu próprio carro, em regra, não acompanha você no alugado. Algumas apólices oferecem essa extensão. Cartão de crédito também pode ajudar, com condições próprias.',
			'Na retirada, filme o carro por dentro e por fora. Na devolução, peça o laudo assinado, sem danos. Cobrança que aparece semanas depois perde força diante do vídeo.',
		],
		procedure: {
			heading: 'Da reserva à devolução do carro alugado',
			steps: [
				['Some a diária cheia.', 'Locação, proteção, taxa e caução na mesma conta.'],
				['Leia a coparticipação.', 'Valor por batida, por furto e por perda total.'],
				['Confira os terceiros.', 'Teto para danos materiais e corporais.'],
				['Filme a retirada.', 'Lataria, rodas, vidros, painel e tanque.'],
				['Avise na hora.', 'Batida ou furto: central da locadora e boletim.'],
				['Guarde o laudo.', 'Devolução com data, hora e assinatura.'],
			],
		},
		faqs: [
			[
				'Sou obrigado a contratar a proteção da locadora?',
				'Depende do contrato: muitas incluem a básica na diária. Sem nenhuma, o dano inteiro fica com você. Leia antes de recusar.',
			],
			[
				'Bati o carro alugado. O que faço?',
				'Socorra, fotografe e ligue para a locadora antes de mover ou consertar. Registre a ocorrência no prazo do contrato. A demora pode custar a proteção.',
			],
			[
				'A locadora pode cobrar dano depois da devolução?',
				'Pode tentar, com prova. Por isso, o laudo assinado e o vídeo fazem diferença. Se a cobrança for indevida, reclame no Procon ou no [Consumidor.gov.br](consumidor).',
			],
		],
	},
]
