import type { Subject } from '../../types.ts'

/** How far a home policy reaches: to a phone, a small flat, an elderly couple, a house insured for less than its worth. */
export const homeLimitSubjects: readonly Subject[] = [
	{
		words: ['celular', 'smartphone', 'iphone'],
		label: 'Celular no seguro residencial',
		titles: [
			'Seguro residencial cobre celular roubado? Depende',
			'Celular no seguro residencial: dentro e fora de casa',
			'Celular roubado: o seguro da casa pode ajudar?',
		],
		heading: 'O celular dentro e fora de casa',
		angle: 'coverage',
		incidental: ['roubado', 'roubada', 'furtado', 'roubaram', 'furtaram'],
		opening:
			'O celular some, e alguém lembra que a casa tem seguro. A resposta depende de onde ele estava, de como foi levado e de uma linha que pouca gente lê.',
		points: [
			'Em casa, o celular pode entrar no roubo ou no furto com arrombamento, se a apólice não o exclui.',
			'Na rua, o seguro residencial raramente paga: para isso há o seguro de celular.',
		],
		facts: [
			'O seguro residencial protege o que está dentro do endereço segurado. O celular roubado na rua, no ônibus ou no restaurante, em regra, fica fora. É a primeira pergunta do analista.',
			'Dentro de casa, a linha de roubo e furto qualificado pode incluir o aparelho. É preciso ameaça, violência ou vestígio de arrombamento. Celular que some durante uma festa, sem marca na porta, costuma ser furto simples.',
			'Muitas apólices excluem celular ou põem um teto baixo para portáteis. Procure as palavras “equipamentos portáteis” e “aparelhos celulares” nas exclusões. Se a linha não está clara, peça resposta por escrito.',
			'Há planos que vendem uma extensão para bens fora de casa. Ela tem limite próprio, franquia e, às vezes, só vale no Brasil. Compare o preço com o de um seguro de celular.',
			'Dano elétrico é outra porta. Celular que queima na tomada durante um temporal pode entrar em danos elétricos, se o aparelho não for excluído. Queda e tela quebrada, em geral, não entram.',
			'Para receber, guarde nota fiscal e número do IMEI. Registre a ocorrência com esse número e fotografe a porta ou a janela forçada. Bloqueie a linha e as contas do banco antes de qualquer outra coisa.',
		],
		procedure: {
			heading: 'Levaram o celular de dentro de casa',
			steps: [
				['Bloqueie tudo a distância.', 'Linha, aplicativos de banco e localizador.'],
				['Não mexa na porta.', 'Fotografe o arrombamento primeiro.'],
				['Vá à delegacia on-line.', 'Com IMEI, hora e o que mais sumiu.'],
				['Abra a apólice.', 'Linha de roubo, exclusões e franquia.'],
				['Comunique o roubo.', 'No mesmo dia, com protocolo.'],
				['Junte as provas.', 'Nota, caixa do aparelho e fotos.'],
			],
		},
		faqs: [
			[
				'O seguro residencial cobre celular roubado na rua?',
				'Na maior parte dos planos, não. Ele olha para o endereço segurado. Algumas apólices vendem extensão para bens fora de casa.',
			],
			[
				'E se o celular foi levado em um assalto à residência?',
				'Pode haver cobertura na linha de roubo, se a apólice não exclui aparelhos portáteis. Confira limite e franquia.',
			],
			[
				'Vale a pena ter os dois seguros?',
				'Vale para quem usa o aparelho na rua e não quer arcar com a troca. O residencial cuida da casa; o de celular, do dia a dia.',
			],
		],
	},
	{
		words: [
			'kitnet',
			'kitinete',
			'quitinete',
			'studio',
			'apartamento pequeno',
			'apartamento compacto',
			'estudio resid',
		],
		label: 'Seguro para kitnet e estúdio',
		titles: [
			'Seguro para kitnet e estúdio: pequeno e completo',
			'Kitnet e estúdio: o que o seguro residencial cobre',
			'Seguro para kitnet e estúdio: quanto segurar',
		],
		heading: 'Poucos metros, os mesmos riscos',
		angle: 'buying',
		opening:
			'Em uma kitnet, a cozinha fica a dois passos da cama, e o vizinho, a uma parede fina. O espaço é pequeno, mas um curto ou um vazamento causa o mesmo estrago.',
		points: [
			'Kitnet e estúdio podem ter seguro residencial comum, com limites menores e preço baixo.',
			'Incêndio, danos elétricos, roubo e danos ao vizinho são as linhas que mais importam.',
		],
		facts: [
			'Kitnet e estúdio entram no seguro residencial como qualquer apartamento. O que muda é o limite: menos conteúdo para repor e menos área para reconstruir. Por isso, o preço costuma ser dos menores.',
			'Na kitnet, fogão, roupa e eletrônicos dividem o mesmo cômodo. Um princípio de incêndio alcança tudo. Segure o conteúdo pelo valor de novo, somando geladeira, TV, notebook e móveis.',
			'O vizinho está perto. A responsabilidade civil familiar paga o vazamento que desce ou o fogo que passa para o lado. Em prédio de unidades pequenas, essa linha vale a leitura.',
			'Alugou mobiliado? O contrato diz quem responde por móveis e aparelhos. O inquilino segura o que é dele; o dono, o que deixou no imóvel. Os dois podem ter apólices sem conflito.',
			'O seguro do prédio cobre a estrutura e as áreas comuns, como manda a lei. Ele não repõe o conteúdo da sua unidade. Pergunte ao síndico o que está na apólice do condomínio.',
			'Kitnet nos fundos de casa ou sobre loja precisa ser informada como é. Entrada comum, comércio embaixo e construção mista mudam a aceitação. Estúdio alugado por diária também: o uso deixa de ser moradia comum.',
			'Assistência com chaveiro e encanador costuma vir no pacote. Para quem mora só e tem poucos metros, é a parte mais usada. Confira quantas visitas há por ano.',
		],
		procedure: {
			heading: 'Do tamanho certo, em seis passos',
			steps: [
				['Liste o que tem dentro.', 'Eletro, móveis, roupas e notebook.'],
				['Abra o contrato de aluguel.', 'Quem paga o incêndio e o que é do dono.'],
				['Pergunte ao síndico.', 'O que a apólice do prédio já cobre.'],
				['Defina o que incluir.', 'Incêndio, elétrico, roubo e vizinho.'],
				['Diga como usa.', 'Moradia, trabalho ou aluguel por diária.'],
				['Compare a assistência.', 'Visitas, horários e limite por chamado.'],
			],
		},
		faqs: [
			[
				'Kitnet alugada precisa de seguro?',
				'A lei do aluguel trata do seguro contra fogo, e o contrato diz quem paga. O do conteúdo é escolha do morador.',
			],
			[
				'Quanto custa o seguro de uma kitnet?',
				'Varia com endereço, limites e coberturas, e costuma estar entre os mais baratos. Peça três propostas com o mesmo conteúdo.',
			],
			[
				'Estúdio usado como escritório entra?',
				'Entra se o uso for informado e aceito. Atendimento a clientes ou estoque podem pedir apólice de empresa.',
			],
		],
	},
	{
		words: ['rateio', 'primeiro risco', 'risco absoluto', 'risco relativo', 'infrasseguro', 'risco total'],
		label: 'Rateio no seguro residencial',
		titles: [
			'Rateio no seguro residencial: por que se recebe menos',
			'Rateio ou primeiro risco: a linha que muda a conta',
			'Seguro residencial com rateio: como não perder',
		],
		heading: 'Quando o valor baixo divide o prejuízo',
		angle: 'guide',
		opening:
			'A casa vale 600 mil, a apólice diz 300 mil, e o incêndio queimou só a cozinha. Com rateio, a seguradora pode pagar metade da cozinha. Sem ele, paga até o limite.',
		points: [
			'Rateio reduz a indenização quando o valor segurado é menor do que o valor do imóvel.',
			'Pela lei atual, o rateio só vale se estiver combinado, com a fórmula na própria apólice.',
		],
		facts: [
			'Rateio é a divisão do prejuízo na proporção entre o valor segurado e o valor real do bem. Quem segura pela metade recebe metade, mesmo em dano pequeno. O nome técnico da falta é infrasseguro.',
			{
				lead: 'Um exemplo de conta ajuda a ver a diferença:',
				items: [
					'casa que vale 600 mil reais, segurada por 300 mil;',
					'incêndio parcial, com prejuízo de 80 mil;',
					'a primeiro risco absoluto: paga os 80 mil, menos a franquia;',
					'com rateio: paga metade, 40 mil, menos a franquia.',
				],
			},
			'Primeiro risco absoluto é o contrário do rateio. A seguradora paga o prejuízo até o limite, sem medir a proporção. A maioria dos planos residenciais comuns funciona assim, mas não todos.',
			'Pela [Lei 15.040/2024](lei-do-seguro), o sinistro parcial não sofre rateio, salvo se o contrato disser o contrário. Quando diz, a apólice precisa trazer um exemplo da fórmula. Sem isso, há o que contestar.',
			'No seguro a valor de novo, a lei não admite cláusula de rateio. Confira qual é o seu: novo, atual ou de mercado. Essa palavra muda o cálculo inteiro.',
			'Casa de alto padrão, imóvel tombado, coleção e apólice feita sob medida são os casos em que o rateio mais aparece. Procure também “risco relativo” e “risco total” nas condições.',
			'Para evitar a surpresa, segure pelo custo de reconstruir, e não pelo preço de venda. Terreno não queima. Reveja o número depois de cada reforma e peça a confirmação por escrito.',
		],
		procedure: {
			heading: 'Descubra se a sua apólice tem rateio',
			steps: [
				['Procure a palavra.', 'Rateio, risco relativo ou proporcional.'],
				['Ache o critério.', 'Valor de novo, atual ou de mercado.'],
				['Calcule a reconstrução.', 'Área, padrão e custo por metro.'],
				['Compare com o limite.', 'Se faltar, peça aumento por endosso.'],
				['Peça o exemplo.', 'A fórmula deve estar no documento.'],
				['Reveja todo ano.', 'Material e mão de obra sobem.'],
			],
		},
		faqs: [
			[
				'Todo seguro residencial tem rateio?',
				'A maioria dos planos comuns trabalha a primeiro risco absoluto. Ainda assim, confira as condições, linha por linha.',
			],
			[
				'Rateio e franquia são a mesma coisa?',
				'São descontos diferentes. A franquia é um valor ou percentual que fica com você; o rateio divide o prejuízo pela proporção segurada.',
			],
			[
				'A seguradora pode aplicar rateio sem avisar?',
				'Pela lei de 2024, ele precisa estar combinado e exemplificado na apólice. Se não está, peça a base da conta e reclame.',
			],
		],
	},
	{
		words: ['idos', 'terceira idade', 'pais mais velhos', 'melhor idade'],
		label: 'Seguro residencial para idosos',
		titles: [
			'Seguro residencial para idosos: assistência e cuidado',
			'Casa de pais idosos: o seguro que ajuda no dia a dia',
			'Seguro residencial para idosos: o que vale incluir',
		],
		heading: 'A casa de quem passa mais tempo nela',
		angle: 'buying',
		opening:
			'Trocar a lâmpada, fechar o registro, carregar o botijão: com a idade, a casa pede ajuda. O seguro residencial para idosos começa menos pelo incêndio e mais pela assistência.',
		points: [
			'Para idosos, a assistência com eletricista, encanador e chaveiro é a parte mais usada.',
			'Instalação antiga, cuidadora e visita de técnico pedem atenção na hora de contratar.',
		],
		facts: [
			'O seguro residencial para idosos é o mesmo produto, com outra ordem de prioridade. Assistência, danos elétricos e vazamento vêm antes de itens raros. Não há limite de idade para segurar a casa.',
			'Procure uma assistência com serviços para o dia a dia: fixar barra de apoio, trocar lâmpada, revisar tomada. Nem todo pacote tem. Veja quantas visitas há por ano e se o material é pago à parte.',
			'Casa habitada há décadas costuma ter fiação antiga. Chuveiro, ar e aquecedor pesam no mesmo circuito. Uma revisão elétrica reduz o risco e evita discussão sobre falta de manutenção.',
			'Cuidadora, enfermeira ou diarista na casa mudam a conversa. Acidente com quem trabalha ali segue regras próprias, e a linha de empregados domésticos é opcional. Registro em dia vem primeiro.',
			'Quem se recupera de cirurgia ou passa temporadas com os filhos deixa o imóvel vazio. Avise se a ausência for longa, porque a regra de desocupação pode limitar a cobertura. Alguém deve passar por lá.',
			'Filho pode contratar para a casa dos pais? Pode, se houver interesse legítimo e o dono for informado. Deixe claro quem recebe a indenização do prédio e a do conteúdo.',
			'Visita de técnico pede uma regra simples: só entra quem a própria família chamou pela central. Anote protocolo, nome e horário. Cole o telefone certo na geladeira, em letra grande.',
		],
		procedure: {
			heading: 'Uma tarde na casa dos pais',
			steps: [
				['Ande pela casa.', 'Fiação, registro, piso e escada.'],
				['Ache a apólice.', 'Ou confirme que não há nenhuma.'],
				['Leia a assistência.', 'Serviços, visitas e telefone.'],
				['Anote os bens.', 'Sem esquecer joias e aparelhos de saúde.'],
				['Conte quem trabalha ali.', 'Cuidadora, diarista e horários.'],
				['Deixe o número à vista.', 'Central, filho e vizinho de confiança.'],
			],
		},
		faqs: [
			[
				'Há limite de idade para o seguro residencial?',
				'Para segurar a casa, não há. O que se avalia é o imóvel: endereço, construção, uso e proteção.',
			],
			[
				'O filho pode pagar o seguro da casa dos pais?',
				'Pode pagar, sim. Informe quem é o dono e quem mora, para que a indenização vá à pessoa certa.',
			],
			[
				'O seguro cobre queda do idoso em casa?',
				'O residencial cuida de bens e de danos a terceiros. Queda do próprio morador é caso de acidentes pessoais ou de plano de saúde.',
			],
		],
	},
]
