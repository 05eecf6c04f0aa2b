import type { Subject } from '../../types.ts'

/** What becomes of the money of a life insurance: refused, claimed by creditors, paid before death or whenever it comes. */
export const lifeClaimSubjects: readonly Subject[] = [
	{
		words: ['vitalici', 'whole life', 'vida inteira', 'vida toda', 'permanente'],
		label: 'Seguro de vida vitalício',
		titles: [
			'Seguro de vida vitalício: como funciona o whole life',
			'Whole life no Brasil: o seguro de vida vitalício',
			'Seguro de vida vitalício ou temporário: qual escolher',
		],
		heading: 'Um contrato sem data para acabar',
		angle: 'guide',
		opening:
			'O seguro de vida vitalício, que o mercado também chama de whole life, não vence aos 60 nem aos 80. Em troca, custa mais no começo e pede um compromisso longo.',
		points: [
			'O seguro de vida vitalício, ou whole life, vale até a morte, se os pagamentos forem feitos.',
			'Muitos planos vitalícios formam reserva e têm prazo fixo para pagar: compare com o temporário.',
		],
		facts: [
			'No seguro vitalício, a cobertura por morte não tem idade final. O beneficiário recebe quando o fato ocorrer, cedo ou tarde. É diferente do temporário, que protege só por um período.',
			'O whole life costuma ter preço nivelado. Em vez de subir a cada aniversário, a parcela já nasce pensada para a vida toda, com correção por índice. No início sai mais caro; na velhice, mais barato.',
			'Há planos vitalícios com pagamento até o fim da vida e outros com prazo, como dez ou vinte anos. Depois do prazo, a cobertura segue sem novas parcelas. Veja o que acontece se você parar antes.',
			'Muitos formam reserva. Depois de uma carência, parte dela pode ser resgatada ou usada para manter um capital menor. Nos primeiros anos, porém, o resgate é pequeno ou nem existe.',
			'Vitalício faz sentido para quem deixará dependente por toda a vida, custos de inventário ou imposto a pagar. Para cobrir apenas os anos de escola dos filhos, o temporário sai bem mais em conta.',
			'Peça a tabela completa: parcela, capital, correção e valor de resgate ano a ano. Números projetados não são promessa. Pergunte qual índice corrige os dois lados.',
			'Não trate o vitalício como investimento. Compare a reserva com a de uma aplicação simples e lembre-se do preço da proteção. O ganho está na soma dos dois, e não em um só.',
		],
		procedure: {
			heading: 'Como decidir entre vitalício e temporário',
			steps: [
				['Diga para que serve.', 'Filhos, dívida, inventário ou dependente.'],
				['Marque por quantos anos.', 'Se há data final, comece pelo temporário.'],
				['Peça as duas cotações.', 'Com o mesmo capital e as mesmas coberturas.'],
				['Leia a reserva.', 'Carência, tabela e regra de parada.'],
				['Ponha no orçamento.', 'A parcela cabe em um ano ruim?'],
				['Reveja o índice.', 'O que corrige parcela e capital.'],
			],
		},
		faqs: [
			[
				'Whole life e resgatável são a mesma coisa?',
				'São ideias diferentes. Vitalício diz por quanto tempo vale; resgatável diz que há reserva a retirar. Muitos planos são as duas coisas.',
			],
			[
				'O que acontece se eu parar de pagar o vitalício?',
				'Depende da tabela. Pode haver resgate, capital reduzido sem novas parcelas ou fim do contrato. Pergunte antes de assinar.',
			],
			[
				'Até que idade posso contratar?',
				'Cada seguradora fixa um limite de entrada e pode pedir exames. Depois de aceito, o contrato não acaba por idade.',
			],
		],
	},
	{
		words: ['doenca terminal', 'doencas terminais', 'doente terminal', 'terminal', 'antecipacao do capital'],
		label: 'Doença terminal no seguro de vida',
		titles: [
			'Doença terminal: quando o seguro de vida antecipa',
			'Seguro de vida e doença terminal: como pedir',
			'Seguro de vida com doença terminal: regras e prazos',
		],
		heading: 'Receber antes, quando o tempo é curto',
		angle: 'claim',
		opening:
			'Há notícias que mudam o calendário de uma família inteira. Alguns contratos permitem que o próprio segurado receba, em vida, o capital que seria pago depois.',
		points: [
			'A antecipação por doença terminal só existe se estiver na apólice: procure essa linha.',
			'O valor antecipado sai do capital por morte, e o laudo médico é a peça principal do pedido.',
		],
		facts: [
			'A cobertura de doença terminal antecipa o capital de morte, no todo ou em parte. Ela é opcional em muitos planos e já vem em outros. O nome aparece na lista de coberturas do certificado.',
			'O contrato define o que é terminal. Em geral, o médico atesta que não há mais tratamento com chance de cura e estima a sobrevida em meses. Esse número de meses muda de plano para plano.',
			'Antecipar não soma, desconta. O que o segurado recebe agora deixa de ir aos beneficiários depois. Se a antecipação é total, o contrato costuma terminar com ela.',
			'Doença grave é outra linha, com lista própria e capital separado. Câncer, AVC e infarto podem abrir as duas, em momentos diferentes. Leia qual delas paga primeiro.',
			'Quem já recebeu o diagnóstico dificilmente consegue um contrato novo. A declaração de saúde pergunta, e omitir leva à recusa. O caminho é procurar apólices antigas: empresa, banco, cartão, sindicato.',
			'O pedido pode ser feito por procurador, se o segurado não consegue. A procuração precisa de poderes claros para receber. Um familiar deve cuidar disso cedo, enquanto a assinatura é fácil.',
			'Aproveite para conferir beneficiários e percentuais. Se sobrar capital, é a eles que a seguradora paga. A troca exige que o segurado esteja lúcido e assine.',
		],
		procedure: {
			heading: 'O pedido de antecipação, com calma',
			steps: [
				['Ache as apólices.', 'Certificados, holerite, banco e cartão.'],
				['Procure a cobertura.', 'Doença terminal ou antecipação de morte.'],
				['Solicite o laudo médico.', 'Diagnóstico, estágio e expectativa, assinados.'],
				['Faça a procuração.', 'Se alguém vai tratar de tudo.'],
				['Faça o aviso.', 'Com protocolo e lista de documentos.'],
				['Confira o saldo.', 'Quanto fica para os beneficiários.'],
			],
		},
		faqs: [
			[
				'Quem tem doença terminal pode fazer seguro de vida?',
				'Um contrato individual novo tende a ser recusado. Seguros já existentes, inclusive os do trabalho, continuam valendo conforme as regras.',
			],
			[
				'A seguradora pode exigir outra avaliação?',
				'Pode pedir exames ou a opinião de um médico dela. Se houver divergência, o contrato costuma prever junta médica.',
			],
			[
				'O plano de saúde interfere no pedido?',
				'Não interfere. O plano paga tratamento; o seguro de vida paga capital. Os relatórios do hospital, porém, servem aos dois.',
			],
		],
	},
	{
		words: [
			'negou',
			'negad',
			'negativa',
			'nao quer pagar',
			'nao pagou',
			'se recusa a pagar',
			'recusou pagar',
			'recusou o pagamento',
			'recusa de pagamento',
		],
		label: 'Seguro de vida negado',
		titles: [
			'Seguro de vida negado: o que a família pode fazer',
			'Negativa no seguro de vida: motivos e próximos passos',
			'Seguro de vida negou? Como contestar a recusa',
		],
		heading: 'Os motivos mais comuns, e a resposta a cada um',
		angle: 'claim',
		opening:
			'A carta de recusa chega no pior momento de uma família. Ela não é a última palavra: precisa ter motivo, pode ser revista e tem prazo para ser contestada.',
		points: [
			'Seguro de vida negado deve vir com motivo por escrito, ligado a uma cláusula da apólice.',
			'Doença antiga, suicídio, atraso e embriaguez têm regras próprias: confira antes de aceitar.',
		],
		facts: [
			'A recusa do seguro de vida precisa ser expressa e motivada. Pela [Lei 15.040/2024](lei-do-seguro), a seguradora tem, em regra, trinta dias depois dos documentos para se manifestar. Peça a carta e a cláusula citada.',
			'Doença anterior é o motivo mais usado. Se a seguradora não pediu exames, ela precisa provar má-fé para se negar a pagar. É o que diz a Súmula 609 do [STJ](stj), e o questionário assinado decide muita coisa.',
			'Suicídio nos dois primeiros anos do contrato fica sem cobertura, e a reserva pode ser devolvida. Se o capital aumentou no caminho, a parte nova conta o próprio prazo. Depois dele, a recusa por esse motivo não se sustenta.',
			'Parcela em atraso não encerra o contrato sem aviso. A seguradora deve notificar e dar prazo para pagar. Se a família não acha a notificação, peça a prova do envio.',
			'Morte ao volante depois de beber costuma virar negativa, mas os tribunais não a aceitam no seguro de vida. Ato ilícito doloso do próprio segurado é outra história. Leia o relatório policial com um advogado.',
			'Às vezes, o negado é a cobertura errada. Morte por doença não abre a linha de acidente, e o seguro de acidentes pessoais não paga infarto. Releia o certificado: talvez exista outra linha.',
			'O beneficiário tem prazo para cobrar na Justiça, contado da ciência do fato que gera o direito. A reclamação administrativa ajuda, mas não convém esperar anos. Anote a data da carta.',
		],
		procedure: {
			heading: 'Recebi a recusa: por onde começar',
			steps: [
				['Peça a carta completa.', 'Motivo, cláusula e documentos usados.'],
				['Separe a proposta.', 'Questionário de saúde e data de início.'],
				['Compare com a apólice.', 'A exclusão existe e está clara?'],
				['Peça revisão.', 'À seguradora, com laudos novos.'],
				['Suba o caso.', 'Ouvidoria, depois a plataforma pública.'],
				['Consulte um advogado.', 'Antes que o prazo aperte.'],
			],
		},
		faqs: [
			[
				'A seguradora pode negar por doença que a pessoa já tinha?',
				'Só se provar que ela sabia, foi perguntada e omitiu de má-fé. Sem exame prévio nem essa prova, a recusa é ilícita, segundo o STJ.',
			],
			[
				'Quanto tempo a família tem para contestar?',
				'O beneficiário tem três anos para ir à Justiça, em regra. Já o pedido de revisão e a ouvidoria podem ser usados de imediato.',
			],
			[
				'Preciso de advogado para contestar?',
				'Para a ouvidoria e as reclamações públicas, não. Na Justiça, causas de menor valor podem começar no juizado especial.',
			],
		],
	},
	{
		words: [
			'penhor',
			'impenhor',
			'credor',
			'dividas do',
			'dividas da',
			'divida do',
			'responde por divida',
			'seguro de vida e divida',
			'bloqueio judicial',
		],
		label: 'Seguro de vida e dívidas',
		titles: [
			'Seguro de vida, penhora e dívidas: o que a lei diz',
			'Seguro de vida pode ser penhorado? Dívidas e limites',
			'Dívidas e seguro de vida: o credor pode receber?',
		],
		heading: 'O que o credor alcança, e o que não',
		angle: 'rights',
		opening:
			'Quem deixa dívidas costuma perguntar se o seguro de vida vai para o banco. Em regra, não vai: o capital é da família, com algumas exceções que vale conhecer.',
		points: [
			'O capital pago por morte não é herança e não responde pelas dívidas do segurado.',
			'Penhora do seguro de vida é barrada por lei, mas a reserva resgatável já foi alcançada.',
		],
		facts: [
			'O capital por morte não entra no inventário. Como não é herança, os credores do segurado não o alcançam. O dinheiro nasce já no nome do beneficiário.',
			'O [Código de Processo Civil](cpc) põe o seguro de vida entre os bens impenhoráveis. A [Lei 15.040/2024](lei-do-seguro) repete a proteção para o capital por morte ou perda da integridade física. São duas barreiras contra a penhora.',
			'E as dívidas do próprio beneficiário? A lei nova protege o capital, mas o dinheiro já misturado na conta pode gerar disputa. Guarde o comprovante da origem e evite confundir os valores.',
			'O seguro resgatável merece cuidado. O STJ já admitiu penhora do valor que o segurado retira em vida, porque ali o dinheiro volta ao patrimônio dele. A proteção é do capital, e não da poupança.',
			'Prestamista é diferente. Nele, o credor é o beneficiário até o saldo da dívida, porque foi contratado para isso. O que sobra vai a quem o segurado indicou.',
			'Indicar o banco como beneficiário, em garantia, também é possível. Nesse caso, a escolha foi do segurado, e o credor recebe o que foi combinado. Leia se a indicação pode ser trocada.',
			'Contratar às pressas para esconder dinheiro de credores é arriscado. Juízes olham data, valor e intenção. Para dívida alta, converse com um advogado antes de mover qualquer quantia.',
		],
		procedure: {
			heading: 'Se um credor bater à porta',
			steps: [
				['Reúna as provas do seguro.', 'Apólice, indicação e comprovante de pagamento.'],
				['Não assine confissão.', 'A dívida do falecido é do espólio.'],
				['Mostre a origem.', 'Extrato com o depósito da seguradora.'],
				['Peça o desbloqueio.', 'Por advogado ou defensor, se houver ordem.'],
				['Verifique o prestamista.', 'Talvez a dívida já tenha seguro.'],
				['Cuide do inventário.', 'É nele que os credores cobram.'],
			],
		},
		faqs: [
			[
				'Os beneficiários pagam as dívidas do falecido?',
				'Com o capital do seguro, não. As dívidas são pagas pelo espólio, até onde os bens deixados alcançam.',
			],
			[
				'O governo pode penhorar o seguro de vida por imposto?',
				'A proteção vale também contra o fisco, em regra. Discussões surgem sobre reserva resgatável e sobre fraude.',
			],
			[
				'Pensão alimentícia pode alcançar o seguro?',
				'É um ponto em debate nos tribunais, por ser dívida de sustento. Se for o seu caso, procure orientação jurídica.',
			],
		],
	},
]
