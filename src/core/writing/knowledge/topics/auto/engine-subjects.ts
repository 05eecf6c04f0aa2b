import type { Subject } from '../../types.ts'

/** Breakdowns that no crash has caused, which most policies leave to somebody else. */
export const carEngines: readonly Subject[] = [
	{
		words: [
			'motor fundid',
			'motor fundiu',
			'fundiu o motor',
			'fundir o motor',
			'fundi o motor',
			'motor quebrad',
			'quebra do motor',
			'pane no motor',
			'defeito no motor',
			'pane mecanica',
			'defeito mecanico',
			'calco hidraulico',
			'cambio quebrad',
		],
		label: 'Motor fundido',
		angle: 'coverage',
		titles: [
			'Motor fundido: o seguro do carro cobre?',
			'Motor fundido: garantia, seguro ou bolso?',
			'Fundiu o motor: quando o seguro entra na conta',
		],
		heading: 'Por que o motor quase nunca entra',
		opening:
			'A luz do óleo acendeu, o motor bateu e o carro parou. O guincho vem pelo seguro; o conserto, quase nunca.',
		points: [
			'Motor fundido por desgaste ou falta de óleo fica fora do seguro do carro, em regra.',
			'Batida ou água que causam a quebra mudam o caso: a prova está na origem do dano.',
		],
		facts: [
			'O seguro do carro trata do que vem de fora: batida, roubo, fogo, água. Motor que funde por falta de óleo, correia velha ou superaquecimento é problema de dentro. Essa conta, em regra, é do dono.',
			'Há exceções. Se uma pedra furou o cárter e o motor perdeu óleo, a origem é um acidente. A seguradora olha, então, se você parou assim que a luz acendeu.',
			'Água aspirada pelo motor, o calço hidráulico, depende da história. Alagamento com o carro parado costuma ter cobertura no plano compreensivo. Forçar a passagem ou dar nova partida pode virar agravamento do risco.',
			'A assistência ajuda mesmo sem cobertura do conserto. Guincho, táxi e hospedagem atendem a pane mecânica. Confira quilômetros e chamados, pois a oficina certa pode estar longe.',
			'Antes de pagar, veja a garantia. Carro novo tem a da montadora, e o usado de loja tem a garantia legal do [Código de Defesa do Consumidor](cdc), de 90 dias. Defeito oculto conta a partir do dia em que aparece.',
			'Garantia mecânica e seguro de pane são produtos à parte. Eles listam as peças cobertas, pedem revisão em dia e têm teto por reparo. Leia a lista antes de contratar para um carro com muita estrada.',
			'Se a oficina errou na última revisão, a conta é dela. Peça laudo de outro mecânico e guarde as peças trocadas. Nota fiscal e quilometragem mostram o que foi feito.',
		],
		procedure: {
			heading: 'O motor parou: o que fazer',
			steps: [
				['Desligue na hora.', 'Luz do óleo ou da temperatura não espera o próximo posto.'],
				['Chame o guincho.', 'Não aceite empurrão nem tranco.'],
				['Descubra a causa.', 'Laudo do mecânico, por escrito, com fotos.'],
				['Confira a garantia.', 'Montadora, loja ou oficina da última revisão.'],
				['Avise o seguro, se couber.', 'Batida, água ou fogo na origem.'],
			],
		},
		faqs: [
			[
				'O seguro cobre motor fundido por superaquecimento?',
				'Em regra, não cobre, pois é falha mecânica. Se um acidente causou o vazamento da água, o caso muda. O laudo decide.',
			],
			[
				'O carro usado fundiu depois da compra. E agora?',
				'Se veio de loja, reclame pela garantia legal, por escrito e com laudo. De pessoa física, vale o Código Civil, com prazo menor. O seguro não substitui essa garantia.',
			],
		],
	},
	{
		words: [
			'combustivel adulterad',
			'gasolina adulterad',
			'etanol adulterad',
			'alcool adulterad',
			'diesel adulterad',
			'combustivel batizad',
			'gasolina batizad',
			'gasolina ruim',
			'combustivel ruim',
			'combustivel errado',
		],
		label: 'Combustível adulterado',
		angle: 'coverage',
		titles: [
			'Combustível adulterado: quem paga o conserto',
			'Gasolina batizada: direitos, provas e seguro',
			'Combustível adulterado: o seguro do carro cobre?',
		],
		heading: 'Gasolina ruim: posto, prova e seguro',
		opening:
			'O carro saiu do posto falhando e parou três quadras depois. Quem deve responder é quem vendeu o combustível, e a prova começa na nota.',
		points: [
			'Dano por combustível adulterado fica, em regra, fora do seguro do próprio carro.',
			'O posto responde pelo que vende: nota fiscal, laudo da oficina e denúncia à ANP são a prova.',
		],
		facts: [
			'O seguro do carro raramente paga motor, bomba e bicos danificados por combustível ruim. Para a apólice, é falha mecânica, e não acidente. A assistência, porém, pode mandar o guincho.',
			'O caminho é o posto. Pelo [Código de Defesa do Consumidor](cdc), quem vende produto com defeito responde pelo dano, com ou sem culpa. A distribuidora também pode ser chamada.',
			'A prova nasce na nota fiscal. Peça-a em todo abastecimento, com data, litros e tipo de combustível. O extrato do cartão ajuda quando a nota se perdeu.',
			'Leve o carro a uma oficina e peça laudo antes do conserto. Guarde uma amostra do tanque e as peças trocadas. Um mecânico que escreve a causa vale mais do que três que só falam.',
			'Denuncie à [ANP](anp), que fiscaliza os postos e recebe queixas pela internet e por telefone. O Procon também pode agir. Outras queixas contra o mesmo posto reforçam a sua.',
			'Na bomba, você pode pedir o teste de qualidade do combustível, e o posto deve fazê-lo. Desconfie de preço muito abaixo da região e de posto sem bandeira clara. Anote o número da bomba.',
			'Abastecer com o combustível errado, como diesel em carro a gasolina, é outra coisa. Não ligue o motor e chame o guincho. Se o frentista errou, o posto paga a limpeza do tanque.',
		],
		procedure: {
			heading: 'Suspeita de combustível adulterado',
			steps: [
				['Pare o carro.', 'Insistir espalha o dano pelo sistema.'],
				['Separe a nota.', 'Posto, data, bomba e litros.'],
				['Leve à oficina.', 'Laudo com causa, peças e amostra do tanque.'],
				['Reclame ao posto.', 'Por escrito, com prazo para resposta.'],
				['Denuncie.', 'ANP e Procon, com os mesmos documentos.'],
				['Cobre o prejuízo.', 'Acordo ou juizado especial, com os recibos.'],
			],
		},
		faqs: [
			[
				'O seguro cobre dano por gasolina adulterada?',
				'Em geral, não cobre o conserto. Alguns planos oferecem assistência para esgotar o tanque ou guincho. Leia a lista de serviços.',
			],
			[
				'Quanto tempo tenho para reclamar do posto?',
				'O dano causado por produto com defeito pode ser cobrado em até cinco anos, segundo o CDC. Na prática, a prova se perde cedo. Reclame na mesma semana.',
			],
		],
	},
]
