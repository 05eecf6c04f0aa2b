import type { Topic } from '../../types.ts'
import { consumerRightsConduct } from './conduct-subjects.ts'
import { mandatoryInsurance } from './mandatory-subjects.ts'
import { consumerRightsDetails } from './subjects.ts'

export const consumerRights: Topic = {
	id: 'consumer-rights',
	kind: 'matter',
	insurance: true,
	name: 'direito do segurado',
	article: 'o',
	label: 'Legislação',
	words: [
		'direitos do consumidor',
		'direito do consumidor',
		'direitos',
		'direito',
		'procon',
		'reclamar',
		'reclamacao',
		'lei do seguro',
		'lei 15.040',
		'lei 15040',
		'nova lei',
		'codigo de defesa',
		'consumidor',
		'ouvidoria',
		'venda casada',
		'arrependimento',
		'open insurance',
		'boa-fe',
		'abusiva',
		'lgpd',
		'privacidade',
		'seguro obrigatorio',
		'seguros sao obrigatorios',
	],
	asideHeading: 'Direitos que valem em qualquer seguro',
	categories: ['direitos', 'legislacao'],
	page: { href: '/contact', text: 'contato' },
	titles: [
		'Direitos de quem tem seguro: o que a lei assegura',
		'Consumidor e seguro: direitos pouco usados',
		'Segurado bem informado: direitos e caminhos',
		'Seguro e consumidor: as regras que protegem você',
	],
	headings: {
		what: ['As leis que protegem você', 'De onde vêm esses direitos'],
		who: ['Quem é protegido', 'Quem pode reclamar'],
		covers: ['Direitos no dia a dia', 'O que você pode exigir'],
		excludes: ['Onde o direito não alcança', 'Limites que convém conhecer'],
		buying: ['Direitos na hora de contratar', 'Antes da assinatura'],
		price: ['Pagamento, atraso e devolução', 'O dinheiro no contrato'],
		claim: ['Como reclamar na ordem certa', 'Da queixa à solução'],
		law: ['Regras e prazos que contam', 'O que está na lei'],
		mistakes: ['Descuidos que enfraquecem a queixa', 'O que não fazer'],
	},
	subjects: [
		...consumerRightsDetails,
		...consumerRightsConduct,
		...mandatoryInsurance,
		{
			words: ['15.040', 'nova lei', 'lei do contrato'],
			label: 'Lei do Contrato de Seguro',
			titles: ['Lei do Contrato de Seguro: o que mudou para você'],
			heading: 'O que a lei nova trouxe',
			facts: [
				'A nova lei fixou 25 dias para a seguradora recusar uma proposta e 30 para responder a um sinistro. Antes, esses prazos vinham de normas e contratos. Agora, o silêncio tem consequência.',
				'Pela lei do contrato de seguro, o questionário guia o dever de informar. A seguradora pergunta com clareza, e o cliente responde com boa-fé. Quem falha assume o custo da falha.',
			],
		},
		{
			words: ['reclam', 'ouvidoria', 'procon'],
			label: 'Reclamação de seguro',
			titles: ['Reclamação de seguro: por onde começar'],
			heading: 'A escada da reclamação',
		},
		{
			words: ['casada'],
			label: 'Venda casada de seguro',
			titles: ['Venda casada de seguro: como dizer não'],
			heading: 'Quando empurram um seguro',
			facts: [
				'Venda casada aparece no empréstimo, no celular e na passagem. O sinal é a frase “só libera com o seguro”. Peça que a exigência venha por escrito e, em geral, ela some.',
				'Se o seguro já veio na fatura, conteste e peça o cancelamento com devolução. Guarde a data em que notou a cobrança. A venda casada também pode ser denunciada ao Procon.',
			],
		},
		{
			words: ['dados', 'lgpd', 'privacidade'],
			label: 'Seguro e dados pessoais',
			titles: ['Seguro e dados pessoais: o que podem pedir a você'],
			heading: 'Os seus dados na cotação',
			facts: [
				'Você pode pedir à seguradora quais dados ela guarda, corrigir erros e saber com quem os dividiu. A resposta é um direito da lei de proteção de dados. Faça o pedido pelo canal de privacidade.',
				'Histórico de saúde e de sinistros circula entre empresas do setor por regras próprias. Isso não autoriza uso para propaganda. Se receber oferta estranha, pergunte a origem dos dados.',
			],
		},
		{
			words: ['abusiv', 'clausula'],
			label: 'Cláusula abusiva no seguro',
			titles: ['Cláusula abusiva no seguro: como reconhecer'],
			heading: 'Cláusulas que não valem',
		},
		{
			words: ['parcela', 'atras', 'pagamento'],
			label: 'Atraso no seguro',
			heading: 'Se a parcela atrasou',
			facts: [
				'Recebeu aviso de atraso? Confira o remetente, pague dentro do prazo e guarde o comprovante. Se o aviso nunca chegou, diga isso por escrito. A prova do recebimento cabe à seguradora.',
			],
		},
	],
	openings: [
		'Contrato de seguro tem fama de letra miúda. A lei, porém, está do lado de quem precisa entender o que assinou.',
		'Muitos segurados desistem na primeira negativa por não saber o próximo passo. Ele existe, é gratuito e começa com um protocolo.',
		'Direito que não se conhece não se usa. Alguns dos mais úteis cabem em uma frase e resolvem a conversa no balcão.',
	],
	summary: [
		'Dúvida na apólice se lê a favor do segurado, e as exclusões precisam ser claras.',
		'Atraso de parcela não cancela o seguro sem aviso e prazo para pagar.',
		'Ninguém pode obrigar você a comprar seguro para liberar outro produto.',
		'Compra a distância dá sete dias para desistir, com devolução do valor pago.',
		'A ordem da reclamação é seguradora, ouvidoria, Consumidor.gov.br, Procon e Justiça.',
		'Dados de saúde são sensíveis e pedem cuidado especial de quem os recebe.',
	],
	facts: {
		what: [
			'Duas leis caminham juntas. A [Lei 15.040/2024](lei-do-seguro) rege o contrato de seguro desde 11 de dezembro de 2025. O [Código de Defesa do Consumidor](cdc) cuida da oferta, da informação e dos abusos.',
			'A lei nova substituiu o capítulo de seguro do Código Civil. Ela reúne, em um só texto, proposta, prêmio, sinistro e prescrição. Para contratos antigos, ainda há debate sobre qual regra aplicar.',
			'Quem fiscaliza seguradoras e corretores é a SUSEP. Planos de saúde ficam com a ANS, e consórcios, com o Banco Central. Por isso, reclamar no lugar certo poupa semanas.',
		],
		who: [
			'Consumidor é quem contrata para uso próprio, pessoa ou empresa. Pequenos negócios também podem invocar o código, quando são a parte fraca. Em todo caso, o juiz analisa a situação.',
			'Beneficiários e vítimas de acidente têm voz. A interpretação favorável alcança os dois, segundo a lei do seguro. Além disso, o prazo deles para cobrar é de três anos.',
			'Pessoas idosas e com deficiência têm atendimento prioritário em órgãos e empresas. Para usá-lo, peça já no primeiro contato. Ele vale também para a tramitação na Justiça.',
		],
		covers: [
			'Você tem direito à apólice, às condições gerais e à cópia do que assinou. O documento deve trazer glossário, riscos cobertos e excluídos. Por isso, peça em PDF e guarde fora do aplicativo.',
			'Informação clara sobre preço, cobertura e comissão é obrigação de quem vende. Pergunta feita, resposta devida. Se a resposta vier por voz, confirme por mensagem.',
			'A recusa de indenização precisa de motivo. Junto com ela, vêm também os documentos da apuração que sustentam a decisão. Sem isso, a negativa nasce fraca.',
			'A seguradora não pode encerrar o contrato por vontade própria fora das hipóteses da lei. Cancelar no meio do ano porque o risco “não interessa mais” não cabe. O mesmo vale para mudar cláusula sozinha.',
		],
		excludes: [
			'Direito do consumidor não transforma exclusão clara em cobertura. Se o contrato diz, com letras legíveis, que enchente não entra, a lei não muda o texto. Nesse caso, o caminho é contratar melhor.',
			'Má-fé derruba a proteção. Mentir no questionário ou inflar o prejuízo pode custar tudo. Afinal, a boa-fé vale para os dois lados.',
			'A SUSEP e o Procon não substituem o juiz. Eles mediam, fiscalizam e multam. Já a ordem de pagar só vem da empresa ou da Justiça.',
		],
		buying: [
			'Seguro embutido no financiamento ou na compra do celular sem o seu pedido é prática abusiva. O artigo 39 do código proíbe a venda casada. Se acontecer, peça a retirada e o novo cálculo.',
			'Antes de assinar, você pode exigir as condições gerais e tempo para ler. Cláusula que limita direito deve vir em destaque (art. 54, § 4º, do CDC). Por isso, letra minúscula conta contra a empresa.',
			'Dados pessoais só devem servir ao que foi dito. A [Lei Geral de Proteção de Dados](lgpd) pede finalidade, segurança e transparência. Pergunte quem mais receberá a sua ficha.',
			'Informação de saúde é dado sensível. Ela entra na proposta de vida ou de saúde, e não no primeiro contato. Portanto, recuse formulários que pedem demais.',
		],
		price: [
			'Atrasou a segunda parcela? A seguradora deve avisar e dar ao menos 15 dias antes de suspender a garantia. O cancelamento só vem 30 dias depois, no mínimo. Pague dentro do prazo do aviso e guarde a prova.',
			'No cancelamento a pedido, parte do prêmio volta, conforme o tempo que faltava e a tabela do contrato. Peça o cálculo por escrito e, depois, compare com a vigência restante.',
			'Se o risco diminuiu de modo relevante, o prêmio pode ser revisto para menos. Vendeu o carro de aplicativo ou deixou de fumar? Pergunte se o preço cai.',
			'Cobrança indevida se devolve em dobro, salvo engano justificável (art. 42 do CDC). Vale, por exemplo, para parcela repetida ou seguro não pedido. Junte o extrato.',
		],
		claim: [
			'Comece pelo atendimento da empresa e anote o protocolo. Depois, a ouvidoria, que é uma área independente. Assim, cada degrau reforça o seguinte.',
			'No [Consumidor.gov.br](consumidor), a empresa costuma ter dez dias para responder. Depois, você avalia o resultado. A plataforma é pública e gratuita.',
			'O Procon convoca, media e pode multar. Para isso, leve documento, apólice, protocolos e um resumo de uma página. No Estado, o [Procon RS](procon-rs) orienta pela internet.',
			'No Juizado Especial, causas de até 20 salários mínimos dispensam advogado. Mesmo assim, leve a pasta organizada por data. A audiência começa pela tentativa de acordo.',
		],
		law: [
			'Cláusulas que geram dúvida se interpretam a favor do segurado. As que excluem riscos pedem leitura restrita, e a prova é da seguradora. Guarde a versão do contrato que você recebeu.',
			'Entre dois textos da seguradora que se contradizem, vale o mais favorável a quem contratou. A regra inclui até mesmo propaganda e nota técnica. Salve o anúncio que motivou a compra.',
			'O foro da ação é, em regra, o do domicílio do segurado ou do beneficiário. Assim, ninguém precisa viajar para reclamar. A cláusula que diz o contrário não costuma prevalecer.',
			'O juiz pode inverter o ônus da prova em favor do consumidor (art. 6º, VIII, do CDC). Como nem sempre o faz, documente como se tivesse de provar tudo.',
			'Na renovação automática, a seguradora que não quer continuar deve avisar com 30 dias de antecedência. Se ela se cala, o contrato se renova. Você, por sua vez, pode recusar antes do início.',
		],
		mistakes: [
			'Reclamar só em rede social gera barulho e pouca prova. Use os canais que dão número. Já o comentário pode vir depois.',
			'Perder o prazo de um ano por acreditar em promessa verbal é triste e comum. Como a conversa não suspende a contagem, escreva. Formalize.',
			'Enviar documentos originais sem cópia deixa você sem nada. Por isso, digitalize antes. Mande por canal que confirme o recebimento.',
			'Pedir dano moral por qualquer demora enfraquece a causa. Em vez disso, mostre o prejuízo concreto. A prova fala mais alto do que o adjetivo.',
		],
	},
	tables: [
		{
			aspect: 'claim',
			head: ['Canal', 'Serve para', 'O que levar'],
			rows: [
				['Atendimento da seguradora', 'Primeiro pedido', 'Apólice e relato'],
				['Ouvidoria', 'Rever a resposta', 'Protocolo anterior'],
				['Consumidor.gov.br', 'Queixa pública', 'Datas e anexos'],
				['Procon', 'Mediação e multa', 'Resumo de uma página'],
				['Juizado ou Justiça', 'Decisão obrigatória', 'Pasta completa'],
			],
		},
	],
	procedures: [
		{
			angles: ['rights', 'claim', 'guide', 'mistakes', 'buying', 'coverage', 'cost', 'compare', 'worth'],
			heading: 'Como montar uma reclamação que anda',
			steps: [
				['Escreva o pedido.', 'Uma frase: o que você quer.'],
				['Conte os fatos por data.', 'Sem adjetivos, em ordem.'],
				['Cite a regra.', 'Artigo da lei ou cláusula da apólice.'],
				['Anexe as provas.', 'Contrato, protocolos, fotos e recibos.'],
				['Dê um prazo.', 'Dez dias é razoável para resposta.'],
				['Suba o degrau.', 'Ouvidoria, plataforma pública, Procon, Justiça.'],
			],
		},
	],
	faqs: [
		[
			'A lei nova vale para apólices antigas?',
			'Há divergência. Uma leitura olha a data do sinistro; outra, a do contrato. Como a maioria das apólices dura um ano, a dúvida perde força com o tempo.',
		],
		[
			'O banco pode exigir seguro para dar crédito?',
			'Como regra, não pode. No crédito imobiliário, a lei prevê seguros, mas o cliente pode apresentar apólice de outra empresa aceita. Fora disso, é venda casada.',
		],
		[
			'Quanto custa reclamar?',
			'Nada na ouvidoria, no Consumidor.gov.br e no Procon. No Juizado, a primeira fase não tem custas. Advogado é opcional até certo valor.',
		],
		[
			'Posso gravar a ligação com a seguradora?',
			'Pode gravar conversa da qual participa. Avisar é elegante e evita discussão. Mesmo assim, o protocolo escrito continua a ser a melhor prova.',
		],
		[
			'A corretora responde por erro?',
			'Pode responder, se errou no que lhe cabia, como repassar dados ou orientar. Cada caso pede prova. A conversa por escrito ajuda a todos.',
		],
		[
			'O que é arrependimento?',
			'É o direito de desistir em sete dias de compra feita fora do estabelecimento, como por telefone ou internet. Não precisa de motivo, e o valor pago também volta.',
		],
	],
	warnings: [
		'**Prazo de um ano passa rápido.** Ele corre da ciência da recusa. Marque na agenda o décimo mês como limite para agir.',
		'**Desconfie de “limpeza de apólice”.** Empresas que cobram para reaver prêmios antigos muitas vezes vendem ilusão.',
	],
	checks: [
		'Leia as duas bases: a [Lei 15.040/2024](lei-do-seguro) e o [Código de Defesa do Consumidor](cdc). A SUSEP fiscaliza; a Senacon e o Procon defendem o consumidor.',
		'Dúvida sobre dados? A [ANPD](anpd) orienta. Queixa de consumo? O [Consumidor.gov.br](consumidor) recebe, e a SUSEP acompanha as de seguro.',
	],
}
