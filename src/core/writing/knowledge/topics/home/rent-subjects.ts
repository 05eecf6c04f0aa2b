import type { Subject } from '../../types.ts'

/** What landlord and tenant ask of home insurance and of the guarantees of a lease. */
export const rentSubjects: readonly Subject[] = [
	{
		words: ['perda de aluguel', 'perda de alugueis'],
		label: 'Perda de aluguel',
		incidental: ['aluguel'],
		titles: ['Perda de aluguel: a cobertura do proprietário', 'Perda de aluguel no seguro: quando o dono recebe'],
		heading: 'A renda que para com o sinistro',
		facts: [
			'A perda de aluguel paga ao proprietário a renda que deixou de entrar enquanto o imóvel fica sem condição de uso. O motivo precisa ser um sinistro coberto, como incêndio ou vendaval. Inquilino que atrasa é outro assunto.',
			'O limite da perda de aluguel costuma ser um número de meses ou um valor total. Calcule quanto tempo levaria uma obra grande. Se ela depende de licença, some uma folga.',
			'Guarde o contrato de locação e os recibos. É com eles que o dono prova quanto recebia. Imóvel vazio na data do sinistro, por outro lado, pode não ter direito.',
			'Calote e despejo pertencem ao seguro-fiança, contratado na locação. Os dois produtos se completam. Quem vive de renda deveria olhar ambos antes de assinar.',
			'Há apólices que pagam ao morador o aluguel de outra casa durante a obra. O nome muda de uma para outra. Leia, portanto, de quem é o direito em cada linha.',
		],
	},
	{
		words: ['fianca', 'seguro-fianca', 'fiador', 'caucao'],
		label: 'Seguro-fiança',
		titles: ['Fiança, caução ou seguro-fiança: o que muda', 'Seguro-fiança, fiador ou caução: como escolher'],
		heading: 'Fiador, caução ou seguro-fiança',
		facts: [
			'O seguro-fiança garante ao proprietário os aluguéis que o inquilino não paga. Quem paga o prêmio, na prática, é o inquilino, e o valor não volta no fim. Depois de indenizar, a seguradora pode cobrar dele a dívida.',
			'Na caução em dinheiro, o depósito não passa de três meses de aluguel, segundo a [Lei do Inquilinato](inquilinato). Ele fica em poupança e volta, com o rendimento, se nada for devido. Exige, porém, ter o valor na mão.',
			'O fiador entra com o próprio nome e, muitas vezes, com um imóvel. Não custa dinheiro ao inquilino, mas custa um favor grande. Se o aluguel atrasa, a cobrança chega aos dois.',
			'Compare o custo no tempo todo do contrato. O prêmio do seguro-fiança se repete a cada período; a caução se paga uma vez. Some ainda as coberturas extras, como pintura e danos ao imóvel.',
			'A seguradora analisa renda e cadastro antes de aceitar a fiança. Peça o motivo de uma recusa e tente outra empresa. A escolha da garantia, aliás, se negocia com o dono antes da assinatura.',
		],
	},
]
