import type { Subject } from '../../types.ts'

/** Details of a home that prompts single out; the common ones stand with the topic. */
export const homeDetails: readonly Subject[] = [
	{
		words: ['vidro', 'espelho', 'marmore'],
		label: 'Quebra de vidros',
		heading: 'Vidros, espelhos e mármores',
		points: [
			'A cobertura de vidros paga a quebra súbita de janelas, boxes e espelhos, até o limite.',
			'Mármore, vidro especial e tampo de fogão precisam constar: nem todo texto os inclui.',
		],
		facts: [
			'A quebra de vidros cobre o dano súbito, como a bola na janela ou o galho na sacada. Risco, mancha e trinca antiga ficam de fora. Fotografe as peças grandes antes que algo aconteça.',
			'Box, tampo de fogão e mármore da pia nem sempre estão no texto padrão. Peça que constem, com o valor de reposição. Vidro especial, por sua vez, custa mais do que o comum.',
			'Depois da quebra, guarde um pedaço e a nota do vidraceiro. Em muitos planos, a seguradora indica quem faz a troca. Só chame por conta própria se houver perigo.',
		],
	},
	{
		words: ['obra', 'reforma'],
		label: 'Obra e reforma em casa',
		heading: 'Antes da quebradeira, o aviso',
		points: [
			'Reforma muda o risco da casa: avise a seguradora antes de começar a quebrar.',
			'Durante a obra, roubo e incêndio podem ficar limitados; depois dela, atualize o valor.',
		],
		facts: [
			'Pintura e troca de piso raramente mudam o seguro. Derrubar parede, mexer no telhado ou na parte elétrica, sim. Avise por escrito, com a data de início e de fim.',
			'Durante a obra entram pessoas, ferramentas e material inflamável. Por isso, roubo e incêndio podem ficar suspensos ou limitados. Um seguro de obra de poucos meses cobre esse vão.',
			'Terminada a reforma, a casa vale mais. Atualize o limite e envie as notas. Sem o ajuste, a cozinha nova recebe pelo preço da antiga.',
		],
	},
	{
		words: ['incendio em casa', 'incendio na casa', 'incendio no apartamento'],
		label: 'Incêndio em casa',
		angle: 'claim',
		titles: ['Incêndio em casa: o que preservar até a perícia', 'Incêndio em casa: o que fazer antes do perito chegar'],
		heading: 'Depois do fogo, o que preservar',
		facts: [
			'Depois do incêndio, só volte ao imóvel quando os bombeiros liberarem. Estrutura quente, fiação e fumaça ainda machucam. Peça ao [Corpo de Bombeiros](bombeiros) o registro da ocorrência, que a seguradora costuma exigir.',
			'Não mexa no ponto onde o incêndio começou, pois é ali que o perito lê a causa. Se for preciso abrir passagem, fotografe antes. Em seguida, guarde os restos em um canto seco.',
			'Evite que o dano cresça: cubra o telhado, corte a energia e tranque o que sobrou. Guarde as notas desses gastos. Já a limpeza pesada e a pintura esperam a liberação da seguradora.',
			'Liste os bens por cômodo, com fotos do que restou e provas do que havia antes do incêndio. Aparelho queimado também é prova, mesmo sem valor. Vídeos antigos da família, além disso, ajudam a lembrar.',
		],
	},
	{
		words: ['alarme', 'camera', 'portao eletronico', 'cerca eletrica'],
		label: 'Alarme e câmera em casa',
		heading: 'Proteções que a seguradora enxerga',
		points: [
			'Alarme monitorado costuma pesar mais no preço do que a câmera que só grava.',
			'Equipamento declarado precisa estar ligado: a proteção desligada pode gerar recusa.',
		],
		facts: [
			'Alarme com monitoramento pesa mais do que câmera que só grava. O primeiro chama alguém; a segunda conta a história depois. Pergunte qual deles muda o preço.',
			'O desconto por alarme vira compromisso. Se ele estava desligado no dia do roubo, a seguradora pode discutir. Combine a rotina com todos da casa.',
			'Câmera ajuda na prova, desde que a imagem exista. Confira o prazo de gravação e a cópia na nuvem. Portão eletrônico sem manutenção, por outro lado, é porta aberta.',
		],
	},
	{
		words: ['botijao', 'mangueira', 'gas de cozinha'],
		label: 'Botijão de gás',
		heading: 'Gás de cozinha com segurança',
		points: [
			'A explosão do botijão está, em regra, na cobertura básica do seguro da casa.',
			'Mangueira e regulador vencidos podem virar discussão depois do sinistro: troque-os no prazo.',
		],
		facts: [
			'Mangueira e regulador de gás têm validade impressa. Troque-os no prazo e guarde a nota. São os primeiros itens que o perito procura depois de uma explosão.',
			'O botijão deve ficar em lugar ventilado, longe de ralo e de tomada. Cheiro de gás pede janela aberta, registro fechado e nenhuma faísca. Depois, chame os bombeiros pelo 193.',
			'Explosão costuma fazer parte da cobertura básica, junto com o incêndio. A falta de manutenção, contudo, pode abrir discussão. Uma revisão anual simples evita as duas coisas.',
		],
	},
	{
		words: ['instalacao eletrica', 'fiacao', 'disjuntor'],
		label: 'Instalação elétrica antiga',
		heading: 'Fios cansados, risco novo',
		points: [
			'Fiação antiga aumenta o risco de fogo e pode ser perguntada na proposta.',
			'Laudo e reforma da instalação elétrica reduzem o perigo e a discussão no dia do sinistro.',
		],
		facts: [
			'Disjuntor que desarma, tomada quente e luz que pisca são avisos. A instalação antiga não foi feita para tantos aparelhos. Um eletricista habilitado deve olhar antes da renovação.',
			'Algumas seguradoras perguntam a idade da instalação elétrica ou pedem vistoria. Responda com o que sabe e mostre o laudo, se houver. A omissão pesa no sinistro.',
			'Protetor contra surtos e aterramento reduzem a queima de aparelhos. Não substituem o seguro, mas diminuem o uso. Em casa antiga, costumam ser o melhor primeiro gasto.',
		],
	},
	{
		words: [
			'mip',
			'dfi',
			'financiamento imobiliario',
			'financiamento habitacional',
			'credito imobiliario',
			'seguro habitacional',
			'financiamento da casa',
			'financiamento do imovel',
			'seguro do financiamento',
		],
		label: 'Seguro do financiamento',
		titles: ['MIP e DFI: os seguros do financiamento imobiliário', 'Financiamento imobiliário: o que MIP e DFI cobrem'],
		heading: 'MIP e DFI: os seguros da prestação',
		angle: 'rights',
		opening:
			'Na prestação da casa há uma linha de seguro que quase ninguém lê. Ela pode quitar o financiamento inteiro ou não pagar nada, conforme o que se declarou.',
		points: [
			'O financiamento imobiliário traz dois seguros: MIP, da pessoa, e DFI, da construção.',
			'A seguradora se escolhe; o banco não a impõe. Móveis e roubo pedem um seguro residencial à parte.',
		],
		procedure: {
			heading: 'Confira o seguro da prestação',
			steps: [
				['Peça as apólices.', 'O banco deve entregar as condições do MIP e do DFI.'],
				['Veja as partes de renda.', 'O percentual de cada comprador define o que se quita.'],
				['Leia a declaração de saúde.', 'É ela que a seguradora abre depois.'],
				['Compare o custo total.', 'Com outra seguradora aceita pelo banco.'],
				['Some o que falta.', 'Conteúdo, roubo e danos a vizinhos.'],
				['Conte em casa.', 'Em caso de morte, o pedido parte da família.'],
			],
		},
		faqs: [
			[
				'O seguro do financiamento é obrigatório?',
				'Nos financiamentos habitacionais, a lei exige cobertura de morte, invalidez e danos ao imóvel. A seguradora, porém, pode ser escolhida pelo comprador, se atender às condições.',
			],
			[
				'Se um dos compradores morre, a dívida acaba?',
				'Quita-se a parte dele, conforme o percentual de renda do contrato. Quem compôs 60% da renda tem 60% do saldo coberto.',
			],
			[
				'O DFI paga enchente?',
				'Costuma cobrir danos físicos por causas externas previstas, como inundação e destelhamento. Confira a lista, pois conteúdo e desgaste não entram.',
			],
		],
		facts: [
			'MIP é a sigla de morte e invalidez permanente: quita o saldo do financiamento na parte de quem faltou. DFI é a de danos físicos ao imóvel. Os dois vêm cobrados na prestação.',
			'O DFI protege a construção, que é a garantia do banco. Móveis, eletrônicos e roubo ficam de fora. Por isso, quem financia ainda pode precisar do seguro residencial.',
			'No MIP, conta a parte de cada um na renda. Casal que declarou metade e metade tem metade da dívida quitada na falta de um. Mudou a renda? Pergunte ao banco se dá para ajustar.',
			'A declaração de saúde do financiamento é contrato sério. Doença omitida pode virar recusa do MIP anos depois. Guarde a cópia assinada junto com a escritura.',
			'O preço do MIP sobe com a idade e cai com o saldo devedor. Já o DFI segue o valor da construção. Peça ao banco o custo dos dois até o fim do prazo.',
			'O banco não pode impor a seguradora. Segundo a Súmula 473 do [STJ](stj), o cliente do sistema habitacional pode contratar com outra. Compare o custo total antes de assinar.',
		],
	},
	{
		words: ['inventario', 'planilha'],
		label: 'Inventário de bens da casa',
		heading: 'A lista que vale depois do susto',
		points: [
			'Um inventário com fotos e notas prova o que havia na casa antes do dano.',
			'Guarde a lista fora de casa: na nuvem e com alguém de confiança, com data e valor dos itens.',
		],
		facts: [
			'Um inventário simples tem cinco colunas: cômodo, item, marca, ano e valor. Comece pela sala e pela cozinha. Em uma hora, a maior parte da casa já está na lista.',
			'Junte ao inventário um vídeo de cada cômodo, com armários abertos. Suba tudo para a nuvem e mande a um parente. O incêndio leva também o computador.',
			'Atualize a lista quando comprar algo caro ou se desfizer de um bem. A nota digital ajuda a provar. Na renovação, o total mostra se o limite ainda basta.',
		],
	},
	{
		words: ['reconstru', 'valor segurado'],
		label: 'Valor de reconstrução da casa',
		heading: 'Quanto custa reconstruir',
		facts: [
			'Some à reconstrução a demolição, o entulho e o projeto. Esses itens pesam em perdas grandes. Algumas apólices os tratam em linha separada.',
		],
	},
	{
		words: ['piscina', 'churrasqueira', 'quiosque', 'areas externas'],
		label: 'Piscina e áreas externas',
		heading: 'O que fica do lado de fora',
		points: [
			'Piscina, churrasqueira e quiosque só entram se a apólice os incluir entre as construções.',
			'Acidente de visita na área externa é assunto da responsabilidade civil familiar.',
		],
		facts: [
			'Piscina, churrasqueira e quiosque nem sempre contam como parte da casa. Alguns contratos cobrem só o que está sob o telhado principal. Peça a lista das construções incluídas.',
			'Toldo, cerca e pergolado sofrem mais com o vento e, por isso, têm limite baixo ou exclusão. O preço de incluí-los varia. Fotos do estado atual ajudam na aceitação.',
			'Acidente de visita na piscina é caso de responsabilidade civil familiar. Grade, piso seguro e supervisão contam. Confira se essa linha está contratada e com que valor.',
		],
	},
	{
		words: ['mudanca', 'mudar de casa', 'casa nova'],
		label: 'Mudança de endereço',
		heading: 'A apólice também se muda',
		points: [
			'A apólice da casa não muda de endereço sozinha: peça o endosso antes da mudança.',
			'O trajeto dos móveis, em regra, depende do seguro da transportadora contratada.',
		],
		facts: [
			'Na mudança de casa, o seguro não acompanha os móveis sozinho. Peça o endosso com o novo endereço antes da data. O preço pode subir ou descer.',
			'O caminhão da mudança é outro risco. O seguro da casa, em regra, não cobre a viagem. Pergunte à transportadora qual apólice responde.',
			'Por alguns dias, as duas casas podem precisar de cobertura. Combine com a seguradora esse período. Depois, confirme por escrito o endereço que ficou.',
		],
	},
	{
		words: ['desmoron', 'desliz', 'deslizamento de terra', 'queda de barreira', 'encosta'],
		label: 'Desmoronamento e deslizamento',
		titles: [
			'Deslizamento de terra e seguro: o que a casa cobre',
			'Desmoronamento e deslizamento no seguro residencial',
		],
		heading: 'Quando o terreno cede',
		angle: 'coverage',
		opening:
			'Depois de dias de chuva, a encosta cede, e a casa vai junto ou fica por um fio. No seguro residencial, deslizamento de terra e desmoronamento são palavras diferentes, e é bom conhecê-las antes.',
		points: [
			'Deslizamento de terra e desmoronamento são, em geral, coberturas opcionais e com limites.',
			'Sinais no terreno pedem saída imediata: a Defesa Civil atende pelo 199 e emite o laudo.',
		],
		facts: [
			'Desmoronamento costuma ser linha opcional e exige queda de parede, laje ou teto. Trinca e recalque, sozinhos, não bastam. Leia a definição antes de contar com ela.',
			'Deslizamento de encosta fica fora de muitos contratos. Em área de risco, a aceitação é rara. Pergunte de forma direta e peça a resposta na proposta.',
			'Com estalos, portas que emperram ou água barrenta, saia e ligue para a Defesa Civil pelo 199. O laudo dela serve de prova. A vida, claro, vem antes da apólice.',
			'Corte de barranco sem muro, obra do vizinho e cano rompido também derrubam terra. A causa muda quem paga. Se foi obra ao lado, a responsabilidade pode ser dela, e o laudo técnico faz a ligação.',
			'Interdição não é dano. Se a prefeitura manda sair, mas a casa está de pé, a indenização do prédio pode não caber. Procure na apólice a linha de moradia provisória ou de perda de aluguel.',
			'Carro soterrado e móveis perdidos seguem linhas próprias. O conteúdo precisa estar segurado à parte do prédio, e o veículo, na apólice dele. Avise cada uma.',
		],
	},
]
