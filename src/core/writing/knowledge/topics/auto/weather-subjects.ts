import type { Subject } from '../../types.ts'

/** Water and hail, which reach a car that stands still. */
export const autoWeather: readonly Subject[] = [
	{
		words: ['enchente e granizo', 'granizo e enchente', 'alagamento e granizo'],
		label: 'Enchente e granizo',
		heading: 'Água e granizo no carro',
		facts: [
			'Enchente e granizo costumam vir no mesmo temporal, mas pedem cuidados diferentes. Da água, o carro se salva em lugar alto. Da pedra, em lugar coberto.',
			'Procure as duas palavras na proposta, porque um plano enxuto pode ter só uma delas. Se faltar alguma, peça o preço da inclusão, de preferência por escrito.',
			'Depois do temporal, as centrais recebem muitos avisos ao mesmo tempo. Abra o seu pelo aplicativo, com fotos, e guarde o protocolo. Assim, a vistoria entra na fila mais cedo.',
		],
	},
	{
		words: ['enchente', 'alagamento', 'submers'],
		label: 'Enchente e alagamento',
		heading: 'Quando a água alcança o carro',
		facts: [
			'Se a água entrou no carro, não dê partida. O motor pode aspirar água e o dano se multiplica. Chame o guincho e avise a seguradora, com fotos da linha d’água.',
			'Carro submerso costuma ir para a perda total, pois água no motor e na parte elétrica encarece o reparo. Se houver conserto, peça a limpeza completa e a troca do que molhou. Falhas elétricas podem aparecer semanas depois.',
			'Alagamento na garagem do prédio também pode ter cobertura no plano compreensivo do carro. Não espere a conversa com o condomínio para avisar. A seguradora, depois, discute a conta com quem for responsável.',
			'Marque a altura da água com fotos: no pneu, no assoalho, no painel. Essa linha ajuda a definir se o dano é parcial ou total. Não ligue a chave nem para testar o rádio.',
		],
	},
	{
		words: ['granizo', 'lataria', 'amassad'],
		label: 'Granizo no carro',
		titles: [
			'Granizo na lataria: reparo sem pintura e seguro',
			'Granizo na lataria do carro: do aviso ao reparo',
			'Granizo e lataria amassada: o que o seguro paga',
		],
		heading: 'Pedra na lataria: avisar e reparar',
		points: [
			'Nos planos compreensivos, o granizo em geral tem cobertura e franquia do casco.',
			'Avise antes do reparo: o martelinho feito às pressas apaga a prova dos amassados da pedra.',
		],
		angle: 'coverage',
		opening:
			'Dez minutos de granizo bastam para deixar centenas de marcas no teto e no capô. O conserto tem técnica própria, e a ordem dos passos conta.',
		facts: [
			'Granizo deixa muitos amassados pequenos, quase sempre sem quebrar a tinta. Nesse caso, o reparo sem pintura, feito pelo martelinho, devolve a forma da lataria. A pintura de fábrica fica no lugar, e o carro perde menos valor.',
			'Nem todo amassado aceita o martelinho. Tinta trincada, quina de porta e peça de alumínio podem pedir funilaria ou troca. Por isso, deixe a oficina avaliar painel por painel.',
			'Avise a seguradora antes de chamar o reparador. Ela pode pedir vistoria e orçamento com o número de amassados por peça. Reparo feito antes do aviso apaga a prova.',
			'O granizo costuma entrar no plano compreensivo, com a franquia do casco. Compare o orçamento com ela: em dano leve, pagar do bolso pode sair melhor. Alguns planos trazem o reparo de amassados em linha própria, com limite de peças.',
			'Fotografe a lataria de lado e com luz baixa, pois o sol forte esconde as marcas. Guarde também uma imagem das pedras no chão. Os avisos do [INMET](inmet) ajudam a provar o dia do temporal.',
			'Vidro e farol trincados pela pedra seguem, em geral, a linha de vidros, com franquia própria. Conte tudo no mesmo aviso. Assim, a oficina recebe um pedido só.',
		],
	},
]
