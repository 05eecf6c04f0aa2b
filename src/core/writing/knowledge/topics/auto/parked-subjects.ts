import type { Subject } from '../../types.ts'

/** What happens to a car while its driver is elsewhere. */
export const parkedCars: readonly Subject[] = [
	{
		words: [
			'bateram no meu carro',
			'bateram em meu carro',
			'bateram no carro',
			'carro estacionado',
			'carro parado na rua',
			'batida no estacionamento',
			'bateu e fugiu',
			'bateram e fugiram',
		],
		label: 'Batida no carro estacionado',
		angle: 'claim',
		titles: [
			'Bateram no meu carro estacionado: o que fazer',
			'Carro estacionado atingido: provas, seguro e culpa',
			'Batida no carro estacionado: quem paga o conserto',
		],
		heading: 'O carro parado e o motorista que sumiu',
		opening:
			'Você volta ao carro e encontra a porta amassada e ninguém por perto. Os primeiros minutos servem para achar provas, e não para procurar culpados.',
		points: [
			'Quem bate em carro estacionado responde pelo conserto, mesmo que tenha ido embora.',
			'Sem achar o culpado, o casco da sua apólice paga, descontada a franquia contratada.',
		],
		facts: [
			'Antes de mover o carro, fotografe o dano, a vaga, a rua e restos de tinta ou plástico. Anote a hora em que estacionou e a hora em que voltou. Esse intervalo ajuda quem vai olhar as câmeras.',
			'Procure câmeras de prédios, lojas e do estacionamento no mesmo dia. Muitas gravações se apagam em poucos dias. Peça por escrito que guardem o trecho, com data e horário.',
			'Se o outro motorista deixou bilhete ou foi visto, peça nome, placa e seguradora. Ele paga direto ou abre o aviso para você como terceiro. Nesse caminho, a sua franquia fica de fora.',
			'Quando ninguém aparece, sobra a sua apólice. O casco cobre a batida com o carro parado, com franquia. Compare o orçamento com ela e com o bônus antes de acionar.',
			'Estacionamento de loja, mercado ou shopping tem outra regra. Pela Súmula 130 do [STJ](stj), a empresa responde ao cliente por dano ou furto de veículo no seu estacionamento. Avise a gerência antes de sair e guarde o tíquete.',
			'Fugir do local para não responder é crime, pelo artigo 305 do [Código de Trânsito](ctb). Por isso, registre a ocorrência mesmo sem a placa. O boletim também sustenta o aviso ao seguro.',
			'Carro parado em lugar proibido não dá licença a quem bate. A multa é uma questão; o dano, outra. Ainda assim, a vaga irregular pode dividir a culpa se ela contribuiu para o choque.',
		],
		procedure: {
			heading: 'Achou o carro batido: passo a passo',
			steps: [
				['Não mova ainda.', 'Fotos do dano, da vaga e do entorno.'],
				['Procure testemunhas.', 'Porteiro, lojista e vizinho de vaga.'],
				['Garanta as gravações.', 'Por escrito, com data e faixa de horário.'],
				['Abra o boletim.', 'No Rio Grande do Sul, a [Delegacia Online](delegacia-online) recebe o caso sem vítima.'],
				['Faça o orçamento.', 'Compare com a franquia e com o bônus.'],
				['Decida a quem cobrar.', 'Culpado, estacionamento ou a sua apólice.'],
			],
		},
		faqs: [
			[
				'Bateram e fugiram. O seguro paga?',
				'O casco costuma pagar, com franquia. Com a placa, a seguradora ainda pode cobrar o culpado. Só a cobertura de terceiros não resolve o seu conserto.',
			],
			[
				'O estacionamento pode dizer que não se responsabiliza?',
				'A placa na parede não afasta o dever. Em estacionamento de cliente, a empresa responde por dano e furto. Guarde o tíquete e a prova da compra.',
			],
			[
				'Vale acionar o seguro por um amassado pequeno?',
				'Se o orçamento fica abaixo da franquia, não compensa. Acima dela, some o bônus que você perderia. Peça os dois números à corretora.',
			],
		],
	},
	{
		words: ['manobrista', 'valet'],
		label: 'Batida do manobrista',
		angle: 'claim',
		titles: [
			'Manobrista bateu meu carro: quem paga o conserto',
			'Batida com o manobrista: direitos e seguro',
			'Valet e seguro do carro: o que fazer na batida',
		],
		heading: 'A chave na mão de outra pessoa',
		opening:
			'Você entregou a chave na porta do restaurante e recebeu o carro com um risco novo. A responsabilidade, em regra, é de quem prestou o serviço.',
		points: [
			'Quem oferece manobrista responde pelo carro enquanto está com a chave e com a guarda.',
			'Reclame antes de sair do local: fotos, tíquete e nome do responsável sustentam o pedido.',
		],
		facts: [
			'Ao receber a chave, o serviço de manobrista assume a guarda do carro. Dano, furto e multa nesse período são, em regra, problema dele. O [Código de Defesa do Consumidor](cdc) trata o caso como falha do serviço.',
			'O restaurante ou a casa de festas que oferece o valet pode responder junto. Não importa que a empresa seja terceirizada. Para o cliente, os dois aparecem na mesma porta.',
			'O aviso de que a casa não se responsabiliza não vale contra o consumidor. Cláusula que afasta o dever de reparar é nula. O tíquete, por outro lado, vale como prova da entrega.',
			'Empresas sérias de valet costumam ter seguro de responsabilidade civil para guarda de veículos. Peça os dados e o número do sinistro. Nesse caminho, você é o terceiro e não paga a sua franquia.',
			'A sua apólice também pode ser usada, conforme o contrato. A batida com o manobrista ao volante costuma ser colisão comum, se ele é habilitado. Depois, a seguradora cobra de quem causou.',
			'Furto da chave ou do carro entregue ao falso manobrista é um caso delicado. Algumas apólices discutem a entrega voluntária. Confira se o posto tem identificação e recibo antes de sair do carro.',
			'Objetos deixados no interior raramente entram no seguro. Retire bolsa, controle do portão e documentos antes de entregar a chave. Uma foto do painel mostra a quilometragem na chegada.',
		],
		procedure: {
			heading: 'O manobrista bateu: o que fazer',
			steps: [
				['Confira na entrega.', 'Dê a volta no carro antes de sair.'],
				['Chame o responsável.', 'Gerente da casa e chefe do valet.'],
				['Registre ali mesmo.', 'Fotos, tíquete, nomes e um relato assinado.'],
				['Peça o seguro deles.', 'Seguradora, apólice e número do aviso.'],
				['Fale com a sua corretora.', 'Ela compara os dois caminhos.'],
				['Reclame se negarem.', 'Procon, [Consumidor.gov.br](consumidor) ou juizado especial.'],
			],
		},
		faqs: [
			[
				'O restaurante pode empurrar a culpa para o valet?',
				'Entre eles, sim. Para o cliente, quem oferece o serviço costuma responder junto. Reclame aos dois, por escrito.',
			],
			[
				'Meu seguro cobre batida com o manobrista?',
				'Em geral, o casco cobre, com franquia, se o motorista era habilitado. Leia se há exclusão para carro entregue a terceiros. Cobrar o valet evita a franquia.',
			],
		],
	},
	{
		words: [
			'vandalis',
			'vandalo',
			'carro riscado',
			'carros riscados',
			'riscaram',
			'riscou meu carro',
			'riscou o meu carro',
			'risco na pintura',
			'arranhao no carro',
			'arranhao na pintura',
			'carro arranhado',
			'carro depredado',
			'carro pichado',
		],
		label: 'Vandalismo e carro riscado',
		angle: 'coverage',
		titles: [
			'Carro riscado e vandalismo: o que o seguro paga',
			'Vandalismo no carro: seguro, prova e franquia',
			'Riscaram o carro: acionar o seguro ou pagar?',
		],
		heading: 'Risco, chute e pichação no carro',
		opening:
			'Um prego de ponta a ponta na lataria não é acidente: é dano de propósito. O seguro pode pagar, mas a conta com a franquia nem sempre fecha.',
		points: [
			'Vandalismo costuma entrar no plano compreensivo; risco isolado pode ficar de fora.',
			'Compare o orçamento da pintura com a franquia e o bônus antes de abrir o sinistro.',
		],
		facts: [
			'O dano causado de propósito por outra pessoa aparece na apólice como ato danoso ou vandalismo. Muitos planos compreensivos o incluem no casco, com franquia. Plano só de terceiros ou de roubo não paga.',
			'Leia a exclusão sobre pintura. Há contratos que afastam o risco ou o arranhão isolado, sem amassado nem quebra. Outros aceitam, mas pedem vistoria peça por peça.',
			'A franquia decide quase tudo. Repintar uma porta pode custar menos do que ela, e o sinistro ainda mexe no bônus. Peça dois orçamentos antes de escolher.',
			'Alguns planos vendem reparo rápido de lataria e pintura, com franquia pequena e limite de peças. Para o carro riscado na vaga do prédio, essa linha serve melhor do que o casco. Veja quantos usos há por ano.',
			'Dano em protesto ou tumulto tem regra própria. Parte das apólices exclui, parte cobre, e o texto costuma estar na lista de riscos excluídos. Guarde notícias e fotos do dia.',
			'Registre a ocorrência, pois destruir coisa alheia é crime do artigo 163 do [Código Penal](codigo-penal). Se você conhece o autor, ele deve pagar o conserto. Câmera, testemunha e conversa salva valem como prova.',
			'Na garagem do condomínio, o prédio só paga se a convenção assumir esse dever ou se houver culpa dele. Peça as imagens ao síndico logo. Em estacionamento pago, quem guarda o carro responde.',
		],
		procedure: {
			heading: 'Riscaram o carro: por onde começar',
			steps: [
				['Fotografe com luz lateral.', 'O risco aparece melhor, e a peça também.'],
				['Busque as câmeras.', 'Prédio, rua e loja, no mesmo dia.'],
				['Vá à delegacia ou ao site dela.', 'Diga o intervalo de horário e o local.'],
				['Peça dois orçamentos.', 'Polimento, repintura da peça ou troca.'],
				['Compare com a franquia.', 'Some o bônus que cairia na renovação.'],
			],
		},
		faqs: [
			[
				'Riscaram meu carro na rua. O seguro paga?',
				'Pode pagar, se o plano cobre atos danosos e não exclui risco isolado. A franquia se desconta. Muitas vezes, o polimento sai mais barato.',
			],
			[
				'Vandalismo faz perder o bônus?',
				'Se houver indenização, a classe costuma cair, mesmo sem culpa sua. O uso da linha de reparo rápido pode ter regra diferente. Confirme antes.',
			],
		],
	},
]
