import type { Subject } from '../../types.ts'

/** Motorcycles that insurers treat apart because of what they are. */
export const motorcycleModels: readonly Subject[] = [
	{
		words: [
			'alta cilindrada',
			'cilindrada',
			'moto grande',
			'motos grandes',
			'moto esportiva',
			'motos esportivas',
			'moto importada',
			'motos importadas',
			'big trail',
			'bigtrail',
		],
		label: 'Moto de alta cilindrada',
		titles: [
			'Seguro de moto de alta cilindrada: o que conferir',
			'Moto de alta cilindrada: peças, roubo e seguro',
			'Moto grande, seguro certo: valor, uso e acessórios',
		],
		heading: 'O que muda na moto de alta cilindrada',
		opening:
			'A moto grande sai pouco, vale muito e tem carenagem que custa um mês de salário. O seguro dela olha para a garagem, para a peça e para o fim de semana.',
		points: [
			'Na moto de alta cilindrada, peça cara e roubo pesam mais no preço do que a potência.',
			'Bagageiros, escapamento e proteção só contam se forem declarados, com nota e valor.',
		],
		facts: [
			'A moto de alta cilindrada costuma ter aceitação própria. Modelo, ano, CEP e garagem decidem se há plano completo ou só roubo e furto. Rastreador pode ser condição, e não apenas desconto.',
			'O preço segue a peça. Carenagem, painel e suspensão importada encarecem até a queda parado. Por isso, compare a franquia com o custo de uma carenagem antes de escolher.',
			'Veja como a perda total é paga. Moto rara ou importada pode não ter boa cotação em tabela. Nesses casos, pergunte pelo valor determinado e pelo percentual da Fipe.',
			'Malas, protetor de motor, escapamento e som não são de fábrica. Declare cada um, com nota. Capacete e jaqueta, em regra, seguem fora da apólice.',
			'Uso de lazer não inclui pista. Corrida, treino em autódromo e manobra ficam fora de quase todo contrato. Quem participa de eventos deve procurar seguro próprio para o dia.',
			'Moto grande viaja. Confira os quilômetros do guincho, se ele leva motos pesadas e se há volta para casa. Para o Mercosul, além da Carta Verde, veja a extensão do casco.',
			'O garupa também merece uma linha. Acidentes pessoais de passageiros pagam por pessoa, até o limite. Danos a terceiros devem ter teto folgado, pois a velocidade de estrada aumenta o estrago.',
		],
		procedure: {
			heading: 'Como cotar o seguro da moto grande',
			steps: [
				['Identifique a moto.', 'Ano, código da tabela e número do chassi.'],
				['Conte a rotina.', 'Fim de semana, viagem ou todos os dias.'],
				['Mostre a garagem.', 'Vaga fechada, alarme e rastreador.'],
				['Liste os acessórios.', 'Com nota, valor e foto.'],
				['Leia a perda total.', 'Tabela, percentual ou valor fixo.'],
			],
		},
		faqs: [
			[
				'Moto de alta cilindrada é mais difícil de segurar?',
				'Alguns modelos visados são, sim. Garagem, rastreador e perfil ajudam na aceitação. Se uma empresa recusa, outra pode aceitar só roubo e furto.',
			],
			[
				'O seguro cobre queda com a moto parada?',
				'No plano completo, costuma cobrir o dano parcial, com franquia. Em queda leve, a franquia pode ser maior do que o conserto. Compare os dois valores.',
			],
		],
	},
]
