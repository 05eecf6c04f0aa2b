import type { Subject } from '../../types.ts'

/** Who is at the wheel, and whether that leaves the car insured. */
export const autoDrivers: readonly Subject[] = [
	{
		words: ['condutor', 'quem pode dirigir', 'dirigir o carro'],
		label: 'Quem dirige o carro',
		titles: [
			'Quem pode dirigir o carro segurado: regras do perfil',
			'Condutor principal: quem declarar no seguro do carro',
			'Carro emprestado e condutor: o que o seguro aceita',
		],
		heading: 'Condutor principal, filhos e amigos',
		facts: [
			'Condutor principal é quem usa o carro na maior parte da semana. Não precisa ser o dono nem quem paga. A resposta deve seguir a rotina, e não o preço.',
			'Emprestar o carro de vez em quando, em regra, não tira a cobertura, se quem dirige é habilitado. O uso habitual por outra pessoa é diferente. Nesse caso, peça a alteração do perfil.',
		],
	},
	{
		words: [
			'carro emprestado',
			'carro que emprest',
			'emprestei o carro',
			'emprestei meu carro',
			'emprestei o meu carro',
			'emprestar o carro',
			'emprestar meu carro',
			'emprestar o meu carro',
			'emprestou o carro',
			'bati o carro de um amigo',
			'bati o carro do',
		],
		label: 'Carro emprestado',
		angle: 'claim',
		titles: [
			'Carro emprestado e acidente: o que o seguro cobre',
			'Carro emprestado: quem paga quando há acidente',
			'Emprestei o carro e bateram: como fica o seguro',
		],
		heading: 'Emprestou o carro e houve acidente',
		opening:
			'O amigo pediu o carro por uma tarde e voltou com o para-choque na mão. A amizade se resolve depois; o aviso à seguradora, não.',
		points: [
			'Emprestar o carro de vez em quando costuma ser aceito, se quem dirige tem habilitação.',
			'A franquia e o bônus são de quem tem a apólice, e não de quem pegou o carro.',
		],
		facts: [
			'O seguro acompanha o carro, e não a pessoa. Se o carro emprestado bate, vale a apólice do dono. O seguro que o amigo tem para o carro dele, em regra, não entra nessa conta.',
			'Empréstimo eventual é diferente de uso habitual. Uma tarde ou uma viagem cabem na maioria dos contratos. Já o sobrinho que usa o carro três vezes por semana precisa constar no perfil.',
			'Algumas apólices limitam a idade de quem dirige ou cobram franquia maior de motorista jovem. A regra vale também para quem pegou o carro por uma hora. Leia essa cláusula antes de entregar a chave.',
			'Do conserto, a seguradora desconta a franquia do dono. Quem dirigia pode combinar de pagá-la, mas isso é acerto entre os dois. A classe de bônus que cai, do mesmo modo, é a da apólice.',
			'Perante a vítima, o dono também pode responder. O [STJ](stj) entende que quem empresta o carro responde junto com o motorista culpado. Por isso, o limite para terceiros interessa a quem empresta.',
			'No aviso, diga quem dirigia de verdade. Trocar o nome do motorista para evitar problema é fraude e pode custar a indenização inteira. Uma multa ou uma câmera desmente a versão.',
			'Antes de emprestar, confira três coisas: habilitação válida, estado de quem dirige e uso combinado. Carro particular emprestado para entregas ou corridas muda o risco. O combinado por mensagem ajuda a lembrar.',
		],
		procedure: {
			heading: 'Bateram o seu carro emprestado: o que fazer',
			steps: [
				['Pessoas primeiro.', 'Socorro e sinalização vêm antes do carro.'],
				['Peça os dados.', 'CNH de quem dirigia, placas e contatos do outro motorista.'],
				['Avise a sua seguradora.', 'Conte quem dirigia e por quê, sem enfeitar.'],
				['Relate o acidente.', 'O boletim é feito por quem estava ao volante.'],
				['Combine a franquia.', 'O acerto entre vocês fica por escrito.'],
			],
		},
		faqs: [
			[
				'Meu seguro vale quando dirijo o carro de outra pessoa?',
				'Em regra, não vale. A apólice é do veículo descrito nela. Algumas empresas vendem extensão para outro carro, o que precisa constar no contrato.',
			],
			[
				'Quem paga a franquia do carro emprestado?',
				'Para a seguradora, o segurado. Se o motorista teve culpa, o dono pode cobrar dele esse valor. Guarde o recibo da oficina.',
			],
		],
	},
	{
		words: [
			'sem cnh',
			'sem habilitacao',
			'sem carteira',
			'nao tem cnh',
			'nao habilitad',
			'inabilitad',
			'cnh vencida',
			'cnh suspensa',
			'cnh cassada',
			'habilitacao vencida',
			'carteira vencida',
			'carteira suspensa',
		],
		label: 'Motorista sem CNH',
		angle: 'coverage',
		titles: [
			'Motorista sem CNH: o seguro do carro paga?',
			'Acidente com motorista sem CNH: como fica o seguro',
			'Sem CNH ou com ela vencida: o que o seguro diz',
		],
		heading: 'Sem habilitação, a cobertura muda',
		opening:
			'O filho ainda faz autoescola, o amigo está com a carteira suspensa, e a chave fica sobre a mesa. Bastam duas quadras para o seguro virar uma discussão.',
		points: [
			'Motorista sem CNH é exclusão comum no seguro do próprio carro: leia a cláusula antes.',
			'CNH vencida, suspensa e inexistente são casos diferentes, e cada um pede a sua análise.',
		],
		facts: [
			'Quase toda apólice exclui o dano ao próprio carro quando o motorista não tem habilitação. Para a seguradora, isso agrava o risco. A regra vale mesmo que o dono não estivesse presente, se foi ele quem entregou a chave.',
			'Sem CNH nenhuma é uma coisa. CNH vencida é outra: a pessoa já provou que sabe dirigir. Nesse caso, há decisões na Justiça que pedem prova de que o vencimento contribuiu para o acidente.',
			'Carteira suspensa ou cassada pesa mais. Quem dirige assim descumpre uma punição, e o contrato costuma excluir. Categoria errada, como a B em um caminhão pesado, recebe tratamento parecido.',
			'Se o carro foi furtado e o ladrão bateu, a história muda. O dono não entregou o veículo a ninguém. Registre a ocorrência logo, pois a data mostra que não houve empréstimo.',
			'Com a vítima, o seguro de terceiros pode ter outra resposta. O contrato e a Justiça dão peso a quem sofreu o dano sem culpa. Depois, a seguradora pode cobrar do segurado o que pagou.',
			'Dirigir sem habilitação é infração gravíssima e, se gera perigo, crime do artigo 309 do [Código de Trânsito](ctb). Entregar a direção a quem não pode dirigir também é crime, pelo artigo 310. O dono, portanto, responde mesmo sem estar ao volante.',
			'A recusa precisa vir por escrito, com a cláusula. A [Lei 15.040/2024](lei-do-seguro) fala em agravamento intencional e relevante do risco. Quem não sabia da carteira suspensa do amigo tem, assim, o que explicar.',
		],
		procedure: {
			heading: 'Antes de entregar a chave',
			steps: [
				['Peça a CNH.', 'A versão digital mostra categoria e validade.'],
				['Confira a situação.', 'Suspensa ou cassada aparece nos canais do Detran.'],
				['Olhe as observações.', 'Óculos e adaptações valem em toda viagem.'],
				['Anote a sua validade.', 'Renove antes do vencimento, e não depois da batida.'],
				['Diga não sem culpa.', 'Uma carona sai mais barata do que um acidente.'],
			],
		},
		faqs: [
			[
				'O seguro paga com a CNH vencida?',
				'Depende da apólice e do caso. A seguradora precisa mostrar que o vencimento agravou o risco. Renove no prazo e evite a discussão.',
			],
			[
				'Quem está com a permissão provisória tem cobertura?',
				'A Permissão para Dirigir é habilitação válida no primeiro ano. O que muda é o preço e, às vezes, a franquia. Declare esse condutor na proposta.',
			],
			[
				'Aluno de autoescola pode treinar no meu carro?',
				'A aprendizagem segue regras do Detran, com instrutor e veículo autorizados. Fora delas, conta como motorista sem habilitação. O risco, nesse caso, é seu.',
			],
		],
	},
	{
		words: [
			'multa e pontos',
			'multas e pontos',
			'pontos na cnh',
			'pontos na carteira',
			'pontos da cnh',
			'multa de transito',
			'multas de transito',
			'multa aumenta o seguro',
			'multas aumentam o seguro',
			'bom condutor',
		],
		label: 'Multas e pontos na CNH',
		angle: 'cost',
		titles: [
			'Multas e pontos na CNH: o seguro fica mais caro?',
			'Multa de trânsito e seguro do carro: o que muda',
			'Pontos na CNH: quando o seguro sente o efeito',
		],
		heading: 'O que a multa muda no seguro',
		opening:
			'O radar piscou, os pontos vieram e logo surge a dúvida: a renovação vai subir? Em geral, a seguradora olha mais para as batidas do que para as multas.',
		points: [
			'Multas e pontos, em regra, pesam menos no seguro do que sinistros, CEP e perfil.',
			'CNH suspensa é outra história: dirigir assim pode tirar a cobertura do próprio carro.',
		],
		facts: [
			'No Brasil, o preço do seguro parte de modelo, CEP, condutor, uso e bônus. A multa de trânsito não reduz a classe de bônus. O que a reduz é o sinistro indenizado.',
			'Isso não quer dizer que a seguradora nunca pergunte. Algumas propostas pedem o histórico do condutor ou dão desconto a quem dirige bem. Responda a verdade, pois a resposta faz parte do contrato.',
			'O limite de pontos em doze meses depende das infrações. São 40 pontos sem gravíssima, 30 com uma e 20 com duas ou mais, segundo o artigo 261 do [Código de Trânsito](ctb). Quem exerce atividade remunerada tem regra própria.',
			'Quando a soma leva à suspensão, a CNH deixa de valer por um prazo. Bater o carro nesse período abre caminho para a recusa. Por isso, acompanhe os pontos antes que eles decidam por você.',
			'Telemetria conta outra história. Nos planos que medem a direção, freada brusca e excesso de velocidade entram no preço. Ali, o hábito pesa mesmo sem multa nenhuma.',
			'O Registro Nacional Positivo de Condutores reúne quem passou doze meses sem infração. O motorista precisa autorizar a inclusão, pelos canais da [Senatran](senatran). Pergunte à seguradora se ela dá algum benefício a quem está na lista.',
			'Multa em aberto ainda aparece na perda total. Antes de pagar, a seguradora pede a quitação dos débitos do veículo ou desconta o valor. Resolver cedo evita atraso na hora errada.',
		],
		procedure: {
			heading: 'Como manter os pontos sob controle',
			steps: [
				['Consulte os pontos.', 'O aplicativo da carteira digital mostra cada infração.'],
				['Indique o condutor.', 'Se outra pessoa dirigia, o prazo está na notificação.'],
				['Pague com desconto.', 'A notificação eletrônica pode reduzir o valor.'],
				['Recorra com prova.', 'Defesa prévia e recurso têm data.'],
				['Revise o perfil.', 'Na renovação, confira o que a proposta pergunta.'],
			],
		},
		faqs: [
			[
				'Levei uma multa. Preciso avisar a seguradora?',
				'Em regra, não precisa. Avise se a CNH for suspensa ou se a proposta pedir essa informação. O que muda o risco de verdade merece aviso.',
			],
			[
				'O seguro paga as minhas multas?',
				'Não, porque multa é punição do motorista ou do dono do carro. O seguro cobre prejuízo com acidente, roubo e terceiros.',
			],
		],
	},
]
