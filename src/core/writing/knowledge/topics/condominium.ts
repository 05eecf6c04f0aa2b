import type { Topic } from '../types.ts'

export const condominium: Topic = {
	id: 'condominium',
	kind: 'product',
	insurance: true,
	name: 'seguro do condomínio',
	article: 'o',
	label: 'Condomínio',
	words: [
		'condominio',
		'seguro condominio',
		'seguro do condominio',
		'sindico',
		'sindica',
		'responsabilidade civil do sindico',
		'sindico responsabilidade civil',
		'gestao do condominio',
		'predio',
		'edificio',
		'assembleia',
		'condomino',
		'area comum',
		'fachada',
		'elevador',
	],
	categories: ['condominio'],
	page: { href: '/seguros/condominio', text: 'seguro de condomínio' },
	subjects: [
		{
			words: ['sindic'],
			label: 'Seguro do condomínio e o síndico',
			titles: [
				'Síndico: responsabilidade civil e seguro do condomínio',
				'Seguro do condomínio e o síndico: quem responde',
			],
			heading: 'O que cabe ao síndico',
			facts: [
				'A RC do síndico cobre erros de gestão que causam prejuízo ao condomínio ou a outras pessoas. Conta vencida por descuido e seguro esquecido são exemplos. Desvio de dinheiro e ato intencional ficam de fora.',
				'A responsabilidade civil do condomínio é outra linha. Ela trata do portão que bate no carro e da telha que cai na rua. Nesse caso, quem responde é o prédio, e não a pessoa do síndico.',
				'Síndico profissional deve ter apólice própria, porque atende vários prédios. A do condomínio pode cobrir só o morador eleito. Peça o certificado antes de assinar o contrato com ele.',
				'Ata, orçamentos e prestação de contas são a defesa do síndico. Por isso, a pasta precisa passar de mão em mão a cada gestão. Faça a entrega por escrito.',
			],
		},
		{
			words: ['garagem', 'veiculo'],
			label: 'Carros na garagem do prédio',
			heading: 'Os carros na garagem',
			facts: [
				'Na garagem, vale saber quem guarda o carro. Se cada morador estaciona e leva a chave, o condomínio raramente responde por batida. Com manobrista, a história muda.',
				'Incêndio que começa em um carro pode atingir os vizinhos de vaga. A linha de guarda de veículos, quando existe, define limite e condições. O seguro de cada dono continua necessário.',
			],
		},
		{ words: ['obra', 'fachada', 'reforma'], label: 'Obra no condomínio', heading: 'Durante a obra' },
		{
			words: [
				'carro eletric',
				'carros eletric',
				'veiculo eletric',
				'veiculos eletric',
				'ponto de recarga',
				'pontos de recarga',
				'carregador de carro',
				'carregador veicular',
			],
			label: 'Carro elétrico no condomínio',
			titles: ['Carro elétrico no condomínio: recarga e seguro', 'Recarga de carro elétrico no prédio: quem responde'],
			heading: 'A tomada na garagem do prédio',
			opening:
				'O primeiro morador que compra um carro elétrico leva o assunto à assembleia. A tomada na vaga parece simples, mas mexe na rede, no rateio e no seguro do prédio.',
			points: [
				'A recarga de carro elétrico no prédio pede projeto, responsável técnico e aviso à seguradora.',
				'O dano ao carro é do seguro do dono; o dano ao prédio, do condomínio.',
			],
			facts: [
				'Antes de instalar o carregador, o condomínio deve pedir projeto e responsável técnico, com a [anotação do serviço](art). A rede antiga pode não aguentar vários carros ao mesmo tempo. Tomada comum com extensão é o pior caminho.',
				'Avise a seguradora do prédio sobre os pontos de recarga. A mudança pode pedir endosso ou vistoria. Sem o aviso, um incêndio na garagem vira discussão sobre o risco.',
				'O fogo que começa em um carro elétrico atinge o prédio e os vizinhos de vaga. O seguro do condomínio responde pelo edifício, e o de cada dono, pelo próprio carro. Quem causou o dano pode ser cobrado depois.',
				'O Corpo de Bombeiros de cada estado pode ter regra para recarga em garagem. Consulte a norma local antes da obra, e também o alvará do prédio. A exigência muda conforme a ventilação e a saída.',
				'A assembleia define quem paga a instalação, a energia e a manutenção. Medidor por vaga evita briga no rateio. Escreva a regra e guarde os laudos com a apólice.',
			],
		},
		{
			words: ['elevador', 'danos eletric', 'eletrica do predio', 'parte eletrica', 'curto-circuito', 'bomba'],
			label: 'Danos elétricos do prédio',
			heading: 'Elevador, bomba e portão',
		},
		{
			words: ['morador', 'apartamento', 'unidade'],
			label: 'Seguro do prédio e do morador',
			heading: 'Onde termina o prédio',
		},
	],
	openings: [
		'O boleto do condomínio traz uma linha pequena chamada seguro. Atrás dela há um contrato obrigatório, e o síndico responde se ele faltar.',
		'Um curto na casa de bombas, um vidro que cai da fachada, um portão que fecha sobre um carro. No prédio, o dano de um vira conta de todos.',
		'Assembleia costuma discutir cor de parede por uma hora e aprovar o seguro em um minuto. Vale inverter os tempos.',
	],
	summary: [
		'A lei obriga a segurar toda a edificação contra incêndio ou destruição, total ou parcial.',
		'O valor deve ser o de reconstrução, e não a soma dos preços de venda.',
		'A apólice cobre a construção. Móveis e eletrônicos são problema de cada morador.',
		'Responsabilidade civil do condomínio e do síndico são linhas diferentes.',
		'Quem responde pela contratação é o síndico, mesmo sem assembleia.',
		'Atualize o contato da apólice a cada troca de gestão, para não perder avisos.',
	],
	facts: {
		what: [
			'O seguro do condomínio protege a edificação inteira: estrutura, áreas comuns e a parte construída das unidades. Quem contrata é o condomínio. Por isso, o custo entra na taxa de todos.',
			'Há duas versões de cobertura básica. A simples nomeia os riscos, como incêndio, raio e explosão. Já a ampla cobre danos materiais em geral e lista o que fica de fora.',
			'Em condomínio de casas, a apólice costuma tratar só das áreas comuns. Nesse caso, cada dono segura a sua construção. A convenção diz o que pertence a quem.',
			'O valor de reconstrução soma área construída e custo do metro quadrado. O terreno e a localização, porém, não contam. Um orçamento de engenharia ou o índice do setor servem de base.',
		],
		who: [
			'Prédios pequenos, sem administradora, também entram na obrigação. A lei não fixa um número mínimo de apartamentos. Se ninguém cuida do assunto, todos ficam expostos.',
			'Síndico profissional deveria pedir a linha que o protege. Falhas de gestão podem gerar cobrança pessoal. Em geral, o custo dessa cobertura é baixo.',
			'Edifício comercial tem risco próprio, com público e equipamentos. Salas médicas e cozinhas, por exemplo, mudam a análise. Informe o uso de cada andar.',
			'Condomínio de praia fica vazio boa parte do ano. Por isso, vendaval e roubo nas áreas comuns pesam mais. A ronda e a manutenção entram na conversa com a seguradora.',
		],
		covers: [
			'Responsabilidade civil do condomínio paga danos a moradores, visitantes e vizinhos causados pelo prédio. O vidro que cai na calçada é o exemplo. Como há risco a pessoas, o limite deve considerar lesões.',
			'Danos elétricos cuidam de elevadores, bombas, portões e interfones. Na prática, são os sinistros mais frequentes. Peça limite compatível com a troca de um motor.',
			'Guarda de veículos pode cobrir incêndio, roubo ou colisão por manobrista. Cada versão tem exigências. Se ela faltar, o carro depende do seguro do dono.',
			'Vidros, anúncios luminosos e portões automáticos costumam ser adicionais. Já placas solares e carregadores de carro elétrico pedem declaração. Some o valor de cada item.',
			'Vida e acidentes dos funcionários podem constar na apólice ou em contrato à parte. A convenção coletiva da categoria diz o mínimo. Zelador e porteiro também entram na lista.',
		],
		excludes: [
			'Infiltração, ferrugem e falta de manutenção não são sinistro. Telhado sem revisão e caixa d’água rachada viram despesa do condomínio. Por isso, guarde os laudos de inspeção.',
			'Móveis, roupas e eletrodomésticos do apartamento ficam fora. O mesmo vale para armários planejados, na maioria dos contratos. Assim, o morador precisa da própria apólice.',
			'Obra sem aviso pode suspender coberturas. Reforma de fachada, impermeabilização e troca de elevador mudam o risco. Portanto, comunique antes de montar o andaime.',
			'Furto simples nas áreas comuns raramente tem cobertura. A bicicleta solta no bicicletário é o caso típico. Câmeras ajudam a investigar, mas não mudam o contrato.',
		],
		buying: [
			'Peça a metragem da convenção e calcule a reconstrução antes de cotar. Se ele falta, as propostas não se comparam. Depois, leve o cálculo à assembleia.',
			'Compare simples e ampla com o mesmo valor. A diferença de preço pode ser menor do que parece. Para isso, some à simples as linhas que faltam.',
			'Registre em ata a escolha, o valor e o que ficou de fora. Assim, esse papel protege o síndico e informa os moradores. Anexe a proposta.',
			'Comece a renovação dois meses antes. Assim, há tempo para vistoria, dúvidas e convocação. Apólice vencida, ainda que por um dia, descumpre a lei.',
		],
		price: [
			'Área, idade do prédio, uso, altura e proteções formam o preço. Prédio antigo sem reforma elétrica paga mais. Por outro lado, laudos recentes ajudam a negociar.',
			'O seguro é despesa ordinária, rateada pela fração ou pela convenção. Em imóvel alugado, costuma caber ao inquilino. Franquia de sinistro, em geral, é do condomínio.',
			'Limite inflado não melhora a indenização. Já o limite curto pode gerar rateio do prejuízo. O equilíbrio está no custo de obra atualizado.',
		],
		claim: [
			'O síndico avisa a seguradora, chama a manutenção e fotografa antes de mexer. Se o elevador parou, peça o laudo da empresa. Guarde as peças trocadas.',
			'Dano que passa de um apartamento a outro exige saber a origem. Coluna do prédio é do condomínio; já o ramal interno é do dono. O laudo do encanador resolve a maioria dos casos.',
			'Se alguém se machuca na área comum, preste socorro e registre testemunhas. Depois, acione a responsabilidade civil. Promessa de pagamento só com a seguradora.',
		],
		law: [
			'O artigo 1.346 do [Código Civil](codigo-civil) torna obrigatório o seguro de toda a edificação contra incêndio ou destruição. A tarefa é do síndico, segundo o artigo 1.348, IX. Nem a assembleia pode dispensar.',
			'No prédio novo, a [Lei 4.591/1964](condominios) dá 120 dias a partir do habite-se para contratar (art. 13). Se o prazo passa, há multa. Anote a data na entrega da obra.',
			'Síndico que deixa o seguro vencer pode responder pelo prejuízo que a omissão causar. Tudo depende, porém, de prova da culpa e do dano. A ata é a melhor defesa de quem fez a sua parte.',
			'Nas parcelas seguintes à primeira, a seguradora precisa notificar e dar ao menos 15 dias antes de suspender a garantia. A regra é da [Lei 15.040/2024](lei-do-seguro). Como o aviso vai ao contato cadastrado, mantenha-o em dia.',
		],
		mistakes: [
			'Repetir a apólice do ano passado sem rever o valor é o erro mais comum. A obra encareceu e o limite ficou. Assim, no sinistro, a diferença vira chamada extra.',
			'Achar que o seguro do prédio cobre o apartamento todo gera briga. A diferença entre construção e conteúdo precisa ser dita em assembleia. Na prática, um comunicado simples resolve.',
			'Deixar a apólice no e-mail do síndico antigo faz o aviso de atraso se perder. Por isso, troque o contato no dia da posse. Use um endereço do condomínio.',
		],
	},
	tables: [
		{
			aspect: 'covers',
			head: ['Bem ou dano', 'Quem costuma responder', 'Observação'],
			rows: [
				['Estrutura e fachada', 'Seguro do condomínio', 'Obrigatório por lei'],
				['Elevador queimado', 'Danos elétricos do condomínio', 'Laudo da manutenção'],
				['Móveis do morador', 'Apólice residencial da unidade', 'Não entra no prédio'],
				['Vazamento para o vizinho', 'RC de quem causou', 'Origem define'],
				['Visitante ferido no hall', 'RC do condomínio', 'Avisar antes de pagar'],
			],
		},
	],
	procedures: [
		{
			angles: ['claim', 'rights'],
			heading: 'Sinistro no prédio: a ordem das tarefas',
			steps: [
				['Isole a área.', 'Fita, aviso e, se preciso, bombeiros.'],
				['Documente com a portaria.', 'Fotos, vídeo das câmeras e nomes.'],
				['Chame a empresa de manutenção.', 'Peça laudo com a causa provável.'],
				['Abra o processo na seguradora.', 'O síndico ou a administradora faz o aviso.'],
				['Informe os moradores.', 'Um comunicado evita boatos e cobranças soltas.'],
			],
		},
		{
			angles: ['buying', 'guide', 'worth'],
			heading: 'Agenda da renovação',
			steps: [
				['Levante a metragem.', 'Área construída, garagens e áreas comuns.'],
				['Calcule o custo da obra.', 'Metro quadrado atual vezes a área.'],
				['Liste o que mudou.', 'Placas, carregadores, reformas e lojas.'],
				['Peça as duas versões.', 'Simples e ampla, com as mesmas franquias.'],
				['Leve à assembleia.', 'Com um quadro do que entra e do que sai.'],
				['Guarde e divulgue.', 'Apólice no mural digital e no e-mail do condomínio.'],
			],
		},
	],
	faqs: [
		[
			'O síndico precisa de assembleia para contratar?',
			'Para o seguro obrigatório, não, porque a ordem vem da lei. Para coberturas extras, convém aprovar e registrar em ata.',
		],
		[
			'O seguro cobre o apartamento alugado?',
			'Cobre a construção, como nos demais. Os móveis do inquilino ficam por conta dele. O dono, por sua vez, também pode ter apólice de perda de aluguel.',
		],
		[
			'Morador inadimplente perde a cobertura?',
			'Não, pois a apólice é do prédio. A dívida dele se cobra por outro caminho. O atraso que ameaça é o do próprio condomínio com a seguradora.',
		],
		[
			'Quem paga a franquia?',
			'Em geral, o condomínio, como despesa comum. Se um morador causou o dano, o condomínio pode cobrar dele. A convenção às vezes trata disso.',
		],
		[
			'Obra no apartamento muda o seguro?',
			'Pode mudar, se mexe em estrutura, gás ou elétrica. O morador deve avisar o síndico antes. Há norma técnica para reformas em prédios.',
		],
	],
	warnings: [
		'**Contato desatualizado, aviso perdido.** A seguradora notifica no endereço cadastrado. Se ele é do síndico anterior, ninguém lê.',
		'**Segurado pelo preço de venda paga a mais.** O que se reconstrói é a obra. O terreno continua lá.',
	],
	checks: [
		'O dever de segurar está no [Código Civil](codigo-civil), e as seguradoras respondem à [SUSEP](susep). Para prevenção, siga as normas do Corpo de Bombeiros.',
		'Leia o artigo 13 da [Lei 4.591/1964](condominios) e confirme a seguradora na [SUSEP](susep). Em conflito, o Procon e o Consumidor.gov.br ajudam.',
	],
}
