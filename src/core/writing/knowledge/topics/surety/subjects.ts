import type { Subject } from '../../types.ts'

/** Where a guarantee is asked for: by a public body, by a judge, by a client. */
export const suretySubjects: readonly Subject[] = [
	{
		words: ['licita', 'edital', 'contratacao publica', 'contrato publico', 'garantia contratual', 'orgao publico'],
		label: 'Garantia em licitações',
		titles: [
			'Seguro garantia em licitações: do edital à apólice',
			'Garantia contratual: o que a licitação pode exigir',
		],
		heading: 'O que o edital pode pedir',
		opening:
			'O edital pede garantia, e o caixa da empresa não pode ficar parado em um depósito. O seguro garantia nasceu para esse aperto.',
		points: [
			'Na licitação, a garantia só pode ser exigida se o edital disser, com percentual e prazo.',
			'O seguro garantia é uma das formas aceitas e não prende o dinheiro do giro.',
		],
		facts: [
			'Na licitação, quem vence escolhe a forma de garantia entre as que a lei aceita, como caução, seguro e fiança bancária. O percentual e o prazo vêm do edital. Leia essa página antes de dar o preço.',
			'Pela [Lei 14.133/2021](licitacoes), a garantia de execução vai, em regra, até 5% do valor inicial do contrato. Com justificativa técnica, pode chegar a 10%. Obras de grande vulto têm regra própria, com percentual maior.',
			'Há também a garantia de proposta, que o edital pode pedir já na fase de disputa, limitada a 1% do valor estimado. Ela assegura que o vencedor assine o contrato. Depois da assinatura ou do fim da licitação, é devolvida.',
			'Quem escolhe o seguro garantia tem, por lei, ao menos um mês entre a homologação da licitação e a assinatura para apresentar a apólice. O tempo parece longo, mas inclui a análise de crédito. Comece o cadastro antes do edital.',
			'Em obras e serviços de engenharia, o edital pode prever que a seguradora assuma e conclua o contrato se a empresa falhar. É a chamada cláusula de retomada. Ela muda a análise e o custo da apólice.',
		],
		faqs: [
			[
				'O órgão público pode exigir só o seguro?',
				'Em regra, a escolha da forma é de quem venceu. A lei abre exceção para obras e serviços de engenharia em que o edital prevê a retomada pela seguradora.',
			],
			[
				'A garantia vale se a empresa atrasar o prêmio?',
				'Nos contratos públicos, sim: a Lei 14.133/2021 diz que a apólice continua em vigor mesmo sem o pagamento nas datas combinadas. A seguradora, claro, cobra da empresa.',
			],
		],
	},
	{
		words: ['judicial', 'judiciais', 'processo', 'deposito recursal', 'execucao fiscal', 'penhora'],
		label: 'Seguro garantia judicial',
		titles: [
			'Seguro garantia judicial: alternativa ao depósito',
			'Garantia judicial: quando o seguro substitui o dinheiro',
		],
		heading: 'Quando o processo pede garantia',
		opening:
			'O recurso tem prazo, e o depósito levaria o dinheiro da folha de pagamento. Em muitos processos, a lei aceita uma apólice no lugar.',
		points: [
			'O seguro garantia judicial substitui depósito ou penhora nos casos que a lei aceita.',
			'A apólice precisa durar tanto quanto o processo, ou ser renovada a tempo.',
		],
		facts: [
			'No processo civil, o seguro garantia judicial equivale a dinheiro para substituir a penhora. O [Código de Processo Civil](cpc) pede valor não inferior ao do débito, com acréscimo de trinta por cento. O juiz confere as cláusulas.',
			'Na Justiça do Trabalho, o depósito recursal pode ser trocado por fiança bancária ou seguro garantia judicial, segundo o artigo 899 da [CLT](clt). Há regras do tribunal sobre prazo e texto da apólice. O advogado deve conferi-las antes do recurso.',
			'Na execução fiscal, a [Lei 6.830/1980](execucao-fiscal) aceita o seguro como garantia da dívida. Cada procuradoria tem norma própria sobre as cláusulas. Apólice fora do modelo pode ser recusada.',
			'Processo demora, e a apólice judicial tem vigência. Por isso, anote a data de renovação com meses de folga. Garantia vencida pode levar ao bloqueio de contas.',
		],
		faqs: [
			[
				'Dá para trocar um depósito já feito pelo seguro?',
				'Depende do tipo de processo e da decisão do juiz. Há tribunais que admitem e outros que resistem. O advogado avalia o caso antes do pedido.',
			],
		],
	},
	{
		words: ['obra', 'construtora', 'empreiteir', 'engenharia'],
		label: 'Garantia de obras',
		heading: 'Da proposta à entrega da obra',
		facts: [
			'Na obra privada, o dono pode pedir seguro garantia ao construtor. A apólice cobre o prejuízo de quem fica com o serviço pela metade. Medições e atas em dia mostram onde a obra parou.',
			'Seguro garantia e riscos de engenharia andam juntos na obra, mas olham perigos diferentes. Um trata da empresa que não cumpre; o outro, do acidente no canteiro. O contrato pode exigir os dois.',
			'Adiantamento para compra de material pede garantia própria. Se a obra para, o dono recupera o que adiantou e não viu aplicado. O valor garantido cai conforme as medições.',
		],
	},
	{
		words: ['contragarantia', 'limite de credito', 'cadastro'],
		label: 'Contragarantia e cadastro',
		heading: 'O que a seguradora pede em troca',
	},
]
