import type { Subject } from '../../types.ts'

/** What technology changes in a contract, and what it leaves as it was. */
export const marketTechnology: readonly Subject[] = [
	{
		words: ['parametric', 'seguro por indice', 'seguro de indice'],
		label: 'Seguro paramétrico',
		angle: 'guide',
		titles: ['Seguro paramétrico: o que é e quando ele paga', 'Seguro paramétrico: o índice decide o pagamento'],
		heading: 'Um número aciona o pagamento',
		opening:
			'Choveu menos do que o combinado em trinta dias, e o dinheiro cai na conta sem vistoria. Essa é a ideia do seguro paramétrico, que troca o laudo por um número.',
		points: [
			'O seguro paramétrico paga quando um índice, como chuva ou vento, passa do gatilho.',
			'O pagamento pode ser maior ou menor do que o prejuízo real: é o risco de base.',
		],
		facts: [
			'No seguro comum, um perito mede o prejuízo. No seguro paramétrico, um índice combinado decide: milímetros de chuva, velocidade do vento, temperatura ou nível do rio. Passou do gatilho, paga-se o valor previsto.',
			'A vantagem é a rapidez. Sem vistoria longa, o dinheiro chega quando a conta aperta. O texto também fica mais curto, pois o evento é um número.',
			'O ponto fraco se chama risco de base. A estação pode marcar chuva, e a sua área continuar seca. Nesse dia, há perda sem pagamento; em outro, pode haver o contrário.',
			'A fonte do índice é a parte mais importante do seguro paramétrico. Pode ser estação, satélite ou órgão público, como o [INMET](inmet). Pergunte a distância, o histórico e o que acontece se o aparelho falhar.',
			'No país, o uso mais visível está no campo, na energia e em atividades que dependem do clima. Hotéis, eventos e obras também podem pedir cotação. Produto para casa ou carro ainda é raro.',
			'Seguro paramétrico não é aposta. Quem contrata precisa ter interesse legítimo no que o índice ameaça. Por isso, a seguradora pergunta pela lavoura, pela usina ou pela receita.',
			'Compare com o seguro tradicional antes de trocar. Ele pode completar a apólice comum, pagando o período de carência ou a franquia. Peça uma simulação com os últimos dez anos do índice.',
		],
		procedure: {
			heading: 'Perguntas antes de contratar o paramétrico',
			steps: [
				['Qual é o índice?', 'Chuva, vento, temperatura ou nível.'],
				['Quem mede?', 'Fonte, distância e regra para falhas.'],
				['Onde está o gatilho?', 'O número que aciona e o que paga tudo.'],
				['Quanto teria pago?', 'Refaça a conta com anos passados.'],
				['O que continua descoberto?', 'Perda real acima do valor previsto.'],
			],
		},
		faqs: [
			[
				'Preciso provar o prejuízo?',
				'Em geral, o índice basta para acionar o pagamento. A apólice pode pedir uma declaração simples de que houve perda. Leia essa cláusula.',
			],
			[
				'O produtor pequeno consegue contratar?',
				'Às vezes, por meio de cooperativa, banco ou programa público. O custo cai quando muitos usam o mesmo índice. Consulte a corretora da região.',
			],
			[
				'E se o índice vier errado?',
				'O contrato deve dizer quem corrige e em que prazo. Guarde o relatório da estação e conteste por escrito. Uma segunda fonte, prevista no texto, ajuda.',
			],
		],
	},
	{
		words: ['insurtech', 'startup de seguro', 'startups de seguro', 'seguradora digital', 'seguradoras digitais'],
		label: 'Insurtechs',
		angle: 'guide',
		titles: ['Insurtechs no Brasil: o que são e como conferir', 'Insurtechs: tecnologia nova, contrato de sempre'],
		heading: 'O que existe por trás do aplicativo',
		opening:
			'O aplicativo promete seguro em três minutos, sem papel e sem conversa. Pode ser verdade, mas antes é preciso saber quem, afinal, vai pagar o sinistro.',
		points: [
			'Insurtech pode ser seguradora, corretora, representante ou só fornecedora de tecnologia.',
			'O que importa ao cliente é o nome da seguradora que assina a apólice e responde por ela.',
		],
		facts: [
			'Insurtech junta as palavras inglesas de seguro e tecnologia. O nome não é uma licença. Por trás dele pode haver seguradora, corretora, representante ou empresa que só faz o programa.',
			'Só seguradora autorizada assume o risco. Se a insurtech é corretora, precisa de registro e deve mostrar com quais empresas trabalha. Procure isso no rodapé e na proposta.',
			'A SUSEP criou um ambiente de testes, o sandbox regulatório. Nele, empresas novas operam por tempo limitado, com regras mais leves e limites de risco. Veja se a autorização é definitiva ou temporária e até quando vai.',
			'O ganho para o cliente costuma ser rapidez: cotação, emissão e aviso de sinistro na tela. Seguro por mês, por uso ou por trajeto também nasceu assim. Leia se a cobertura para quando a assinatura atrasa.',
			'A perda pode ser a conversa. Perguntas de menos geram contrato errado. Se o seu caso tem detalhe, fale com uma pessoa antes do aceite.',
			'Dados são a matéria-prima da insurtech. Localização, direção e saúde valem dinheiro e pedem cuidado. A [LGPD](lgpd) exige finalidade clara e permite pedir acesso e correção.',
			'Empresa nova pode fechar ou ser vendida. Se ela só vendia, a seguradora continua responsável. Guarde a apólice em PDF, com o telefone da central.',
		],
		procedure: {
			heading: 'Confira a insurtech em cinco minutos',
			steps: [
				['Role até o rodapé.', 'CNPJ, razão social e tipo de empresa.'],
				['Ache quem segura.', 'O nome da seguradora deve estar visível.'],
				['Busque os dois nomes.', 'Nas consultas públicas da SUSEP.'],
				['Teste o atendimento.', 'Mande uma dúvida antes de comprar.'],
				['Leia o cancelamento.', 'Como sair e quando a cobertura acaba.'],
			],
		},
		faqs: [
			[
				'Insurtech é mais barata?',
				'Às vezes, porque gasta menos para vender. Outras vezes, o preço é baixo porque a cobertura é curta. Compare com limites iguais.',
			],
			[
				'Quem resolve o problema: a insurtech ou a seguradora?',
				'Comece pelo canal da venda, mas cobre da seguradora. É ela que decide e paga. Em caso de silêncio, use a ouvidoria dela.',
			],
			[
				'Posso ter corretor em seguro comprado por aplicativo?',
				'Muitos aplicativos são de corretoras ou trabalham com elas. Pergunte quem é o corretor da apólice. O nome dele deve constar do documento.',
			],
		],
	},
	{
		words: ['blockchain', 'contratos inteligentes', 'contrato inteligente', 'smart contract'],
		label: 'Blockchain no seguro',
		angle: 'guide',
		titles: ['Blockchain e seguros: o que muda para o cliente', 'Blockchain no seguro: uso real, promessa e limite'],
		heading: 'Um registro que ninguém apaga sozinho',
		opening:
			'Blockchain virou palavra de propaganda. No seguro, ela tem usos possíveis e outros que ainda são ensaio, e o cliente ganha em saber a diferença.',
		points: [
			'Blockchain é um registro repartido entre computadores, difícil de alterar depois de gravado.',
			'O contrato inteligente executa a regra, mas a lei do seguro continua a valer para ele.',
		],
		facts: [
			'Blockchain é um livro de registros copiado em muitos computadores. Cada anotação nova se prende à anterior. Mudar uma página exigiria mudar todas as cópias, e por isso a fraude fica difícil.',
			'No seguro, a blockchain pode guardar apólices, endossos e avisos de sinistro. Várias empresas leem o mesmo dado ao mesmo tempo. Isso ajuda em resseguro, transporte internacional e combate a fraude.',
			'Contrato inteligente é um programa que paga quando a condição aparece. O atraso do voo, lido em fonte pública, é o exemplo clássico. Funciona melhor com fatos simples do que com batida, doença ou incêndio.',
			'Blockchain prova que o dado não mudou, mas não que era verdadeiro. Informação falsa gravada continua falsa. Vistoria, documento e boa-fé ainda são necessários.',
			'Dados pessoais pedem cuidado. A [LGPD](lgpd) dá direito de correção e, conforme o caso, de exclusão. Por isso, projetos sérios guardam o dado fora da cadeia e só registram a prova.',
			'Para o cliente, pouco muda na hora de contratar. Apólice, glossário e exclusões continuam obrigatórios, com ou sem blockchain. A seguradora precisa de autorização do mesmo jeito.',
			'Seguro de criptomoedas é outro assunto. Carteira roubada ou corretora de moedas que fecha raramente tem cobertura para pessoa física. Desconfie de quem promete isso com rendimento.',
		],
		procedure: {
			heading: 'Como avaliar uma oferta com blockchain',
			steps: [
				['Pergunte para quê.', 'O que o registro resolve no seu contrato?'],
				['Procure a apólice.', 'Em português, com número e vigência.'],
				['Identifique quem paga.', 'Empresa autorizada, e não um código.'],
				['Veja a fonte do fato.', 'Quem informa que o evento ocorreu?'],
				['Leia sobre os dados.', 'O que fica gravado e por quanto tempo.'],
			],
		},
		faqs: [
			[
				'Contrato inteligente dispensa a seguradora?',
				'Para ser seguro no país, precisa haver empresa autorizada. O programa só executa a regra. Sem ela, não há a quem cobrar.',
			],
			[
				'Posso pagar o seguro com criptomoeda?',
				'A regra é pagar em reais, por meio aceito pela seguradora. Ofertas fora disso merecem desconfiança. Confira o nome de quem recebe.',
			],
			[
				'A blockchain acelera a indenização?',
				'Pode acelerar casos simples, com dado automático. Nos demais, a apuração continua. Os prazos da lei valem para todos.',
			],
		],
	},
	{
		words: ['inteligencia artificial', 'inteligencias artificiais', 'ia nas seguradoras', 'algoritm'],
		label: 'Inteligência artificial no seguro',
		angle: 'rights',
		titles: [
			'Inteligência artificial nas seguradoras: seus direitos',
			'Inteligência artificial no seguro: onde ela decide',
		],
		heading: 'Quando a máquina analisa o seu caso',
		opening:
			'A foto do amassado entra no aplicativo, e o orçamento sai em segundos. A inteligência artificial já trabalha no seguro, e nem sempre o cliente sabe em que parte.',
		points: [
			'A inteligência artificial ajuda a cotar, atender, avaliar danos e achar indícios de fraude.',
			'A LGPD permite pedir a revisão de decisão tomada só por máquina.',
		],
		facts: [
			'A inteligência artificial aparece em quatro pontos: preço, atendimento, vistoria por imagem e busca de fraude. Em cada um, ela compara o seu caso com milhares de outros. O resultado pode ser sugestão ou decisão.',
			'No preço, o algoritmo acha padrões que a tabela antiga não via. Quem tem bom histórico pode pagar menos. O contrário também ocorre, e dado errado vira preço errado.',
			'O artigo 20 da [LGPD](lgpd) trata da decisão automática. Quem foi afetado pode pedir revisão e informações claras sobre os critérios, com respeito ao segredo comercial. Faça o pedido por escrito, no canal de privacidade.',
			'Recusa de sinistro precisa de motivo, venha de pessoa ou de inteligência artificial. A [Lei 15.040/2024](lei-do-seguro) não abre exceção para o robô. Peça o documento e a análise humana.',
			'Vistoria por foto funciona bem em dano pequeno e visível. Dano oculto, como o de suspensão, escapa da câmera. Se o orçamento parecer baixo, peça vistoria presencial antes de aceitar.',
			'Algoritmo pode repetir injustiças do passado. Diferença por bairro, profissão ou idade precisa ter base no risco, e não em preconceito. Desconfia disso? A queixa cabe à SUSEP, à [ANPD](anpd) e ao Procon.',
			'Robô de conversa erra com segurança na voz. Confirme por escrito o que ele prometeu e salve a tela. Oferta clara, mesmo feita por máquina, pode obrigar a empresa.',
		],
		procedure: {
			heading: 'Peça a revisão de uma decisão automática',
			steps: [
				['Salve a resposta.', 'Tela, e-mail, data e número do caso.'],
				['Pergunte como foi feita.', 'Por pessoa, por sistema ou pelos dois.'],
				['Corrija os dados.', 'Aponte o que está errado, com prova.'],
				['Solicite a revisão.', 'No canal de privacidade e na ouvidoria.'],
				['Leve adiante.', 'ANPD, plataforma pública ou Procon.'],
			],
		},
		faqs: [
			[
				'A seguradora precisa avisar que usa inteligência artificial?',
				'A LGPD pede transparência sobre o uso dos dados. A forma do aviso varia de empresa para empresa. Pergunte, e a resposta deve ser clara.',
			],
			[
				'Posso recusar a vistoria por aplicativo?',
				'Peça a presencial e explique o motivo. Muitas seguradoras oferecem as duas. Em dano grande, a visita costuma ser regra.',
			],
			[
				'O algoritmo pode usar as minhas redes sociais?',
				'Só com base legal e finalidade informada. Dado público não é dado livre para qualquer uso. Pergunte a origem do que foi usado.',
			],
		],
	},
]
