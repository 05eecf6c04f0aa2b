import type { Topic } from '../../types.ts'
import { autoAges } from './age-subjects.ts'
import { autoBuilds } from './build-subjects.ts'
import { buses } from './bus-subjects.ts'
import { autoClaims } from './claim-subjects.ts'
import { autoDrivers } from './driver-subjects.ts'
import { carEngines } from './engine-subjects.ts'
import { leisureVehicles } from './leisure-vehicle-subjects.ts'
import { parkedCars } from './parked-subjects.ts'
import { carParts } from './part-subjects.ts'
import { autoPlans } from './plan-subjects.ts'
import { autoProfile } from './profile-subjects.ts'
import { rentedCars } from './rented-car-subjects.ts'
import { autoSubjects } from './subjects.ts'
import { trafficVictims } from './traffic-victim-subjects.ts'
import { autoWeather } from './weather-subjects.ts'
import { autoWords } from './words.ts'
import { workingVehicles } from './working-vehicle-subjects.ts'

export const auto: Topic = {
	id: 'auto',
	kind: 'product',
	insurance: true,
	name: 'seguro auto',
	article: 'o',
	label: 'Seguro Auto',
	words: autoWords,
	categories: ['seguro-auto', 'auto'],
	page: { href: '/seguros/auto', text: 'seguro auto' },
	subjects: [
		...trafficVictims,
		...workingVehicles,
		...buses,
		...leisureVehicles,
		...rentedCars,
		...autoPlans,
		...autoAges,
		...autoClaims,
		...autoProfile,
		...autoDrivers,
		...parkedCars,
		...carParts,
		...carEngines,
		...autoBuilds,
		...autoWeather,
		...autoSubjects,
	],
	openings: [
		'Duas pessoas com o mesmo carro podem pagar preços bem diferentes e receber socorros bem diferentes. A explicação está na apólice, e ela cabe em poucas linhas.',
		'O carro fica na rua, dorme em garagem, viaja e empresta carona. Cada uma dessas situações tem um nome no contrato de seguro.',
		'Pouca gente lê a apólice do carro antes da primeira batida. Quem lê antes, porém, escolhe melhor e discute menos.',
		'Um acidente pequeno no estacionamento já mostra para que serve um bom contrato. O segredo está em saber, antes, o que ele promete e o que ele deixa de fora.',
	],
	summary: [
		'A cobertura do próprio carro e a cobertura para terceiros são contratadas em linhas separadas.',
		'O limite para terceiros merece mais atenção do que o preço, porque protege o seu patrimônio.',
		'Franquia é a sua parte no conserto do próprio carro. Ela se paga a cada batida.',
		'Uso por aplicativo, troca de endereço e novo condutor precisam de aviso à seguradora.',
		'Em caso de batida, avise logo a seguradora e espere a autorização antes de consertar.',
		'A tabela Fipe serve de referência para pagar a perda total, no percentual que a apólice fixar.',
		'Depois do aviso completo, a seguradora tem até 30 dias para responder sobre a cobertura.',
		'Compare propostas com a mesma franquia e os mesmos limites. Só assim o preço diz algo.',
	],
	facts: {
		what: [
			'O seguro auto é um contrato em que a seguradora assume, em troca do prêmio, o risco de certos prejuízos com o carro. O motorista paga um preço conhecido para não arcar sozinho com um valor incerto. Em geral, o contrato dura um ano.',
			'Uma apólice completa costuma juntar quatro blocos: o casco, que é o próprio carro; os danos a terceiros; os ocupantes; e a assistência. Cada bloco tem limite e regra próprios. Por isso, dois seguros chamados de “completos” podem ser bem diferentes.',
			'Existe o seguro compreensivo, que reúne colisão, incêndio, roubo e furto. Há também planos mais enxutos, só para roubo e furto ou só para terceiros. Assim, dá para ajustar o contrato ao valor do carro e ao bolso.',
			'A indenização do próprio carro segue uma de duas modalidades. Na de valor de mercado, ela acompanha uma tabela, como a Fipe, na data que a apólice indica. Já na de valor determinado, vale a quantia fixa escrita na apólice.',
			'Proteção veicular e seguro não são a mesma coisa. No seguro, a empresa assume o risco. Na proteção oferecida por associação, os participantes dividem as despesas entre si, hoje sob as regras da [Lei Complementar 213/2025](lei-213).',
		],
		who: [
			'Quem financia o carro costuma ter um motivo a mais: se o veículo some, a dívida continua. A apólice evita pagar por anos um bem que já não existe. Além disso, alguns contratos de financiamento exigem o seguro.',
			'Para quem roda muito, a conta muda de figura. Mais quilômetros significam mais exposição a batidas e a panes. Nesse caso, carro reserva e guincho com boa quilometragem pesam tanto quanto o preço.',
			'Carro antigo também merece reflexão. Às vezes, o casco sai caro perto do valor do veículo. Ainda assim, manter a cobertura para terceiros faz sentido, pois o carro que você atinge pode ser novo.',
			'Famílias com um jovem recém-habilitado precisam declarar esse condutor quando a pergunta aparece. O preço sobe, mas a cobertura acompanha a vida real. Esconder o filho ao volante é economia que costuma sair cara.',
			'Quem deixa o carro na garagem durante a semana pode pedir planos por quilometragem ou franquia maior. Essas opções reduzem o preço em troca de mais participação. Vale a pena só se houver reserva para o dia da batida.',
		],
		covers: [
			'A cobertura de casco paga o conserto depois de colisão, capotagem ou queda, descontada a franquia. Em muitos contratos, ela inclui incêndio, raio e explosão. Roubo e furto entram juntos no plano compreensivo.',
			'Danos materiais a terceiros cobrem o carro, o muro ou o poste que você atingir. Danos corporais a terceiros tratam de despesas médicas, pensão e indenização por lesão ou morte. São linhas separadas, com limites separados.',
			'A linha de danos morais a terceiros nem sempre vem no pacote. Segundo a Súmula 402 do STJ, o seguro de danos pessoais compreende os morais, salvo exclusão expressa. Portanto, procure a exclusão antes de confiar na regra.',
			'Acidentes pessoais de passageiros, a linha APP, indenizam morte ou invalidez de quem estava no carro segurado. O valor costuma ser por pessoa e independe de culpa. Quem leva a família todos os dias deveria olhar esse limite.',
			{
				lead: 'A assistência 24 horas resolve os apuros do dia a dia. Confira, porém, os detalhes de cada serviço:',
				items: [
					'quilometragem do guincho, de ida e de volta;',
					'número de chamados por ano;',
					'chaveiro, troca de pneu e pane seca;',
					'táxi ou hospedagem quando a viagem para no meio.',
				],
			},
			'Vidros, faróis, lanternas e retrovisores costumam formar uma cobertura à parte, com franquia própria e menor. Ela resolve a pedra na estrada sem mexer no casco. Em muitas seguradoras, esse uso não altera a classe de bônus, mas convém confirmar.',
			'Enchente e granizo aparecem na maioria dos planos compreensivos, entre os danos da natureza. Planos só de roubo e furto, por outro lado, deixam a água de fora. Para quem mora em rua que alaga, essa linha decide a compra.',
		],
		excludes: [
			'Desgaste, ferrugem, pneu gasto e defeito de fábrica ficam de fora. O seguro trata do imprevisto, e não da manutenção. Uma peça que falha por velhice, portanto, é conta do dono.',
			'Objetos deixados no interior, como notebook e mochila, raramente entram no contrato do carro. Som e rodas que não saíram de fábrica também pedem declaração. Sem isso, a seguradora indeniza o modelo original.',
			'Dirigir sem habilitação válida ou sob efeito de álcool costuma afastar a cobertura do próprio carro. A [Lei do Contrato de Seguro](lei-do-seguro) trata do agravamento intencional do risco, que leva à perda da garantia. Beber e dirigir, ademais, é infração gravíssima.',
			'Entrar de propósito em rua alagada é um caso clássico de discussão. A água que sobe com o carro parado conta a favor do segurado. A travessia arriscada, ao contrário, pode virar agravamento do risco.',
			'Uso diferente do declarado abre espaço para recusa ou redução. Carro particular que faz entregas ou corridas tem outra exposição. Se a atividade começou no meio do ano, peça a alteração da apólice.',
			'Corridas, rachas e circulação fora de vias abertas ao tráfego ficam de fora em quase todo contrato. Carga acima da permitida também gera problema. Leia a lista de exclusões com calma, pois ela é curta e decisiva.',
		],
		buying: [
			'Antes da cotação, separe a CNH, o documento do carro e a apólice anterior, se houver. Com esses papéis, o CEP de pernoite e a classe de bônus saem certos. Assim, o preço da proposta tende a se manter até o fim.',
			'A seguradora pode pedir vistoria antes de aceitar o carro. Lave o veículo, tire os objetos e mostre os danos que já existem. O laudo registra esse estado e evita debate depois.',
			'Escolha primeiro os limites para terceiros e só depois a franquia. Pense no preço de um carro caro e em algumas semanas de hospital. Um limite folgado costuma custar bem menos do que parece.',
			'Na cotação, diga o uso real: passeio, trabalho, entregas ou aplicativo. Informe também quem dirige na maior parte da semana. A resposta certa evita a pior surpresa, que é a discussão no dia do sinistro.',
			'Oficina de livre escolha e rede referenciada são modelos distintos. A livre escolha dá autonomia, mas pode custar mais. A rede, em compensação, costuma oferecer desconto na franquia ou carro reserva.',
			'Guarde a proposta, o questionário e o comprovante do primeiro pagamento. A seguradora tem 30 dias, depois da aceitação, para entregar a apólice. Quando ela vier, confira placa, chassi, condutor e limites.',
		],
		price: [
			'O preço nasce da frequência e do custo dos sinistros de carros parecidos com o seu. Modelo, ano, CEP, idade do condutor e uso entram na conta. Por isso, vizinhos recebem valores diferentes para o mesmo carro.',
			'Peça cara e conserto difícil encarecem o seguro, mesmo em carro pouco visado. Já um modelo muito roubado sobe pela outra ponta. Antes de comprar o veículo, uma cotação rápida revela esse custo escondido.',
			'A classe de bônus reduz o prêmio de quem passa anos sem sinistro indenizado. Ela acompanha a pessoa, e não a seguradora. Leve a apólice anterior na cotação para não perder esse desconto.',
			'Aumentar a franquia baixa o prêmio, mas transfere parte do risco para você. Faça a conta com o dinheiro que tem guardado. Se a franquia não cabe na reserva, a economia é ilusória.',
			'Rastreador, garagem em casa e no trabalho e poucos quilômetros por mês podem ajudar. O efeito varia de empresa para empresa. Peça à corretora que mostre o preço com e sem cada item.',
			'Parcelar pode custar mais do que pagar à vista, a depender dos juros embutidos. Compare o total do ano, e não a parcela. O imposto sobre operações financeiras também já deve aparecer nessa soma.',
		],
		claim: [
			'Com feridos, chame o Samu pelo 192 ou os bombeiros pelo 193 antes de qualquer foto. Sinalize a pista e fique em lugar seguro. Papel se resolve mais tarde.',
			'Sem vítimas, fotografe a cena de longe e de perto e libere a via. O [Código de Trânsito](ctb) pede a remoção do veículo quando ela é necessária para a segurança e a fluidez (art. 178). As imagens provam a posição dos carros depois que eles saem.',
			'Ligue para a seguradora no mesmo dia e conte o que houve sem adivinhar. Se você não sabe a velocidade do outro, diga que não sabe. Uma versão simples e verdadeira anda mais rápido.',
			'Não autorize o conserto antes da vistoria. A seguradora precisa ver o dano para calcular o reparo. Peças já trocadas viram uma disputa de palavras.',
			'Depois de roubo ou furto, registre a ocorrência o quanto antes e avise a central. A polícia e o rastreador trabalham melhor nas primeiras horas. Separe, em seguida, chaves, documento e comprovantes.',
			'Na perda total, a seguradora paga e fica com o salvado, que é o que sobrou do carro. Há papéis de transferência, multas e débitos a resolver. Se existe financiamento, parte do valor quita o banco.',
			'Em alerta de chuva forte, leve o carro a um lugar alto e evite rua com água acima do meio da roda. Atravessar alagamento pode virar discussão com a seguradora. Esperar, por outro lado, custa menos.',
			'Culpa do outro motorista abre dois caminhos. Você aciona a sua apólice e paga a franquia, ou pede o reparo à seguradora dele como terceiro. Compare o tempo de cada um antes de decidir.',
		],
		law: [
			'Desde dezembro de 2025, a [Lei 15.040/2024](lei-do-seguro) rege o contrato de seguro. Ela dá à seguradora até 30 dias para decidir sobre a cobertura, contados do aviso com os documentos (art. 86). Passado o prazo em silêncio, ela perde o direito de recusar.',
			'No seguro de veículos, a contagem dos 30 dias só pode parar uma vez por falta de documento. O pedido precisa de justificativa. Anote, portanto, o dia de cada entrega.',
			'Não há hoje seguro obrigatório de danos pessoais no licenciamento. O antigo DPVAT deixou de ser cobrado, e a [Lei Complementar 211/2024](lei-211) revogou o substituto antes que ele começasse. A proteção da vítima depende, assim, da sua cobertura para terceiros.',
			'Vendeu o carro? O novo dono tem 30 dias para transferir, segundo o artigo 123 do Código de Trânsito. Peça o cancelamento ou a mudança da apólice no dia da entrega. Até lá, o seguro ainda está em seu nome.',
			'A seguradora que indeniza pode cobrar do culpado o que pagou. Esse direito se chama sub-rogação. Por isso, não faça acordo que dê quitação ao outro motorista sem falar com ela antes.',
			'Segundo a Súmula 465 do [STJ](stj), vender o veículo sem avisar não basta, sozinho, para negar a indenização. É preciso que o risco tenha mesmo aumentado. Ainda assim, avisar continua a ser o caminho tranquilo.',
		],
		mistakes: [
			'Escolher pelo menor preço e só descobrir a franquia na oficina é o erro mais comum. O valor da parcela aparece grande; o da franquia, pequeno. Leia os dois na mesma folha.',
			'Muita gente contrata o mínimo para terceiros e o máximo para o próprio carro. O risco maior, no entanto, está fora dele. Um atropelamento pode custar mais do que dez consertos.',
			'Informar o CEP de um parente para pagar menos é um risco desnecessário. A seguradora confere onde o carro dorme quando há roubo. Se houver má-fé, a indenização pode se perder inteira.',
			'Acionar o seguro por qualquer arranhão pode sair caro na renovação. Some a franquia e o bônus que você perderia. Às vezes, pagar o funileiro compensa.',
			'Assinar na rua um papel em que assume a culpa complica a vida de todos. A seguradora deve participar de acordos com terceiros. Troque os dados, registre os fatos e deixe a conversa para depois.',
			'Esquecer o fim da vigência deixa o carro descoberto de um dia para o outro. Anote a data com um mês de folga. Nesse intervalo, dá para comparar propostas com calma.',
		],
	},
	tables: [
		{
			aspect: 'excludes',
			head: ['Situação', 'Costuma ter cobertura?', 'Por quê'],
			rows: [
				['Pneu gasto que estoura', 'Não', 'Desgaste não é acidente'],
				['Água que sobe com o carro parado', 'Sim, no compreensivo', 'Evento da natureza'],
				['Notebook no banco de trás', 'Não', 'Objeto não é parte do carro'],
				['Condutor sem habilitação', 'Não', 'Risco agravado'],
				['Rodas e som não originais', 'Só se declarados', 'A referência é o modelo de fábrica'],
			],
		},
		{
			aspect: 'claim',
			head: ['Momento', 'O que fazer', 'O que evitar'],
			rows: [
				['Na rua', 'Socorrer, sinalizar e fotografar', 'Discutir culpa'],
				['No mesmo dia', 'Abrir o aviso e pedir protocolo', 'Esperar o fim de semana'],
				['Na oficina', 'Aguardar a vistoria', 'Trocar peça por conta própria'],
				['Na entrega', 'Conferir o serviço e a nota', 'Assinar sem testar'],
			],
		},
		{
			aspect: 'covers',
			head: ['Linha da apólice', 'O que ela trata', 'O que perguntar'],
			rows: [
				['Casco', 'Dano ao próprio carro', 'Qual é a franquia em reais?'],
				['Danos materiais', 'Carro, muro ou objeto de outra pessoa', 'O limite paga um carro caro?'],
				['Danos corporais', 'Lesão ou morte de outra pessoa', 'Há limite por vítima?'],
				['Passageiros (APP)', 'Quem viaja no carro segurado', 'O valor é por pessoa?'],
				['Assistência', 'Guincho, chaveiro e pneu', 'Quantos quilômetros e chamados?'],
			],
		},
		{
			aspect: 'price',
			head: ['Fator', 'Efeito usual no preço', 'O que você controla'],
			rows: [
				['CEP de pernoite', 'Muda com roubos e furtos na região', 'Informar o endereço real'],
				['Condutor', 'Jovem costuma encarecer', 'Declarar quem dirige mais'],
				['Bônus', 'Anos sem sinistro reduzem', 'Renovar em dia'],
				['Franquia', 'Maior franquia, menor prêmio', 'Escolher o que cabe na reserva'],
				['Uso', 'Trabalho expõe mais do que passeio', 'Dizer a verdade e avisar mudanças'],
			],
		},
	],
	procedures: [
		{
			angles: ['claim', 'rights', 'mistakes'],
			heading: 'Depois da batida: passo a passo',
			steps: [
				['Proteja as pessoas.', 'Triângulo na pista, pisca-alerta ligado e todos fora do caminho dos outros carros.'],
				['Registre a cena.', 'Fotos amplas, fotos dos danos, placas e o nome da rua.'],
				['Troque contatos.', 'Nome, telefone, placa e seguradora de cada motorista.'],
				['Faça a ocorrência.', 'No Rio Grande do Sul, a [Delegacia Online](delegacia-online) recebe casos sem vítima.'],
				['Abra o sinistro.', 'Use o aplicativo, o telefone ou a corretora, e guarde o protocolo.'],
				['Leve à vistoria.', 'Só depois da autorização a oficina começa o serviço.'],
			],
		},
		{
			angles: ['buying', 'guide', 'worth'],
			heading: 'Como contratar em seis passos',
			steps: [
				['Liste o uso real.', 'Quem dirige, onde o carro dorme e para que ele serve.'],
				['Defina o limite para terceiros.', 'Parta do carro mais caro que circula na sua região.'],
				['Escolha a franquia.', 'O valor precisa caber na sua reserva de emergência.'],
				['Peça três propostas iguais.', 'Mesmos limites, mesma franquia e mesma assistência.'],
				['Leia as exclusões.', 'Se uma linha não ficar clara, pergunte por escrito.'],
				['Confira a apólice emitida.', 'Nome, placa, CEP e condutor devem bater com a proposta.'],
			],
		},
	],
	faqs: [
		[
			'O seguro cobre outra pessoa ao volante?',
			'Em geral, sim, se o condutor tem habilitação e o uso combina com o perfil declarado. Algumas apólices, porém, cobram franquia maior quando dirige alguém de uma faixa de idade não informada.',
		],
		[
			'Posso trocar de seguradora antes do fim do ano?',
			'Pode trocar quando quiser. A antiga devolve parte do prêmio, conforme a tabela do contrato. Faça a nova apólice começar no mesmo dia, para não ficar um intervalo sem cobertura.',
		],
		[
			'Bati sozinho no muro. O seguro paga?',
			'A cobertura de casco costuma pagar, descontada a franquia. O muro do vizinho entra em danos materiais a terceiros. Já o seu próprio muro pertence ao seguro da casa.',
		],
		[
			'O que muda em um carro elétrico ou híbrido?',
			'Bateria, carregador e oficina especializada merecem perguntas. Confirme se o cabo e o carregador de parede têm cobertura. Veja também se o guincho aceita esse tipo de veículo.',
		],
		[
			'A seguradora pode recusar o meu carro?',
			'Pode recusar a proposta, desde que responda em até 25 dias. Se ficar em silêncio nesse prazo, a lei trata a proposta como aceita.',
		],
		[
			'Carro reserva vem em todo seguro?',
			'Só quando contratado: é um item opcional em muitos planos, com número de diárias e regra de categoria. Para quem trabalha com o carro, costuma valer o acréscimo.',
		],
		[
			'Preciso de seguro se o carro já está quitado?',
			'A lei não obriga. Mas a dívida com um terceiro atingido não depende do financiamento. Considere, ao menos, a cobertura para terceiros.',
		],
		[
			'O granizo amassou o teto. Pago franquia?',
			'Em regra, sim, porque é dano parcial ao próprio carro. Alguns planos trazem reparo de amassados à parte. Consulte a apólice antes de chamar o martelinho.',
		],
		[
			'A partir de quando estou protegido?',
			'Do dia e da hora que a apólice indica como início. Antes da aceitação, só vale uma cobertura provisória dada por escrito. Guarde a proposta com a data do envio.',
		],
	],
	warnings: [
		'**Franquia “por fora” é sinal de problema.** Oficina que promete embutir a sua parte no orçamento propõe uma fraude, e o segurado pode responder junto.',
		'**Mudou de endereço? Conte à seguradora.** O CEP de pernoite pesa no preço e na aceitação. Um aviso por escrito, com protocolo, protege a indenização.',
		'**Boleto só da seguradora.** Se o pagamento sai em nome de uma pessoa física, pare e confira a proposta antes de pagar.',
	],
	checks: [
		'A [SUSEP explica o seguro de automóveis](susep-auto) em página própria e fiscaliza as seguradoras. Para os prazos e os deveres de cada lado, consulte a [Lei 15.040/2024](lei-do-seguro).',
		'Quem fiscaliza as seguradoras é a [SUSEP](susep). Se a empresa não resolver, o [Consumidor.gov.br](consumidor) recebe a queixa de graça e guarda a resposta.',
		'As definições oficiais estão na [página da SUSEP sobre automóveis](susep-auto). Já as regras de trânsito, como parar e remover o veículo, ficam no [Código de Trânsito Brasileiro](ctb).',
	],
}
