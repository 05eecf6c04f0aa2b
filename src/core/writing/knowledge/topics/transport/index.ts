import type { Topic } from '../../types.ts'
import { transportSubjects } from './subjects.ts'

export const transport: Topic = {
	id: 'transport',
	kind: 'product',
	insurance: true,
	name: 'seguro de transporte',
	article: 'o',
	label: 'Seguro Transporte',
	words: [
		'seguro de transporte',
		'seguro transporte',
		'transporte de carga',
		'transporte de mercadoria',
		'transporte rodoviario',
		'seguro de carga',
		'seguro da carga',
		'carga',
		'frete',
		'caminhoneiro',
		'transportador',
		'transportadora',
		'embarcador',
		'rctr-c',
		'rctrc',
		'rc-dc',
		'rc-v',
		'importacao',
		'exportacao',
	],
	categories: ['transporte', 'transportes'],
	page: { href: '/seguros/transporte', text: 'seguro de transporte' },
	subjects: [
		...transportSubjects,
		{
			words: ['rctr', 'rc-dc', 'rc-v', 'obrigatori'],
			label: 'Seguros do transportador',
			titles: [
				'RCTR-C, RC-DC e RC-V: os seguros do transportador',
				'Transporte de cargas: o que são RCTR-C, RC-DC e RC-V',
			],
			heading: 'RCTR-C, RC-DC e RC-V: três siglas, três riscos',
			facts: [
				'O RCTR-C responde pela carga quando o caminhão colide, tomba, capota ou pega fogo. O RC-DC trata do desaparecimento, como roubo, furto e estelionato. Já o RC-V cuida dos danos que o veículo causa a outras pessoas.',
			],
		},
		{
			words: ['roub', 'furt', 'desvio'],
			label: 'Roubo de carga',
			heading: 'Quando a carga some no caminho',
			facts: [
				'Carga visada pede rota estudada, parada credenciada e sigilo sobre o horário. Boa parte dos roubos nasce de informação vazada. Cadastre quem tem acesso aos embarques.',
				'Depois de roubo de carga, o alerta imediato à rastreadora e à polícia aumenta a chance de recuperar o veículo. O registro deve trazer os números das notas. Em seguida, vem o aviso à seguradora.',
			],
		},
		{
			words: ['importa', 'exporta', 'internaciona'],
			label: 'Transporte internacional de carga',
			heading: 'A carga que cruza a fronteira',
			facts: [
				'Na importação e na exportação, o contrato de compra define quem segura a viagem. As siglas de comércio exterior dizem em que ponto o risco passa de um lado ao outro. Por isso, leia essa cláusula antes de contratar.',
				'No transporte internacional, o limite pode incluir frete, impostos e despesas. Sem essas parcelas, a indenização repõe só a mercadoria. Some tudo antes de fixar o valor.',
				'Carga importada viaja por navio ou avião e depois por estrada. A apólice pode terminar no porto ou seguir até o galpão. Confirme, portanto, o último ponto coberto.',
			],
		},
	],
	openings: [
		'A mercadoria sai do galpão inteira e chega ao cliente horas ou dias depois. Nesse intervalo, ela depende do caminhão, da estrada e de muita gente.',
		'Uma curva, um assalto ou uma chuva forte podem levar em minutos o lucro de um mês. O transporte concentra valor em movimento, e por isso tem seguros próprios.',
		'Quem vende, quem transporta e quem recebe olham para a mesma carga com riscos diferentes. Cada um deles tem um contrato que lhe cabe.',
	],
	summary: [
		'O dono da carga e o transportador têm seguros diferentes, e um não substitui o outro.',
		'O transportador rodoviário de cargas tem três seguros obrigatórios: RCTR-C, RC-DC e RC-V.',
		'Cada embarque precisa ser informado à seguradora, no prazo e pelo valor da nota.',
		'O plano de gerenciamento de risco faz parte do contrato e precisa ser cumprido.',
		'Avaria que não se vê na hora deve ser comunicada ao transportador em dez dias.',
		'Embalagem inadequada e desgaste natural da mercadoria costumam ficar de fora.',
	],
	facts: {
		what: [
			'O seguro de transporte protege a mercadoria durante a viagem, por estrada, água, ar ou ferrovia. A cobertura pode começar na saída do depósito e terminar na entrega. O trajeto exato, porém, é o que a apólice descreve.',
			'Há dois lados nesse mercado. O dono da carga contrata o seguro do bem, que vale mesmo sem culpa de ninguém. Já o transportador contrata o de responsabilidade, que responde pelo que ele deve ao cliente.',
			'O contrato pode ser avulso, para uma viagem, ou aberto, para todas as do período. No aberto, cada embarque entra por averbação, que é o aviso à seguradora. Por isso, a rotina de avisar vale tanto quanto a apólice.',
			'As coberturas básicas se dividem em ampla e restritas. A ampla alcança, em regra, qualquer causa externa, salvo as excluídas. As restritas, por outro lado, listam os acidentes que pagam.',
		],
		who: [
			'Indústria e comércio que vendem com entrega própria ou de terceiros são donos do risco até certo ponto do caminho. O contrato de venda diz até onde. Convém, assim, ler essa cláusula antes de cotar.',
			'Transportadoras e autônomos carregam bens que não são deles. Um tombamento pode custar mais do que o caminhão. Para eles, o seguro de responsabilidade é exigência da lei e do cliente.',
			'Quem compra matéria-prima de longe também deve olhar o assunto. Se a compra é feita na fábrica do vendedor, a viagem corre por conta do comprador. Nesse caso, esperar a entrega sem seguro é um risco silencioso.',
		],
		covers: [
			'Colisão, tombamento, capotagem, incêndio e explosão do veículo formam o núcleo da proteção rodoviária. A perda pode ser total ou parcial. O valor segue, em regra, a nota fiscal averbada.',
			'Roubo e desaparecimento da carga junto com o veículo pedem cobertura própria. No seguro do transportador, ela se chama RC-DC. Em geral, vem acompanhada de exigências de rastreamento.',
			'Carga e descarga podem entrar como extensão. A queda da empilhadeira, afinal, não acontece na estrada. Pergunte também pela permanência em depósito durante a viagem.',
			'Despesas de salvamento, como transbordo e limpeza da pista, ajudam a reduzir o prejuízo. Muitas apólices as reembolsam, dentro de um limite. Por isso, guarde todas as notas do socorro.',
		],
		excludes: [
			'Embalagem fraca, mercadoria mal arrumada e vício próprio do produto costumam ficar de fora. Fruta que amadurece e metal que oxida são exemplos. O seguro, afinal, trata do imprevisto.',
			'Atraso na entrega e perda de mercado não são danos à carga. A maioria dos planos os exclui. Se o prazo é crítico, o contrato de frete precisa tratar disso.',
			'Viagem sem averbação, ou averbada depois do acidente, pode ficar sem cobertura. A seguradora só responde pelo que conhece. Automatize, portanto, o envio dos documentos.',
			'Dinheiro, joias, obras de arte e animais vivos têm regra própria ou exclusão. O mesmo vale para produtos muito visados. Consulte a lista antes de aceitar o frete.',
		],
		buying: [
			'Levante o valor máximo por veículo e por viagem. O limite da apólice precisa caber no maior embarque do ano. Quando a carga passa do teto, parte dela viaja por sua conta.',
			'Descreva as mercadorias e as rotas como elas são. Eletrônico, medicamento e combustível pedem medidas diferentes. Assim, o preço e as exigências saem certos desde o início.',
			'Leia o plano de gerenciamento de risco linha por linha. Ele diz quando usar rastreador, escolta e cadastro do motorista. Se a operação não consegue cumprir, negocie antes de assinar.',
			'Peça ao transportador a cópia das apólices e a prova de que estão em dia. Confira o limite e a validade. Um certificado vencido, na prática, não protege ninguém.',
		],
		price: [
			'O preço costuma ser um percentual sobre o valor transportado. Mercadoria, rota, distância e histórico definem esse número. Cargas visadas pagam mais, e boas proteções podem reduzir.',
			'Há apólices com prêmio mínimo por mês, mesmo sem viagens. Quem tem operação de safra deve comparar esse piso com o avulso. A conta muda ao longo do ano.',
			'Franquia por sinistro afasta perdas pequenas, como uma caixa amassada. Ela reduz o prêmio, porém deixa o varejo das avarias com você. Veja a frequência real antes de aceitar.',
		],
		claim: [
			'No acidente, proteja as pessoas e avise a polícia e a seguradora na mesma hora. Ela pode mandar um comissário ao local. Antes do transbordo, fotografe a posição da carga, se for seguro.',
			'Reúna nota fiscal, conhecimento de transporte, manifesto e registro da ocorrência. São eles que provam o valor e a viagem. Separe também o comprovante da averbação.',
			'Quem recebe deve conferir os volumes diante do motorista e anotar as faltas no canhoto. Receber sem ressalva complica a prova. Depois, o aviso escrito confirma o que foi anotado.',
		],
		law: [
			'A [Lei 11.442/2007](transporte-de-cargas) manda o transportador rodoviário contratar três seguros: o de acidentes com a carga (RCTR-C), o de desaparecimento (RC-DC) e o de danos a terceiros pelo veículo (RC-V). A contratação cabe a ele, e não ao dono da mercadoria.',
			'Os dois seguros da carga devem seguir um plano de gerenciamento de risco, combinado entre o transportador e a seguradora. É o que prevê o artigo 13 da mesma lei. O dono da mercadoria, por sua vez, pode pedir cópia da apólice.',
			'O [Código Civil](codigo-civil) faz o transportador responder pela coisa desde que a recebe até a entrega, no limite do valor do conhecimento (art. 750). Quem recebe deve conferir e reclamar logo. Para avaria que não se percebe de imediato, o prazo é de dez dias (art. 754).',
			'Entre os seguros obrigatórios do artigo 20 do [Decreto-Lei 73/1966](decreto-lei-73) está o de transporte de bens de pessoas jurídicas, conforme a regulamentação. A aplicação depende do caso. Converse, portanto, com a corretora e com o contador.',
		],
		mistakes: [
			'Confiar só no seguro da transportadora é o engano mais caro. Ele responde pelo que o transportador deve, e não por qualquer perda. O dono da carga precisa da própria apólice para o resto.',
			'Declarar valor menor para pagar menos volta como rateio ou recusa. A indenização segue o que foi averbado. Economizar centavos por viagem pode custar o caminhão inteiro.',
			'Trocar a rota ou parar em local não previsto, sem aviso, fere o plano combinado. O motorista precisa conhecer as regras. Um cartão simples na cabine já ajuda bastante.',
		],
	},
	tables: [
		{
			aspect: 'covers',
			head: ['Seguro', 'Quem contrata', 'O que protege'],
			rows: [
				['Transporte nacional', 'Dono da carga', 'A mercadoria na viagem'],
				['RCTR-C', 'Transportador', 'Carga em acidente com o veículo'],
				['RC-DC', 'Transportador', 'Carga roubada, furtada ou desviada'],
				['RC-V', 'Transportador', 'Danos do veículo a terceiros'],
			],
		},
	],
	procedures: [
		{
			angles: ['claim', 'rights', 'mistakes'],
			heading: 'Acidente com a carga: a ordem das tarefas',
			steps: [
				['Socorra as pessoas.', 'Sinalize a pista e chame o resgate.'],
				['Avise a central.', 'Rastreadora, polícia e seguradora, nessa ordem.'],
				['Proteja a mercadoria.', 'Lona, vigia e transbordo autorizado.'],
				['Junte os documentos.', 'Nota, conhecimento, manifesto e averbação.'],
				['Receba o perito.', 'Separe o que se salva e registre o que se perdeu.'],
			],
		},
		{
			angles: ['buying', 'guide', 'worth', 'coverage'],
			heading: 'Da primeira viagem à apólice',
			steps: [
				['Mapeie as viagens.', 'Rotas, veículos e valor de cada embarque.'],
				['Descubra de quem é o risco.', 'O contrato de venda e o de frete dizem.'],
				['Defina o teto.', 'Use a maior carga do ano, com impostos.'],
				['Combine as proteções.', 'Rastreio, paradas e cadastro de motoristas.'],
				['Teste a averbação.', 'Um envio de prova antes da estreia.'],
			],
		},
	],
	faqs: [
		[
			'O seguro da transportadora dispensa o meu?',
			'Em geral, não. O dela responde quando há responsabilidade do transportador, nos casos previstos. O seu cobre a mercadoria por causas que o outro não alcança.',
		],
		[
			'Posso contratar o seguro só de uma viagem?',
			'Pode, com apólice avulsa. Ela serve para mudanças, máquinas e embarques raros. Para fretes frequentes, a apólice aberta costuma sair melhor.',
		],
		[
			'Caminhoneiro autônomo também precisa de seguro?',
			'Precisa olhar o papel dele em cada frete. Quando é subcontratado, a lei e o contrato dizem quem faz cada apólice. Peça a prova por escrito antes de carregar.',
		],
		[
			'O que é averbação?',
			'É o aviso de cada embarque à seguradora, com valor e trajeto. Hoje quase sempre segue de forma eletrônica. Sem ela, a viagem pode não existir para o contrato.',
		],
		[
			'Mudança residencial entra nesse seguro?',
			'Há cobertura própria para bens de mudança, com lista e valores. Sem inventário, fica difícil provar o que havia no caminhão. Peça a apólice antes da coleta.',
		],
		[
			'O veículo que transporta está incluído?',
			'Não: o casco do caminhão tem apólice separada, como a de frota ou a individual. O seguro de transporte olha para a carga. Convém renovar os dois juntos.',
		],
	],
	warnings: [
		'**Plano descumprido, indenização em risco.** Se a apólice exige rastreador ligado ou parada credenciada, a rotina precisa comprovar.',
		'**Canhoto sem ressalva vale como entrega perfeita.** Confira antes de assinar, mesmo com fila na doca.',
	],
	checks: [
		'O registro do transportador está na [ANTT](antt), e as obrigações de seguro na [Lei 11.442/2007](transporte-de-cargas). A SUSEP, por sua vez, fiscaliza as seguradoras.',
		'A [SUSEP](susep) supervisiona as seguradoras desse ramo. As regras gerais do contrato ficam na [Lei 15.040/2024](lei-do-seguro), e as do frete na legislação de transporte.',
	],
}
