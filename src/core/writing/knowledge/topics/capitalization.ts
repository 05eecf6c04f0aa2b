import type { Topic } from '../types.ts'

export const capitalization: Topic = {
	id: 'capitalization',
	kind: 'product',
	insurance: false,
	name: 'título de capitalização',
	article: 'o',
	label: 'Capitalização',
	words: [
		'capitalizacao',
		'titulo de capitalizacao',
		'titulos de capitalizacao',
		'sociedade de capitalizacao',
		'filantropia premiavel',
	],
	categories: ['capitalizacao'],
	page: { href: '/contact', text: 'contato' },
	headings: {
		covers: ['O que o título entrega', 'Sorteio, resgate e garantia'],
		excludes: ['O que o título não faz', 'Onde a expectativa erra'],
		price: ['Para onde vai cada real pago', 'O custo que não aparece no folheto'],
		claim: ['Na hora do resgate', 'Sorteio, prazo e dinheiro de volta'],
		buying: ['Antes de assinar a ficha', 'Perguntas para fazer ao vendedor'],
	},
	subjects: [
		{
			words: ['investimento', 'poupanca', 'protecao'],
			label: 'Capitalização e investimento',
			angle: 'guide',
			titles: ['Capitalização não é investimento nem proteção', 'Título de capitalização: nem investimento nem seguro'],
			heading: 'Nem investimento, nem seguro',
			facts: [
				'A capitalização não é investimento. Parte do que se paga vai para sorteios e despesas, e só o resto rende. Por isso, o ganho costuma perder para aplicações simples.',
				'A capitalização também não é proteção. Ela não cobre morte, roubo, incêndio nem doença. Se o imprevisto vem antes do prazo, o resgate pode ser menor do que o valor pago.',
				'O fundo que protege depósitos em bancos não alcança o título de capitalização. O que existe são reservas que a empresa mantém, sob fiscalização da SUSEP. É outra lógica, e convém saber antes.',
				'Quem quer juntar dinheiro compara prazo, rendimento e liquidez. Quem quer proteção compara coberturas. A capitalização só ganha quando o objetivo é o sorteio ou a garantia de aluguel.',
			],
		},
		{
			words: ['aluguel', 'caucao', 'garantia'],
			label: 'Capitalização como garantia de aluguel',
			heading: 'O título no lugar do fiador',
			facts: [
				'No aluguel, o título pode servir de garantia ao dono do imóvel. O valor fica preso até o fim do contrato. Se não houver dívida, volta ao inquilino pelas regras do plano.',
				'Compare a garantia por título com seguro fiança e caução. No título, o dinheiro é seu, mas fica parado e rende pouco. No seguro, o prêmio é menor e não volta.',
			],
		},
		{
			words: ['resgat', 'carencia'],
			label: 'Resgate do título de capitalização',
			heading: 'Quando e quanto se resgata',
		},
		{ words: ['sorteio', 'premio'], label: 'Sorteios da capitalização', heading: 'A chance por trás do sorteio' },
	],
	openings: [
		'O gerente fala em guardar dinheiro e concorrer a prêmios. A frase é bonita, mas mistura duas coisas que vale a pena separar.',
		'Muita gente descobre que tem um título de capitalização ao ler o extrato. Ele veio na conversa do empréstimo, no caixa ou em uma promoção.',
		'O nome lembra capital, e o folheto lembra poupança. O contrato, porém, conta outra história, com sorteio, prazo e carência.',
	],
	summary: [
		'Título de capitalização não é investimento nem seguro: junta um valor e dá direito a sorteios.',
		'Nem todo o dinheiro pago rende: uma parte vai para sorteios e despesas.',
		'Sair antes do prazo pode devolver menos do que o valor pago.',
		'O banco não pode exigir o título para liberar empréstimo ou conta.',
		'Só sociedade de capitalização autorizada pela SUSEP pode emitir o título.',
		'Na compra a distância, há sete dias para desistir.',
	],
	facts: {
		what: [
			'O título de capitalização é um contrato de prazo fixo. Uma parte de cada pagamento forma um capital, outra paga sorteios, e outra cobre despesas. No fim, o titular resgata o que se formou.',
			'Existem modalidades diferentes: tradicional, popular, de garantia, de incentivo, compra programada e filantropia premiável. Cada uma devolve um percentual distinto. O nome está na primeira página das condições.',
			'Na modalidade tradicional, quem paga tudo e espera até o fim recebe ao menos o que pagou, com a correção prevista. Nas outras, o resgate pode ser só uma parte. Na filantropia, ele costuma ir para a entidade.',
			'Subscritor é quem paga; titular é quem tem direito ao resgate e ao sorteio. Podem ser pessoas diferentes. Confira os dois nomes na ficha.',
			'O prazo de vigência é o tempo em que o título corre; o de pagamento pode ser menor. Um plano de cinco anos, por exemplo, pode cobrar só no primeiro. Os sorteios seguem até o fim, conforme as condições.',
		],
		who: [
			'Quem gosta de sorteio e aceita render pouco sabe o que está comprando. Nesse caso, o título é lazer com parte do dinheiro de volta. O valor deve caber nessa ideia.',
			'Quem não consegue guardar por conta própria às vezes usa o título como freio. Funciona, mas custa rendimento. Débito automático em uma aplicação simples faz o mesmo papel.',
			'Inquilinos sem fiador podem usar a modalidade de garantia. O valor fica bloqueado durante o aluguel. Antes, compare com as outras garantias da lei.',
			'Para quem tem dívida cara, o título não faz sentido. O juro do cartão corre mais depressa do que qualquer correção. Primeiro a dívida, depois a sorte.',
			'Avós que dão título ao neto pensam em presente com futuro. Uma conta de poupança faz o mesmo com menos regras. Se a graça está no sorteio, tudo bem.',
			'Quem tem reserva de emergência pronta pode brincar com pouco. Quem ainda não tem precisa de dinheiro que se saca no mesmo dia. O título não serve para isso.',
		],
		covers: [
			'O título entrega sorteios durante a vigência e um resgate ao final. A frequência e o valor dos prêmios estão nas condições gerais. Muitos usam os números da Loteria Federal.',
			'O capital do título rende a taxa e o índice que o contrato indica. Em geral, a base é a mesma correção da poupança, com juros pequenos. Leia os dois números, se houver dois.',
			'Na modalidade de incentivo, uma empresa compra os títulos para fazer promoção. O cliente ganha só o direito ao sorteio. Nada sai do bolso dele, e nada volta.',
			'Há títulos de pagamento único, mensal ou periódico. O prazo pode passar de um ano ou durar vários. Parar de pagar muda o sorteio e o resgate.',
			'Na filantropia premiável, o comprador concorre a prêmios e cede o resgate a uma entidade social. É doação com sorteio. Confira o nome da entidade antes de pagar.',
			'Alguns títulos permitem reativar o plano depois de um atraso. Outros suspendem os sorteios até a quitação. As condições gerais dizem qual é o caso.',
		],
		excludes: [
			'O título não paga indenização. Vender capitalização como seguro de vida ou de casa engana o consumidor. Peça o nome do produto por escrito.',
			'Não há garantia de ganhar sorteio. A chance depende de quantos títulos participam da série. Esse número também consta das condições.',
			'O resgate antes da carência pode não existir. Depois dela, o contrato traz uma tabela com percentuais por mês. No começo, a perda é maior.',
			'O título não serve de prova de renda nem abre crédito mais barato por si. Promessa desse tipo deve vir por escrito. Quase nunca vem.',
			'Correção baixa perde para a inflação em muitos períodos. O valor volta com o mesmo número e menos poder de compra. Leve isso em conta nos planos longos.',
		],
		buying: [
			'Pergunte quatro coisas: modalidade, prazo, carência e percentual de resgate mês a mês. Se o vendedor não mostra a tabela, não assine. Ela faz parte do contrato.',
			'Compare o título com uma aplicação de mesmo prazo. Some o que pagaria e veja quanto voltaria em cada uma. A diferença é o preço dos sorteios.',
			'Confirme no site da SUSEP se a sociedade de capitalização tem autorização. Anote o número do processo do produto. Ele deve constar do material de venda.',
			'Leia a ficha antes de assinar, inclusive quem é o titular. Na filantropia premiável, a cessão do resgate precisa estar clara. Concorde só se for essa a vontade.',
			'Desconfie de venda na boca do caixa, com fila atrás. Peça o material e diga que volta. Produto bom espera até amanhã.',
		],
		price: [
			'Cada pagamento se divide em três cotas: capitalização, sorteio e carregamento. Só a primeira volta para você. Peça os percentuais, pois eles mudam ao longo do plano.',
			'O rendimento do título incide sobre a parte que capitaliza, e não sobre tudo. Por isso, a taxa do folheto engana quem faz conta de cabeça. Simule em reais.',
			'Prêmio de sorteio e ganho no resgate podem ter imposto na fonte. O extrato mostra o valor líquido. Na dúvida, a Receita Federal explica.',
			'Um título de valor pequeno, somado por anos, vira uma quantia séria. Multiplique a mensalidade pelo prazo antes de assinar. O total assusta mais do que a parcela.',
			'Pergunte quanto da primeira mensalidade capitaliza. Em alguns planos, o começo paga mais despesas e sorteios. É por isso que sair cedo custa.',
		],
		claim: [
			'Perto do vencimento, confira a conta bancária cadastrada. O pagamento do resgate segue o prazo do contrato. Guarde o extrato final.',
			'Mudou de endereço ou de banco? Atualize o cadastro na sociedade de capitalização. Sorteado que ninguém encontra demora a receber.',
			'Para sair antes, peça o resgate por escrito e a conta detalhada. Compare com a tabela das condições. Se o número não bate, reclame na ouvidoria.',
			'Em caso de morte do titular, os direitos do título passam aos herdeiros, conforme a lei. A família precisa saber que ele existe. Anote-o na lista de contratos da casa.',
			'Ganhou o sorteio? A sociedade procura o titular pelos dados do cadastro. Ela não cobra taxa para pagar prêmio: pedido assim é golpe.',
		],
		law: [
			'As sociedades de capitalização seguem o [Decreto-Lei 261/1967](capitalizacao) e as normas do CNSP e da SUSEP. O título precisa de condições gerais aprovadas. Elas devem chegar a você antes da compra.',
			'Empurrar título para liberar empréstimo é venda casada, proibida pelo artigo 39 do [Código de Defesa do Consumidor](cdc). Peça o cancelamento e a devolução. Denuncie, se o banco insistir.',
			'Compra por telefone, aplicativo ou internet dá sete dias para desistir. O dinheiro volta por inteiro. Escreva o pedido e guarde a data.',
			'Publicidade que chama o título de investimento ou de poupança pode enganar. A oferta escrita vale como prova. Salve o anúncio e a conversa.',
			'Débito de título que você não pediu deve ser contestado no banco e na sociedade de capitalização. Cobrança indevida pode dar direito a devolução. Guarde extratos e protocolos.',
		],
		mistakes: [
			'Confundir capitalização com poupança é o erro mais comum. Na poupança, o saldo fica à mão e rende por inteiro. No título, há prazo, carência e sorteio no preço.',
			'Resgatar nos primeiros meses costuma doer. A tabela devolve pouco no início. Se a dúvida existe, não contrate.',
			'Esquecer o título faz o dinheiro parar de render depois do prazo. Anote a data final. Peça o resgate na mesma semana.',
			'Comprar pelo prêmio maior do folheto é se deixar levar pela foto. Olhe quantos números concorrem. A conta esfria o entusiasmo.',
			'Aceitar o título para agradar o gerente custa mais do que o constrangimento. Diga não e peça só o serviço que foi buscar. É um direito seu.',
		],
	},
	tables: [
		{
			aspect: 'what',
			head: ['Produto', 'Para que serve', 'O que volta'],
			rows: [
				['Capitalização', 'Sorteio e valor no prazo', 'Conforme a tabela do título'],
				['Poupança ou aplicação', 'Guardar e render', 'O saldo com o rendimento'],
				['Seguro', 'Pagar um prejuízo', 'Nada, se não houver sinistro'],
			],
		},
	],
	procedures: [
		{
			angles: ['claim', 'rights', 'mistakes', 'coverage'],
			heading: 'Já tem um título? O que fazer agora',
			steps: [
				['Ache as condições gerais.', 'Peça à sociedade, se não tiver.'],
				['Veja a carência.', 'Ela diz a partir de quando dá para sair.'],
				['Calcule o resgate.', 'Use a tabela do mês atual.'],
				['Decida entre sair e esperar.', 'Compare a perda de hoje com o ganho até o fim.'],
				['Peça por escrito.', 'Com protocolo, conta bancária e data.'],
			],
		},
		{
			angles: ['guide', 'buying', 'cost', 'compare', 'worth'],
			heading: 'Como avaliar um título em cinco passos',
			steps: [
				['Ache a modalidade.', 'Ela diz quanto volta no fim.'],
				['Leia a tabela de resgate.', 'Mês a mês, com a carência marcada.'],
				['Separe as cotas.', 'Capital, sorteio e despesas.'],
				['Compare em reais.', 'O mesmo valor em uma aplicação simples.'],
				['Decida sem pressa.', 'Leve a proposta para casa e volte depois.'],
			],
		},
	],
	faqs: [
		[
			'Capitalização é seguro?',
			'Não é. O título não cobre risco nenhum. Ele só divide com o seguro o mesmo fiscal, que é a SUSEP.',
		],
		[
			'Recebo de volta tudo o que paguei?',
			'Depende da modalidade e do prazo. Na tradicional, quem cumpre o plano até o fim recebe ao menos o que pagou. Antes disso, vale a tabela.',
		],
		[
			'O banco pode exigir título para dar crédito?',
			'O banco não pode. Condicionar um produto à compra de outro é prática abusiva. Peça a recusa por escrito e procure o Procon.',
		],
		[
			'Posso cancelar?',
			'Pode pedir o resgate antecipado, depois da carência. O valor segue a tabela. Em compra a distância, há sete dias de arrependimento.',
		],
		[
			'O prêmio do sorteio tem imposto?',
			'Em regra, há desconto na fonte. O extrato do prêmio mostra o valor líquido. Guarde-o para a declaração.',
		],
		[
			'Serve como garantia de aluguel?',
			'Serve, na modalidade própria e se o dono aceitar. O dinheiro fica preso durante a locação. Compare com seguro fiança e caução.',
		],
	],
	warnings: [
		'**Sorteio não é rendimento.** Faça a conta como se não fosse ganhar nenhum prêmio.',
		'**Sair cedo custa.** Leia a tabela de resgate antes da assinatura, e não depois do aperto.',
	],
	checks: [
		'A [SUSEP](susep) autoriza e fiscaliza as sociedades de capitalização. A base legal é o [Decreto-Lei 261/1967](capitalizacao).',
		'Venda forçada pode ir ao [Consumidor.gov.br](consumidor). A [SUSEP](susep) recebe também as queixas contra a sociedade de capitalização.',
	],
}
