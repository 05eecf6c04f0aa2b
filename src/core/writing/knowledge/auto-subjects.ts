import type { Subject } from './types.ts'

export const autoSubjects: readonly Subject[] = [
	{ words: ['terceiro'], label: 'Danos a terceiros', heading: 'Quando o prejuízo é de outra pessoa' },
	{
		words: ['perda total', 'indenizacao integral'],
		label: 'Perda total',
		heading: 'Quando o conserto não compensa',
		facts: [
			'Perda total, ou indenização integral, ocorre quando o conserto alcança o percentual do valor do carro previsto na apólice. Muitos contratos usam 75%. Abaixo disso, o caso é de dano parcial, com franquia.',
			'Na perda total, o valor pago segue a tabela do contrato, em geral a Fipe, no percentual contratado. Por isso, a tabela cheia e 90% dela fazem diferença grande. Confira esse número antes de comparar preços.',
		],
	},
	{
		words: ['aplicativo', 'entregas', 'entregador'],
		label: 'Carro de aplicativo',
		heading: 'O carro que trabalha',
		facts: [
			'Corrida por aplicativo pede apólice com uso comercial ou extensão para transporte de passageiros. Algumas seguradoras aceitam, outras recusam, e o preço varia muito. Por isso, peça a cotação já com esse uso.',
			'Quem só faz entregas nos fins de semana também precisa avisar. A frequência muda o preço, mas não apaga o uso. Um aviso por escrito resolve a dúvida antes do sinistro.',
		],
	},
	{ words: ['roubo', 'furto', 'roubar', 'furtar'], label: 'Roubo e furto', heading: 'Se levarem o carro' },
	{ words: ['guincho', 'assistencia'], label: 'Guincho e assistência', heading: 'O socorro na estrada' },
	{
		words: ['enchente', 'alagamento', 'granizo'],
		label: 'Enchente e granizo',
		heading: 'Água e granizo no carro',
		facts: [
			'Se a água entrou no carro, não dê partida. O motor pode aspirar água e o dano se multiplica. Chame o guincho e avise a seguradora, com fotos da linha d’água.',
		],
	},
	{
		words: ['eletric', 'hibrid'],
		label: 'Carro elétrico',
		heading: 'O que muda no carro elétrico',
		facts: [
			'No carro elétrico, a bateria concentra boa parte do valor. Pergunte se ela tem cobertura em batida, alagamento e sobrecarga na recarga. A resposta precisa vir por escrito.',
			'Oficina treinada e peça disponível pesam no preço do elétrico. Em cidades pequenas, o reparo pode exigir viagem. Por isso, carro reserva e guincho longo ganham valor.',
			'O carregador de parede costuma pertencer ao seguro da casa, e não ao do carro. Já o cabo portátil pode entrar no veículo. Declare os dois e evite o vazio entre as apólices.',
		],
	},
	{
		words: ['associacao', 'protecao veicular'],
		label: 'Proteção veicular ou seguro auto',
		heading: 'Seguro e proteção veicular',
		facts: [
			'Na associação, a mensalidade pode subir por rateio quando há muitos prejuízos no grupo. No seguro, o preço do ano fica definido na apólice. Essa é a diferença que mais pesa no bolso.',
			'Antes de aderir à proteção veicular, consulte o [cadastro das associações na SUSEP](susep-mutualista). Estar cadastrada, porém, não prova saúde financeira. Peça também o rateio dos últimos doze meses.',
		],
	},
	{
		words: ['vidro', 'farol', 'retrovisor'],
		label: 'Vidros e faróis',
		heading: 'Vidros, faróis e retrovisores',
		facts: [
			'Trinca pequena no para-brisa pode ter reparo, sem troca do vidro. Quanto antes você chama, maior a chance. Em muitos planos, o reparo nem cobra franquia.',
			'Farol de LED e vidro com sensor custam bem mais do que os comuns. Veja se a linha de vidros cobre a versão original e a calibração das câmeras. Sem isso, a diferença fica com você.',
		],
	},
]
