import type { Subject } from '../../types.ts'

/** Who takes the risk, with whom it is shared, and what happens when one of them fails. */
export const marketPlayers: readonly Subject[] = [
	{
		words: [
			'cooperativ',
			'associacao de protecao',
			'associacoes de protecao',
			'associacoes e cooperativ',
			'protecao patrimonial mutualista',
			'associacao de protecao patrimonial',
			'mutualis',
		],
		label: 'Cooperativas e associações de proteção',
		angle: 'compare',
		titles: [
			'Cooperativas e associações de proteção: o que mudou',
			'Associação de proteção, cooperativa ou seguradora?',
		],
		heading: 'Três portas parecidas, três contratos diferentes',
		opening:
			'A mensalidade é baixa, o vendedor fala em proteção e o grupo tem milhares de membros. Antes de entrar, convém saber se do outro lado há uma seguradora, uma cooperativa ou uma associação.',
		points: [
			'A associação de proteção reparte despesas entre os membros; a seguradora assume o risco.',
			'A Lei Complementar 213/2025 deu regras às associações e abriu espaço às cooperativas.',
		],
		facts: [
			'Na associação, o grupo se junta para dividir prejuízos por rateio. Ninguém de fora assume o risco. Se o mês foi ruim, a conta de todos sobe, e a [Lei Complementar 213/2025](lei-213) chama isso de proteção patrimonial mutualista.',
			'Pela lei, a associação não administra o dinheiro sozinha. Uma administradora, autorizada pela SUSEP, deve gerir a operação. Os recursos do grupo ficam separados dos dela.',
			'As associações em atividade tiveram até 15 de julho de 2025 para se cadastrar. Quem perdeu a data devia parar. A [página da SUSEP sobre o tema](susep-mutualista) mostra as fases da regularização; confira a situação no dia da adesão.',
			'Cooperativa de seguros é outra figura. Ela pertence aos cooperados, precisa de autorização e emite seguro de verdade. A lei de 2025 ampliou os ramos em que pode atuar, antes restritos a poucos.',
			'Cadastro não é atestado de saúde financeira. Peça o regulamento, o rateio dos últimos doze meses e o prazo médio de pagamento. Sem esses números, o preço baixo não diz nada.',
			'A lei do contrato de seguro fala de apólice e de seguradora. Na associação, valem o regulamento, o contrato de participação e as normas próprias. Prazos, carências e exclusões podem ser bem diferentes.',
			'Sair também tem regra. Veja se há multa, aviso prévio ou cobrança de rateio depois da saída. Quem deixa o grupo no meio de um evento pode receber mais tarde.',
		],
		procedure: {
			heading: 'Antes de aderir a um grupo',
			steps: [
				['Pergunte o que é.', 'Seguradora, cooperativa ou associação.'],
				['Busque o CNPJ.', 'Na consulta da SUSEP, com a data anotada.'],
				['Ache a administradora.', 'Nome, autorização e contrato com o grupo.'],
				['Some doze meses.', 'Mensalidade, rateios e taxa de adesão.'],
				['Leia a saída.', 'Prazo, multa e rateio pendente.'],
				['Compare com uma apólice.', 'Mesmos riscos, mesmos limites.'],
			],
		},
		faqs: [
			[
				'Associação de proteção é ilegal?',
				'Não por si só. Desde 2025, a lei prevê a atividade, com cadastro, administradora autorizada e fiscalização. Grupo fora dessas regras não pode operar.',
			],
			[
				'A associação pode negar o pagamento?',
				'Pode, conforme o regulamento, e o associado pode contestar na Justiça. Guarde o contrato, os boletos e as mensagens. O Procon também recebe a queixa.',
			],
			[
				'Cooperativa de seguros já vende apólice?',
				'Depende de autorização caso a caso. Procure o nome na SUSEP antes de contratar. Cooperativa de crédito que oferece seguro, em geral, só vende o de uma seguradora.',
			],
		],
	},
	{
		words: [
			'seguradora faliu',
			'seguradora fali',
			'seguradora falir',
			'seguradora quebr',
			'seguradora em liquidacao',
			'seguradora for a falencia',
			'falencia',
			'liquidacao extrajudicial',
			'liquidacao da seguradora',
		],
		label: 'Seguradora em liquidação',
		angle: 'rights',
		titles: [
			'Seguradora faliu: o que acontece com a sua apólice',
			'Seguradora em liquidação: o que fazer com a apólice',
		],
		heading: 'Quando a seguradora não consegue continuar',
		opening:
			'É raro, mas acontece: a empresa que prometeu pagar deixa de poder pagar. Nessa hora, os primeiros dias contam mais do que a discussão sobre culpa.',
		points: [
			'Seguradora sem condições de operar entra em liquidação conduzida pela SUSEP.',
			'Contrate outra apólice logo e habilite o crédito: em geral, nenhum fundo paga no lugar dela.',
		],
		facts: [
			'Seguradora não quebra como uma loja. Em regra, ela não pede recuperação judicial: a SUSEP intervém e pode decretar a liquidação extrajudicial. O [Decreto-Lei 73/1966](decreto-lei-73) descreve o processo, e a falência só vem em situações previstas em lei.',
			'Com a liquidação, um liquidante assume a empresa. Ele levanta bens, dívidas e sinistros e monta o quadro de credores. A seguradora para de vender, e as cobranças judiciais contra ela ficam suspensas.',
			'Não conte com a apólice da empresa em liquidação. Procure outra cobertura no mesmo dia, mesmo que haja discussão sobre o contrato antigo. O novo seguro não paga o que já aconteceu.',
			'Sinistro pendente vira crédito. O segurado ou o beneficiário deve pedir a habilitação, com apólice, aviso e provas. A lei dá privilégio a eles sobre as reservas técnicas, mas a fila pode levar anos.',
			'O prêmio pago por meses sem cobertura também pode ser pedido. Junte comprovantes e mande ao liquidante. A chance de receber depende do que sobrar.',
			'Antes do pior, há outros caminhos. A fiscalização pode exigir aporte, nomear um diretor fiscal ou aprovar a transferência da carteira. Nesse último caso, outra seguradora assume os contratos, e o cliente recebe aviso.',
			'Quem tem dívida com o banco ou contrato que exige seguro deve avisar a troca. Aluguel, financiamento e licitação pedem apólice válida. A corretora ajuda a refazer o documento.',
		],
		procedure: {
			heading: 'Os primeiros passos na liquidação',
			steps: [
				['Confirme a notícia.', 'No site da SUSEP, e não em mensagem repassada.'],
				['Refaça a cobertura.', 'Outra seguradora, sem dia vazio.'],
				['Pare débitos automáticos.', 'Depois de confirmar a orientação do liquidante.'],
				['Separe as provas.', 'Apólice, pagamentos, avisos e protocolos.'],
				['Habilite o crédito.', 'No prazo e no endereço do edital.'],
				['Procure orientação.', 'Advogado ou Defensoria, se o valor for alto.'],
			],
		},
		faqs: [
			[
				'Existe um fundo que paga no lugar da seguradora?',
				'Para os seguros em geral, não há um fundo como o dos depósitos bancários. Há regras próprias em alguns ramos. O caminho comum é o quadro de credores.',
			],
			[
				'A corretora responde pela quebra?',
				'Em regra, não, porque não é ela que assume o risco. Pode responder se indicou empresa sem autorização ou escondeu o que sabia. Cada caso depende de prova.',
			],
			[
				'Como vejo se a minha seguradora está bem?',
				'Consulte a situação dela na SUSEP, os balanços publicados e o índice de queixas. Demora crescente para pagar sinistros é um sinal. Na dúvida, converse com a corretora.',
			],
		],
	},
	{
		words: ['cosseguro', 'resseguro', 'ressegurador'],
		label: 'Cosseguro e resseguro',
		angle: 'guide',
		titles: [
			'Cosseguro e resseguro: a diferença em poucas linhas',
			'Cosseguro e resseguro: quem divide o risco com quem',
		],
		heading: 'Dividir ao lado e dividir por trás',
		opening:
			'Uma fábrica, um estádio ou uma safra inteira valem mais do que uma seguradora quer arriscar sozinha. Para isso existem duas formas de dividir a conta, com nomes parecidos.',
		points: [
			'No cosseguro, várias seguradoras assumem o mesmo risco, e a apólice mostra a parte de cada uma.',
			'No resseguro, a seguradora divide a conta com outra, sem o cliente no meio.',
		],
		facts: [
			'Cosseguro é a divisão entre seguradoras, com o conhecimento do cliente. Cada uma fica com uma porcentagem do risco e do prêmio. A líder costuma atender o segurado e cuidar do sinistro.',
			'No cosseguro, em regra, uma empresa não responde pela parte da outra. Se uma das cotas falha, o segurado cobra daquela empresa. Por isso, confira na apólice os nomes, os percentuais e o papel da líder.',
			'Resseguro é o seguro da seguradora. Ela paga ao ressegurador para que ele suporte parte das perdas. O contrato é entre os dois, e o cliente continua a cobrar só da sua seguradora.',
			'A [Lei Complementar 126/2007](lei-126) abriu o mercado de resseguro no país. Há resseguradores locais, admitidos e eventuais, cada um com exigências próprias. A SUSEP mantém o cadastro.',
			'Retrocessão é o degrau seguinte: o ressegurador também passa adiante uma parte. Assim, um incêndio grande se espalha por muitas empresas. Quanto mais espalhado, menor o tombo de cada uma.',
			'Para o cliente comum, o resseguro aparece no preço e no prazo. Risco grande precisa de cotação fora do país, que demora. Ano de catástrofes, em qualquer lugar, encarece a renovação.',
		],
		procedure: {
			heading: 'Como ler uma apólice com cosseguro',
			steps: [
				['Encontre a líder.', 'É com ela que se fala no dia a dia.'],
				['Some as cotas.', 'Os percentuais devem chegar ao total.'],
				['Consulte cada nome.', 'Todas precisam de autorização.'],
				['Leia a cláusula.', 'Quem recebe o aviso e quem decide o sinistro.'],
				['Guarde os contatos.', 'De todas as participantes, e não só da líder.'],
			],
		},
		faqs: [
			[
				'Posso cobrar direto do ressegurador?',
				'Em regra, não, pois o contrato dele é com a seguradora. Há exceções previstas em norma ou em cláusula própria. O caminho normal é a seguradora.',
			],
			[
				'Cosseguro e dois seguros do mesmo bem são iguais?',
				'Não se confundem. No cosseguro há um só contrato repartido. Dois seguros do mesmo bem precisam ser informados e não pagam o prejuízo duas vezes.',
			],
			[
				'O seguro do meu carro tem resseguro?',
				'Pode ter, em contrato que cobre a carteira inteira. Isso não muda o seu atendimento. Serve para o granizo que atinge muitos carros no mesmo dia.',
			],
		],
	},
	{
		words: ['inclusiv', 'baixa renda', 'populacao de baixa', 'seguro popular', 'seguros populares'],
		label: 'Seguro inclusivo',
		angle: 'guide',
		titles: ['Seguro inclusivo: proteção para a baixa renda', 'Seguro para a baixa renda: como escolher sem errar'],
		heading: 'Pouco dinheiro pede escolha melhor',
		opening:
			'Quem ganha pouco é quem mais sofre com um imprevisto, e é também quem menos tem seguro. O seguro inclusivo tenta fechar essa distância com preço baixo e regra simples.',
		points: [
			'Seguro inclusivo tem preço baixo, texto curto e pagamento rápido, com limites menores.',
			'Para a baixa renda, a pergunta é que perda quebraria o mês, e não qual é o brinde.',
		],
		facts: [
			'Seguro inclusivo é o nome dos produtos pensados para a população de baixa renda. Microsseguro é a forma mais conhecida, com regras próprias do CNSP. O valor é baixo, e a linguagem deve ser direta.',
			'Os exemplos comuns são auxílio funeral, acidentes pessoais, pequeno incêndio em casa e renda por dias de internação. O limite resolve a emergência, e não a vida toda. Leia quanto paga e em quanto tempo.',
			'A venda aparece na conta de luz, na loja, no banco e no celular. Facilidade é boa, mas seguro embutido sem pedido é abuso. O [Código de Defesa do Consumidor](cdc) proíbe a venda casada.',
			'Para quem tem baixa renda, a ordem ajuda. Primeiro, o que tira o sustento: acidente e doença de quem trabalha. Depois, a casa; por último, o celular.',
			'Some os pequenos débitos do mês. Três seguros de poucos reais podem repetir a mesma coisa. Cancelar dois e melhorar um costuma proteger mais.',
			'Antes de pagar por fora, veja o que já existe. INSS, seguro do empregador e benefícios da cidade podem cobrir parte do risco. A assistência social do município, o CRAS, orienta de graça.',
			'No sinistro, poucos papéis devem bastar. Guarde o bilhete ou a foto dele e deixe a família avisada. Muito seguro popular não é usado porque ninguém sabia que existia.',
		],
		procedure: {
			heading: 'Escolha com o orçamento curto',
			steps: [
				['Liste os débitos.', 'Fatura, conta de luz e extrato do celular.'],
				['Descubra o que já paga.', 'Anote a cobertura e o telefone de cada um.'],
				['Corte o repetido.', 'Peça o cancelamento com protocolo.'],
				['Escolha uma perda.', 'A que a família não aguentaria.'],
				['Confirme a seguradora.', 'O nome deve estar no bilhete e na SUSEP.'],
			],
		},
		faqs: [
			[
				'Seguro de poucos reais paga mesmo?',
				'Paga, se a seguradora é autorizada e o caso está no texto. O limite é pequeno, de propósito. Leia o bilhete e guarde o telefone.',
			],
			[
				'Preciso de conta em banco?',
				'Há venda em loja, aplicativo e conta de consumo. O importante é receber o bilhete ou a apólice.',
			],
			[
				'Quem recebe Bolsa Família pode contratar?',
				'Ter seguro não tira o benefício por si só. Cuide apenas para que a parcela não falte no fim do mês.',
			],
		],
	},
]
