import type { Subject } from '../../types.ts'

/** Parts of a car that break, vanish or wear out on their own. */
export const carParts: readonly Subject[] = [
	{
		words: ['vidro', 'farol', 'retrovisor', 'parabrisa', 'para-brisa', 'para brisa'],
		label: 'Vidros e faróis',
		incidental: ['ou'],
		titles: [
			'Para-brisa, vidro ou farol: acionar o seguro ou pagar?',
			'Vidros, faróis e para-brisa: o que o seguro paga',
			'Para-brisa, vidros e faróis: franquia e reparo',
		],
		heading: 'Vidros, faróis e retrovisores',
		opening:
			'Uma pedra na estrada deixa uma trinca do tamanho de uma moeda. Em uma semana de sol e buraco, ela atravessa o para-brisa.',
		points: [
			'Vidros, faróis e retrovisores costumam ter linha própria, com franquia menor que a do casco.',
			'Peça com sensor ou câmera custa mais: veja se a cobertura alcança a original.',
		],
		facts: [
			'Trinca pequena no para-brisa pode ter reparo, sem troca do vidro. Quanto antes você chama, maior a chance. Em muitos planos, o reparo nem cobra franquia.',
			'Para decidir entre acionar e pagar, compare três números: a franquia da peça, o preço na vidraçaria e os usos que restam no ano. Peça comum de carro popular pode custar quase o mesmo. Já o vidro com câmera passa longe disso.',
			'Farol de LED e vidro com sensor custam bem mais do que os comuns. Veja se a linha de vidros cobre a versão original e a calibração das câmeras. Sem isso, a diferença fica com você.',
			'Sem a linha de vidros, a quebra isolada do para-brisa pode não ter cobertura ou cair na franquia do casco. Se ele quebrou em uma batida coberta, entra no mesmo conserto. Leia qual é o seu caso.',
			'Riscos, palheta gasta e película ficam fora em muitos contratos. Vidro de teto e retrovisor com seta podem pedir plano superior. Confira a lista de peças, e não só o nome do pacote.',
			'Dirigir com trinca na área de visão do motorista pode render multa e retenção do veículo. Não espere a próxima viagem. Fotografe o vidro e abra o pedido pelo aplicativo.',
		],
		procedure: {
			heading: 'Trincou o vidro: o que fazer',
			steps: [
				['Fotografe a trinca.', 'De perto, com uma moeda ao lado, e de longe.'],
				['Cubra o ponto.', 'Fita transparente por fora evita sujeira até o reparo.'],
				['Leia a sua linha.', 'Peças incluídas, franquia e usos por ano.'],
				['Compare o preço.', 'Reparo, troca na rede e vidraçaria de confiança.'],
				['Agende pela central.', 'Pergunte pela peça original e pela calibração.'],
			],
		},
		faqs: [
			[
				'Trocar o para-brisa pelo seguro tira o bônus?',
				'Em muitas seguradoras, a linha de vidros não mexe na classe. Confirme na sua, antes de abrir o pedido. O uso do casco, esse sim, costuma contar.',
			],
			[
				'Posso escolher a oficina para trocar o vidro?',
				'Muitos planos trabalham só com rede própria nessa linha. Fora dela, pode não haver reembolso. Pergunte antes de mandar trocar.',
			],
		],
	},
	{
		words: [
			'roubo de roda',
			'furto de roda',
			'roubo das rodas',
			'furto das rodas',
			'roubaram as rodas',
			'furtaram as rodas',
			'rodas e estepe',
			'roda e estepe',
			'estepe',
			'roubo de pneu',
			'furto de pneu',
		],
		label: 'Roubo de rodas e estepe',
		angle: 'coverage',
		titles: [
			'Roubo de rodas e estepe: o que o seguro cobre',
			'Levaram o estepe ou as rodas: o seguro paga?',
			'Furto de rodas e estepe: provas, franquia e prevenção',
		],
		heading: 'Quando levam só uma parte do carro',
		opening:
			'O carro está na vaga, mas sobre tijolos. Furto de peça tem regra diferente do furto do veículo inteiro, e a franquia entra na conversa.',
		points: [
			'Levar só rodas ou estepe é furto parcial: confira se a sua apólice o inclui.',
			'Roda especial e pneu trocado depois da fábrica só contam quando são declarados, com nota e valor.',
		],
		facts: [
			'O furto de rodas e estepe é dano parcial, e não perda do veículo. Por isso, quando há cobertura, a franquia do casco costuma se aplicar. Um estepe sozinho quase nunca passa dela.',
			'Procure na apólice a palavra exclusivo. Muitos contratos afastam o roubo ou o furto exclusivo de rodas, pneus, estepe e acessórios. Outros vendem essa proteção em linha própria.',
			'Se o carro inteiro foi levado e voltou sem as rodas, o caso muda. A falta das peças entra no roubo do veículo. O laudo da recuperação, então, precisa listar o que sumiu.',
			'Roda esportiva e pneu maior não são de fábrica. Sem declaração, a seguradora considera o modelo original. Informe a troca, mande a nota e fotografe o conjunto na vistoria.',
			'Parafuso antifurto, vaga fechada e estepe com trava reduzem a chance. Em carro com o estepe do lado de fora, a capa com chave ajuda. Esses itens custam pouco perto de uma roda nova.',
			'Registre a ocorrência e procure câmeras. No estacionamento de um estabelecimento, a empresa pode responder pelo furto da peça. Guarde o tíquete e avise antes de ir embora.',
		],
		procedure: {
			heading: 'Levaram as rodas: o que fazer',
			steps: [
				['Não tente rodar.', 'Chame o guincho da assistência.'],
				['Fotografe o carro.', 'Apoios, danos na lataria e a vaga.'],
				['Dê queixa.', 'Liste cada peça, com marca e medida.'],
				['Releia o contrato.', 'Furto parcial, exclusão e franquia.'],
				['Ponha na balança.', 'Peça nova, franquia e bônus.'],
			],
		},
		faqs: [
			[
				'O seguro cobre furto só do estepe?',
				'Em muitos planos, não cobre. Quando cobre, a franquia costuma ser maior do que o valor da peça. Veja se há linha própria.',
			],
			[
				'A assistência manda guincho se levaram as rodas?',
				'Em geral, manda, porque o carro não pode rodar. Diga que faltam as rodas, pois pode ser preciso um caminhão com plataforma e apoio.',
			],
		],
	},
	{
		words: ['pneu'],
		label: 'Pneu furado ou rasgado',
		angle: 'coverage',
		titles: [
			'Pneu furado: o que o seguro e a assistência cobrem',
			'Seguro cobre pneu furado? Veja o que entra na conta',
			'Pneu furado ou rasgado: quem troca e quem paga',
		],
		heading: 'Pneu: assistência, seguro ou bolso',
		opening:
			'O pneu esvaziou na chuva, e o estepe está embaixo das malas. A assistência pode trocar; a peça, quase sempre, é sua.',
		points: [
			'A assistência costuma trocar o pneu furado pelo estepe, sem pagar o conserto da peça.',
			'Pneu e roda só entram no seguro em batida coberta ou com linha própria contratada.',
		],
		facts: [
			'Pneu furado é caso de assistência. O prestador põe o estepe no lugar e você segue viagem. Borracheiro, peça e remendo ficam, em regra, por sua conta.',
			'O casco não paga pneu isolado. Furo, bolha e desgaste são do uso comum do carro. Se o pneu se rasgou em uma colisão coberta, porém, ele entra no mesmo conserto.',
			'Existe cobertura própria para pneus, rodas e suspensão em algumas seguradoras. Ela trata do buraco e do impacto, com limite por peça e número de usos. Pneu careca não tem direito.',
			'Sem estepe em condições, a assistência vira guincho até o borracheiro mais próximo. Calibre o estepe a cada mês. Carro que traz só o kit de reparo pede atenção antes da viagem.',
			'Buraco na via tem dono. Prefeitura, estado ou concessionária podem responder pelo pneu e pela roda, se você provar o defeito e o dano. Fotografe o buraco, a rua e a nota da borracharia.',
			'Pneu gasto muda também a batida. Rodar abaixo do limite do indicador de desgaste é infração e pode pesar na análise do sinistro. Troque antes da chuva, e não depois da derrapagem.',
		],
		procedure: {
			heading: 'Furou o pneu: o que fazer',
			steps: [
				['Pare em lugar seguro.', 'Rodar no aro estraga a roda e tira a razão.'],
				['Sinalize.', 'Pisca-alerta e triângulo antes de abrir o porta-malas.'],
				['Chame a assistência.', 'Diga se há estepe, chave e macaco.'],
				['Fotografe a causa.', 'Buraco, objeto na pista ou corte na lateral.'],
				['Guarde o recibo.', 'Ele serve para cobrar o responsável pela via.'],
			],
		},
		faqs: [
			[
				'A troca de pneu conta como sinistro?',
				'Em regra, não conta: é um chamado de assistência. Há, porém, um limite por ano. Confira quantos o seu plano tem.',
			],
			[
				'Pneu estourado causou a batida. O seguro paga?',
				'O casco costuma pagar o dano da batida, com franquia. Se o pneu estava careca, a seguradora pode discutir o agravamento do risco. O pneu gasto, em si, fica de fora.',
			],
		],
	},
	{
		words: [
			'chave do carro',
			'chave perdida',
			'perdi a chave',
			'perda da chave',
			'chave reserva',
			'chave codificada',
			'chave do veiculo',
			'chave presencial',
			'segunda chave',
		],
		label: 'Chave do carro perdida',
		angle: 'claim',
		titles: [
			'Chave do carro perdida: o que o seguro cobre',
			'Perdi a chave do carro: chaveiro, cópia e seguro',
			'Chave do carro perdida: o que fica com você',
		],
		heading: 'Perdeu a chave: chaveiro, cópia e cuidado',
		opening:
			'O carro está na frente, e a chave, em algum lugar entre o mercado e a praia. O chaveiro abre a porta; a chave nova é outra conta.',
		points: [
			'A assistência costuma abrir o carro; a cópia da chave codificada, em regra, é à parte.',
			'Chave furtada pede ocorrência e aviso: com ela, o ladrão pode levar o carro depois.',
		],
		facts: [
			'O chaveiro da assistência abre o carro quando a chave ficou dentro ou se perdeu. O serviço tem limite de chamados e de valor. Se ele não resolver, o guincho leva até a oficina ou até a sua casa.',
			'A chave nova raramente está incluída. Chave codificada ou presencial precisa de programação e pode custar caro. Algumas seguradoras vendem cobertura própria para chave, com limite por evento.',
			'Se a chave foi furtada ou roubada, registre a ocorrência. Avise a seguradora e peça à oficina que apague o código antigo. Sem isso, o carro pode sumir semanas depois, sem sinal de arrombamento.',
			'No roubo do veículo, a seguradora costuma pedir as duas chaves. Uma que falta precisa de explicação e, se possível, de boletim da data da perda. Por isso, conte a perda quando ela acontece.',
			'Chave esquecida no contato, com o carro aberto na rua, é motivo de discussão. A seguradora pode falar em agravamento do risco, e a Justiça olha caso a caso. O hábito de trancar custa menos.',
			'Guarde a chave reserva em casa, longe do carro e com o código anotado. Ela resolve a viagem perdida e evita o guincho. Teste a bateria do controle uma vez por ano.',
		],
		procedure: {
			heading: 'Perdeu a chave: passo a passo',
			steps: [
				['Proteja o carro.', 'Se a chave pode ter sido furtada, não o deixe na rua.'],
				['Use a reserva.', 'Alguém pode levá-la até você.'],
				['Peça o chaveiro.', 'Tenha documento e placa à mão.'],
				['Faça um boletim.', 'A data dele mostra quando a chave sumiu.'],
				['Peça a recodificação.', 'A oficina apaga a chave antiga do sistema.'],
			],
		},
		faqs: [
			[
				'O seguro paga uma chave nova?',
				'Só com cobertura própria para chaves. No plano comum, a assistência abre o carro e a cópia fica com você. Confira o limite antes de pedir.',
			],
			[
				'Furtaram minha chave e levaram o carro. Há cobertura?',
				'Em regra, é furto do veículo, com análise do caso. Boletim da chave, aviso rápido e câmeras ajudam. O silêncio de semanas atrapalha.',
			],
		],
	},
]
