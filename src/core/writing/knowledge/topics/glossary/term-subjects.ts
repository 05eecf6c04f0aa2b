import type { Subject } from '../../types.ts'

/** Single terms that people look up. */
export const glossaryTerms: readonly Subject[] = [
	{
		words: ['estipulante'],
		label: 'Estipulante',
		angle: 'guide',
		titles: ['Estipulante: o que é e o que faz no seguro coletivo', 'O que é estipulante: papel, deveres e limites'],
		heading: 'Quem contrata o seguro do grupo',
		opening:
			'No seguro da empresa, do sindicato ou do condomínio, quem assina não é quem está protegido. Essa pessoa do meio tem nome no contrato: estipulante.',
		points: [
			'Estipulante é quem contrata o seguro coletivo em favor de um grupo de segurados.',
			'Ele repassa o pagamento e as informações; quem paga o sinistro é a seguradora.',
		],
		facts: [
			'Estipulante é a pessoa ou a empresa que contrata um seguro coletivo em favor de um grupo. O empregador, no seguro de vida da equipe, é o exemplo mais comum. Sindicato, associação e conselho de classe são outros.',
			'Três papéis se separam no contrato coletivo. O estipulante assina e cuida da apólice; o segurado é cada membro do grupo; o beneficiário recebe a indenização. A mesma pessoa pode ter mais de um papel, mas convém não misturar.',
			'O estipulante inclui e exclui pessoas, recolhe o prêmio e o repassa à seguradora. Se ele desconta do salário e não repassa, o segurado não deveria pagar por isso. Guarde o contracheque como prova.',
			'Cabe a ele, ainda, informar o grupo. O [STJ](stj) já decidiu que, no seguro de vida coletivo, o dever de explicar as condições a quem adere é do estipulante. Peça as regras por escrito ao RH ou à entidade.',
			'Quem paga o sinistro é a seguradora, e não o estipulante. Ele ajuda com papéis e avisos. Só responde pelo próprio erro, como deixar alguém fora da lista.',
			'Subestipulante é a empresa que entra na apólice de outra, como uma filial ou um associado. O certificado individual mostra os dois nomes. Confira nele o seu capital e o seu beneficiário.',
			'Mudou de emprego? O vínculo com o estipulante acaba, e a cobertura costuma acabar junto. Pergunte, antes da saída, se é possível continuar por conta própria.',
		],
		procedure: {
			heading: 'O que pedir ao estipulante',
			steps: [
				['O certificado.', 'Com capital, vigência e beneficiários.'],
				['As condições.', 'Gerais, especiais e o contrato do grupo.'],
				['A prova do repasse.', 'Se o prêmio sai do seu salário.'],
				['O canal de sinistro.', 'Telefone da seguradora e contato interno.'],
				['A regra da saída.', 'O que acontece na demissão ou na aposentadoria.'],
			],
		},
		faqs: [
			[
				'Estipulante e corretor são a mesma coisa?',
				'São papéis diferentes. O estipulante contrata em favor do grupo; o corretor intermedeia e orienta. Um não substitui o outro.',
			],
			[
				'O estipulante pode mudar a apólice sem avisar?',
				'Mudança que reduz direitos ou aumenta o custo depende da concordância de parte relevante do grupo, conforme a lei e o contrato. Peça a ata ou a comunicação.',
			],
			[
				'O estipulante ganha alguma coisa com o seguro?',
				'Pode receber uma remuneração, que deve ser informada. No seguro vendido por loja ou banco, isso é comum. Pergunte quanto dela está no preço.',
			],
		],
	},
	{
		words: [
			'importancia segurada como',
			'calcular a importancia segurada',
			'como calcular a importancia',
			'como calcular importancia',
			'como definir a importancia',
			'como escolher a importancia',
			'calculo da importancia',
			'qual importancia segurada',
		],
		label: 'Importância segurada',
		angle: 'buying',
		titles: ['Importância segurada: como calcular o valor certo', 'Como calcular a importância segurada sem errar'],
		heading: 'A conta que define até quanto o seguro paga',
		opening:
			'O número parece burocrático, mas é ele que decide se a indenização repõe tudo ou só metade. Calcular a importância segurada leva uma tarde; errar nela pode custar anos.',
		points: [
			'Calcule a importância segurada pelo custo de repor o bem hoje, e não pelo preço pago.',
			'Valor baixo pode trazer rateio; valor alto encarece e não aumenta a indenização.',
		],
		facts: [
			'Importância segurada é o teto que a seguradora paga em cada cobertura. Muitos contratos já dizem limite máximo de indenização. A conta muda conforme o que se protege: bem, pessoa ou dano a terceiros.',
			'Para imóvel, calcule a reconstrução: área vezes custo do metro quadrado na região, conforme o padrão. O terreno fica de fora, porque não queima. O preço de venda, que inclui a localização, engana nessa conta.',
			'Para móveis, máquinas e estoque, some o custo de comprar tudo de novo hoje. Faça a lista por cômodo ou por setor, com notas e fotos. Acrescente frete e instalação quando pesarem.',
			'No carro, o mais comum é um percentual de uma tabela de preços na data do sinistro. Há também o valor fixo, escrito na apólice. Acessório e blindagem precisam ser somados à parte.',
			'Na responsabilidade civil, não há bem para medir. Pense no pior caso plausível: uma pessoa ferida, anos de pensão, um carro caro. Subir esse teto costuma custar pouco.',
			'No seguro de vida, a palavra é capital. Some dívidas, despesas da família por alguns anos e estudo dos filhos. Depois, desconte o que já existe guardado.',
			'Um exemplo ilustrativo: os bens valem 300 mil reais, e a apólice diz 150 mil. Se o contrato prevê rateio, um dano de 60 mil pode render 30 mil, antes da franquia. Por isso, reveja o número todo ano.',
		],
		procedure: {
			heading: 'Como chegar ao número',
			steps: [
				['Separe os grupos.', 'Prédio, conteúdo, terceiros e pessoas.'],
				['Pesquise a reposição.', 'Preço de hoje, com frete e instalação.'],
				['Some e guarde a planilha.', 'Ela é a base em caso de dúvida.'],
				['Veja a forma de pagar.', 'Primeiro risco, rateio ou valor de novo?'],
				['Peça duas contas.', 'Com o valor calculado e um pouco acima.'],
				['Atualize na renovação.', 'Compras e obras mudam o total.'],
			],
		},
		faqs: [
			[
				'Se eu segurar por mais, recebo mais?',
				'No seguro de dano, não. A indenização para no prejuízo provado. O valor a mais só encarece o prêmio.',
			],
			[
				'Importância segurada e limite máximo de indenização são iguais?',
				'Na prática, os dois dizem o teto de cada cobertura. O contrato pode usar um ou outro. Confira se o limite é por evento ou por todo o período.',
			],
		],
	},
]
