import type { Topic } from './types.ts'

export const glossary: Topic = {
	id: 'glossary',
	kind: 'matter',
	insurance: true,
	name: 'linguagem do seguro',
	article: 'a',
	label: 'Glossário',
	words: [
		'glossario',
		'o que significa',
		'o que significam',
		'significado',
		'termos do seguro',
		'palavras do seguro',
		'dicionario',
		'vocabulario',
		'linguagem',
		'siglas',
		'letra miuda',
		'ler a apolice',
		'ler apolice',
		'ler uma apolice',
		'entender a apolice',
		'premio e franquia',
		'o que e premio',
		'o que e endosso',
	],
	categories: ['glossario'],
	page: { href: '/blog', text: 'artigos do blog' },
	titles: [
		'Glossário do seguro: a apólice em português claro',
		'Seguro para iniciantes: as palavras que importam',
		'Apólice sem mistério: os termos que decidem',
		'Palavras do seguro que mudam o valor a receber',
	],
	headings: {
		what: ['Os documentos do contrato', 'Por onde começar a leitura'],
		who: ['As pessoas da apólice', 'Quem é quem no contrato'],
		covers: ['Palavras que definem a cobertura', 'Termos que abrem a proteção'],
		excludes: ['Palavras que tiram a cobertura', 'Termos que fecham a porta'],
		buying: ['Como ler sem se perder', 'Um método de leitura'],
		price: ['Palavras do dinheiro', 'Prêmio, franquia e limite'],
		claim: ['Palavras do sinistro', 'O vocabulário do dia ruim'],
		law: ['O que a lei exige da linguagem', 'A lei e a clareza'],
		mistakes: ['Confusões que custam caro', 'Palavras parecidas, efeitos diferentes'],
	},
	subjects: [
		{
			words: ['premio'],
			label: 'Prêmio do seguro',
			titles: ['Prêmio, franquia, sinistro: o que cada um quer dizer'],
			heading: 'Prêmio é o que se paga',
		},
		{
			words: ['franquia'],
			label: 'Franquia e outros termos',
			heading: 'Franquia, participação e rateio',
			facts: [
				'Franquia dedutível é descontada sempre; a simples, quando prevista, some se o dano passa dela. A primeira é a mais comum. O contrato usa a palavra exata.',
			],
		},
		{
			words: ['apolice'],
			label: 'Como ler a apólice',
			titles: ['Como ler uma apólice sem dicionário'],
			heading: 'A apólice, parte por parte',
		},
		{
			words: ['carencia'],
			label: 'Carência e vigência',
			heading: 'Tempo de espera e tempo de cobertura',
			facts: [
				'Vigência é o período inteiro do contrato; carência, a parte inicial em que um risco ainda não conta. Uma está dentro da outra. Olhe as duas datas na primeira página.',
				'Carência só vale se estiver escrita. No seguro de vida, a lei limita o tamanho dela à metade da vigência. Se a proposta silencia, a cobertura começa no início.',
			],
		},
	],
	openings: [
		'Prêmio que se paga, sinistro que se abre, franquia que se desconta: a língua do seguro parece feita para confundir. Em meia hora, ela fica familiar.',
		'A apólice usa palavras comuns com sentido próprio. Quem aprende uma dúzia delas passa a ler o contrato inteiro.',
		'Nem toda dúvida pede advogado. Muitas somem quando se descobre o que a palavra quer dizer naquele papel.',
	],
	summary: [
		'Prêmio é o preço do seguro; indenização é o que se recebe.',
		'A lei pede que a apólice traga glossário e descreva as exclusões com clareza.',
		'Franquia, participação e rateio são três descontos diferentes: saiba qual o contrato usa.',
		'Vigência, carência e prazo de aviso contam tempos distintos.',
		'Quando o texto deixa dúvida, vale a leitura favorável ao segurado.',
		'Condições particulares valem mais do que as gerais, se houver conflito.',
	],
	facts: {
		what: [
			'O contrato tem camadas. As condições gerais valem para todos; as especiais, para cada cobertura; as particulares, só para você. Em conflito, as particulares falam mais alto.',
			'Proposta é o pedido, apólice é a prova e endosso é a mudança. Guardar os três conta a história completa. Se um falta, a história fica com lacunas.',
			'Bilhete e certificado são versões curtas. O primeiro aparece em seguros simples, como viagem; o segundo, nos coletivos. Ambos remetem a um texto maior, que você pode pedir.',
		],
		who: [
			'Segurado é quem tem o interesse protegido. Nem sempre é quem paga. No seguro coletivo, por exemplo, a empresa contrata e cada pessoa é segurada.',
			'Beneficiário é quem recebe. No seguro do carro financiado, pode ser o banco; no de vida, quem você indicar. Por isso, o nome precisa estar certo.',
			'Terceiro é quem está fora do contrato e sofre o dano. A vítima da batida e o vizinho do vazamento são terceiros. Já parentes e empregados podem ter regra especial.',
			'Corretor é o intermediário registrado; regulador, quem apura o sinistro; perito, quem mede o dano. Assim, cada um responde por uma etapa.',
		],
		covers: [
			'Risco coberto é o acontecimento descrito. “Incêndio” e “explosão” são riscos diferentes, ainda que venham juntos. Se a palavra não aparece, procure também a linha ao lado.',
			'Limite é o teto; valor em risco é o quanto o bem vale. Quando o limite é menor e há rateio, a indenização encolhe na mesma proporção. Já no primeiro risco, não.',
			'Cobertura básica é obrigatória no produto; adicional é escolhida. O preço de cada uma aparece em separado. Na dúvida, peça a planilha aberta.',
			'Perda total e dano parcial seguem contas distintas. A apólice traz o percentual que separa um do outro. Em muitas de automóvel, por exemplo, ele é de 75%.',
		],
		excludes: [
			'Exclusão é o que fica de fora por regra. A lei pede que seja clara e inequívoca. Se você leu três vezes e não entendeu, peça explicação por escrito.',
			'Carência é espera; franquia é desconto. Por isso, trocar uma pela outra gera sustos. Vida e saúde falam mais da primeira; carro e casa, da segunda.',
			'Agravamento é o aumento relevante do risco. Intencional e continuado, tira a garantia. Quando acontece sem culpa, basta avisar.',
			'Furto simples, furto qualificado e roubo são três palavras com efeitos opostos. Qualificado deixa vestígio; já o roubo tem ameaça. Muitas apólices só cobrem os dois últimos.',
		],
		buying: [
			'Leia de trás para frente: primeiro as exclusões, depois os limites, por fim o preço. Assim, a ordem inversa protege contra o entusiasmo. Anote as palavras novas.',
			'Use a busca do PDF com as palavras do seu caso, como “aplicativo” ou “alagamento”. Em seguida, o resultado mostra cada menção. Cinco minutos bastam.',
			'Peça um exemplo com números para cada desconto. Franquia, participação e rateio ficam claros em reais. Depois, guarde a resposta.',
		],
		price: [
			'Prêmio líquido é o preço sem imposto; prêmio total, com ele. O imposto sobre operações financeiras incide em quase todo seguro. Por isso, compare sempre o total.',
			'Prêmio à vista e fracionado podem diferir por juros. O nome “adicional de fracionamento” indica essa parte. Antes de assinar, procure-o na proposta.',
			'Importância segurada, capital segurado e limite são primos. O primeiro é usual em bens; o segundo, em pessoas; o terceiro, em cada linha. Todos dizem até onde o contrato vai.',
		],
		claim: [
			'Aviso é a comunicação do fato; reclamação é o pedido de pagamento. Em seguros de responsabilidade, a segunda vem do terceiro. Por isso, as datas das duas contam.',
			'Regulação apura; liquidação calcula. A lei dá prazo para cada etapa. Assim, saber o nome ajuda a perguntar em que ponto o caso está.',
			'Quitação é a palavra mais cara do recibo. Total encerra tudo; parcial deixa o resto aberto. Portanto, leia antes de assinar.',
			'Reintegração é a volta do limite depois de um sinistro. Pode ser automática, paga ou inexistente. Por isso, pergunte antes do segundo susto.',
		],
		law: [
			'A [Lei 15.040/2024](lei-do-seguro) exige glossário na apólice e descrição clara dos riscos excluídos. A regra mudou o jeito de escrever contratos. Cobre esse glossário, se ele não vier.',
			'Cláusula que limita direito deve aparecer com destaque, segundo o artigo 54 do [Código de Defesa do Consumidor](cdc). Assim, letra pequena e página perdida contam contra a empresa.',
			'Na dúvida, vale a leitura mais favorável ao segurado, ao beneficiário ou ao terceiro. Por isso, guarde a versão exata que recebeu. Textos mudam de ano para ano.',
			'O contrato se prova por qualquer meio admitido, exceto só por testemunha. E-mail, gravação e comprovante ajudam. Ainda assim, a apólice continua a ser a melhor prova.',
		],
		mistakes: [
			'Achar que prêmio é dinheiro a receber é a confusão número um. Prêmio sai do seu bolso. Já o que entra é a indenização.',
			'Ler “cobertura compreensiva” como “cobertura de tudo” rende decepção. Compreensivo quer dizer que reúne vários riscos listados. Mas a lista tem fim.',
			'Tomar proposta por apólice deixa a pessoa descoberta sem saber. A proposta pode ser recusada em até 25 dias. Por isso, espere o documento final.',
			'Confundir segurado com condutor ou com dono gera erro de cadastro. Como cada papel tem um campo, preencha devagar.',
		],
	},
	tables: [
		{
			aspect: 'price',
			head: ['Palavra', 'Quem paga ou recebe', 'Exemplo'],
			rows: [
				['Prêmio', 'Você paga', 'O valor anual do seguro'],
				['Franquia', 'Fica com você', 'Sua parte no conserto'],
				['Indenização', 'Você recebe', 'O que passa da franquia'],
				['Limite', 'Teto do que se recebe', 'Máximo da linha'],
				['Salvado', 'Vai para a seguradora', 'O carro da perda total'],
			],
		},
	],
	procedures: [
		{
			angles: ['guide', 'buying', 'cost', 'compare', 'worth', 'coverage', 'mistakes', 'claim', 'rights'],
			heading: 'Como ler a apólice em vinte minutos',
			steps: [
				['Confira os dados.', 'Nome, endereço, bem e vigência.'],
				['Marque os limites.', 'Um por cobertura, em reais.'],
				['Circule as franquias.', 'Valor ou percentual, com mínimo.'],
				['Ache as exclusões.', 'Procure as palavras da sua rotina.'],
				['Ache o telefone.', 'Central, ouvidoria e corretora.'],
				['Escreva as dúvidas.', 'E mande por e-mail, para ter resposta.'],
			],
		},
	],
	faqs: [
		[
			'Por que o preço se chama prêmio?',
			'É um termo técnico antigo, que ficou por tradição. No contrato, significa apenas o preço do seguro. Por isso, não espere recebê-lo.',
		],
		[
			'Apólice digital vale?',
			'Vale, como documento eletrônico. Guarde o arquivo e o número. Se preciso, a seguradora pode confirmar a autenticidade.',
		],
		[
			'O que é CNSP?',
			'É o Conselho Nacional de Seguros Privados, que fixa as diretrizes do setor. Já a SUSEP executa e fiscaliza. Os dois nomes aparecem nas normas.',
		],
		[
			'Cobertura e garantia são a mesma coisa?',
			'No seguro, costumam ser usadas como sinônimos. Já “seguro garantia” é um produto específico, para contratos e licitações.',
		],
		[
			'O que é cláusula particular?',
			'É a regra escrita só para o seu contrato, como a exclusão de um item. Como ela prevalece sobre o texto geral, leia com atenção dobrada.',
		],
		[
			'Quem explica um termo que não achei?',
			'A corretora e a própria seguradora devem explicar. O site da SUSEP também traz definições. Peça a resposta por escrito.',
		],
	],
	warnings: [
		'**Uma palavra muda o valor.** “Até”, “por evento” e “no agregado” definem quanto se recebe. Sublinhe essas três.',
		'**Texto antigo engana.** Condições gerais mudam de versão. Confira o número no rodapé da sua.',
	],
	checks: [
		'A [SUSEP](susep) publica definições e registra os produtos. A exigência de glossário está na [Lei 15.040/2024](lei-do-seguro).',
		'Para a regra de clareza, leia o [Código de Defesa do Consumidor](cdc). As definições do setor ficam no site da [SUSEP](susep).',
	],
}
