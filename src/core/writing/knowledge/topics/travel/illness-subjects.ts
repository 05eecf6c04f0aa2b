import type { Subject } from '../../types.ts'

export const travelIllnessSubjects: readonly Subject[] = [
	{
		words: ['covid', 'coronavirus', 'pandemia', 'epidemia'],
		label: 'Covid no seguro viagem',
		titles: [
			'Seguro viagem e covid: o que o plano costuma pagar',
			'Covid na viagem: cobertura, limites e o que fazer',
			'Seguro viagem cobre covid? Veja como ler o plano',
		],
		heading: 'Se a covid aparecer no meio da viagem',
		angle: 'coverage',
		opening:
			'O teste deu positivo longe de casa, e o voo de volta é amanhã. A resposta do seguro viagem para a covid está em três linhas do contrato.',
		points: [
			'Muitos planos tratam a covid como qualquer doença: despesa médica até o limite contratado.',
			'Hotel extra, remarcação e cancelamento são linhas à parte. Leia a cláusula de epidemias.',
		],
		facts: [
			'Hoje, muitos planos de viagem atendem a covid como outra doença súbita. A despesa médica entra até o limite da apólice. Outros, porém, fixam um teto menor só para ela, e isso aparece no quadro de coberturas.',
			'Procure as palavras epidemia e pandemia na lista de exclusões. Há contrato que exclui as duas e depois devolve a covid em cláusula própria. Vale o que está escrito na sua versão, e não no anúncio.',
			'Teste feito só para embarcar ou por curiosidade não é despesa médica. Já o teste pedido pelo médico da rede costuma entrar. Ligue para a central antes de pagar no laboratório.',
			'Se o médico manda ficar isolado, a conta é de hotel e de passagem. Extensão de estadia e remarcação têm diárias e valores máximos. Sem essas linhas, o custo fica com o viajante.',
			'Adoecer antes do embarque é assunto do cancelamento. Ele pede laudo ou exame com data e limite contratado antes. Medo de viajar ou fronteira fechada, em regra, não conta como motivo.',
			'Alguns destinos ainda podem pedir vacina, teste ou seguro com valor mínimo. A regra muda depressa. Confira no consulado e no [Portal Consular](portal-consular) perto da data.',
			'Quem tem doença crônica deve declará-la. Uma crise agravada pela covid pode cair na regra da preexistente. Leve receitas, exames e o nome dos remédios.',
		],
		procedure: {
			heading: 'Testou positivo: o que fazer',
			steps: [
				['Fale com a central.', 'Ela indica médico, telemedicina ou hospital da rede.'],
				['Guarde o exame.', 'Com nome, data e carimbo ou código de validação.'],
				['Peça o laudo.', 'Com os dias de isolamento e a data provável de alta.'],
				['Autorize antes de gastar.', 'Hotel extra e passagem precisam do sim por escrito.'],
				['Avise a companhia aérea.', 'A remarcação por doença pode ter regra própria.'],
				['Reúna os recibos.', 'Tudo no mesmo pedido de reembolso, com protocolo.'],
			],
		},
		faqs: [
			[
				'Preciso de um plano especial por causa da covid?',
				'Nem todo viajante precisa. Basta que a apólice a inclua nas despesas médicas e que o limite sirva para o destino. Confirme também isolamento e remarcação.',
			],
			[
				'O seguro paga se eu desistir por medo de contágio?',
				'Em regra, não paga. O cancelamento cobre motivos listados, como doença comprovada. Existem planos mais amplos, que custam mais e devolvem uma parte.',
			],
			[
				'Sem vacina, perco a cobertura?',
				'Depende do contrato e das exigências do destino. Leia as condições e guarde o comprovante de vacinação, se ele for pedido.',
			],
		],
	},
]
