import type { Subject } from '../../types.ts'

/** How much of the household's money goes into insurance, and how to think about it. */
export const policyReviewMoney: readonly Subject[] = [
	{
		words: ['educacao financeira', 'financas pessoais', 'vida financeira'],
		label: 'Educação financeira e seguros',
		angle: 'guide',
		titles: [
			'Educação financeira e seguros: onde cada um entra',
			'Seguro na educação financeira: proteger antes de investir',
		],
		heading: 'Reserva, seguro e investimento: três gavetas',
		opening:
			'Educação financeira costuma falar de poupar e investir. Falta, às vezes, a parte que evita perder tudo em um dia: a proteção.',
		points: [
			'Na educação financeira, a reserva cuida do susto pequeno, e o seguro, da perda grande.',
			'Seguro não é investimento: paga-se para não quebrar, e não para ter lucro.',
		],
		facts: [
			'A educação financeira põe cada dinheiro em uma gaveta. A reserva paga o susto pequeno e frequente. O seguro paga a perda rara e grande, e o investimento cuida do futuro.',
			'Três respostas servem para qualquer risco: evitar, guardar dinheiro ou transferir. Trocar o pneu gasto evita. A reserva aguenta a geladeira, e o seguro recebe o incêndio.',
			'Seguro não usado não é dinheiro perdido. Ele comprou um ano sem o risco da ruína. Quem mede o seguro pelo retorno compara coisas diferentes.',
			'Começar pela reserva muda a apólice. Com três meses de despesas guardados, dá para aceitar franquia maior. O prêmio cai, e a proteção grande continua.',
			'Para crianças e jovens, o seguro ensina probabilidade. Conte quantas bicicletas o prédio perdeu no ano e divida o custo por todos. A conta do mutualismo fica clara na mesa da cozinha.',
			'Produto que mistura seguro, sorteio e poupança pede lupa. Peça o custo de cada parte e compare com comprar separado. Finanças pessoais gostam de contas simples.',
		],
		procedure: {
			heading: 'Um plano financeiro com proteção',
			steps: [
				['Anote um mês real.', 'Entradas, saídas e dívidas.'],
				['Monte a reserva.', 'Comece com um mês de despesas.'],
				['Escreva as perdas grandes.', 'Renda, saúde, moradia e dano a terceiros.'],
				['Transfira o que quebra.', 'Seguro só para o que a reserva não paga.'],
				['Invista o resto.', 'Depois da base, e não antes.'],
			],
		},
		faqs: [
			[
				'Quito dívidas ou faço seguro primeiro?',
				'Dívida cara vem cedo na fila. Mesmo assim, mantenha a proteção de quem sustenta a casa e o dano a terceiros. Um acidente sem seguro cria dívida maior.',
			],
			[
				'Seguro entra em que parte do orçamento?',
				'Entre as despesas fixas, com valor anual dividido por doze. Assim, a renovação não vira surpresa. Reveja uma vez por ano.',
			],
			[
				'Como falar disso com adolescentes?',
				'Use exemplos deles: celular, bicicleta e viagem. Pergunte o que fariam se perdessem cada um. A conversa sobre franquia vem sozinha.',
			],
		],
	},
]
