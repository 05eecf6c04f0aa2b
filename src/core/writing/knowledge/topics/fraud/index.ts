import type { Topic } from '../../types.ts'
import { fraudSubjects } from './subjects.ts'

export const fraud: Topic = {
	id: 'fraud',
	kind: 'matter',
	insurance: true,
	name: 'golpe do seguro',
	article: 'o',
	label: 'Prevenção',
	words: [
		'golpe',
		'golpes',
		'fraude',
		'fraudes',
		'falso',
		'boleto falso',
		'falsa seguradora',
		'seguradora falsa',
		'seguradora pirata',
		'falso corretor',
		'estelionato',
		'phishing',
		'scam',
		'fraud',
	],
	asideHeading: 'Cuidado com os golpes',
	categories: ['golpes', 'prevencao'],
	page: { href: '/contact', text: 'contato' },
	titles: [
		'Golpes com seguro: como reconhecer e reagir',
		'Golpe e fraude no seguro: como se proteger',
		'Seguro sem golpe: o que conferir antes de pagar',
	],
	headings: {
		what: ['Como os golpes funcionam', 'Dois lados da fraude'],
		who: ['Quem costuma ser alvo', 'Os alvos preferidos'],
		covers: ['Golpes mais comuns', 'As histórias que se repetem'],
		excludes: ['O que o seguro não devolve', 'Limites da proteção'],
		buying: ['Conferências antes de pagar', 'Como confirmar quem vende'],
		price: ['O preço como isca', 'Quando o desconto denuncia'],
		claim: ['Caiu no golpe? As primeiras horas', 'Como reagir depressa'],
		law: ['O que a lei diz', 'Crime, prova e responsabilidade'],
		mistakes: ['Descuidos que abrem a porta', 'Atalhos que viram crime'],
	},
	subjects: [
		...fraudSubjects,
		{
			words: ['falsa central', 'central falsa', 'falso atendente'],
			label: 'Golpe da falsa central',
			titles: ['Golpe da falsa central: como proteger seus dados', 'Falsa central de atendimento: como não cair'],
			heading: 'A ligação que parece do banco',
			facts: [
				'Na falsa central, alguém liga como se fosse do banco ou da seguradora. Já sabe o seu nome, o carro ou o número da apólice, e por isso convence. A pressa e o pedido de senha entregam o golpe.',
				'Suspeitou de falsa central? Desligue e ligue você para o número do cartão ou da apólice, de preferência de outro aparelho. Nenhum atendente sério pede senha, código recebido por mensagem ou transferência de teste.',
				'Não instale aplicativo a pedido de quem ligou. Programas de acesso remoto deixam o criminoso mexer na sua conta enquanto fala com você. Se instalou, desligue a internet e chame o banco.',
				'Dados vazados alimentam a falsa central. Informe menos em cadastros, troque senhas repetidas e ative a confirmação em duas etapas. Também desconfie de quem recita os seus dados para ganhar confiança.',
			],
		},
		{
			words: ['boleto', 'pix'],
			label: 'Boleto falso de seguro',
			titles: ['Boleto falso de seguro: como conferir antes de pagar'],
			heading: 'Conferir antes de pagar',
		},
		{
			words: ['corretor', 'registro'],
			label: 'Falso corretor',
			titles: ['Falso corretor: como conferir quem vende'],
			heading: 'Quem está vendendo',
		},
		{
			words: ['indenizacao', 'taxa', 'liberar'],
			label: 'Golpe da indenização',
			titles: ['Golpe da indenização: a falsa taxa de liberação'],
			heading: 'A falsa taxa de liberação',
		},
		{
			words: ['orcamento', 'inflar', 'fraude'],
			label: 'Fraude contra a seguradora',
			titles: ['Fraude no seguro: por que o atalho sai caro'],
			heading: 'Quando o segurado erra a mão',
		},
	],
	openings: [
		'O golpista estuda o medo da vítima, e o seguro é feito de medos. Por isso, mensagens sobre carro, indenização e dívida funcionam tão bem.',
		'Um preço bom, um atendente gentil e um boleto com logotipo. O golpe moderno não parece golpe, e é aí que mora o perigo.',
		'Há dois tipos de fraude neste mercado: a que engana o consumidor e a que o consumidor tenta contra a seguradora. As duas terminam mal.',
	],
	summary: [
		'Nenhuma seguradora nem órgão público cobra taxa para liberar indenização.',
		'Antes de pagar, consulte o registro do corretor e da seguradora na SUSEP.',
		'O boleto deve sair em nome da seguradora, com CNPJ que você confere.',
		'Caiu no golpe? Fale com o banco na hora e peça a devolução pelo mecanismo do Pix.',
		'Inflar orçamento ou inventar roubo é crime, e o segurado responde por ele.',
		'Digite o endereço do site: link de mensagem é a porta preferida do golpe.',
	],
	facts: {
		what: [
			'A falsa venda usa o nome de empresa real e documentos copiados. Assim, o pagamento cai na conta de outra pessoa. A vítima só descobre quando precisa do seguro.',
			'O golpe da indenização inventa um valor esquecido. Para liberá-lo, pede taxa, imposto ou seguro. Quem paga uma vez recebe um segundo pedido.',
			'A fraude do segurado tem outro desenho: o roubo que não houve, a batida combinada, a nota inflada. Parece pequena, mas para a lei não é.',
		],
		who: [
			'Pessoas idosas e famílias em luto recebem mais ligações desse tipo. O criminoso lê obituários e processos. Por isso, uma conversa com um parente antes de pagar quebra o encanto.',
			'Quem procura preço na pressa da renovação é presa fácil. O anúncio surge na busca, e a conversa vai para o aplicativo. Antes de seguir, pause e confirme o registro.',
			'Motoristas recusados pelas seguradoras ouvem ofertas milagrosas. Aceitação imediata, sem vistoria e sem perguntas, é sinal ruim. Afinal, seguro de verdade pergunta.',
		],
		covers: [
			{
				lead: 'Estas abordagens se repetem em todo o país:',
				items: [
					'cotação muito barata com pagamento por Pix a pessoa física;',
					'boleto da renovação com código de barras trocado;',
					'ligação sobre indenização ou processo ganho, com taxa antecipada;',
					'falso funcionário que pede senha ou código do celular.',
				],
			},
			'No boleto adulterado, o logotipo é perfeito e o beneficiário, outro. O aplicativo do banco mostra o nome antes da confirmação. Antes de confirmar, leia-o em voz alta.',
			'Sites clonados trocam uma letra do endereço. O cadeado do navegador não prova honestidade. Por isso, digite o nome da empresa e compare com o que consta na SUSEP.',
			'Há ainda o falso resgate de previdência e o falso consórcio contemplado. Mudam o produto, mas o roteiro é igual. Em geral, o pagamento adiantado é o ponto em comum.',
		],
		excludes: [
			'O seguro que você achou que tinha não existe, se o contrato era falso. Logo, nenhuma seguradora paga por ele. Resta tentar reaver o dinheiro com o banco e a polícia.',
			'Apólices de celular e de casa raramente cobrem transferências feitas por engano. Há linhas novas para isso, com limites. Portanto, leia antes de contar com elas.',
			'Órgãos públicos não devolvem o valor perdido. Eles investigam e alertam. Já a devolução depende do banco e da rapidez do aviso.',
		],
		buying: [
			'Faça três consultas antes de pagar: registro do corretor, autorização da seguradora e beneficiário do boleto. As duas primeiras estão no site da SUSEP. Já a terceira, no aplicativo do banco.',
			'Peça a proposta em PDF, com CNPJ e número do processo do produto na SUSEP. Golpista foge de papel. Depois, confirme um dado por telefone com a própria seguradora.',
			'Desconfie de quem só atende por mensagem e recusa ligação. Na dúvida, uma chamada de vídeo rápida resolve. O corretor sério entende a cautela.',
			'Depois de pagar, confirme a apólice no aplicativo ou na central da seguradora. Não use o telefone que veio na mensagem. Em vez disso, busque o número no site oficial.',
		],
		price: [
			'Desconto de metade sem mudar cobertura não existe por milagre. Algo falta: a seguradora, a franquia ou a verdade. Por isso, peça a conta aberta.',
			'Taxa de cadastro, de análise ou de liberação não faz parte do seguro. O que se paga é o prêmio, com imposto. Portanto, qualquer outra cobrança merece um não.',
			'O custo da fraude aparece no preço de todos. Cada roubo inventado encarece a região. Assim, denunciar ajuda o próprio bolso.',
		],
		claim: [
			'Avise o banco no mesmo instante e peça o Mecanismo Especial de Devolução do Pix. A regra do [Banco Central](bcb) permite pedir em até 80 dias. Quanto antes, mais chance de haver saldo.',
			'Registre a ocorrência com prints, números, contas e horários. Não apague a conversa. Afinal, o arquivo inteiro vale mais do que recortes.',
			'Troque senhas e ative a verificação em duas etapas. Se você enviou documento, acompanhe o CPF no Registrato. Assim, você vê contas e dívidas em seu nome.',
			'Comunique a seguradora cujo nome foi usado e a SUSEP. Com isso, elas publicam alertas e ajudam outras pessoas. Guarde os protocolos.',
		],
		law: [
			'Forjar dano para receber seguro é crime, previsto no artigo 171, § 2º, V, do [Código Penal](codigo-penal). A pena é de reclusão e multa. Além disso, oficina e segurado podem responder juntos.',
			'Só entidades autorizadas podem vender seguro, segundo o artigo 2º da [Lei 15.040/2024](lei-do-seguro). Quem opera sem autorização comete infração grave. Nesse caso, a denúncia se faz à SUSEP.',
			'Provocar o sinistro de propósito tira o direito à indenização. A lei estende o efeito a quem agiu em conluio. Ou seja, o contrato não protege a mentira.',
			'O banco pode ter de devolver valores quando falha na segurança. Cada caso pede análise, mas protocolo rápido e prova do aviso fazem diferença.',
		],
		mistakes: [
			'Passar o código que chegou por mensagem entrega a conta inteira. Como nenhum atendente precisa dele, desligue e ligue para o número oficial.',
			'Aceitar a “ajudinha” da oficina para embutir a franquia parece inofensivo. É fraude, com dois autores. Por isso, recuse e procure outra.',
			'Publicar foto da apólice em rede social entrega CPF, endereço e rotina. Se postar, cubra os dados. O melhor, porém, é não postar.',
			'Combinar com o amigo que “ele dirigia” muda um acidente em crime. A apuração cruza imagens e telefones. A verdade, ainda que custe a franquia, sai mais barata.',
		],
	},
	tables: [
		{
			aspect: 'buying',
			head: ['O que conferir', 'Onde', 'Sinal de golpe'],
			rows: [
				['Corretor', 'Consulta pública da SUSEP', 'Nome não aparece'],
				['Seguradora', 'Lista de empresas autorizadas', 'CNPJ diferente'],
				['Boleto ou Pix', 'Tela do banco', 'Beneficiário pessoa física'],
				['Site', 'Endereço digitado por você', 'Letra trocada'],
				['Apólice', 'Central da seguradora', 'Ninguém localiza'],
			],
		},
	],
	procedures: [
		{
			angles: ['claim', 'rights'],
			heading: 'Caí em um golpe: o que fazer já',
			steps: [
				['Ligue para o banco.', 'Peça bloqueio e devolução, e anote o protocolo.'],
				['Salve as provas.', 'Prints com número, data e conta de destino.'],
				['Registre a ocorrência.', 'Pela internet ou na delegacia.'],
				['Proteja o CPF.', 'Troque senhas e consulte o Registrato.'],
				['Avise a SUSEP e a empresa real.', 'O alerta evita novas vítimas.'],
			],
		},
		{
			angles: ['buying', 'cost', 'compare', 'guide', 'worth', 'coverage', 'mistakes'],
			heading: 'A conferência de um minuto',
			steps: [
				['Leia o beneficiário.', 'O nome na tela deve ser o da seguradora.'],
				['Digite o site.', 'Nunca entre pelo link da mensagem.'],
				['Consulte o registro.', 'Corretor e empresa na SUSEP.'],
				['Ligue para confirmar.', 'Use o telefone do site oficial.'],
				['Durma sobre o assunto.', 'Oferta séria espera um dia.'],
			],
		},
	],
	faqs: [
		[
			'A SUSEP liga para consumidores?',
			'Ela não liga para cobrar taxa nem para liberar dinheiro. Se alguém usa esse nome e pede pagamento, desligue e registre.',
		],
		[
			'Paguei um boleto falso. O seguro vale?',
			'Em regra, não, porque a seguradora nada recebeu. Há discussão quando a falha foi de um canal dela. Em todo caso, junte provas e procure o Procon.',
		],
		[
			'Como sei se o corretor existe?',
			'Consulte o nome ou o CNPJ no site da SUSEP. Além de existir, o registro deve estar ativo. Peça também o telefone fixo do escritório.',
		],
		[
			'Associação que vende “seguro” é golpe?',
			'Nem sempre, mas proteção mutualista não é seguro. Veja o cadastro na SUSEP e leia o rateio. Se usam a palavra apólice, desconfie.',
		],
		[
			'O banco devolve o Pix?',
			'Pode devolver, se ainda houver saldo na conta de destino e o caso for de fraude. O pedido se faz pelo mecanismo especial. Rapidez é tudo.',
		],
		[
			'Exagerei no orçamento. E agora?',
			'Corrija antes de receber. Para isso, comunique o valor certo à seguradora. Voltar atrás cedo evita crime e recusa.',
		],
	],
	warnings: [
		'**Urgência é a arma do golpista.** Quem precisa da resposta em cinco minutos não quer que você confira.',
		'**Código recebido por mensagem não se repassa.** Ele abre a sua conta, o seu aplicativo e o seu dinheiro.',
	],
	checks: [
		'Faça a [consulta de corretores da SUSEP](susep-corretores) antes de pagar. Sobre devolução de Pix, a referência é o [Banco Central](bcb).',
		'A [SUSEP](susep) recebe denúncia de venda irregular. O [Código Penal](codigo-penal) trata do estelionato e da fraude contra seguradoras.',
	],
}
