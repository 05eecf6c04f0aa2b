import { ruralLines } from './rural-line-subjects.ts'
import type { Topic } from './types.ts'

export const rural: Topic = {
	id: 'rural',
	kind: 'product',
	insurance: true,
	name: 'seguro rural',
	article: 'o',
	label: 'Seguro Rural',
	words: [
		'seguro rural',
		'produtor rural',
		'produtores rurais',
		'seguro agricola',
		'seguro da lavoura',
		'seguro de lavoura',
		'lavoura',
		'safra',
		'agronegocio',
		'fazenda',
		'propriedade rural',
		'penhor rural',
		'proagro',
		'rebanho',
		'trator',
		'colheitadeira',
		'equipamento agricola',
		'maquina agricola',
		'implemento agricola',
		'maquinario agricola',
		'equipamento rural',
		'soja',
		'milho',
		'trigo',
		'floresta',
		'seguro de florestas',
		'seguro florestal',
		'reflorestamento',
		'eucalipto',
		'pinus',
		'cavalo',
		'seguro equino',
		'equino',
		'haras',
	],
	categories: ['rural', 'seguro-rural', 'agronegocio'],
	page: { href: '/contact', text: 'contato' },
	subjects: [
		{
			words: ['produtor rural', 'produtores rurais', 'fazenda', 'propriedade rural'],
			label: 'Seguro do produtor rural',
			titles: [
				'Produtor rural: seguro para lavoura, máquinas e sede',
				'Seguro do produtor rural: lavoura e benfeitorias',
			],
			heading: 'Lavoura, máquinas e benfeitorias',
			facts: [
				'O produtor rural tem três patrimônios no mesmo lugar: a lavoura, as máquinas e as benfeitorias. Cada um pede um contrato ou uma linha. Somar os três antes de cotar evita buracos.',
				'Benfeitorias são galpão, silo, estufa, cerca e a casa da sede. O seguro delas cobre incêndio, raio, vendaval e outras causas que a apólice listar. O produto guardado no silo pode exigir limite separado.',
				'Trator e colheitadeira podem ter seguro de equipamentos ou de penhor, se estão em garantia de dívida. O produtor rural deve conferir se a cobertura vale na estrada e na lavoura do vizinho. Tombamento e incêndio são os sustos mais lembrados.',
				'A família também faz parte da conta. Há seguro de vida do produtor rural, muitas vezes ligado ao crédito. Veja quem recebe: o banco, até o saldo, ou a família.',
			],
		},
		{
			words: ['lavoura', 'safra', 'granizo', 'seca', 'geada'],
			label: 'Seguro da lavoura',
			heading: 'Da semente à colheita',
			facts: [
				'O seguro da lavoura pode cobrir riscos nomeados, como granizo e geada, ou vários eventos juntos. Também há planos que miram a produtividade ou a receita. O nome comercial não basta: leia qual é o seu.',
			],
		},
		{
			words: [
				'maquin',
				'trator',
				'colheitadeira',
				'implement',
				'equipamentos agric',
				'equipamento agric',
				'equipamentos rurai',
			],
			label: 'Seguro de máquinas agrícolas',
			angle: 'coverage',
			titles: [
				'Máquinas e equipamentos agrícolas: como segurar',
				'Seguro de equipamentos agrícolas: trator e colheita',
			],
			heading: 'Trator, colheitadeira e implementos',
			opening:
				'Uma colheitadeira parada em plena safra custa mais do que o conserto. No campo, o equipamento agrícola trabalha longe de bombeiro, de oficina e, às vezes, de sinal de telefone.',
			points: [
				'O seguro de equipamentos agrícolas cobre incêndio, roubo e acidente, conforme a lista.',
				'Uso fora da fazenda, aluguel e transporte da máquina precisam constar da apólice.',
			],
			facts: [
				'Máquina agrícola no campo pede cobertura para incêndio, roubo e acidente. Informe marca, ano, série e onde ela dorme. Aluguel para terceiros precisa constar.',
				'Dano elétrico e quebra por desgaste seguem regras próprias. A manutenção anotada conta a favor. Guarde notas de peças e revisões da máquina.',
				'Pulverizador, plantadeira e pivô são equipamentos agrícolas com riscos diferentes. O pivô fica exposto a vento e raio; o pulverizador tomba em curva de nível. Cada item entra na apólice com valor e local.',
				'A eletrônica embarcada pesa no preço: antena, monitor e piloto automático. Furto dessas peças cresceu em muitas regiões, e nem todo plano as inclui. Liste cada uma com a série.',
				'Na estrada, o risco muda. Leve a máquina em prancha, com seguro do transporte, ou confira se a apólice aceita rodar na via. Danos a terceiros na rodovia pedem linha própria.',
				'Palha seca, rolamento quente e vazamento de óleo explicam muitos incêndios na colheita. Limpeza diária e extintor carregado ajudam a evitar o fogo e a recusa. A seguradora pode exigir os dois.',
			],
			procedure: {
				heading: 'Do pátio à apólice da máquina',
				steps: [
					['Ande pelo pátio.', 'Fotografe placa, série e horímetro.'],
					['Ponha o preço de hoje.', 'Valor de mercado ou de reposição, conforme o plano.'],
					['Descreva o uso.', 'Área própria, arrendada, vizinho ou estrada.'],
					['Veja o contrato do banco.', 'Máquina financiada tem beneficiário definido.'],
					['Organize a manutenção.', 'Notas de revisão e extintor com carga.'],
				],
			},
			faqs: [
				[
					'Máquina financiada precisa de seguro?',
					'Muitos contratos de crédito pedem, com o banco como beneficiário. Leia a cláusula e o prazo. A escolha da seguradora pode ser discutida.',
				],
				[
					'Quem dirige o trator precisa constar?',
					'Alguns planos perguntam pelo operador e exigem habilitação ou treinamento. Informe quem usa a máquina, inclusive empregados e prestadores.',
				],
				[
					'Máquina alugada ao vizinho continua coberta?',
					'Só se a apólice aceitar esse uso. Aluguel sem aviso é motivo comum de recusa. Peça o endosso antes da safra.',
				],
			],
		},
		{
			words: ['penhor', 'credito', 'financiamento', 'proagro'],
			label: 'Seguro rural e crédito',
			heading: 'O banco, o penhor e o seguro',
			facts: [
				'O penhor rural segura bens dados em garantia de financiamento. Quem recebe primeiro é o credor. O que passa da dívida vai ao produtor.',
			],
		},
		...ruralLines,
	],
	openings: [
		'Na lavoura, meses de trabalho ficam a céu aberto. Uma hora de granizo pode levar o que a família plantou no ano inteiro.',
		'Quem planta conhece o risco pelo nome: seca, geada, chuva na colheita. O seguro rural dá a esse risco um preço e um limite.',
		'Galpão, trator e safra raramente cabem em uma apólice comum. O campo tem seguros próprios, e cada um olha para um pedaço da propriedade.',
	],
	summary: [
		'Seguro rural é uma família: lavoura, pecuária, floresta, benfeitorias, penhor e vida do produtor.',
		'Na lavoura, a cobertura depende da cultura, do município e da data de plantio.',
		'O governo federal pode pagar parte do prêmio, dentro do orçamento de cada ano.',
		'Proagro não é seguro: é um programa ligado ao crédito rural.',
		'Máquinas e benfeitorias pedem apólice própria, com valor de reposição.',
		'Avise a perda antes de colher ou de replantar, para que o perito veja o campo.',
	],
	facts: {
		what: [
			'O seguro rural protege a produção e o patrimônio do campo. Ele se divide em modalidades, como agrícola, pecuário, florestal, de benfeitorias e de penhor. Cada uma tem condições e preço próprios.',
			'No seguro agrícola, a apólice fixa a área, a cultura e o nível de cobertura. Em muitos planos, paga-se a diferença entre a produção segurada e a colhida. A conta usa a média da região ou o histórico do produtor.',
			'O zoneamento agrícola de risco climático indica quando plantar cada cultura em cada município. Plantar fora da janela pode tirar a cobertura e a ajuda do governo. O [Ministério da Agricultura](agricultura) publica as portarias.',
			'Proagro é um programa ligado ao crédito rural, com regras do Conselho Monetário Nacional. Ele ajuda a quitar o financiamento quando o clima derruba a safra. Não é, portanto, um seguro privado.',
		],
		who: [
			'O pequeno produtor costuma ter uma safra só e pouca reserva. Para ele, perder a colheita é perder o ano. Seguro com subvenção ou Proagro merecem a primeira consulta.',
			'Quem financia máquinas e insumos precisa ler as exigências do banco. Há seguros que o contrato pede e outros que são escolha. Separe os dois antes de assinar.',
			'Fruticultores e produtores de uva ou maçã olham primeiro para granizo e geada. Poucos minutos bastam para o estrago. A tela antigranizo, quando existe, deve ser informada.',
			'Criadores podem segurar animais de valor, como reprodutores e leiteiras. O plano cobre morte por causas definidas. O rebanho inteiro pede outra conta.',
		],
		covers: [
			'Granizo, geada, seca, chuva demais, ventos fortes e incêndio são os eventos comuns na lavoura. Nem todo plano traz todos. Marque na proposta os que já atingiram a sua região.',
			'Replantio é uma cobertura que paga nova semente e serviço quando a perda vem cedo. Ela tem prazo e percentual. Pergunte se reduz o limite da colheita.',
			'Benfeitorias e produtos guardados cobrem silo, galpão, estufa e a safra já colhida. Incêndio por fermentação e vendaval merecem leitura atenta. Informe o material da construção.',
			'Responsabilidade civil do produtor cobre danos a vizinhos, como deriva de produto e animal na pista. Costuma ser linha à parte. Um acidente na rodovia custa mais do que o animal.',
		],
		excludes: [
			'Plantio fora da época indicada, semente sem origem e manejo ruim são motivos de recusa. A apólice pede boas práticas. Guarde notas, receituários e fotos com data.',
			'Praga e doença, em regra, ficam de fora, salvo quando não há controle conhecido. Queda de preço também, exceto em plano de receita. Leia a lista antes de contar com ela.',
			'Perda pequena não se paga: existe franquia ou nível mínimo de quebra. Quanto maior o nível de cobertura, maior o prêmio. Escolha o ponto em que a conta do banco ainda fecha.',
			'Área diferente da declarada gera discussão. Se plantou mais ou menos, avise e peça o ajuste. As coordenadas do talhão fazem parte do contrato.',
		],
		buying: [
			'Cote cedo, antes da compra de insumos. As seguradoras fecham a aceitação quando a janela de plantio se aproxima. A verba da subvenção também acaba.',
			'Separe matrícula ou contrato de arrendamento, mapa da área, histórico de produção e análise do solo. Com isso, a proposta sai mais justa. Arrendatário também pode contratar.',
			'Compare nível de cobertura, produtividade de referência e preço por saca usado na apólice. Dois planos de mesmo prêmio podem pagar valores distantes. Peça um exemplo com meia safra.',
			'Para máquinas e benfeitorias, liste valor de reposição e proteções contra fogo. Extintor no trator e aceiro em volta do galpão ajudam. Fotos completam a ficha.',
		],
		price: [
			'Cultura, município, histórico de perdas e nível de cobertura formam o preço. Regiões com seca frequente pagam mais. Irrigação e manejo podem ajudar.',
			'A [Lei 10.823/2003](seguro-rural) permite que a União pague parte do prêmio. O percentual muda por cultura e por ano. Pergunte à corretora se ainda há verba e se a sua área se encaixa.',
			'O seguro rural costuma ter tratamento tributário favorecido. Mesmo assim, compare o total da proposta. A franquia alta pode anular o desconto.',
		],
		claim: [
			'Viu o dano na lavoura? Avise logo, com data, talhão e tipo de evento. Não colha, não replante nem destrua antes da vistoria ou da autorização.',
			'O perito pode vir mais de uma vez: depois do evento e perto da colheita. Acompanhe com agrônomo, se puder. Anote as medições e peça cópia do laudo.',
			'Notas de insumos, romaneios e registros da estação do tempo sustentam o pedido. Boletim da Defesa Civil ou do INMET ajuda a provar o evento. Junte tudo por talhão.',
		],
		law: [
			'A [Lei 10.823/2003](seguro-rural) assegura ao produtor a escolha da apólice e da seguradora no seguro com subvenção. Ela também impede o poder público de exigir seguro rural como condição do crédito de custeio. Conheça a regra antes de ir ao banco.',
			'O contrato segue a [Lei 15.040/2024](lei-do-seguro), como os demais seguros. Exclusão precisa ser clara, e a dúvida favorece o segurado. Prazos de resposta também valem no campo.',
			'Para receber a subvenção, o produtor deve estar em dia com a União e cumprir as regras do programa. A seguradora precisa de credenciamento. A lista fica no Ministério da Agricultura.',
			'Bem em garantia de dívida costuma trazer o banco como beneficiário. Leia até que valor. O excedente pertence ao segurado.',
		],
		mistakes: [
			'Declarar produtividade alta para receber mais encarece e gera discussão. Use o histórico real, com notas. O perito vai comparar.',
			'Contar só com o Proagro é um engano comum. Ele mira o financiamento, e não o lucro da safra. O que ficou fora do crédito continua descoberto.',
			'Colher antes da vistoria apaga a prova. Se a chuva ameaça, peça autorização e deixe faixas de amostra. O combinado deve ficar por escrito.',
			'Segurar o trator e esquecer o galpão é mais comum do que parece. O fogo leva os dois. Faça a lista do pátio inteiro.',
		],
	},
	tables: [
		{
			aspect: 'covers',
			head: ['O que proteger', 'Modalidade', 'Pergunta certa'],
			rows: [
				['Lavoura', 'Seguro agrícola', 'Quais eventos e que nível?'],
				['Animais', 'Seguro pecuário', 'Quais causas de morte?'],
				['Galpão, silo e sede', 'Benfeitorias', 'O produto guardado entra?'],
				['Trator e colheitadeira', 'Equipamentos ou penhor', 'Vale fora da fazenda?'],
				['Família e dívida', 'Vida do produtor', 'Quem recebe primeiro?'],
			],
		},
	],
	procedures: [
		{
			angles: ['claim', 'rights'],
			heading: 'Depois do granizo ou da seca',
			steps: [
				['Registre o evento.', 'Dia, hora, talhão e fotos com data.'],
				['Avise logo.', 'Antes de colher, roçar ou replantar.'],
				['Guarde a prova do clima.', 'Boletins oficiais da região.'],
				['Ande com o perito.', 'Com caderno, mapa e agrônomo.'],
				['Confira o laudo.', 'Área, perda e produtividade usada.'],
			],
		},
		{
			angles: ['guide', 'buying', 'cost', 'compare', 'worth', 'coverage', 'mistakes'],
			heading: 'Monte a proteção da propriedade',
			steps: [
				['Desenhe o mapa.', 'Talhões, galpões, casa e máquinas da fazenda.'],
				['Some os valores.', 'Custo da safra e reposição dos bens.'],
				['Leia as dívidas.', 'O que o banco exige e quem recebe.'],
				['Veja a janela de plantio.', 'Cultura e município no zoneamento.'],
				['Pergunte pela subvenção.', 'Verba, percentual e prazo do ano.'],
				['Compare com meia safra.', 'Quanto cada plano pagaria?'],
			],
		},
	],
	faqs: [
		[
			'O seguro rural é obrigatório?',
			'Em geral, é escolha do produtor. A lei não deixa o poder público exigi-lo para o crédito de custeio. Contratos de financiamento, porém, podem pedir seguro de bens em garantia.',
		],
		[
			'Posso ter Proagro e seguro na mesma lavoura?',
			'As regras evitam cobrir duas vezes o mesmo risco e a mesma área. Consulte o banco e a corretora antes de contratar os dois.',
		],
		[
			'Quem arrenda terra pode segurar a safra?',
			'Pode, com o contrato de arrendamento e os dados da área. O seguro protege o interesse de quem planta.',
		],
		[
			'A subvenção cai na minha conta?',
			'Em regra, não. O governo paga a parte dele à seguradora, e o produtor paga o restante. Se a verba falta, a diferença pode ficar com quem contratou.',
		],
		[
			'O seguro cobre a queda do preço da soja?',
			'Só em planos de receita ou faturamento, quando disponíveis. O seguro comum olha a produção, e não o mercado.',
		],
		[
			'E a casa da fazenda?',
			'Ela pode entrar como benfeitoria ou em apólice residencial própria. Veja o uso: moradia, lazer ou alojamento de empregados.',
		],
	],
	warnings: [
		'**Colheu, apagou a prova.** Espere a vistoria ou a autorização escrita antes de passar a máquina.',
		'**Fora da janela, fora da cobertura.** Confira o zoneamento do município antes de plantar.',
	],
	checks: [
		'A [SUSEP](susep) fiscaliza as seguradoras do campo. O zoneamento e a subvenção ficam com o [Ministério da Agricultura](agricultura).',
		'A ajuda ao prêmio está na [Lei 10.823/2003](seguro-rural). As regras do contrato, por sua vez, ficam na [Lei 15.040/2024](lei-do-seguro), sob fiscalização da SUSEP.',
	],
}
