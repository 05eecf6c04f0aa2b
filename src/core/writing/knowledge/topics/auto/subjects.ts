import type { Subject } from '../../types.ts'
import { autoPolicySubjects } from './policy-subjects.ts'

export const autoSubjects: readonly Subject[] = [
	{ words: ['terceiro'], label: 'Danos a terceiros', heading: 'Quando o prejuízo é de outra pessoa' },
	{
		words: ['perda total', 'indenizacao integral'],
		label: 'Perda total',
		titles: ['Perda total: quando o conserto deixa de compensar', 'Perda total do carro: percentual, valor e prazos'],
		heading: 'Quando o conserto não compensa',
		facts: [
			'Perda total, ou indenização integral, ocorre quando o conserto alcança o percentual do valor do carro previsto na apólice. Muitos contratos usam 75%. Abaixo disso, o caso é de dano parcial, com franquia.',
			'Na perda total, o valor pago segue a tabela do contrato, em geral a Fipe, no percentual contratado. Por isso, a tabela cheia e 90% dela fazem diferença grande. Confira esse número antes de comparar preços.',
		],
	},
	{
		words: ['aplicativo', 'entregas', 'entregador'],
		label: 'Carro de aplicativo',
		heading: 'O carro que trabalha',
		facts: [
			'Corrida por aplicativo pede apólice com uso comercial ou extensão para transporte de passageiros. Algumas seguradoras aceitam, outras recusam, e o preço varia muito. Por isso, peça a cotação já com esse uso.',
			'Quem só faz entregas nos fins de semana também precisa avisar. A frequência muda o preço, mas não apaga o uso. Um aviso por escrito resolve a dúvida antes do sinistro.',
		],
	},
	{
		words: ['roubo', 'furto', 'roubar', 'furtar'],
		label: 'Roubo e furto',
		heading: 'Se levarem o carro',
		points: [
			'No carro, roubo envolve violência ou ameaça; no furto, ninguém é ameaçado.',
			'Os dois costumam estar na mesma linha da apólice, mas cada um pede a sua prova.',
		],
	},
	{
		words: [
			'guincho',
			'reboque 24',
			'servico de reboque',
			'assistencia 24',
			'assistencia do carro',
			'assistencia no carro',
			'assistencia do seguro auto',
			'assistencia no seguro auto',
			'assistencia auto',
			'assistencia veicular',
			'assistencia na estrada',
		],
		label: 'Guincho e assistência',
		titles: [
			'Guincho e assistência 24 horas: leia os limites',
			'Guincho e assistência 24 horas: quilômetros e chamados',
		],
		heading: 'O socorro na estrada',
		points: [
			'O guincho tem limite de quilômetros e de chamados por ano; o que passa disso se paga.',
			'A assistência 24 horas é um serviço e, em geral, não conta como sinistro.',
		],
		facts: [
			'O guincho do seguro leva o carro até a oficina ou até a sua casa, dentro de um raio em quilômetros. O que passa do limite se paga ao prestador. Pergunte se a volta também entra na conta.',
			'A assistência 24 horas atende pane, bateria descarregada, pneu furado, falta de combustível e chave trancada. Cada serviço tem um número de chamados por ano. Peça, combustível e mão de obra de oficina ficam, em regra, com você.',
			'Chame o guincho pela central, e não por conta própria. Sem autorização, o reembolso pode ser negado. Em rodovia com pedágio, a concessionária costuma remover o carro até um ponto seguro, e dali segue o socorro do seguro.',
			'Carro rebaixado, blindado, elétrico ou sem rodas pede plataforma. Diga isso na ligação e informe onde ele está, com ponto de referência. Na garagem do prédio, a altura do teto decide se o caminhão entra.',
		],
		procedure: {
			heading: 'O carro parou: como pedir o socorro',
			steps: [
				['Vá para um lugar seguro.', 'Pisca-alerta, triângulo e passageiros fora da pista.'],
				['Procure o contato.', 'Aplicativo, cartão da apólice ou mensagem da corretora.'],
				['Diga o problema.', 'Pane, pneu, bateria ou batida: o caminhão muda.'],
				['Escolha o destino.', 'Oficina, casa ou concessionária, dentro dos quilômetros.'],
				['Fotografe antes de embarcar.', 'Lataria e painel, com a placa do guincho.'],
				['Anote o número do chamado.', 'Ele vale se houver dano no transporte ou cobrança.'],
			],
		},
		faqs: [
			[
				'Usar o guincho faz o seguro subir?',
				'Em regra, não, pois chamado de assistência não é sinistro indenizado. O que existe é um limite por ano. Veja quantos restam no aplicativo.',
			],
			[
				'O guincho danificou o carro. Quem responde?',
				'O prestador e quem o enviou. Registre na entrega, com fotos de antes e de depois, e reclame à seguradora. O protocolo do chamado ajuda.',
			],
		],
	},
	{
		words: [
			'associacao veicular',
			'associacoes veicular',
			'associacao de protecao',
			'associacoes de protecao',
			'seguro ou associacao',
			'protecao veicular',
		],
		label: 'Proteção veicular ou seguro auto',
		heading: 'Seguro e proteção veicular',
		facts: [
			'Na associação, a mensalidade pode subir por rateio quando há muitos prejuízos no grupo. No seguro, o preço do ano fica definido na apólice. Essa é a diferença que mais pesa no bolso.',
			'Antes de aderir à proteção veicular, consulte o [cadastro das associações na SUSEP](susep-mutualista). Estar cadastrada, porém, não prova saúde financeira. Peça também o rateio dos últimos doze meses.',
		],
	},
	{
		words: ['carro reserva'],
		label: 'Carro reserva',
		heading: 'Por quantos dias vem o carro reserva',
		points: [
			'O carro reserva vem por um número fixo de diárias, e só nos casos que a apólice lista.',
			'Categoria do veículo, caução da locadora e oficina da rede mudam o direito.',
		],
		facts: [
			'O carro reserva costuma ser contratado por um número fixo de dias, como 7, 15 ou 30. A contagem, em regra, começa na retirada e não espera a oficina. Se o conserto demora mais, a diferença fica por sua conta.',
			'Nem todo caso dá direito ao carro reserva. Muitas apólices o liberam em sinistro coberto com oficina da rede, e não em pane ou revisão. Confira também a categoria do veículo e a caução da locadora.',
			'Na retirada do carro reserva, a locadora pode pedir cartão de crédito e tempo mínimo de habilitação. Multas e combustível ficam com quem usa. Pergunte, além disso, qual seguro protege esse carro emprestado.',
		],
	},
	{
		words: ['rastreador', 'bloqueador'],
		label: 'Rastreador e bloqueador',
		heading: 'Rastreador e bloqueador: desconto ou exigência',
		facts: [
			'Em modelos visados, o rastreador pode ser condição para aceitar o carro. Em outros, apenas reduz o preço. A proposta diz em qual dos casos você está.',
			'Quando o rastreador é da seguradora, a instalação costuma sair em comodato. Deixar de levar o carro à instalação no prazo pode suspender a cobertura de roubo. Guarde o comprovante do serviço.',
			'Bloqueador e rastreador precisam de manutenção e de sinal. Se a central avisar falha, resolva logo e registre o atendimento. Aparelho desligado por vontade do dono enfraquece a prova.',
		],
	},
	{
		words: ['financiad', 'financiamento'],
		label: 'Carro financiado',
		heading: 'Quando o banco ainda é dono de parte',
		points: [
			'Na perda total do carro financiado, o banco recebe primeiro o saldo da dívida.',
			'O que sobra da indenização é do segurado; se faltar, a diferença continua a ser dívida.',
		],
		facts: [
			'No carro financiado, o banco tem garantia sobre o veículo. Na perda total, a seguradora quita primeiro o saldo da dívida. O que sobra vai para o segurado.',
			'Pode acontecer de a indenização não cobrir o financiamento inteiro. A diferença continua a ser dívida. Por isso, acompanhe o saldo e o valor de tabela do carro.',
		],
	},
	{
		words: ['carta verde', 'argentina', 'uruguai', 'mercosul'],
		label: 'Seguro Carta Verde',
		titles: [
			'Carta Verde: de carro à Argentina e ao Uruguai',
			'Carta Verde: o seguro para cruzar a fronteira de carro',
		],
		heading: 'Argentina e Uruguai de carro',
		points: [
			'A Carta Verde é obrigatória para entrar de carro nos países vizinhos do Mercosul.',
			'Ela cobre só danos a terceiros; o próprio carro depende da extensão da sua apólice.',
		],
		angle: 'buying',
		opening:
			'Cruzar a fronteira de carro é mais simples do que parece, desde que os papéis saiam antes da viagem. O seguro brasileiro, sozinho, não basta do outro lado.',
		facts: [
			'Para entrar de carro na Argentina, no Uruguai e em outros países do Mercosul, é preciso o [seguro Carta Verde](carta-verde). Ele cobre danos a terceiros não transportados. O seu próprio carro depende da extensão da apólice.',
			'Compre a Carta Verde antes da fronteira, com o período exato da viagem. Leve também documento do veículo em seu nome ou autorização do dono. No trajeto de volta, ela ainda precisa valer.',
			'Guincho e assistência podem parar na fronteira. Pergunte até quantos quilômetros o plano vai em outro país. Anote o telefone que atende do exterior.',
		],
	},
	{
		words: ['troca de veiculo', 'trocar de carro', 'troca de carro', 'troquei de carro'],
		label: 'Troca de carro no seguro',
		heading: 'Trocar de carro no meio da vigência',
		facts: [
			'Vendeu um carro e comprou outro? O endosso transfere a apólice para o veículo novo, com acerto de preço. Peça-o antes de sair da loja, porque a cobertura não passa sozinha.',
			'Na troca de carro, a seguradora pode pedir nova vistoria e recusar o modelo. Se recusar, há cancelamento com devolução proporcional. O bônus continua com você.',
			'Entre a venda e a compra, o carro antigo ainda pode gerar multa ou acidente em seu nome. Comunique a venda ao Detran. O comprovante ajuda também no seguro.',
		],
	},
	{
		words: ['cep', 'garagem', 'pernoite'],
		label: 'CEP e garagem no seguro auto',
		titles: [
			'Mudança de CEP ou garagem: por que avisar a seguradora',
			'CEP e garagem: quando atualizar a apólice do carro',
		],
		heading: 'Onde o carro dorme',
		facts: [
			'Mudou de bairro ou perdeu a vaga na garagem? As duas coisas entram no preço. Comunique a data da mudança e guarde a resposta.',
			'O CEP de pernoite diz onde o carro passa a maior parte das noites. Ficou meses em outra cidade? Informe, porque roubo e enchente variam de uma rua para outra.',
			'Garagem com portão, vaga descoberta e rua são respostas diferentes no questionário. Se a vaga acabou, o risco mudou. A seguradora pode cobrar a diferença, devolver valor ou manter o preço.',
		],
	},
	{
		words: ['passageiro', 'ocupante'],
		label: 'Acidentes de passageiros',
		titles: [
			'Acidentes pessoais de passageiros: para que serve a APP',
			'Acidentes de passageiros: a garantia de quem vai no carro',
		],
		heading: 'Quem viaja com você',
		facts: [
			'A garantia de passageiros, a APP, paga por pessoa e vale também para o motorista em muitos planos. Confira se ela inclui despesas médicas. O número de lugares do carro limita quantos recebem.',
			'A APP paga ao passageiro ou à família dele, sem discutir quem causou a batida. Por isso, o dinheiro costuma chegar antes do fim de qualquer processo. Morte e invalidez têm limites próprios.',
			'Passageiro e terceiro podem ter tratamento diferente na apólice. Quem está fora do carro recebe pela linha de terceiros; quem está dentro conta, primeiro, com a APP. Quem dá carona todos os dias deveria conferir as duas.',
		],
	},
	{
		words: ['danos morais', 'dano moral'],
		label: 'Danos morais a terceiros',
		heading: 'A linha que muita gente esquece',
		facts: [
			'Condenação por dano moral pode vir mesmo quando o conserto foi pago. Sem a linha própria, ou com exclusão expressa, o valor sai do seu bolso. O custo para incluí-la costuma ser pequeno.',
			'O limite de danos morais é separado dos outros dois. Compare propostas com os três números lado a lado. Um deles em branco muda tudo.',
		],
	},
	{
		words: ['carnaval', 'verao', 'litoral'],
		label: 'Carnaval e verão de carro',
		titles: ['Carnaval e verão no litoral: cuidados com o carro', 'Carnaval e verão no litoral: a viagem de carro'],
		heading: 'De carro para o litoral',
		angle: 'mistakes',
		opening:
			'Mala no bagageiro, prancha no teto e todo mundo na estrada no mesmo dia. No carnaval e no verão, o imprevisto quase sempre acontece longe de casa e perto da praia.',
		facts: [
			'Antes do feriado de verão, revise pneus, freios, palhetas e luzes. Pane na serra, com fila, custa horas. O guincho do seguro do carro tem limite de quilômetros, e a praia pode ficar além dele.',
			'Leia a assistência antes de sair: guincho, táxi, hotel e volta para casa. No carnaval, a espera aumenta, por isso leve água e carregador. Anote o telefone da central também no papel.',
			'Carnaval combina com festa, e não com volante. Dirigir depois de beber é infração gravíssima e pode tirar a cobertura do carro. Combine antes quem dirige ou use aplicativo.',
			'No verão do litoral, maresia, areia e maré alta estragam o carro. Estacionar na faixa de areia pode ficar fora da apólice e render multa. Água salgada no motor, além disso, vira discussão sobre agravamento do risco.',
			'Furto de objetos em carro parado na praia cresce no carnaval. O seguro do veículo raramente cobre mala e celular. Deixe o interior vazio e leve os documentos com você.',
			'Quem viaja de carro também pode contratar seguro viagem nacional, que atende doença, acidente e volta antecipada. Para casa de praia alugada, veja a linha de cancelamento. Antes de sair, consulte as condições da estrada na [PRF](prf).',
			'A casa fica vazia durante o carnaval. Feche registros, desligue o que puder e avise um vizinho. O seguro residencial pode pedir esse cuidado.',
		],
	},
	...autoPolicySubjects,
]
