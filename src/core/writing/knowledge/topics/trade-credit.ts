import type { Topic } from '../types.ts'

export const tradeCredit: Topic = {
	id: 'trade-credit',
	kind: 'product',
	insurance: true,
	name: 'seguro de crédito',
	article: 'o',
	label: 'Seguro de Crédito',
	words: [
		'seguro de credito',
		'credito protecao contra',
		'cliente que nao paga',
		'clientes que nao pagam',
		'venda a prazo',
		'vendas a prazo',
		'calote de cliente',
		'credito a exportacao',
		'credito interno',
	],
	categories: ['seguro-de-credito', 'seguro-credito'],
	page: { href: '/seguros/empresarial', text: 'seguro empresarial' },
	headings: {
		covers: ['O que o seguro de crédito paga', 'Falência, recuperação e atraso longo'],
		claim: ['Quando o cliente atrasa', 'Do atraso ao aviso'],
	},
	subjects: [
		{
			words: ['cliente que nao paga', 'clientes que nao pagam', 'calote', 'inadimplen', 'nao paga'],
			label: 'Cliente que não paga',
			angle: 'coverage',
			titles: [
				'Seguro de crédito: e se o cliente não pagar?',
				'Cliente que não paga: como funciona o seguro de crédito',
			],
			heading: 'Quando o cliente não paga',
			facts: [
				'O seguro de crédito protege a empresa que vende a prazo para outras empresas. Ele paga parte da fatura se o comprador entra em falência, em recuperação judicial ou em atraso longo. Venda a pessoa física, em geral, fica de fora.',
				'O atraso do cliente que não paga tem prazo para aviso. Quem espera três promessas pode perder a cobertura. Ponha na agenda a data-limite que está na apólice.',
				'Disputa comercial trava o pagamento. Se o cliente diz que a mercadoria veio errada, o crédito ainda não é certo. Guarde pedido, nota e comprovante de entrega, porque com eles a conversa anda.',
			],
		},
		{
			words: ['exporta', 'exterior'],
			label: 'Seguro de crédito à exportação',
			heading: 'Quando o comprador está em outro país',
			facts: [
				'Na exportação há seguro de crédito próprio, que pode incluir riscos políticos do país comprador. Guerra, bloqueio de moeda e cancelamento de licença são exemplos. O contrato separa esses riscos dos comerciais.',
				'Além das seguradoras privadas, existe apoio oficial ao crédito à exportação, com regras do governo federal. Ele mira operações e prazos específicos. Pergunte à corretora se o seu caso se encaixa.',
				'Vender ao exterior muda a cobrança: outra língua, outra lei e outra Justiça. A seguradora costuma ter rede para isso. Veja quem paga os custos.',
			],
		},
		{
			words: ['limite'],
			label: 'Limite de crédito por comprador',
			heading: 'O teto de cada cliente',
		},
	],
	openings: [
		'Vender a prazo é emprestar sem ser banco. Quando um cliente grande quebra, o prejuízo aparece meses depois da entrega.',
		'A nota saiu, a mercadoria chegou, e o boleto venceu. A partir daí, a empresa descobre se conhecia mesmo o comprador.',
		'Um só cliente pode valer um terço das vendas. Se ele para de pagar, o fornecedor sente no mês seguinte.',
	],
	summary: [
		'O seguro de crédito cobre parte da venda a prazo que outra empresa deixa de pagar.',
		'A seguradora fixa um limite de crédito para cada comprador e pode reduzi-lo.',
		'Uma parte da perda fica sempre com quem vendeu.',
		'Atraso tem prazo de aviso: quem demora pode ficar sem cobertura.',
		'Venda contestada pelo cliente só se paga depois de resolvida a disputa.',
		'Pedido, nota e comprovante de entrega são as provas que decidem.',
	],
	facts: {
		what: [
			'O seguro de crédito cobre o risco de o comprador não pagar a venda a prazo. Quem contrata é o fornecedor, e o risco é o cliente. Não se confunde com seguro prestamista, que protege quem toma empréstimo.',
			'A apólice costuma cobrir a carteira, e não um cliente escolhido a dedo. Assim, a seguradora não recebe só os piores nomes. Há, porém, planos para poucos compradores.',
			'Para cada comprador, a seguradora dá um limite de crédito. Dentro dele, a venda está coberta, se as regras forem cumpridas. Acima dele, o risco volta para o vendedor.',
			'Falência e recuperação judicial são a insolvência formal. Atraso longo, chamado de mora prolongada, conta depois do prazo que o contrato fixa. As duas portas levam à indenização.',
		],
		who: [
			'Indústrias e distribuidores que vendem para lojas são os usuários típicos. O ganho por venda é pequeno, e um calote come o lucro de muitas. Por isso, a conta fecha mais cedo.',
			'Empresa com poucos clientes grandes vive concentrada. Se um deles falha, o caixa para. O seguro ajuda a dormir e a negociar com o banco.',
			'Quem vende à vista ou no cartão quase não precisa dele. O risco já está com outra empresa. Nesse caso, gaste com outra proteção.',
			'Exportadores usam o seguro para dar prazo a comprador distante. Sem ele, costumam pedir pagamento adiantado e perdem pedidos. O prazo, afinal, também vende.',
		],
		covers: [
			'A indenização é um percentual da fatura, até o limite do comprador. O restante fica com o fornecedor, como participação. O número está na proposta e muda por cliente.',
			'Despesas de cobrança podem entrar, com autorização. A seguradora indica advogado ou empresa especializada. O valor recuperado se divide conforme o contrato.',
			'Alguns planos cobrem também pedidos já fabricados e ainda não entregues. É a fase antes da nota. Serve para quem produz sob encomenda.',
			'A consulta aos limites tem valor próprio. A seguradora acompanha balanços e atrasos de muitas empresas. Um corte de limite avisa antes do calote.',
		],
		excludes: [
			'Venda a pessoa física, a empresa do mesmo grupo e a órgão público costuma ficar de fora. Cada apólice traz a sua lista. Leia antes de contar com a cobertura.',
			'Mercadoria com defeito ou entregue fora do combinado gera disputa. Enquanto ela dura, não há dívida certa. O seguro espera a solução.',
			'Juros, multas e lucro futuro não entram, em regra. Conta a fatura sem os acréscimos. Impostos seguem o que o contrato disser.',
			'Vender de novo a quem já está em atraso pode tirar a cobertura. Muitas apólices mandam parar as entregas. Avise a equipe de vendas.',
		],
		buying: [
			'Leve a lista de compradores, com vendas do ano, prazo e atrasos. É ela que forma o preço e os limites. Dados limpos rendem proposta melhor.',
			'Compare percentual coberto, franquia, prazo de aviso e valor máximo do ano. Dois contratos do mesmo preço podem pagar quantias distantes. Peça um exemplo com o seu maior cliente.',
			'Pergunte como se pede um limite novo e em quantos dias vem a resposta. Venda não espera semanas. Um portal simples vale mais do que desconto.',
			'Treine vendas e financeiro juntos. Um dá prazo, o outro avisa o atraso, e a apólice depende dos dois. Escreva a rotina em uma página.',
		],
		price: [
			'Faturamento segurado, setor, prazo e histórico de perdas formam o preço. Carteira espalhada custa menos do que carteira concentrada. O prêmio costuma ser um percentual das vendas.',
			'Análise de limites pode ter custo à parte. Some essa linha antes de comparar. Algumas empresas incluem um número de consultas.',
			'Participação maior baixa o prêmio. Escolha o ponto em que uma perda não derruba o caixa. O resto é com a seguradora.',
		],
		claim: [
			'Venceu e não recebeu? Cobre, registre e avise no prazo da apólice. A seguradora pode assumir a cobrança. Acordo novo com o devedor pede autorização.',
			'Na recuperação judicial do cliente, habilite o crédito no prazo. A seguradora costuma orientar. Perder essa data prejudica os dois.',
			'Junte contrato, pedidos, notas, comprovantes de entrega e conversas. Ponha tudo em ordem de data. A fatura sem canhoto é a que mais demora.',
		],
		law: [
			'O seguro de crédito obedece à [Lei 15.040/2024](lei-do-seguro), com fiscalização da [SUSEP](susep). Exclusões precisam ser claras. A recusa deve trazer o motivo.',
			'Depois de pagar, a seguradora cobra o devedor no lugar do fornecedor. Por isso, não dê quitação nem desconto sem falar com ela. O gesto pode reduzir o que você recebe.',
			'Consultar o cadastro de clientes segue a [Lei Geral de Proteção de Dados](lgpd), quando há dados de pessoas, como sócios e fiadores. Guarde só o necessário. Diga para que usa.',
			'Seguro não substitui a cobrança nem o protesto. Duplicata bem emitida continua a ser a base do crédito. Sem título em ordem, o processo trava.',
		],
		mistakes: [
			'Vender acima do limite porque o cliente é antigo é o tropeço clássico. A confiança não consta da apólice. Peça o aumento antes do pedido.',
			'Esconder atrasos na proposta encarece tudo depois. A seguradora vê o mercado inteiro. Um histórico honesto negocia melhor.',
			'Tratar o seguro como licença para vender a qualquer um acaba mal. A participação na perda existe para lembrar disso. Cadastro e visita seguem valendo.',
			'Esquecer de declarar as vendas do mês pode deixar faturas de fora. Ponha a data no calendário. Uma pessoa responde por ela.',
		],
	},
	tables: [
		{
			aspect: 'covers',
			head: ['Situação do cliente', 'O que costuma acontecer', 'O que fazer'],
			rows: [
				['Atraso curto', 'Ainda não é sinistro', 'Cobrar e anotar'],
				['Atraso longo', 'Cobertura depois do prazo', 'Avisar a seguradora'],
				['Recuperação judicial', 'Insolvência formal', 'Habilitar o crédito'],
				['Falência', 'Insolvência formal', 'Enviar os títulos'],
				['Disputa sobre a entrega', 'Pagamento suspenso', 'Resolver e provar'],
			],
		},
	],
	procedures: [
		{
			angles: ['claim', 'rights', 'mistakes', 'coverage'],
			heading: 'Quando a fatura vence e ninguém paga',
			steps: [
				['Cobre por escrito.', 'Se o cliente não paga, anote data, valor e nota.'],
				['Pare as entregas.', 'Se a apólice mandar, até a solução.'],
				['Avise o atraso.', 'No prazo do contrato, sem esperar promessa.'],
				['Junte os títulos.', 'Pedido, nota, canhoto e boleto.'],
				['Combine a cobrança.', 'Acordo só com o aceite da seguradora.'],
			],
		},
		{
			angles: ['guide', 'buying', 'cost', 'compare', 'worth'],
			heading: 'Antes da venda a prazo',
			steps: [
				['Classifique a carteira.', 'Quem compra quanto, e em que prazo.'],
				['Peça os limites.', 'Um por comprador, confirmado no portal.'],
				['Venda dentro deles.', 'Pedido maior espera nova análise.'],
				['Guarde a entrega.', 'Nota e canhoto assinado, sempre.'],
				['Escreva a rotina.', 'Quem avisa o atraso e em que dia.'],
			],
		},
	],
	faqs: [
		[
			'Pequena empresa consegue esse seguro?',
			'Consegue, se vende a prazo para outras empresas e tem controle da carteira. Há planos para poucos compradores. O preço segue o faturamento e o risco deles.',
		],
		[
			'Ele cobra o cliente por mim?',
			'Muitas seguradoras assumem ou ajudam na cobrança depois do aviso. O custo e a ordem dos passos estão no contrato.',
		],
		[
			'O cliente fica sabendo do seguro?',
			'Em geral, não precisa saber. A análise usa dados públicos e de mercado. Na cobrança, porém, a seguradora pode aparecer.',
		],
		[
			'Serve para aluguel ou mensalidade?',
			'Esse contrato mira vendas e serviços a prazo entre empresas. Aluguel tem o seguro fiança. Mensalidade de pessoa física costuma ficar de fora.',
		],
		[
			'Qual é a diferença para a antecipação de recebíveis?',
			'Na antecipação, a empresa recebe antes e paga juros. No seguro, ela espera o prazo e se protege do calote. As duas coisas podem andar juntas.',
		],
		[
			'Quanto tempo leva para receber?',
			'O relógio começa com a insolvência ou com o fim do prazo de atraso. Com os documentos completos, valem os prazos da lei do seguro. Papel faltando é a causa comum de demora.',
		],
	],
	warnings: [
		'**Limite cortado vale para a próxima entrega.** Leia o aviso no mesmo dia e fale com vendas.',
		'**Sem canhoto, sem prova.** Entrega que ninguém assinou vira discussão na hora errada.',
	],
	checks: [
		'O contrato de crédito obedece à [Lei 15.040/2024](lei-do-seguro). Confira na [SUSEP](susep) se a seguradora tem autorização.',
		'Dados de sócios e fiadores seguem a [Lei Geral de Proteção de Dados](lgpd). A [SUSEP](susep) recebe queixas contra seguradoras.',
	],
}
