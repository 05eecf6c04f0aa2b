import type { Topic } from '../../types.ts'
import { houseBuildingSubjects } from './house-building-subjects.ts'

export const engineering: Topic = {
	id: 'engineering',
	kind: 'product',
	insurance: true,
	name: 'seguro de riscos de engenharia',
	article: 'o',
	label: 'Riscos de Engenharia',
	words: [
		'riscos de engenharia',
		'seguro de engenharia',
		'seguro de obra',
		'seguro da obra',
		'obra',
		'construcao civil',
		'construtora',
		'empreiteira',
		'canteiro',
		'reforma comercial',
		'quebra de maquinas',
		'instalacao e montagem',
		'casa em construcao',
		'imovel em construcao',
		'construcao da casa',
		'construcao de casa',
		'construir casa',
		'construir uma casa',
		'construir a casa',
		'construindo uma casa',
		'construindo a casa',
		'construindo minha casa',
	],
	categories: ['riscos-engenharia', 'engenharia'],
	page: { href: '/seguros/riscos-engenharia', text: 'riscos de engenharia' },
	subjects: [
		{
			words: ['reforma comercial', 'obra comercial', 'reforma da loja'],
			label: 'Obra e reforma comercial',
			angle: 'buying',
			titles: [
				'Obra e reforma comercial: como segurar os riscos',
				'Reforma comercial: o seguro antes do primeiro tijolo',
			],
			heading: 'Reformar sem fechar a porta',
			facts: [
				'Na reforma comercial, a obra corre ao lado de clientes, mercadorias e vizinhos. O seguro do imóvel pode não cobrir o que ela causar. Por isso, avise a seguradora e contrate a linha da obra antes da primeira parede.',
				'Em shopping ou prédio de salas, a administração costuma exigir apólice de obra e de responsabilidade civil. Ela também pede um responsável técnico. O limite mínimo da reforma comercial está no regulamento.',
				'Se a loja segue aberta durante a reforma comercial, separe áreas e horários. O acidente com o cliente pode envolver lojista e empreiteiro. O contrato entre os dois deve dizer quem contrata o quê.',
			],
		},
		{
			words: ['reforma'],
			label: 'Seguro para reformas',
			heading: 'A obra dentro do que já existe',
			facts: [
				'Reforma mexe em prédio pronto, com vizinhos e móveis por perto. O plano precisa prever a obra e também os danos ao que já estava lá. Em condomínio, a norma técnica de reformas e o síndico pedem responsável habilitado.',
				'Obras pequenas têm produtos simples, com contratação rápida. O preço segue o valor do serviço e o prazo. Ainda assim, confira se o limite para terceiros é suficiente.',
			],
		},
		{
			words: ['maquin', 'equipament'],
			label: 'Máquinas e equipamentos de obra',
			heading: 'Guindaste, betoneira e andaime',
			facts: [
				'Máquina alugada é bem de outra pessoa. O contrato de locação costuma passar o risco para quem usa. Por isso, inclua equipamentos com marca, ano e valor.',
				'Quebra de máquinas é um seguro para equipamentos já instalados. Ele trata de falhas súbitas, elétricas ou mecânicas. A manutenção em dia continua a ser condição.',
			],
		},
		...houseBuildingSubjects,
		{ words: ['vizinh', 'circunviz'], label: 'Danos à vizinhança da obra', heading: 'Do outro lado do tapume' },
	],
	openings: [
		'Uma obra muda de forma todos os dias, e o risco muda junto. O que hoje é buraco, amanhã é laje, e depois é prédio com gente dentro.',
		'Chuva na fundação, queda de escoramento, incêndio perto da entrega: cada fase tem o seu susto. O seguro acompanha o cronograma.',
		'Quem constrói reúne dinheiro, prazo e muita gente no mesmo terreno. Um acidente atinge os três de uma só vez.',
	],
	summary: [
		'A apólice cobre danos súbitos à obra, da fundação à entrega, dentro do prazo contratado.',
		'Responsabilidade civil da obra e danos a vizinhos são linhas que se contratam à parte.',
		'Erro de projeto, manutenção e equipamentos costumam depender de extensão.',
		'Obra que atrasa precisa de prorrogação antes do fim da vigência.',
		'Laudo de vizinhança feito antes de começar evita anos de discussão.',
		'Multa por atraso e vício de construção ficam, em regra, de fora.',
	],
	facts: {
		what: [
			'O seguro de riscos de engenharia protege a obra em andamento contra danos súbitos e imprevistos. Ele vale para construção, reforma, instalação e montagem. O prazo acompanha o cronograma, e não o ano civil.',
			'O valor segurado é o custo total da obra pronta, com material e mão de obra. A indenização, porém, repõe o que já estava feito no dia do dano. Por isso, as medições precisam estar em ordem.',
			'A cobertura básica costuma incluir incêndio, desmoronamento, vento, água e roubo de materiais, conforme o texto. As adicionais completam o quadro. Leia as duas listas, pois os nomes variam.',
			'Obras civis e montagem de máquinas podem estar na mesma apólice. A fase de testes, no entanto, tem regra própria. Pergunte por quantos dias ela fica coberta.',
		],
		who: [
			'Construtoras e empreiteiras contratam para não parar o caixa no meio da obra. Um muro refeito duas vezes leva o lucro embora. Vários financiadores também exigem a apólice.',
			'O dono do imóvel pode contratar em nome próprio e incluir todos os envolvidos. Assim, ninguém discute de quem era o tijolo. É o formato usual em obras maiores.',
			'Quem reforma loja ou apartamento também tem risco. O vazamento que desce três andares é o exemplo clássico. Nesse tamanho, há planos mais simples.',
		],
		covers: [
			'Danos físicos à obra formam o centro do contrato: o que caiu, queimou ou alagou por causa súbita. Inclui material já entregue no canteiro. O limite segue o orçamento declarado.',
			'Despesas de desentulho e de salvamento pagam a retirada do que sobrou. Sem essa linha, a limpeza sai do bolso. Em obra urbana, aliás, o custo assusta.',
			'Responsabilidade civil cruzada trata os envolvidos como terceiros entre si. Se o eletricista danifica o serviço do gesseiro, há cobertura. É uma linha comum onde há muitos prestadores.',
			'Propriedades vizinhas e do próprio dono podem entrar como extensão. Recalque e trinca são as queixas de sempre. A seguradora, em geral, pede laudo anterior ao início.',
			'Manutenção cobre reparos por um período depois da entrega, quando a equipe volta para ajustes. Existem versões simples e ampla. A diferença está na origem do dano.',
		],
		excludes: [
			'Vício de construção, material ruim e desgaste não são acidentes. O conserto da própria falha fica com quem a fez. O dano que ela causa ao resto, porém, pode ter cobertura.',
			'Multas, atraso e perda de aluguel futuro não entram no plano básico. Há cobertura para lucros esperados em projetos grandes. Ela exige cronograma detalhado.',
			'Paralisação da obra além do prazo previsto costuma suspender a proteção. Canteiro vazio atrai furto e esconde infiltração. Avise, portanto, qualquer parada longa.',
			'Ferramentas de mão, dinheiro e veículos licenciados ficam fora. O mesmo vale para o furto sem vestígios. Controle de entrada e almoxarifado fechado são parte do remédio.',
		],
		buying: [
			'Separe projeto, orçamento, cronograma, alvará e registros de responsabilidade técnica. Sem eles, a proposta não anda. O estudo do solo também interessa.',
			'Inclua todos os que trabalham na obra como segurados: dono, construtora e subempreiteiros. Quem fica de fora pode ser cobrado depois. Um quadro simples resolve.',
			'Calcule um prazo com folga. Prorrogar é possível, mas depende da aceitação e custa mais perto do fim. Some as chuvas da região.',
			'Faça o laudo de vizinhança com fotos datadas. Ele mostra as trincas que já existiam. Guarde uma cópia assinada pelos moradores, se possível.',
		],
		price: [
			'Tipo de obra, valor, prazo, solo e experiência da construtora formam o preço. Escavação funda e prédio alto pagam mais. Reforma leve, por outro lado, custa pouco.',
			'As franquias variam por causa do dano. Água e desmoronamento costumam ter as maiores. Compare-as na mesma folha, cobertura por cobertura.',
			'Pagar uma vez por toda a obra pode sair melhor do que renovar. O prêmio, contudo, vem no início, quando o caixa aperta. Pergunte pelo parcelamento.',
		],
		claim: [
			'Interrompa a frente atingida, isole a área e avise a seguradora antes de refazer. Escorar para evitar queda maior é permitido e esperado. Fotografe cada etapa.',
			'Separe diário de obra, medições, notas e projeto da parte atingida. Esses papéis mostram o que existia na véspera. Quanto mais completos, menor a discussão.',
			'Se houve dano ao vizinho, anote o pedido e encaminhe. Não prometa reforma no calor da hora. O perito define a relação com a obra.',
		],
		law: [
			'Pelo artigo 618 do [Código Civil](codigo-civil), o empreiteiro de edifícios e outras construções consideráveis responde por cinco anos pela solidez e segurança. O seguro de engenharia, em regra, termina antes. São proteções diferentes.',
			'Toda obra ou serviço de engenharia precisa de Anotação de Responsabilidade Técnica, segundo a [Lei 6.496/1977](art). O documento mostra quem responde pelo trabalho. A seguradora o pede já na proposta.',
			'Nas obras públicas, a [Lei 14.133/2021](licitacoes) permite exigir garantia do contrato, e o seguro garantia é uma das formas. Ele não substitui o de riscos de engenharia. Um olha para a obrigação; o outro, para o dano físico.',
			'O dono do prédio ou da construção responde pelos danos de sua ruína por falta de reparos cuja necessidade era manifesta (art. 937 do Código Civil). Por isso, escoramento e inspeção contam. Documente ambos.',
		],
		mistakes: [
			'Começar a escavar antes da apólice deixa a fase mais arriscada sem proteção. Algumas seguradoras nem aceitam obra já iniciada. Cote ainda no projeto.',
			'Declarar o custo sem mão de obra reduz o prêmio e também a indenização. O rateio aparece no pior momento. Use o orçamento completo.',
			'Mudar o método construtivo sem avisar altera o risco combinado. Trocar a fundação ou subir mais um andar pede endosso. Uma mensagem com o novo projeto já abre o pedido.',
		],
	},
	tables: [
		{
			aspect: 'covers',
			head: ['Fase', 'Risco que pesa', 'Linha a conferir'],
			rows: [
				['Fundação', 'Chuva e recalque', 'Desmoronamento e vizinhos'],
				['Estrutura', 'Queda de escoramento', 'Básica e RC cruzada'],
				['Acabamento', 'Incêndio e roubo', 'Materiais no canteiro'],
				['Entrega', 'Testes e ajustes', 'Manutenção'],
			],
		},
	],
	procedures: [
		{
			angles: ['claim', 'rights', 'mistakes'],
			heading: 'Acidente no canteiro: a sequência certa',
			steps: [
				['Retire as pessoas.', 'Área isolada e resgate chamado.'],
				['Estabilize.', 'Escore o que ameaça cair e desligue a energia.'],
				['Documente.', 'Fotos, vídeo e diário do dia.'],
				['Avise a apólice.', 'Com a estimativa do dano e o contato do engenheiro.'],
				['Espere a vistoria.', 'Refaça só o que for urgente.'],
			],
		},
		{
			angles: ['buying', 'guide', 'worth', 'coverage'],
			heading: 'O seguro da obra, do projeto à entrega',
			steps: [
				['Reúna os documentos.', 'Projeto, orçamento, cronograma e alvará.'],
				['Registre a vizinhança.', 'Laudo com fotos antes da primeira estaca.'],
				['Defina os segurados.', 'Dono, construtora e prestadores.'],
				['Escolha as extensões.', 'Terceiros, desentulho, testes e manutenção.'],
				['Marque as datas.', 'Fim da vigência e prazo para prorrogar.'],
			],
		},
	],
	faqs: [
		[
			'Quem deve contratar, o dono ou a construtora?',
			'Qualquer um dos dois pode, e o contrato da obra costuma definir. O essencial é que todos os envolvidos constem como segurados.',
		],
		[
			'Reforma de apartamento precisa desse seguro?',
			'Depende do tamanho. Quebra de parede e troca de tubulação já justificam uma apólice simples, com cobertura para vizinhos. O condomínio pode exigir.',
		],
		[
			'Erro de projeto tem cobertura?',
			'Só com extensão própria, e em geral para as consequências do erro. Refazer a parte mal projetada fica de fora. O autor do projeto pode ter RC profissional.',
		],
		[
			'Acidente com operário está incluído?',
			'Não na cobertura da obra. Para isso existem a RC do empregador e o seguro de pessoas. Veja o que a convenção da categoria pede.',
		],
		[
			'A obra atrasou. E agora?',
			'Peça a prorrogação antes do vencimento, com o novo cronograma. Depois do fim, a seguradora pode recusar.',
		],
		[
			'O seguro residencial cobre a reforma?',
			'Em regra, não, e a obra pode até suspender coberturas. Avise a seguradora da casa e contrate a proteção específica.',
		],
	],
	warnings: [
		'**Vizinho sem laudo, discussão sem fim.** Fotos datadas antes do início valem mais do que qualquer argumento depois.',
		'**Vigência vencida não espera a chuva passar.** Ponha o fim da apólice no cronograma da obra.',
	],
	checks: [
		'As seguradoras de obras são fiscalizadas pela [SUSEP](susep). A responsabilidade de quem constrói está no [Código Civil](codigo-civil), e o conselho profissional registra os técnicos.',
		'Sobre o contrato, consulte a [Lei 15.040/2024](lei-do-seguro) e a página da SUSEP. Sobre o responsável técnico, veja a [Lei 6.496/1977](art).',
	],
}
