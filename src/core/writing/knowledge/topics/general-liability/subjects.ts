import type { Subject } from '../../types.ts'

export const generalLiabilitySubjects: readonly Subject[] = [
	{
		words: ['produto', 'fabric', 'alimento'],
		label: 'RC de produtos',
		heading: 'Quando o produto causa o dano',
		facts: [
			'O risco de produtos continua depois da venda. Um alimento estragado ou uma peça que solta pode ferir longe da loja. Por isso, essa linha vai além do que acontece no balcão.',
		],
	},
	{
		words: [
			'event',
			'fest',
			'show',
			'produtores de event',
			'produtor de event',
			'produtora de event',
			'producao de event',
		],
		label: 'RC de eventos',
		angle: 'coverage',
		titles: [
			'RC de eventos: o que o seguro cobre do palco à saída',
			'Seguro de eventos: responsabilidade civil sem susto',
		],
		heading: 'Palco, público e montagem',
		opening:
			'O evento dura uma noite; o processo, anos. Entre a montagem do palco e a saída do último convidado, muita gente circula em um lugar que não é dela.',
		points: [
			'A RC de eventos cobre danos ao público e ao local, da montagem à desmontagem.',
			'Cancelamento, equipamento alugado e acidente da equipe pedem coberturas à parte.',
		],
		facts: [
			'Evento tem risco de poucos dias e muita gente. Montagem, público e desmontagem precisam estar no período da apólice. Locais públicos e casas de festa costumam pedir o certificado.',
			'Em festas, confira bebidas, brinquedos infláveis e fogos. Cada item pode exigir declaração. A lista de fornecedores, com contrato, mostra quem responde por quê.',
			'A RC de eventos paga o dano involuntário a convidados, vizinhos e ao local alugado. Queda de estrutura, piso molhado e comida estragada são os exemplos usuais. O dano ao espaço e o alimento podem vir em linhas separadas.',
			'Cancelamento do evento é outro seguro. Ele trata de custos perdidos quando o artista adoece ou o temporal impede o show, conforme as causas listadas. A responsabilidade civil não devolve ingresso nem cachê.',
			'Som, luz e telão alugados ficam sob a guarda do organizador, e a cobertura básica costuma excluí-los. Peça a linha de equipamentos ou a de bens sob guarda. O contrato de locação diz quanto vale cada peça.',
			'Montadores, seguranças e garçons são equipe, e não público. Para eles servem a RC do empregador e os acidentes pessoais. Exija que cada fornecedor do evento mostre a própria apólice.',
		],
		procedure: {
			heading: 'Do alvará ao certificado do evento',
			steps: [
				['Feche os números.', 'Datas, público, local e atrações.'],
				['Leia o contrato do espaço.', 'Limite exigido e quem deve constar.'],
				['Relacione quem trabalha no dia.', 'Palco, som, comida, segurança e transporte.'],
				['Cote com antecedência.', 'Fogos e estrutura alta pedem análise.'],
				['Leve o certificado.', 'Impresso e no celular, com a central de sinistro.'],
			],
		},
		faqs: [
			[
				'Festa de aniversário em salão precisa de seguro?',
				'Nem toda festa precisa. Se o salão exige ou há brinquedo, palco ou muita gente, a cotação vale o tempo. Veja antes o que o seguro do salão já cobre.',
			],
			[
				'Quem contrata: o organizador ou o local?',
				'Cada um responde pela sua parte. O local cuida do prédio; o organizador, do que montou e da operação. O contrato deve dizer isso sem deixar espaço vazio.',
			],
		],
	},
	{
		words: ['acidente de trabalho', 'acidentes de trabalho', 'inss'],
		label: 'Acidente de trabalho',
		titles: [
			'Acidente de trabalho: o que o INSS paga e o que sobra',
			'Acidente de trabalho: o seguro para além do INSS',
		],
		heading: 'O que o INSS paga e o que sobra para a empresa',
		opening:
			'O empregado se fere, a empresa faz a comunicação, e todos pensam que o INSS resolve. Ele paga uma parte; a outra pode bater à porta do patrão.',
		points: [
			'O INSS paga o benefício, mas não a indenização que a empresa pode dever.',
			'A comunicação do acidente de trabalho deve sair até o primeiro dia útil seguinte.',
		],
		facts: [
			'No acidente de trabalho, a empresa paga os primeiros quinze dias de afastamento do empregado. Depois disso, o INSS assume o auxílio por incapacidade, se a perícia confirmar. As regras estão na [Lei 8.213/1991](beneficios).',
			'O benefício do INSS não repõe tudo. A Constituição mantém o direito à indenização quando há dolo ou culpa do empregador. Dano moral, dano estético, pensão e tratamento podem entrar nesse pedido.',
			'A comunicação do acidente de trabalho, a CAT, vai até o primeiro dia útil seguinte. Em caso de morte, segue na hora. Ela não é confissão de culpa; deixar de emitir, sim, pode gerar multa.',
			'A RC do empregador paga a indenização que a empresa deve, até o limite da apólice. Vida em grupo e acidentes pessoais pagam um capital ao empregado ou à família. Depois de um acidente de trabalho, os dois contratos se completam.',
			'Depois do auxílio por acidente de trabalho, o empregado tem, em regra, doze meses de emprego mantido. O posto fica reservado, e o custo segue. Inclua esse tempo no planejamento.',
			'O INSS pode cobrar da empresa o que gastou, se houve descuido com as normas de segurança. Treinamento registrado e equipamento entregue com recibo são a defesa. Veja se a apólice trata desse tipo de cobrança.',
		],
		procedure: {
			heading: 'Nas primeiras 24 horas do acidente',
			steps: [
				['Socorra.', 'Chame ajuda e preserve o local.'],
				['Emita a CAT.', 'No prazo, mesmo sem afastamento.'],
				['Registre os fatos.', 'Fotos, testemunhas, treinamento e equipamento entregue.'],
				['Avise as seguradoras.', 'RC, vida em grupo e acidentes pessoais.'],
				['Acompanhe a família.', 'Com respeito e sem prometer valores.'],
			],
		},
		faqs: [
			[
				'O valor do INSS é descontado da indenização?',
				'Em regra, não se desconta. O benefício e a indenização têm naturezas diferentes, e a Justiça costuma permitir os dois. Cada caso, porém, tem a sua prova.',
			],
			[
				'Acidente no caminho de casa conta?',
				'Para o INSS, o trajeto se equipara a acidente de trabalho, conforme a lei. Já a culpa da empresa é outra conversa. A apólice diz se cobre o percurso.',
			],
		],
	},
	{
		words: ['emprega', 'funcionari'],
		label: 'RC do empregador',
		heading: 'O acidente com quem trabalha',
		facts: [
			'A linha de empregador trata da indenização que a empresa paga ao funcionário, além do benefício do INSS. Ela supõe culpa do patrão no acidente. Treinamento e equipamento registrados ajudam na defesa.',
		],
	},
	{
		words: ['escola', 'academia', 'aluno'],
		label: 'Escola e academia',
		angle: 'coverage',
		titles: [
			'Escola e academia: o seguro contra acidentes de alunos',
			'Acidente na escola ou na academia: quem responde',
		],
		heading: 'Alunos em movimento, risco em movimento',
		points: [
			'Escola e academia respondem pelo aluno enquanto ele está sob a guarda delas.',
			'Acidentes pessoais de alunos e responsabilidade civil são seguros diferentes.',
		],
		facts: [
			'Academias e escolas lidam com movimento e com crianças. Aparelho sem revisão e falta de supervisão são as queixas comuns. Guarde, portanto, fichas, avaliações e laudos.',
			'A escola responde pelo aluno enquanto ele está sob a guarda dela. Isso inclui recreio, passeio e transporte próprio. Por isso, declare cada atividade na proposta, até a festa de fim de ano.',
			'Acidentes pessoais de alunos é um seguro à parte: paga despesas médicas ou um capital sem discutir culpa. Já a responsabilidade civil entra quando a escola ou a academia falhou. Muitas contratam os dois.',
			'Na academia, ficha de saúde, avaliação e professor presente são a melhor prova. Aparelho com defeito precisa sair de uso no mesmo dia, com registro. Instrutor que vem de fora deve ter a própria apólice.',
			'Termo em que o aluno assume todos os riscos vale pouco. Pelo [Código de Defesa do Consumidor](cdc), quem presta o serviço responde pelo defeito dele. Assim, informe e previna, em vez de só colher assinatura.',
		],
	},
	{
		words: ['salao', 'estetica', 'cabeleireir', 'beleza', 'barbear', 'barbeir', 'manicure', 'esteticist'],
		label: 'Salão e clínica de estética',
		angle: 'coverage',
		titles: [
			'Salão de beleza e estética: o seguro e os clientes',
			'Salão e clínica de estética: danos a clientes no seguro',
			'Cabeleireiros e salões: o seguro que protege o cliente',
		],
		heading: 'Química, calor e pele do cliente',
		opening:
			'Tintura, navalha, secador e cliente com pressa: o salão de beleza vive de confiança. Basta uma reação na pele para a confiança virar reclamação.',
		points: [
			'No salão, o dano ao cliente pode vir do serviço ou do ambiente: segure os dois.',
			'Procedimento invasivo de estética pode exigir RC profissional de quem executa.',
		],
		facts: [
			'Salões e clínicas de estética usam química e calor. O dano ao cliente pode ser do serviço ou do ambiente. Veja se a apólice cobre os dois casos.',
			'Alergia a tintura, queimadura de laser e corte na manicure são queixas típicas do salão. Teste de mecha, ficha do cliente e termo explicado reduzem a discussão. Guarde também o lote do produto.',
			'Procedimento invasivo muda o seguro da clínica de estética. Aplicação de toxina, preenchimento e laser podem exigir RC profissional em nome de quem executa. Declare cada técnica e a habilitação da equipe.',
			'No salão com profissional parceiro, o contrato precisa ser claro. O cliente pode cobrar do salão e de quem fez o serviço. Por isso, peça que a apólice inclua os dois ou que cada um tenha a sua.',
			'O cabeleireiro autônomo responde com os próprios bens, atenda em casa, na cadeira alugada ou na casa da cliente. Há planos simples, com limite menor e preço anual baixo. Diga onde trabalha, porque o endereço faz parte do risco.',
			'Quem vive da tesoura também deve pensar nas mãos. Acidentes pessoais com diária ajudam nos dias parados, e o INSS em dia completa. Já o secador, a cadeira e o estoque de produtos pedem seguro de bens.',
		],
		procedure: {
			heading: 'Proteja o salão antes da reclamação',
			steps: [
				['Escreva o que o salão faz.', 'Corte, química, unhas, depilação e estética.'],
				['Diga quem executa.', 'Dono, empregado, parceiro ou autônomo.'],
				['Crie a ficha do cliente.', 'Alergias, teste e data de cada serviço.'],
				['Procure os valores.', 'Dano estético e dano moral em linhas visíveis.'],
				['Avise antes de reembolsar.', 'A seguradora orienta o acordo.'],
			],
		},
		faqs: [
			[
				'Cabeleireiro MEI pode contratar?',
				'Sim, o MEI contrata como empresa. Informe o CNPJ, os serviços e o lugar de atendimento. A seguradora pode aceitar também a pessoa física.',
			],
			[
				'O seguro devolve o valor do serviço ruim?',
				'Esse valor, em regra, não entra. Refazer o corte ou devolver o preço é custo do salão. A apólice trata do dano à pessoa ou aos bens dela.',
			],
		],
	},
	{
		words: ['pousada', 'hotel', 'hospede', 'hospedagem'],
		label: 'Pousada e hotel',
		titles: ['Pousada e hotel: o seguro para hóspedes e bagagens', 'Hotel e pousada: quem responde pelo hóspede'],
		heading: 'O hóspede, a mala e o café da manhã',
		points: [
			'Hotel e pousada respondem pela bagagem do hóspede, dentro do que a lei prevê.',
			'Passeio e estacionamento que a pousada oferece precisam constar da apólice.',
		],
		facts: [
			'Pousadas e hotéis respondem também pela bagagem dos hóspedes, dentro do que a lei prevê. Cofre, câmeras e regras à vista ajudam. Pergunte se os bens dos clientes entram no limite.',
			'Pelo [Código Civil](codigo-civil), o hospedeiro guarda a bagagem do hóspede como depositário. Aviso na parede não apaga esse dever. A prova de que o fato era inevitável, porém, pode afastá-lo.',
			'Piscina, escada e café da manhã são pontos comuns de acidente no hotel. A linha de operações cobre o dano ao hóspede; a de alimentos pode vir separada. Confira as duas.',
			'Passeio que a pousada oferece, de barco ou a cavalo, é atividade a declarar. Se um parceiro conduz, peça a apólice dele. Do contrário, o pedido do cliente chega a quem vendeu.',
			'Estacionamento com manobrista pede guarda de veículos. O limite deve cobrir os carros do feriado, e não os da baixa temporada. Objetos que o hóspede deixa no carro costumam ficar de fora.',
		],
	},
]
