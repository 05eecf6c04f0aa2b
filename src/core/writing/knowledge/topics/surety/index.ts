import type { Topic } from '../../types.ts'
import { suretySubjects } from './subjects.ts'

export const surety: Topic = {
	id: 'surety',
	kind: 'product',
	insurance: true,
	standsAlone: true,
	name: 'seguro garantia',
	article: 'o',
	label: 'Seguro Garantia',
	words: [
		'seguro garantia',
		'seguro-garantia',
		'garantia contratual',
		'garantia judicial',
		'garantia de proposta',
		'garantia de execucao',
		'garantia em licitacao',
		'garantia para licitacao',
		'licitacao',
		'deposito recursal',
		'performance bond',
	],
	categories: ['seguro-garantia', 'garantia'],
	page: { href: '/seguros/garantia', text: 'seguro garantia' },
	headings: {
		who: ['Quem costuma precisar dele', 'De que lado você está'],
		covers: ['As modalidades mais usadas', 'O que a garantia alcança'],
		claim: ['Quando o contrato falha', 'Da notificação à solução'],
	},
	subjects: suretySubjects,
	openings: [
		'Contrato grande pede mais do que confiança. Quem paga quer a certeza de que o combinado sai do papel, e o seguro garantia transforma essa certeza em apólice.',
		'A empresa ganhou o contrato e descobriu, na última página, que precisa dar uma garantia. Dinheiro parado, fiança do banco e seguro são os caminhos.',
		'Nem todo seguro protege quem paga por ele. No seguro garantia, uma empresa contrata, e a outra parte é que fica protegida.',
	],
	summary: [
		'O seguro garantia protege quem contrata a obra ou o serviço, e não quem executa.',
		'São três as partes: o tomador contrata, o segurado é protegido, e a seguradora responde.',
		'Depois de pagar, a seguradora cobra do tomador o que desembolsou.',
		'A aprovação é uma análise de crédito: balanço, contratos em curso e experiência.',
		'Licitações, contratos privados e processos judiciais são os usos mais comuns.',
		'Mudança no contrato principal precisa chegar à seguradora, por endosso.',
	],
	facts: {
		what: [
			'O seguro garantia assegura o cumprimento de uma obrigação: entregar a obra, prestar o serviço, pagar o que o juiz mandar. Se a empresa falha, a seguradora indeniza ou providencia a solução, até o limite da apólice.',
			'No seguro garantia há três papéis: tomador, que contrata; segurado, que é protegido; e seguradora, que responde se o contrato falha. Quem paga o prêmio, portanto, não é quem recebe a indenização.',
			'A apólice acompanha outro contrato, chamado de principal. O que ela garante é o que esse contrato diz. Por isso, a leitura dos dois vai sempre junta.',
			'Seguro garantia não é desconto na obrigação. Depois de indenizar, a seguradora cobra do tomador tudo o que pagou. Para ele, o efeito se parece mais com o de uma fiança.',
		],
		who: [
			'Fornecedores do poder público são os usuários mais conhecidos. Obra, limpeza, vigilância e tecnologia costumam ter garantia no edital. Para eles, ter limite aprovado faz parte da rotina.',
			'Construtoras e indústrias usam a garantia também entre empresas. O cliente privado quer a mesma segurança do público. A cláusula aparece na minuta, quase sempre no fim.',
			'Empresas com processos em curso recorrem à garantia judicial. Ela libera dinheiro que ficaria depositado por anos. A conta depende do prêmio e do tempo do processo.',
			'Quem compra ou contrata fica do outro lado, o do segurado. Para esse leitor, a tarefa é conferir se a apólice cobre o contrato inteiro. Um papel genérico pode não servir.',
		],
		covers: [
			'A garantia de execução, ou de fiel cumprimento, é a mais pedida. Ela cobre os prejuízos de quem vê o contrato descumprido, como o custo a mais para terminar o serviço. Multas podem entrar, conforme o texto.',
			'A garantia de proposta vale na disputa: se o vencedor desiste de assinar, a apólice responde. O valor é pequeno perto do contrato. Já a desistência sai cara para o cadastro da empresa.',
			'Garantia de adiantamento protege o dinheiro entregue antes do serviço. A de perfeito funcionamento olha o período depois da entrega. Cada fase do contrato pede a sua, e nenhuma cobre as demais.',
			'Ações trabalhistas e previdenciárias podem ter cobertura adicional nos contratos com mão de obra. Ela interessa a quem contrata e pode ser chamado a pagar depois. Veja se o edital a exige.',
		],
		excludes: [
			'Atraso causado pelo próprio segurado, como área não liberada ou pagamento que não veio, em regra não é sinistro. O tomador deve registrar esses fatos na hora. Carta protocolada vale mais do que lembrança.',
			'Caso fortuito, força maior e mudança do contrato sem aviso à seguradora estão entre as perdas de direito mais comuns. A lista fica nas condições da apólice. Leia-a antes de assinar um aditivo.',
			'A garantia não paga o prejuízo do tomador. Canteiro roubado, máquina quebrada e acidente com terceiros pedem outros seguros. Confundir os papéis deixa a empresa descoberta.',
			'O que passa do limite da apólice continua a ser dívida de quem falhou. O seguro cobre uma parte do contrato, e não o contrato inteiro. O percentual está na primeira página.',
		],
		buying: [
			'Faça o cadastro antes de precisar. A seguradora pede contrato social, balanços, relação de obras e dados dos sócios. Com o limite aprovado, cada nova apólice sai em poucos dias.',
			'Leve à corretora o edital ou a minuta inteira, e não só o valor. Modalidade, prazo, percentual e cláusulas especiais mudam a apólice. Um anexo esquecido pode custar a habilitação.',
			'Confira nome, CNPJ, número do contrato, objeto e vigência antes de entregar. O segurado pode recusar a apólice com erro. A correção pede endosso e leva tempo.',
			'Leia o contrato de contragarantia, que a empresa assina com a seguradora. Nele estão a cobrança futura, os avais dos sócios e os bens oferecidos. É o papel mais importante para o tomador.',
		],
		price: [
			'O prêmio é, em geral, uma taxa anual sobre o valor garantido. Ela depende da saúde financeira do tomador, da modalidade e do prazo. Balanço organizado rende taxa melhor.',
			'Compare com a fiança bancária e com o depósito. A fiança costuma consumir limite no banco; o depósito prende o caixa. Faça a conta pelo prazo inteiro do contrato.',
			'Prorrogação custa. Se a obra atrasa seis meses, a apólice também cresce, com novo prêmio. Preveja essa folga no preço da proposta.',
		],
		claim: [
			'Diante da falha, o segurado notifica a empresa e avisa a seguradora da expectativa de sinistro. A apólice diz como e em que prazo. Pular essa etapa pode atrapalhar o pagamento.',
			'Se o problema não se resolve, vem a reclamação formal, com contrato, notificações, medições e cálculo do prejuízo. A seguradora apura e decide. O processo anda com a qualidade dos documentos.',
			'A solução pode ser em dinheiro ou pela conclusão do serviço, conforme o contrato. Nos dois casos, o teto é o valor garantido. O segurado participa da escolha, quando a apólice prevê.',
			'O tomador também deve agir cedo. Apresente a defesa, proponha um plano e chame a seguradora para a mesa. Acordo antes do sinistro preserva o cadastro da empresa.',
		],
		law: [
			'A [Lei 14.133/2021](licitacoes), das licitações, aceita o seguro garantia entre as formas de garantia dos contratos públicos. Ela manda que a apólice dure ao menos o prazo do contrato. Prorrogações se fazem por endosso.',
			'O contrato de seguro obedece à [Lei 15.040/2024](lei-do-seguro), e a SUSEP publica normas próprias do ramo. A exclusão tem de estar escrita com clareza. A negativa de pagamento, também, com as razões.',
			'Só seguradora autorizada pela [SUSEP](susep) pode emitir a apólice. O documento traz um número que se confere no site. Há golpes com garantias falsas em licitações, e a empresa que apresenta uma responde por isso.',
			'Depois de indenizar, a seguradora fica no lugar do segurado para cobrar do tomador. O contrato de contragarantia detalha a cobrança. Sócios que deram aval respondem com o próprio patrimônio.',
		],
		mistakes: [
			'Deixar a garantia para a véspera da assinatura é o descuido mais caro. Sem cadastro, não há apólice em um dia. O prazo do edital não espera.',
			'Assinar aditivo sem avisar a seguradora pode deixar a mudança sem cobertura. Prazo, valor e objeto novos pedem endosso. Peça que o financeiro e o jurídico conversem.',
			'Tratar o prêmio como custo que encerra o assunto engana o tomador. A conta volta inteira se o contrato falhar. Assuma só a obra que a equipe consegue entregar.',
			'Guardar a apólice e esquecer o vencimento é comum em processos e contratos longos. Ponha um aviso com noventa dias de folga. Garantia vencida pode ser tratada como falta de garantia.',
		],
	},
	tables: [
		{
			aspect: 'covers',
			head: ['Momento', 'Modalidade', 'O que assegura'],
			rows: [
				['Disputa', 'Garantia de proposta', 'Que o vencedor assine'],
				['Execução', 'Fiel cumprimento', 'Que o contrato se cumpra'],
				['Antes do serviço', 'Adiantamento', 'O dinheiro adiantado'],
				['Depois da entrega', 'Perfeito funcionamento', 'Defeitos no período combinado'],
				['No processo', 'Garantia judicial', 'O valor em discussão'],
			],
		},
	],
	procedures: [
		{
			angles: ['guide', 'buying', 'cost', 'compare', 'worth', 'coverage'],
			heading: 'Do edital à apólice, em seis passos',
			steps: [
				['Leia a exigência.', 'Modalidade, percentual, prazo e texto pedido.'],
				['Atualize o cadastro.', 'Balanço, contratos em curso e dados dos sócios.'],
				['Compare as formas.', 'Seguro, fiança do banco ou depósito.'],
				['Envie a minuta.', 'Com todos os anexos, à corretora.'],
				['Leia a contragarantia.', 'Veja quem assina e o que responde.'],
				['Revise a apólice emitida.', 'Nomes, objeto, valor e vigência, linha por linha.'],
			],
		},
		{
			angles: ['claim', 'rights', 'mistakes'],
			heading: 'Se o contrato começa a falhar',
			steps: [
				['Documente a falha.', 'Atas, medições e fotos, com data.'],
				['Notifique por escrito.', 'Diga o que falta e dê prazo para corrigir.'],
				['Avise quem garante.', 'Ainda na expectativa, sem esperar o fim.'],
				['Calcule o prejuízo.', 'Custo para concluir, multas e valores adiantados.'],
				['Acompanhe a apuração.', 'Responda aos pedidos e guarde os protocolos.'],
			],
		},
	],
	faqs: [
		[
			'Quem contrata o seguro garantia?',
			'Em geral, a empresa que vai executar o contrato, chamada de tomador. O protegido é o cliente ou o órgão público. O prêmio sai do bolso de quem executa.',
		],
		[
			'Empresa nova consegue apólice?',
			'Pode conseguir, com limite menor e mais documentos. Aval dos sócios e contratos já cumpridos ajudam. Comece por garantias pequenas e crie histórico.',
		],
		[
			'Seguro garantia e garantia estendida são a mesma coisa?',
			'Não são. A estendida prolonga a garantia de um produto comprado na loja. O seguro garantia assegura o cumprimento de um contrato ou de uma decisão.',
		],
		[
			'O que é contragarantia?',
			'É o compromisso do tomador, e às vezes dos sócios, de devolver à seguradora o que ela pagar. Assina-se antes da primeira apólice e vale para as seguintes.',
		],
		[
			'A apólice pode ser cancelada no meio do contrato?',
			'Em regra, a garantia acompanha o contrato até o fim, e a liberação depende do segurado. Concluído o serviço, peça o termo de recebimento e a devolução.',
		],
		[
			'Seguro ou fiança bancária: qual sai mais em conta?',
			'Depende da taxa de cada um e do limite que a empresa tem no banco. Compare o custo do prazo inteiro e o efeito no crédito. As duas formas costumam ser aceitas.',
		],
	],
	warnings: [
		'**Contragarantia se lê até o fim.** É nela que a empresa e os sócios prometem devolver o que a seguradora pagar.',
		'**Aditivo sem endosso abre um buraco.** Avise a seguradora antes de mudar prazo, valor ou objeto.',
	],
	checks: [
		'As regras das contratações públicas estão na [Lei 14.133/2021](licitacoes). Confira na [SUSEP](susep) a seguradora e o número da apólice.',
		'A [SUSEP](susep) fiscaliza quem emite a garantia. O contrato de seguro segue a [Lei 15.040/2024](lei-do-seguro).',
	],
}
