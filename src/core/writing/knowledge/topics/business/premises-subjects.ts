import type { Subject } from '../../types.ts'

/** What a firm's building, its roof and its halls ask of the policy. */
export const businessPremises: readonly Subject[] = [
	{
		words: [
			'energia solar',
			'placa solar',
			'placas solar',
			'painel solar',
			'paineis solar',
			'fotovolt',
			'usina solar',
			'solar',
		],
		label: 'Energia solar na empresa',
		angle: 'coverage',
		titles: [
			'Energia solar em empresas: como segurar o sistema',
			'Seguro para energia solar em empresas: o que cobrir',
		],
		heading: 'A usina no telhado do negócio',
		opening:
			'As placas baixaram a conta de luz e subiram o valor do telhado. Se uma tempestade leva o sistema, a empresa perde o bem e volta a pagar a energia cheia.',
		points: [
			'Energia solar em empresas precisa constar da apólice, com o valor do sistema completo.',
			'Granizo, vendaval, danos elétricos e roubo são linhas separadas: confira as quatro.',
		],
		facts: [
			'O sistema tem módulos, inversor, cabos, estrutura e medição. Some tudo, com instalação e projeto. Declarar só as placas deixa o resto sem valor na hora da conta.',
			'No seguro empresarial, o sistema pode entrar como parte do prédio ou como equipamento. A diferença muda o limite e as causas cobertas. Peça que a apólice diga isso com palavras.',
			'Vento, granizo, raio e curto-circuito atingem a energia solar por caminhos diferentes. Cada um pode ter linha e franquia próprias. O inversor, por exemplo, costuma depender de danos elétricos.',
			'Existe também o seguro de riscos diversos, feito para o equipamento. Ele serve à usina no solo, ao sistema caro ou ao que está financiado. O banco pode exigir ser indicado como beneficiário.',
			'Durante a montagem, quem protege é o seguro de riscos de engenharia ou a apólice do instalador. Peça o certificado dele. A queda de uma placa sobre um carro é caso de responsabilidade civil.',
			'A energia que deixou de ser gerada é perda de receita, e não dano ao bem. Só entra com lucros cessantes ou despesas extras, se o contrato aceitar. Guarde os relatórios de geração para provar o valor.',
			'Ferrugem, queda de rendimento e defeito de fábrica ficam de fora. Nesses casos, vale a garantia do fabricante e do instalador. Em telhado alugado, o contrato precisa dizer de quem é o sistema.',
		],
		procedure: {
			heading: 'Inclua o sistema na apólice',
			steps: [
				['Reúna o projeto.', 'Nota, desenho, responsável técnico e parecer da distribuidora.'],
				['Some o custo total.', 'Módulos, inversor, estrutura e mão de obra.'],
				['Conte a mudança.', 'Peso no telhado e instalação nova mudam o risco.'],
				['Confira as linhas.', 'Vendaval, granizo, elétrico, roubo e terceiros.'],
				['Guarde a geração.', 'Um relatório por mês, fora da empresa.'],
			],
		},
		faqs: [
			[
				'O seguro do prédio já cobre as placas?',
				'Às vezes. Depende de a apólice tratar o sistema como parte fixa e de o limite incluir o valor dele. Peça que a seguradora confirme por e-mail.',
			],
			[
				'E se as placas forem alugadas ou por assinatura?',
				'O dono do sistema costuma segurá-lo, mas o contrato pode passar o risco a você. Leia a cláusula de dano e de roubo antes de assinar.',
			],
		],
	},
	{
		words: [
			'seguro contra incendio',
			'seguro incendio',
			'seguro de incendio',
			'contra incendio',
			'incendio na empresa',
		],
		label: 'Incêndio na empresa',
		angle: 'coverage',
		titles: [
			'Seguro contra incêndio para empresas: o que ele paga',
			'Incêndio na empresa: o que o seguro cobre e exige',
		],
		heading: 'Fogo, raio, explosão e o que vem depois',
		opening:
			'O fogo leva minutos para destruir o que a empresa juntou em anos, e a água dos bombeiros completa o serviço. O seguro contra incêndio é a base de toda apólice empresarial.',
		points: [
			'O seguro contra incêndio cobre fogo, raio e explosão no prédio e no conteúdo segurados.',
			'Lei antiga prevê o seguro obrigatório de bens de empresas; o aluguel também o exige.',
		],
		facts: [
			'A cobertura básica paga o dano do fogo, do raio e da explosão. Fumaça, água do combate e demolição de partes perigosas costumam vir junto. Queimadura sem chama, como a de um ferro, em regra não é incêndio.',
			'Prédio e conteúdo têm limites separados. Quem aluga deve ver no contrato quem segura o imóvel. O [artigo 20 do Decreto-Lei 73/1966](decreto-lei-73) inclui o incêndio de bens de pessoas jurídicas entre os seguros obrigatórios, nos termos da regulamentação.',
			'Curto-circuito que queima só o aparelho é dano elétrico, e não incêndio. A linha é outra, com franquia própria. Se a faísca vira fogo, as duas podem entrar.',
			'O incêndio que passa ao vizinho é caso de responsabilidade civil. A apólice de incêndio paga o que é seu; o terceiro depende da outra linha. Em galeria e prédio comercial, esse limite merece conta à parte.',
			'Depois do fogo, a conta continua: aluguel, folha, contratos. Lucros cessantes e despesas de reinstalação cuidam disso. Sem eles, a empresa recebe a parede e perde o cliente.',
			'A seguradora olha fiação, extintores, alvará dos bombeiros e material inflamável. Se a apólice faz exigências, cumpri-las é parte do contrato. Guarde laudos e fotos fora da empresa.',
			'O valor certo é o de reconstruir e recomprar hoje. Abaixo dele, pode haver rateio, se a apólice o previr. Atualize a cada obra e a cada máquina.',
		],
		procedure: {
			heading: 'Depois do fogo, nesta ordem',
			steps: [
				['Esvazie o prédio.', 'Bombeiros no 193, e ninguém volta para salvar bens.'],
				['Isole o local.', 'Nada de limpeza antes da vistoria.'],
				['Dê a notícia à seguradora.', 'No mesmo dia, com fotos e relato.'],
				['Busque os laudos oficiais.', 'Bombeiros e polícia, quando houver.'],
				['Liste as perdas.', 'Item, nota, valor e estado.'],
				['Proteja o que sobrou.', 'Vigia, lona e energia desligada.'],
			],
		},
		faqs: [
			[
				'O seguro contra incêndio cobre vendaval e enchente?',
				'Sozinho, não cobre. Vendaval e alagamento são adicionais, com limite e franquia próprios. Peça os dois, se o endereço justificar.',
			],
			[
				'Incêndio criminoso tem cobertura?',
				'Se foi causado por terceiro, em geral tem. Se partiu do dono ou de quem ele mandou, não. A perícia e o inquérito pesam na resposta.',
			],
		],
	},
	{
		words: ['industria', 'industrias', 'industrial', 'industriais', 'seguro para fabrica', 'seguro da fabrica'],
		label: 'Seguro para indústria',
		angle: 'buying',
		titles: ['Seguro para indústria: máquinas, parada e terceiros', 'Indústria: como montar o seguro da fábrica'],
		heading: 'Uma máquina parada para a linha inteira',
		opening:
			'Na fábrica, uma peça importada pode levar meses para chegar, e a linha espera por ela. O seguro da indústria precisa olhar menos para a parede e mais para a produção.',
		points: [
			'O seguro para indústria combina incêndio, quebra de máquinas, parada e responsabilidade.',
			'Inspeção da seguradora vira exigência: cumpra as recomendações e guarde as provas.',
		],
		facts: [
			'A indústria pequena pode usar um pacote empresarial. A maior costuma precisar de riscos nomeados ou operacionais, feitos sob medida. A diferença está nos limites e no modo de descrever o que se cobre.',
			'Quebra de máquinas trata do dano súbito, elétrico ou mecânico, em caldeira, prensa ou compressor. Desgaste e falta de manutenção ficam de fora. O plano de manutenção assinado é a melhor prova.',
			'Some prédio, máquinas, matéria-prima, produto em processo e acabado. Use o custo de reposição, com frete e montagem. Máquina importada pede câmbio e prazo de entrega na conta.',
			'Lucros cessantes merecem o maior cuidado. Ache o gargalo: qual equipamento, parado, para tudo? O período de indenização deve caber no tempo de repor essa peça.',
			'Fornecedor que pega fogo e cliente que fecha também param a fábrica. Há extensões para isso, com nome e endereço declarados. Pergunte por elas se você depende de um só.',
			'Responsabilidade civil se divide em operações, produtos e empregador. Poluição, recolhimento de lote e transporte pedem contratos próprios. Liste o que sai da fábrica e para onde vai.',
			'Armazenar solvente, plástico ou madeira muda o risco. A seguradora inspeciona e faz recomendações, com prazo. Responda por escrito o que fez e o que ainda falta.',
		],
		procedure: {
			heading: 'Prepare a fábrica para a inspeção',
			steps: [
				['Desenhe o processo.', 'Entrada, linha, gargalo e saída.'],
				['Refaça a conta.', 'Máquinas e estoques pelo preço de repor.'],
				['Separe os laudos técnicos.', 'Elétrica, caldeira, para-raios e bombeiros.'],
				['Mostre a brigada.', 'Treinos, hidrantes e sprinklers testados.'],
				['Escolha o período.', 'Quantos meses até produzir de novo?'],
			],
		},
		faqs: [
			[
				'O que são riscos nomeados e riscos operacionais?',
				'Nos nomeados, a apólice lista os eventos cobertos. Nos operacionais, cobre qualquer dano súbito, salvo o que exclui. Os segundos servem a valores maiores.',
			],
			[
				'O seguro paga acidente com funcionário?',
				'A apólice patrimonial não paga. Para o pedido contra a empresa, há a RC do empregador; para a pessoa e a família, o seguro de vida em grupo.',
			],
		],
	},
	{
		words: [
			'galpao',
			'galpoes',
			'centro de distribuicao',
			'centros de distribuicao',
			'condominio logistico',
			'operador logistico',
		],
		label: 'Seguro para galpão logístico',
		angle: 'coverage',
		titles: ['Seguro para galpão logístico: prédio e mercadoria', 'Galpão logístico: de quem é o risco do estoque?'],
		heading: 'Muito valor debaixo de um só telhado',
		opening:
			'Um galpão junta, na mesma noite, mercadorias de dez donos e um telhado de um décimo primeiro. A primeira pergunta, ali, é quem segura o quê.',
		points: [
			'No galpão logístico, separe o seguro do prédio, o da mercadoria e o de quem a guarda.',
			'Altura de estocagem, sprinklers e vigilância definem a aceitação e o preço.',
		],
		facts: [
			'Três interesses dividem o galpão: o dono do imóvel, o operador e os donos da carga. Cada um segura a sua parte. O contrato de locação e o de armazenagem precisam dizer isso sem lacuna.',
			'Mercadoria de terceiros não entra sozinha no seguro do operador. Ele pode contratar a cobertura desses bens ou a responsabilidade por guarda. A primeira paga o dano; a segunda, só o que ele deve ao cliente.',
			'O fogo em estante alta sobe depressa. Por isso, a seguradora pergunta por altura, corredores, sprinklers e tipo de embalagem. Aerossol, pneu e bateria de lítio têm regra à parte.',
			'Vendaval é risco real em telhado grande e leve. A chuva que entra depois molha tudo. Veja se a água que passa pelo telhado danificado está na mesma linha e até que limite.',
			'Roubo com caminhão e quadrilha pede vigilância, cerca e controle de doca. O contrato pode fixar limite por evento e valor máximo de itens visados. Falta no inventário não é roubo.',
			'A carga que ainda viaja ou espera na doca pode pertencer ao seguro de transporte. Combine onde um termina e o outro começa. Empilhadeira que derruba a estante, por sua vez, pede linha própria.',
		],
		procedure: {
			heading: 'O mapa do galpão, em cinco linhas',
			steps: [
				['Diga quem é quem.', 'Dono do prédio, operador e clientes.'],
				['Meça o pico.', 'Maior valor guardado no mesmo dia.'],
				['Classifique a carga.', 'Inflamável, visada, frágil ou fria.'],
				['Mostre as proteções.', 'Sprinkler, hidrante, alarme e vigia.'],
				['Ligue as apólices.', 'Armazém e transporte, sem buraco entre as duas.'],
			],
		},
		faqs: [
			[
				'O condomínio logístico já tem seguro. Preciso de outro?',
				'O do condomínio costuma cobrir a construção e as áreas comuns. Conteúdo, parada e responsabilidade da sua operação ficam com você.',
			],
			[
				'Alugo só um espaço no galpão de outra empresa. Quem segura?',
				'Leia o contrato de armazenagem. Se ele limita a responsabilidade do operador, segure a mercadoria por conta própria.',
			],
		],
	},
]
