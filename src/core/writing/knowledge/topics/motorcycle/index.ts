import type { Topic } from '../../types.ts'
import { motorcycleModels } from './model-subjects.ts'

export const motorcycle: Topic = {
	id: 'motorcycle',
	kind: 'product',
	insurance: true,
	name: 'seguro de moto',
	article: 'o',
	label: 'Seguro Moto',
	words: [
		'moto',
		'seguro de moto',
		'seguro moto',
		'seguro da moto',
		'seguro para moto',
		'motocicleta',
		'motoboy',
		'motofrete',
		'motociclista',
		'scooter',
		'vistoria previa da moto',
		'ciclomotor',
		'entregador de moto',
	],
	categories: ['seguro-moto', 'moto'],
	page: { href: '/seguros/auto', text: 'seguro auto e moto' },
	subjects: [
		...motorcycleModels,
		{
			words: [
				'moto eletric',
				'motos eletric',
				'scooter eletric',
				'scooters eletric',
				'ciclomotor',
				'motocicleta eletric',
			],
			label: 'Moto e scooter elétricas',
			titles: ['Moto e scooter elétricas: placa, bateria e seguro', 'Scooter elétrica: precisa de placa e de seguro?'],
			heading: 'O que muda na moto elétrica',
			opening:
				'A scooter elétrica é silenciosa, econômica e, às vezes, vendida como se fosse brinquedo. A placa e o seguro dependem da potência, e não do anúncio.',
			points: [
				'Scooter elétrica acima de 1.000 W ou 32 km/h precisa de registro, placa e habilitação.',
				'Na moto elétrica, a bateria pesa no valor e merece linha clara na apólice.',
			],
			facts: [
				'Antes do seguro, veja a categoria da moto elétrica. Até 1.000 W e 32 km/h, ela pode ser um autopropelido, sem placa. Acima disso, é ciclomotor ou motocicleta, segundo a Resolução 996 do Contran.',
				'O ciclomotor vai até 4 kW e 50 km/h. Ele exige registro, placa e habilitação na categoria A ou ACC. O prazo para regularizar os antigos terminou em 31 de dezembro de 2025.',
				'Sem registro, a seguradora não tem como emitir uma apólice de veículo. Regularize primeiro e cote depois. A nota fiscal com o número do chassi é o primeiro papel.',
				'Na scooter elétrica, a bateria pode valer boa parte do conjunto. Pergunte se há cobertura para furto só da bateria, curto e incêndio na recarga. A perda de capacidade com o tempo é desgaste e fica fora.',
				'Oficina e peça ainda são raras em muitas cidades. Veja se a rede da seguradora atende a marca e se o guincho aceita elétricos. Modelo sem cotação em tabela pode pedir valor determinado.',
			],
			faqs: [
				[
					'Scooter elétrica precisa de habilitação?',
					'Precisa quando passa de 1.000 W ou de 32 km/h. Nesse caso, vale a categoria A ou a ACC. Leia a etiqueta do fabricante antes de comprar.',
				],
			],
		},
		{
			words: ['entreg', 'motoboy', 'motofrete', 'aplicativo', 'delivery'],
			label: 'Seguro de moto para entregador',
			heading: 'A moto que trabalha',
			facts: [
				'Entrega muda o uso da moto de particular para comercial. Nem toda seguradora aceita, e o preço sobe com as horas na rua. Esconder esse uso, porém, pode custar a indenização.',
				'Quem faz entregas roda com baú, chuva e pressa. Por isso, guincho, danos a terceiros e acidentes pessoais vêm antes dos acessórios. Peça a cotação com a plataforma e a jornada descritas.',
			],
		},
		{
			words: ['roub', 'furt', 'rastreador'],
			label: 'Roubo e furto de moto',
			heading: 'Se levarem a moto',
		},
		{
			words: ['acessori', 'capacete', 'bau'],
			label: 'Acessórios da moto',
			heading: 'Capacete, baú e jaqueta',
			facts: [
				'Capacete e jaqueta são bens pessoais e, em geral, não entram na apólice da moto. Alguns planos oferecem reposição depois de acidente. Guarde a nota de cada item.',
			],
		},
	],
	openings: [
		'Na moto, o corpo é a lataria. Por isso, o seguro precisa olhar para a máquina, para os outros e para quem pilota.',
		'A moto leva ao trabalho, à faculdade e ao cliente com poucos litros de gasolina. Perdê-la, por outro lado, pode parar a renda no mesmo dia.',
		'Muita gente desiste do seguro de moto antes de cotar, porque ouviu que é caro ou impossível. A realidade depende do modelo, do bairro e do uso.',
	],
	summary: [
		'Há planos completos e planos só para roubo e furto, com preços bem diferentes.',
		'Uso em entregas precisa constar na proposta, pois muda a aceitação e o preço.',
		'Danos a terceiros e acidentes pessoais protegem o que mais pesa em uma queda.',
		'Baú, alforje e acessórios só entram quando declarados e aceitos.',
		'Rastreador e garagem podem ser exigência, e não apenas desconto.',
		'Para motofrete, a lei pede idade, tempo de habilitação, curso e equipamentos.',
	],
	facts: {
		what: [
			'O seguro de moto usa as mesmas linhas do automóvel: casco, roubo e furto, terceiros, passageiro e assistência. O peso de cada uma muda. Em duas rodas, a queda e o roubo dominam a conta.',
			'O plano completo cobre colisão, incêndio, roubo e furto. O compacto fica só com roubo e furto, às vezes com indenização integral por acidente. Assim, dá para proteger o principal com menos dinheiro.',
			'A indenização costuma seguir a tabela de referência, no percentual da apólice. Moto equipada vale mais na loja do que na tabela. Declare, portanto, o que foi acrescentado.',
			'A assistência inclui guincho próprio para motos, chaveiro e, em alguns planos, transporte do piloto. Veja a quilometragem e o número de chamados. Pane seca e pneu nem sempre entram.',
		],
		who: [
			'Quem depende da moto para trabalhar sente o prejuízo em dobro: o bem e a renda. Para essa pessoa, o prazo de pagamento importa tanto quanto o preço. Reserva para alguns dias parados ajuda.',
			'Motos de alta cilindrada têm peças caras e reparo demorado. A franquia acompanha esse custo. Nesse grupo, o casco completo costuma fazer sentido.',
			'Scooters e motos pequenas são as mais visadas em muitas cidades. O plano de roubo e furto resolve o risco principal. A proteção para terceiros, contudo, continua útil.',
		],
		covers: [
			'A cobertura de casco paga o conserto depois de colisão ou queda acidental, menos a franquia. Tombar parada no descanso pode gerar dúvida. Pergunte como a apólice trata esse caso.',
			'Roubo e furto pagam o valor contratado quando a moto não aparece. Se ela for recuperada danificada, vale a regra do conserto. Alguns planos populares só pagam a perda completa.',
			'Danos a terceiros cobrem o retrovisor do carro e, sobretudo, a lesão do pedestre. São limites separados para bens e para pessoas. Um valor folgado costuma custar pouco.',
			'Acidentes pessoais do piloto e do garupa indenizam morte e invalidez. Despesas médicas podem ser incluídas. Para quem anda todos os dias, essa linha merece o primeiro olhar.',
		],
		excludes: [
			'Pilotar sem habilitação da categoria A costuma afastar a cobertura. O mesmo vale para empréstimo a quem não pode dirigir. Confira a validade do documento.',
			'Corrida, manobra e pista fechada ficam fora do contrato comum. Escapamento alterado e motor modificado também geram recusa. Avise antes de mexer na moto.',
			'Desgaste de pneu, corrente e freio não é acidente. Peça furtada sozinha, como o farol, raramente tem cobertura. O plano trata da moto inteira.',
			'Entregas sem declaração formam a recusa mais comum. A seguradora compara o local, a hora e o baú com a proposta. Contar o uso desde o início, portanto, sai mais barato.',
		],
		buying: [
			'Tenha à mão o documento, a habilitação, o CEP onde a moto dorme e o uso semanal. Diga se ela fica na rua durante o trabalho. Esses dados mudam o preço mais do que a cor.',
			'Compare o plano completo com o de roubo e furto lado a lado. Some franquia e prêmio do ano. Em moto barata, o completo pode não compensar.',
			'Pergunte se o rastreador é exigido, quem paga e quem faz a manutenção. Equipamento desligado pode virar motivo de recusa. Peça o comprovante da instalação.',
			'Se a primeira seguradora recusar, tente outras por meio da corretora. Modelo, bairro e uso têm aceitação diferente em cada uma. A recusa de uma só não fecha a porta.',
		],
		price: [
			'Modelo visado, CEP, idade e uso formam o preço. Duas motos do mesmo valor podem custar o dobro uma da outra no seguro. Por isso, cote antes de comprar a moto.',
			'Garagem, rastreador e trava ajudam, mas o efeito varia. Peça a proposta com e sem cada item. Às vezes, o desconto paga o equipamento em um ano.',
			'Entregador paga mais porque fica mais tempo exposto. Uma franquia maior alivia, desde que caiba na reserva. Planos por mês podem servir a quem tem renda variável.',
		],
		claim: [
			'Depois da queda, não tire o capacete de ninguém e chame o Samu pelo 192. Moto se resolve mais tarde. Com a via segura, fotografe a posição e os danos.',
			'Roubaram a moto? Ligue para a polícia e para a rastreadora nos primeiros minutos. Em seguida, registre a ocorrência e avise a seguradora.',
			'Leve à oficina só com autorização e guarde as peças trocadas. O perito pode pedir para vê-las. Nota fiscal de acessórios prova o que havia.',
		],
		law: [
			'O [Código de Trânsito](ctb) exige capacete e habilitação na categoria certa. Pilotar sem eles é infração e pode pesar na análise do seguro. A manutenção dos itens obrigatórios também conta.',
			'A [Lei 12.009/2009](motofrete) regula o motofrete: idade mínima de 21 anos, dois anos de habilitação na categoria, curso e colete. A moto precisa de registro e equipamentos próprios. Cada cidade pode ter regras a mais.',
			'Hoje não se cobra seguro obrigatório de danos pessoais no licenciamento. O acidente de moto, portanto, depende das coberturas que o dono contratou. Acidentes pessoais e terceiros ganham importância.',
			'A seguradora tem 25 dias para responder à proposta e, em regra, 30 dias para decidir sobre o sinistro. Os prazos estão na [Lei 15.040/2024](lei-do-seguro). O silêncio conta a favor do cliente.',
		],
		mistakes: [
			'Contratar pelo preço e descobrir que o plano é só de roubo acontece muito. A batida, nesse caso, fica por sua conta. Leia o nome da cobertura antes da parcela.',
			'Informar o CEP do parente ou esconder as entregas é economia perigosa. A seguradora verifica no sinistro. A resposta falsa pode custar tudo.',
			'Esquecer o garupa é comum. Ele viaja sem porta nem cinto. Veja se a apólice o inclui e com que valor.',
		],
	},
	tables: [
		{
			aspect: 'covers',
			head: ['Plano', 'O que costuma pagar', 'Para quem'],
			rows: [
				['Roubo e furto', 'A moto levada, pelo valor contratado', 'Moto visada e orçamento curto'],
				['Completo', 'Batida, incêndio, roubo e furto', 'Moto nova ou cara'],
				['Terceiros', 'Danos a carros e pessoas', 'Todos que rodam na cidade'],
				['Acidentes pessoais', 'Piloto e garupa', 'Quem usa todos os dias'],
			],
		},
	],
	procedures: [
		{
			angles: ['claim', 'rights', 'mistakes'],
			heading: 'Queda ou roubo: os primeiros passos',
			steps: [
				['Atenda quem se feriu.', 'Samu 192, sinalização e calma.'],
				['Registre o local.', 'Fotos, placa e contato de quem viu.'],
				['Acione a rastreadora.', 'No roubo, cada minuto conta.'],
				['Procure a delegacia.', 'Presencial ou pela internet, conforme o caso.'],
				['Comunique à seguradora.', 'Guarde o protocolo e espere a autorização.'],
			],
		},
		{
			angles: ['buying', 'guide', 'worth', 'coverage'],
			heading: 'Da cotação à apólice da moto',
			steps: [
				['Conte o uso real.', 'Passeio, trabalho ou entregas.'],
				['Escolha o núcleo.', 'Roubo e furto ou plano completo.'],
				['Some terceiros.', 'Pense na lesão, e não só no retrovisor.'],
				['Inclua piloto e garupa.', 'Com um capital que ajude de verdade.'],
				['Declare os acessórios.', 'Baú, alforje e protetores, com nota.'],
			],
		},
	],
	faqs: [
		[
			'Existe seguro para moto de entrega?',
			'Existe, em menos seguradoras e com preço maior. O essencial é declarar a atividade. Há também seguros de acidentes pessoais só para quem entrega.',
		],
		[
			'A seguradora pode recusar o meu modelo?',
			'Pode recusar a proposta, dentro do prazo da lei. Peça à corretora outras opções, inclusive planos só de roubo e furto.',
		],
		[
			'O baú está incluído?',
			'Só quando aparece na apólice. Acessórios têm limite próprio e pedem nota fiscal. Confirme antes de instalar.',
		],
		[
			'Moto antiga consegue seguro?',
			'Depende do ano e do modelo. Quando o casco não é aceito, ainda pode haver cobertura para terceiros ou assistência.',
		],
		[
			'Vale a pena segurar moto financiada?',
			'Em geral, sim, porque a dívida continua mesmo sem a moto. Veja se o contrato do banco já exige a apólice.',
		],
		[
			'O seguro vale na Argentina e no Uruguai?',
			'Para circular nos países vizinhos, exige-se a Carta Verde, que cobre danos a terceiros. Pergunte também se a sua apólice estende o guincho.',
		],
	],
	warnings: [
		'**Entrega não declarada é a porta da recusa.** Se a rotina mudou, peça a alteração da apólice antes do próximo pedido.',
		'**Rastreador sem sinal não protege.** Teste o equipamento todo mês e guarde o registro.',
	],
	checks: [
		'A [SUSEP](susep) fiscaliza as seguradoras que vendem esse produto. As regras de condução e de equipamento estão no [Código de Trânsito Brasileiro](ctb).',
		'Quem trabalha com entregas deve ler a [Lei 12.009/2009](motofrete). Sobre o contrato de seguro, consulte a [Lei 15.040/2024](lei-do-seguro) ou a SUSEP.',
	],
}
