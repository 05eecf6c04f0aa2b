import type { Subject } from '../../types.ts'

/** Vehicles that earn their owner's living. */
export const workingVehicles: readonly Subject[] = [
	{
		words: ['caminhao', 'caminhoes', 'caminhoneir', 'carreta', 'cavalo mecanico'],
		label: 'Seguro de caminhão',
		titles: [
			'Seguro de caminhão: casco, terceiros e carga',
			'Seguro de caminhão: o que o dono precisa conferir',
			'Caminhão segurado: do casco ao implemento',
		],
		heading: 'O que muda no seguro de caminhão',
		opening:
			'Para quem vive do frete, o caminhão é patrimônio, ferramenta e, muitas vezes, dívida no banco. Um tombamento tira as três coisas da estrada no mesmo dia.',
		points: [
			'O seguro do caminhão protege o veículo e os terceiros; a carga tem apólice própria.',
			'Baú, carroceria e outros implementos só entram na cobertura quando são declarados.',
		],
		facts: [
			'O seguro de caminhão tem casco, roubo e furto, incêndio, terceiros e assistência. A mercadoria fica fora dele. Quem responde pela carga é o seguro de transporte, contratado à parte.',
			'Cavalo, carreta, baú, plataforma e aparelho de frio são itens separados. Cada um pede valor e descrição na proposta. O implemento esquecido não recebe indenização.',
			'Um caminhão pesado causa dano grande. Pense em vários carros, em pessoas feridas e na carga do outro veículo. Por isso, o limite para terceiros deve ser maior do que o de um carro de passeio.',
			'A seguradora pergunta pelo tipo de carga, pelas rotas e por onde o caminhão dorme. Produto perigoso, madeira e minério costumam ter regra própria. Rastreador e bloqueador podem ser condição para aceitar.',
			'Quem transporta carga de outros, com registro na [ANTT](antt), tem seguros obrigatórios pela [Lei 11.442/2007](transporte-de-cargas): RCTR-C, RC-DC e RC-V. No frete subcontratado, pergunte qual apólice vale para a viagem. Peça a prova antes de carregar.',
			'Dia parado pesa mais do que a franquia. Veja se há diária por paralisação, guincho para veículo pesado e remoção da carga. O guincho comum de carro não serve para um caminhão tombado.',
			'Caminhão antigo encontra menos seguradoras e vistoria mais rigorosa. Pneus, freios e tacógrafo em dia ajudam a aceitar. Se o casco não sair, mantenha ao menos a proteção para terceiros.',
		],
		procedure: {
			heading: 'Como cotar o seguro do caminhão',
			steps: [
				['Liste o conjunto.', 'Cavalo, carreta e implementos, com ano e valor.'],
				['Descreva o trabalho.', 'Tipo de carga, rotas, quilômetros e quem dirige.'],
				['Escolha os terceiros.', 'Limites altos para danos materiais, corporais e morais.'],
				['Separe a carga.', 'Confira qual apólice cobre a mercadoria em cada frete.'],
				['Compare a parada.', 'Guincho pesado, diária e prazo da oficina.'],
			],
		},
		faqs: [
			[
				'O seguro do caminhão cobre a carga?',
				'Não cobre. A mercadoria tem seguro próprio, do dono ou do transportador. O do caminhão trata do veículo, dos implementos declarados e dos terceiros.',
			],
			[
				'Caminhoneiro autônomo consegue seguro?',
				'Consegue, em seguradoras que aceitam pessoa física com uso comercial. O preço depende do veículo, da carga e da rota. Tenha à mão o documento, o registro na ANTT e a CNH da categoria certa.',
			],
			[
				'Outro motorista pode dirigir o caminhão?',
				'Pode, se for habilitado na categoria e se a apólice permitir. Informe ajudantes e motoristas fixos na proposta. O uso escondido abre caminho para recusa.',
			],
		],
	},
	{
		words: ['taxi', 'taxista'],
		label: 'Seguro de táxi',
		incidental: ['taxista', 'taxistas'],
		titles: [
			'Seguro de táxi: passageiros, terceiros e dias parados',
			'Seguro para táxi: o que muda na apólice do carro',
		],
		heading: 'O que o táxi pede na apólice',
		opening:
			'O táxi roda muito mais do que um carro de família e leva estranhos o dia inteiro. Uma apólice de uso particular não serve para essa rotina.',
		points: [
			'O táxi precisa de apólice com uso comercial, declarado na proposta desde o primeiro dia.',
			'Passageiros e dias parados pesam mais do que no carro de uso particular.',
		],
		facts: [
			'No seguro de táxi, o uso é transporte remunerado de passageiros. Esse dado muda o preço e a aceitação. Apólice de passeio em carro que trabalha pode terminar em recusa.',
			'O passageiro do táxi conta com a linha de acidentes pessoais de passageiros, a APP. Ela paga por pessoa, sem discutir culpa. Veja se o limite combina com o número de lugares do carro.',
			'Carro comprado com isenção de imposto pede atenção na perda total. A apólice pode pagar pelo valor com ou sem a isenção. Pergunte qual dos dois vale e o que a Receita exige antes da baixa.',
			'Táxi parado é renda perdida. Alguns planos oferecem diária por paralisação ou carro reserva próprio para a categoria. O reserva comum, em geral, não pode rodar como táxi.',
			'Quando há mais de um motorista no mesmo táxi, a proposta deve citar todos. Idade e turno mexem no preço. O auxiliar que não aparece na apólice é o ponto fraco do contrato.',
			'Taxímetro, luminoso e outros equipamentos só entram se forem declarados. Informe também o kit gás, quando existe. A prefeitura ainda pode exigir coberturas mínimas para renovar o alvará.',
		],
		procedure: {
			heading: 'Antes de cotar o seguro do táxi',
			steps: [
				['Separe os papéis.', 'Alvará, documento do carro e CNH com a observação de atividade remunerada.'],
				['Liste os motoristas.', 'Titular, auxiliar e horário de cada um.'],
				['Leia a regra da cidade.', 'Veja se a prefeitura exige seguro e com que limite.'],
				['Some os lugares.', 'A APP deve valer para todos os passageiros.'],
				['Pense nos dias sem carro.', 'Diária, prazo da oficina e franquia.'],
			],
		},
		faqs: [
			[
				'Posso usar o mesmo seguro no táxi e no aplicativo?',
				'Só se a apólice aceitar os dois usos. Declare ambos na proposta e guarde a resposta. O preço segue as horas na rua.',
			],
			[
				'O seguro cobre o passageiro que se machuca?',
				'Cobre quando há APP ou quando o taxista responde pelo acidente e tem danos corporais. Leia o limite por pessoa. Despesas médicas podem vir em linha separada.',
			],
		],
	},
	{
		words: [
			'van escolar',
			'vans escolares',
			'transporte escolar',
			'perua escolar',
			'onibus escolar',
			'micro-onibus',
			'microonibus',
			'van de passageiro',
			'vans de passageiro',
			'seguro para van',
			'seguro de van e',
		],
		label: 'Van escolar e de passageiros',
		titles: [
			'Van escolar: o seguro de quem leva crianças',
			'Seguro para van escolar: passageiros e terceiros',
			'Van e micro-ônibus: o seguro de quem leva gente',
		],
		heading: 'O seguro de quem leva passageiros',
		opening:
			'A van que busca as crianças na porta de casa carrega a confiança de muitas famílias. O contrato dela precisa olhar para os bancos, e não só para a lataria.',
		points: [
			'A van escolar precisa de uso comercial na apólice e de cobertura para cada passageiro.',
			'Prefeitura e contrato podem exigir seguro com limite mínimo: peça a regra por escrito.',
		],
		facts: [
			'A van escolar faz transporte remunerado, e a seguradora precisa saber disso. A apólice de uso particular não combina com essa rotina. Informe também quantos lugares o veículo tem.',
			'Para os passageiros, há dois caminhos. A linha de acidentes pessoais paga por pessoa, sem discutir culpa. Já a responsabilidade civil do transportador paga o que o dono da van deve à família da criança.',
			'O [Código de Trânsito](ctb) pede, no transporte escolar, autorização do órgão de trânsito, inspeção semestral, cintos para todos e motorista habilitado na categoria D. Cidade e Estado podem pedir mais, inclusive seguro. Leia a regra local antes de cotar.',
			'Monitor, motorista e ajudante também viajam. Veja se a apólice os inclui ou se precisam de seguro próprio. Empregado tem, além disso, os direitos da lei do trabalho.',
			'Van parada por uma semana deixa famílias na mão e dinheiro na mesa. Pergunte por veículo reserva da mesma categoria ou por diária. O carro reserva comum não leva quinze crianças.',
			'No fretamento e no turismo, a conta muda. Viagem entre estados segue regras da [ANTT](antt), que pode exigir seguro de responsabilidade civil. A extensão da viagem precisa constar na apólice.',
		],
		procedure: {
			heading: 'Antes de contratar o seguro da van',
			steps: [
				['Leia a exigência local.', 'A prefeitura ou o Detran informa se há seguro mínimo.'],
				['Conte os lugares.', 'A cobertura de passageiros vale por assento.'],
				['Descreva as rotas.', 'Escola, fretamento, turismo e horários.'],
				['Liste quem trabalha.', 'Motoristas e monitores, com a habilitação em dia.'],
				['Guarde a prova.', 'Deixe cópia da apólice na van e envie às famílias.'],
			],
		},
		faqs: [
			[
				'Os pais podem pedir a apólice da van?',
				'Podem e devem. Peça a página com vigência, limites por passageiro e nome do veículo. Um transportador organizado mostra sem demora.',
			],
			[
				'O seguro da escola cobre o acidente na van?',
				'Só se o contrato dela incluir o trajeto. A van de terceiros, em regra, tem responsabilidade própria. Pergunte à escola e ao transportador.',
			],
		],
	},
]
