import type { Subject } from '../../types.ts'

/** Shops whose goods, visitors or contracts ask for more than a shop's usual policy. */
export const businessShops: readonly Subject[] = [
	{
		words: ['farmacia', 'drogaria'],
		label: 'Seguro para farmácia',
		angle: 'coverage',
		titles: [
			'Seguro para farmácia: estoque, roubo e atendimento',
			'Farmácia e drogaria: o que o seguro precisa cobrir',
		],
		heading: 'Remédio, geladeira e porta aberta até tarde',
		opening:
			'A farmácia guarda produto caro em pouco espaço, abre até tarde e lida com a saúde de quem entra. Cada uma dessas três coisas pede uma linha da apólice.',
		points: [
			'O seguro para farmácia junta incêndio, roubo, refrigerados e responsabilidade civil.',
			'Erro ao dispensar remédio ou aplicar injeção pode exigir cobertura profissional.',
		],
		facts: [
			'O estoque da farmácia vale muito por metro quadrado. Some o custo de compra do mês mais cheio, com os itens controlados. Perfumaria e suplementos entram na mesma conta.',
			'Vacinas, insulinas e outros refrigerados se perdem em poucas horas sem energia. A cobertura de deterioração paga essa perda, com limite e causas listadas. O registro de temperatura serve de prova.',
			'Assalto é o risco mais citado por quem abre à noite. A linha de roubo trata de mercadoria; a de valores, do dinheiro no caixa. Furto sem arrombamento e falta no inventário costumam ficar de fora.',
			'Troca de remédio, dose errada e reação a injeção são falhas do serviço. A responsabilidade civil comum pode excluí-las. Peça a parte profissional e veja se o farmacêutico responsável consta.',
			'Farmácia de manipulação tem risco maior: a fórmula é feita ali. Declare o laboratório, os equipamentos e o volume. A responsabilidade por produtos ganha peso.',
			'Remédio vencido, produto sem registro e venda sem receita não têm cobertura. Licença sanitária e responsável técnico em dia evitam discussão. Entrega por moto também precisa ser informada.',
		],
		procedure: {
			heading: 'O que levar para a cotação',
			steps: [
				['Feche o inventário.', 'Pelo custo de compra, com os controlados à parte.'],
				['Conte os refrigerados.', 'Quanto vale a geladeira cheia?'],
				['Descreva os serviços.', 'Injeção, teste rápido, vacina e manipulação.'],
				['Mostre a segurança.', 'Câmeras, alarme, cofre e horário.'],
				['Separe as licenças.', 'Sanitária, de funcionamento e dos bombeiros.'],
			],
		},
		faqs: [
			[
				'O seguro cobre multa da vigilância sanitária?',
				'A multa fica de fora. Ela é punição, e o seguro trata de dano. O mesmo vale, em regra, para o fechamento por ordem da fiscalização.',
			],
			[
				'Farmácia de rede ou franquia precisa de apólice própria?',
				'Depende do acordo com a rede. Algumas têm apólice coletiva; outras exigem que cada loja contrate. Leia os limites mínimos.',
			],
		],
	},
	{
		words: ['supermercado', 'hipermercado', 'mercadinho', 'minimercado', 'mini mercado', 'mercearia', 'atacarejo'],
		label: 'Seguro para supermercado',
		angle: 'coverage',
		titles: [
			'Seguro para supermercado: do freezer ao estacionamento',
			'Supermercado e mercadinho: o que segurar primeiro',
		],
		heading: 'Câmara fria, corredor cheio e carro no pátio',
		opening:
			'Em um supermercado, centenas de pessoas andam por dia entre prateleiras altas, piso molhado e carrinhos. E a mercadoria mais sensível depende de uma tomada.',
		points: [
			'O seguro para supermercado soma incêndio, deterioração, roubo e responsabilidade civil.',
			'Carro do cliente no estacionamento pede a linha de guarda de veículos.',
		],
		facts: [
			'A cobertura de deterioração paga carnes, laticínios e congelados perdidos por falta de frio. Leia as causas: quebra do equipamento e queda de energia da rua podem ter regras diferentes. O gerador ajuda no preço.',
			'Cliente que escorrega, criança no carrinho e prateleira que cai são casos de responsabilidade civil de operações. Alimento estragado é caso de produtos. Confira se o supermercado tem as duas, com limite para dano corporal.',
			'Quem oferece estacionamento, mesmo de graça, pode responder pelo carro do cliente. A guarda de veículos é linha à parte, com regras para furto, roubo e manobra. Informe o número de vagas e o controle de entrada.',
			'O caixa do supermercado junta muito dinheiro em pouco tempo. A linha de valores tem limite para o caixa, para o cofre e para o transporte. Quebra de caixa e furto de prateleira não entram.',
			'Padaria, açougue e lanchonete dentro da loja mudam o risco de incêndio. Declare fornos, gás e coifas. O mercadinho de bairro pode usar um pacote simples, mas com o mesmo cuidado.',
			'Lucros cessantes contam muito nesse ramo. Com a loja fechada, o cliente muda de caminho em uma semana. Escolha um período que inclua obra, licença e volta do movimento.',
		],
		procedure: {
			heading: 'A ronda antes da proposta',
			steps: [
				['Some os perecíveis.', 'Câmaras, ilhas e balcões, no dia mais cheio.'],
				['Veja o piso.', 'Vazamentos, tapetes e sinalização de limpeza.'],
				['Conte as vagas.', 'Com ou sem manobrista, câmera e cancela.'],
				['Liste os setores.', 'Padaria, açougue, depósito e entrega.'],
				['Guarde as imagens.', 'Elas decidem a maioria das reclamações.'],
			],
		},
		faqs: [
			[
				'Furto de cliente na loja é indenizado?',
				'Em regra, não é. O furto simples e a falta no inventário são perdas da operação. A linha paga roubo e furto com arrombamento.',
			],
			[
				'O seguro paga mercadoria vencida?',
				'O seguro não paga isso. Vencimento é gestão de estoque. Só a perda por um evento coberto, como a pane da câmara fria, pode ser indenizada.',
			],
		],
	},
	{
		words: ['lavanderia', 'tinturaria'],
		label: 'Seguro para lavanderia',
		angle: 'coverage',
		titles: ['Seguro para lavanderia: máquinas e roupas de clientes', 'Lavanderia: o seguro do vestido que não é seu'],
		heading: 'Bens de clientes, água, calor e produtos',
		opening:
			'O vestido de noiva no cabide vale mais do que a máquina que o lavou, e nenhum dos dois pode falhar. A lavanderia guarda, o dia inteiro, bens que são dos outros.',
		points: [
			'A lavanderia precisa de cobertura para a roupa do cliente, que costuma ser excluída da base.',
			'Incêndio, danos elétricos e quebra de máquinas completam a apólice.',
		],
		facts: [
			'A roupa do cliente é bem de terceiro sob guarda. A apólice básica da lavanderia costuma excluí-la. Peça a extensão para bens sob guarda e veja se ela cobre incêndio, roubo e água.',
			'Mancha, encolhimento e botão perdido são falhas do serviço. Muitas apólices não as aceitam, ou só pagam acima de uma franquia. Para o dia a dia, o que protege é o recibo com o estado da peça.',
			'Secadora, ferro e fiapo acumulado fazem do fogo o maior risco. Limpe os filtros e os dutos e anote a data. A seguradora pode pedir esse registro.',
			'Máquinas industriais param por pane elétrica ou mecânica. São linhas diferentes: danos elétricos e quebra de máquinas. Desgaste fica de fora das duas.',
			'Na lavanderia de autosserviço, o público mexe nos aparelhos. Queimadura, queda e piso molhado são responsabilidade civil de operações. Declare se há atendente e em que horário.',
			'Coleta e entrega levam a roupa para a rua. Sem a extensão de trânsito, a proteção termina na porta. Hotéis e clínicas costumam exigir apólice em contrato.',
		],
		procedure: {
			heading: 'Organize a guarda das peças',
			steps: [
				['Descreva cada peça.', 'Marca, cor, defeitos e valor, no recibo.'],
				['Fixe um teto.', 'Peça cara pede declaração do cliente.'],
				['Some o dia cheio.', 'Quanto valem as roupas na loja?'],
				['Cuide do calor.', 'Filtros, dutos e extintores em dia.'],
				['Leia a extensão.', 'Guarda, trânsito e franquia por evento.'],
			],
		},
		faqs: [
			[
				'Posso escrever no recibo que não me responsabilizo?',
				'Essa frase tem pouco valor diante do consumidor. Um limite claro, com opção de declarar peça cara, funciona melhor. Consulte um advogado sobre o texto.',
			],
			[
				'E a roupa que ninguém vem buscar?',
				'Ela continua sob a sua guarda. O contrato deve dizer o prazo e o aviso antes de qualquer destino. Até lá, conta no valor segurado.',
			],
		],
	},
	{
		words: ['pet shop', 'petshop', 'banho e tosa'],
		label: 'Seguro para pet shop',
		angle: 'coverage',
		titles: ['Seguro para pet shop: loja, banho e animal sob guarda', 'Pet shop: o que o seguro cobre além da loja'],
		heading: 'Banho, tosa e o animal dos outros',
		opening:
			'O cachorro entrou para um banho e saiu correndo pela porta. No pet shop, o bem mais valioso do dia não está na prateleira: ele tem nome e espera o dono.',
		points: [
			'O pet shop precisa da guarda de animais, que a apólice comum da loja costuma excluir.',
			'Estoque, danos elétricos, roubo e responsabilidade civil formam o resto do pacote.',
		],
		facts: [
			'Durante o banho, a tosa ou a hospedagem, o animal está sob a guarda do pet shop. Fuga, queda da mesa, corte e queimadura são as queixas comuns. Essa guarda precisa estar escrita na apólice.',
			'A indenização ao tutor pode incluir veterinário, valor do animal e dano moral. O último só entra se contratado. Veja se há limite por animal, além do limite por evento.',
			'Mordida em cliente ou em outro cão dentro da loja é responsabilidade civil de operações. Quem usa táxi-cão ou busca em casa leva o risco para a rua. Informe esse serviço na proposta.',
			'Se há consultório veterinário no mesmo endereço, o erro de tratamento pede RC profissional. O seguro do pet shop não substitui essa parte. As duas apólices podem conviver.',
			'Ração e remédio formam um estoque que fogo e água estragam depressa. Some o custo de reposição e inclua aquários e secadores. Danos elétricos e vidros são adicionais frequentes.',
			'Morte por doença que o animal já tinha costuma ficar de fora. Ficha de entrada, vacina em dia e foto mostram o estado dele. Animais à venda pedem regra própria.',
		],
		procedure: {
			heading: 'A rotina que evita a queixa',
			steps: [
				['Faça a ficha.', 'Saúde, vacina, medo e contato do tutor.'],
				['Fotografe na entrada.', 'Pele, unhas e feridas que já existiam.'],
				['Trave as saídas.', 'Duas portas, guia e caixa fechada.'],
				['Ensine a equipe.', 'Secador, mesa e sinais de estresse.'],
				['Avise no mesmo dia.', 'Tutor, corretora e seguradora.'],
			],
		},
		faqs: [
			[
				'O seguro pet do cliente cobre acidente no banho?',
				'O plano do tutor pode pagar o tratamento, conforme as regras dele. Isso não apaga a responsabilidade de quem tinha a guarda.',
			],
			[
				'Hotel para cães entra na mesma apólice?',
				'Pode entrar, se a hospedagem for declarada. O número de animais e a vigilância à noite mudam o preço.',
			],
		],
	},
	{
		words: [
			'seguro para franquia',
			'seguros para franquia',
			'seguro para uma franquia',
			'seguro para loja franqueada',
			'franquead',
			'franqueador',
			'franchising',
			'rede de franquia',
			'redes de franquia',
		],
		label: 'Seguro para franqueados',
		angle: 'buying',
		titles: [
			'Seguro para franquia: o que o franqueado deve cobrir',
			'Loja franqueada: os seguros que o contrato exige',
		],
		heading: 'A loja é sua; a marca, não',
		opening:
			'Quem abre uma franquia compra um modelo pronto, mas o risco da loja é de quem assina o aluguel. O contrato com a marca costuma dizer que seguros ter e com quais limites.',
		points: [
			'O contrato de franquia pode exigir seguros mínimos: leia antes de cotar a loja franqueada.',
			'O franqueado segura a unidade; a marca e a rede têm riscos e apólices próprios.',
		],
		facts: [
			'Aqui, franquia é o modelo de negócio, e não a parte do prejuízo que fica com o segurado. As duas palavras se encontram na mesma apólice. Por isso, peça que a proposta as separe com clareza.',
			'O contrato de franquia costuma listar coberturas e limites mínimos. Pode pedir ainda que a franqueadora conste como segurada adicional. Leve essa página à corretora antes de pedir preço.',
			'O franqueado responde pela unidade: reforma, móveis, estoque, equipe e clientes. Incêndio, danos elétricos, roubo, vidros e responsabilidade civil formam a base. A instalação padronizada da marca sai cara para refazer; use o custo da obra.',
			'Taxa de franquia e investimento perdido não são bens da apólice. Já os royalties e o aluguel seguem correndo com a porta fechada. Para isso servem os lucros cessantes, com período que cubra a obra no padrão da rede.',
			'Algumas redes têm apólice coletiva, com preço de grupo. Compare com uma proposta individual, linha por linha. Veja quem é o segurado e a quem a indenização é paga.',
			'Produto com defeito pode atingir a marca inteira. A franqueadora cuida do fornecedor; a loja, do preparo e da venda. O contrato deve dizer quem chama qual seguro.',
		],
		procedure: {
			heading: 'Do contrato da rede à apólice',
			steps: [
				['Ache a cláusula.', 'Coberturas, limites e nomes exigidos.'],
				['Olhe o que o ponto exige.', 'Shopping e locador também pedem seguro.'],
				['Some a obra.', 'Projeto, móveis e letreiro no padrão da marca.'],
				['Calcule a parada.', 'Royalties, folha e aluguel por mês.'],
				['Compare duas vias.', 'A apólice da rede e uma sua.'],
			],
		},
		faqs: [
			[
				'A franqueadora pode impor a seguradora?',
				'Ela pode exigir coberturas e limites. Quanto à empresa, leia o contrato e pergunte se uma apólice equivalente é aceita.',
			],
			[
				'O seguro cobre a rescisão do contrato com a marca?',
				'Esse risco não entra. Fim de contrato e queda de vendas pertencem ao negócio. O seguro trata de danos súbitos e de pedidos de terceiros.',
			],
		],
	},
]
