import type { Subject } from '../../types.ts'

/** Where the harm is done to nature, to the skin of a customer or to the visitors of a fair. */
export const generalLiabilityPublic: readonly Subject[] = [
	{
		words: [
			'seguro ambiental',
			'seguros ambientais',
			'rc ambiental',
			'civil ambiental',
			'responsabilidade ambiental',
			'risco ambiental',
			'riscos ambientais',
			'dano ambiental',
			'danos ambientais',
			'seguro contra poluicao',
			'poluicao acidental',
		],
		label: 'RC ambiental',
		angle: 'guide',
		titles: ['Seguro ambiental: o que é e quem deve contratar', 'RC ambiental: o seguro contra a poluição acidental'],
		heading: 'Quando o dano é ao solo, à água e ao ar',
		opening:
			'Um tanque que vaza à noite pode chegar ao rio antes de o dia clarear. A limpeza custa caro, a conta vem de vários lados, e a apólice comum costuma dizer que não é com ela.',
		points: [
			'O seguro ambiental paga limpeza, danos a terceiros e defesa por poluição coberta.',
			'A RC geral costuma excluir poluição ou aceitar só a súbita, com limite pequeno.',
		],
		facts: [
			'No Brasil, quem polui responde pelo dano mesmo sem culpa. É o que diz a [Lei 6.938/1981](meio-ambiente), no artigo 14. Por isso, a prova de que houve cuidado não encerra o assunto.',
			'O seguro ambiental pode pagar contenção, limpeza do terreno, danos a vizinhos e custos de defesa. Alguns planos incluem a recuperação da natureza e a parada do negócio. Cada item tem limite.',
			'A RC geral, em regra, exclui a poluição. Quando aceita, é só a súbita e acidental, percebida em poucos dias. O vazamento lento, que aparece anos depois, pede apólice própria.',
			'Posto de combustível, indústria, galpão químico, transportador e obra são os casos claros. Mas depósito de tinta, oficina e fazenda com defensivos também têm o que vazar. O risco está no produto, e não no tamanho.',
			'No transporte, o dano começa na estrada. Há cobertura para a carga que polui, com equipe de emergência. Confira se ela está no seguro do transportador ou em apólice à parte.',
			'Multa ambiental, ato intencional e poluição já conhecida ficam de fora. Contaminação antiga só entra se declarada e aceita. Por isso, a seguradora pede estudo do terreno antes de assinar.',
			'Muitas apólices são à base de reclamação: conta o dia do pedido. Data retroativa e prazo extra depois do fim decidem casos assim. Leia as duas antes de trocar de seguradora.',
		],
		procedure: {
			heading: 'Antes de pedir a cotação',
			steps: [
				['Liste o que pode vazar.', 'Produto, volume e onde fica.'],
				['Olhe em volta.', 'Rio, poço, bueiro e vizinhos.'],
				['Reúna as licenças.', 'Ambiental, dos bombeiros e laudos do solo.'],
				['Escreva o plano.', 'Quem fecha a válvula e quem avisa o órgão.'],
				['Compare as datas.', 'Retroativa, vigência e prazo adicional.'],
			],
		},
		faqs: [
			[
				'O seguro ambiental é obrigatório?',
				'Em regra, não há obrigação geral. Licença, contrato ou norma de um setor podem exigir garantia. Veja as condições da sua licença.',
			],
			[
				'A empresa que compra o terreno herda o problema?',
				'Pode herdar, porque a obrigação de reparar acompanha o imóvel, segundo a Justiça. Faça o estudo do solo antes da compra.',
			],
		],
	},
	{
		words: ['tatuador', 'tatuag', 'piercing', 'micropigment'],
		label: 'Seguro para tatuadores',
		angle: 'coverage',
		titles: [
			'Seguro para tatuadores: o que cobre e o que fica fora',
			'Tatuadores e estúdios: o seguro contra reclamações',
		],
		heading: 'Agulha, tinta e pele de cliente',
		opening:
			'A tatuagem é para sempre; a infecção, esperamos que não. Entre um desenho de que o cliente não gostou e uma reação grave, há uma distância que o seguro precisa enxergar.',
		points: [
			'O seguro para tatuadores trata de lesão, infecção e reação ligadas ao procedimento.',
			'Arrependimento e gosto pelo desenho não são danos cobertos pela apólice.',
		],
		facts: [
			'Tatuagem e piercing furam a pele, e por isso algumas seguradoras pedem análise. A cobertura certa é a do dano corporal causado pelo procedimento. Confirme que a atividade está escrita na apólice, com esse nome.',
			'Infecção, alergia, cicatriz e queimadura são as queixas que mais geram pedido. O seguro pode pagar tratamento, dano estético e defesa. Dano moral e estético costumam pedir linha expressa.',
			'Traço torto e arrependimento ficam de fora. O contrato não julga gosto nem devolve o valor pago. O desenho aprovado por escrito evita a maior parte dessas brigas.',
			'O estúdio também é um lugar: piso, maca, recepção, fiação. A RC de operações cuida da visita que cai; o seguro do conteúdo, das máquinas e do estoque. Quem aluga cadeira deve ter a própria cobertura.',
			'Menor de idade, pessoa embriagada e técnica fora da licença são motivos clássicos de recusa. A licença sanitária e o descarte de agulhas precisam estar em dia. Tinta sem registro na Anvisa também pesa.',
			'Ficha de saúde, termo assinado, lote da tinta e foto do dia são a defesa do tatuador. Guarde tudo por cinco anos, pelo menos. Convenção e trabalho como convidado em outra cidade precisam ser declarados.',
		],
		procedure: {
			heading: 'Do cadastro ao curativo',
			steps: [
				['Pergunte antes.', 'Alergia, remédio, gravidez e queloide.'],
				['Aprove o desenho.', 'Tamanho, lugar e grafia, com assinatura.'],
				['Anote os lotes.', 'Tinta, agulha e validade.'],
				['Explique o cuidado.', 'Por escrito, com sinais de alerta.'],
				['Acolha a queixa.', 'Indique médico e fale com a corretora.'],
			],
		},
		faqs: [
			[
				'Tatuador MEI consegue seguro?',
				'Consegue, nas seguradoras que aceitam a atividade. Informe o faturamento, o número de pessoas e se há piercing ou remoção a laser.',
			],
			[
				'Remoção de tatuagem a laser está incluída?',
				'Poucas vezes. É outro procedimento, com equipamento e habilitação próprios. Declare à parte e peça a resposta na proposta.',
			],
		],
	},
	{
		words: ['feira', 'feiras', 'exposicao', 'exposicoes', 'expositor', 'estande'],
		label: 'Feiras e exposições',
		angle: 'buying',
		titles: [
			'Seguro para feira e exposição: o que o estande pede',
			'Feira e exposição: seguros do expositor e da casa',
		],
		heading: 'Montagem, público e peças à mostra',
		opening:
			'A feira dura três dias, mas o risco começa no caminhão que leva o estande e só termina quando ele volta. No meio, há público, som, degraus e peças caras ao alcance da mão.',
		points: [
			'Feira e exposição pedem RC para o público e seguro para os bens expostos e o estande.',
			'Inclua transporte, montagem e desmontagem no período da apólice.',
		],
		facts: [
			'Dois lados precisam de seguro. O organizador responde pelo pavilhão, pelo público e pelas áreas comuns; o expositor, pelo que montou e pelo que mostra. O manual da feira costuma fixar coberturas e limites.',
			'A responsabilidade civil paga o visitante que tropeça no degrau do estande ou se corta em uma peça. Também pode pagar o dano ao pavilhão. Degustação e demonstração de máquina devem ser declaradas.',
			'Os bens expostos são outra cobertura. Ela acompanha o produto na ida, na mostra e na volta, conforme o contrato. Roubo com o pavilhão fechado e furto durante a visita têm regras diferentes.',
			'Obras de arte e peças únicas pedem valor combinado antes, com laudo de conservação. Sem isso, a discussão do preço vem depois do dano. Quem empresta a peça costuma exigir ser o beneficiário.',
			'A montadora deve ter o próprio seguro, com a equipe incluída. Queda de painel na madrugada é o acidente típico. Peça o certificado antes de liberar a entrada.',
			'Cancelamento da feira não está na RC. Há apólice para isso, com causas listadas, e ela precisa ser feita cedo. Chuva prevista e venda fraca não contam.',
		],
		procedure: {
			heading: 'Da planta do estande à volta da carga',
			steps: [
				['Abra o manual.', 'Seguros exigidos, limites e prazos.'],
				['Valorize as peças.', 'Lista, foto e preço de reposição.'],
				['Cubra o trajeto.', 'Ida, guarda, exposição e volta.'],
				['Peça os certificados.', 'Montadora, segurança e transporte.'],
				['Vigie o fim.', 'A desmontagem é a hora do sumiço.'],
			],
		},
		faqs: [
			[
				'O seguro da feira já cobre o meu estande?',
				'Quase nunca cobre. Ele protege a responsabilidade do organizador. Produto, móveis e equipe do expositor precisam de apólice própria.',
			],
			[
				'Feira de rua ou de artesanato também precisa?',
				'Depende do regulamento e do risco. Barraca com gás, comida ou estrutura alta merece RC. Peça um seguro por período, que custa menos.',
			],
		],
	},
]
