import type { Topic } from '../../types.ts'
import { affinityDetails } from './subjects.ts'

export const affinity: Topic = {
	id: 'affinity',
	kind: 'product',
	insurance: true,
	name: 'seguro afinidade',
	article: 'o',
	label: 'Seguro Afinidade',
	words: [
		'seguro afinidade',
		'seguros de afinidade',
		'seguro de afinidade',
		'afinidade',
		'affinity',
		'garantia estendida',
		'prestamista',
		'protecao financeira',
		'seguro na conta de luz',
		'estipulante',
		'bolsa protegida',
		'seguro pix',
		'seguro do pix',
		'seguro contra pix',
		'pix sob coacao',
		'coacao',
	],
	categories: ['afinidade'],
	page: { href: '/seguros/afinidade', text: 'seguro afinidade' },
	subjects: [
		{
			words: ['garantia estendida', 'estendida'],
			label: 'Garantia estendida',
			titles: ['Garantia estendida: quando vale e como cancelar', 'Garantia estendida: o que cobre e como desistir'],
			heading: 'Depois que a garantia de fábrica acaba',
			omits: ['who'],
			facts: [
				'A garantia estendida é um seguro vendido na loja, com apólice ou bilhete. Ela começa, em regra, quando termina a garantia do fabricante. Queda e mau uso, porém, costumam ficar de fora.',
				'Antes de aceitar a garantia estendida, compare o preço dela com o do conserto mais comum. Leia também o limite de acionamentos. Em aparelho barato, a conta raramente fecha.',
				'A loja não pode condicionar o desconto do produto à compra da garantia estendida. Se isso ocorrer, peça a proposta por escrito. O Procon recebe a queixa.',
				'Para cancelar a garantia estendida, escreva à seguradora ou à loja e guarde o protocolo. Antes de a cobertura começar, a devolução costuma ser maior. Depois, em geral, ela segue o tempo que falta.',
			],
		},
		{
			words: ['impulso', 'titulo'],
			label: 'Compras por impulso',
			titles: [
				'Título, garantia e assistência: compras por impulso',
				'Compra por impulso no caixa: seguro, título e garantia',
			],
			heading: 'O sim que sai sem pensar',
			omits: ['who'],
			points: [
				'Título, garantia e assistência vendidos por impulso são contratos com regras diferentes.',
				'Antes do sim por impulso, pergunte o que paga, quanto custa por ano e como sair.',
			],
			facts: [
				'Título de capitalização, garantia estendida e assistência aparecem no fim da compra, quando a atenção já caiu. Cada um é um contrato, com regra e prazo próprios. Peça para levar a proposta e decidir em casa.',
				'O título dá direito a sorteio e devolve parte do valor, ou todo ele, no prazo. Porém, não cobre dano algum. Quem compra por impulso para se proteger leva outra coisa.',
				'Assistência é serviço: chaveiro, guincho, conserto simples. Veja se o cartão, o carro ou a casa já não incluem o mesmo. Pagar duas vezes pelo mesmo chaveiro é fácil.',
				'Três perguntas freiam o impulso: o que isso paga, quanto custa por ano e como cancelo? Se a resposta não vier por escrito, recuse. Uma noite de espera não estraga nenhum bom negócio.',
			],
		},
		{
			words: ['prestamista', 'protecao financeira'],
			label: 'Seguro prestamista',
			heading: 'O seguro que acompanha a dívida',
			omits: ['who'],
			facts: [
				'O prestamista quita ou reduz a dívida em caso de morte, invalidez ou, em alguns planos, desemprego. Quem recebe é o credor, até o valor do saldo. O que sobra pode ir a um beneficiário.',
				'No empréstimo, veja se o prestamista foi cobrado à vista e somado ao valor financiado. Nesse formato, ele também paga juros. Quitou antes? Peça a devolução proporcional.',
				'Desemprego e incapacidade no prestamista têm espera e número máximo de parcelas. Autônomos, em geral, ficam com outra cobertura. Confira qual é a sua.',
			],
		},
		...affinityDetails,
	],
	openings: [
		'O seguro também chega pela loja, pelo banco, pela conta de luz e pelo clube. Quem oferece não é a seguradora, e sim alguém em quem o cliente já confia.',
		'Milhares de pessoas têm seguro sem lembrar quando contrataram. Ele veio junto com o cartão, com o carnê ou com a mensalidade da associação.',
		'Uma empresa conhece bem os seus clientes, e um seguro simples pode caber na rotina deles. É dessa ideia que nasce o seguro afinidade.',
	],
	summary: [
		'Afinidade é o seguro oferecido por uma empresa ou entidade aos seus clientes, sócios ou associados.',
		'Quem responde pela cobertura é sempre a seguradora, cujo nome deve constar no documento.',
		'A adesão precisa ser voluntária: venda casada é proibida pelo CDC.',
		'Em compra pela internet ou por telefone, há sete dias para desistir.',
		'O certificado individual mostra coberturas, limites, carências e como cancelar.',
		'Antes de pagar, veja se outra apólice sua já cobre o mesmo risco.',
	],
	facts: {
		what: [
			'O seguro afinidade é vendido por um parceiro, como loja, banco, concessionária de energia ou associação. O grupo já existe, e o seguro entra como serviço a mais. O contrato, porém, é da seguradora.',
			'Em muitos casos há uma apólice coletiva, e cada cliente recebe um certificado. A entidade que reúne o grupo se chama estipulante. Ela trata com a seguradora em nome de todos.',
			'Os produtos são simples e de valor baixo: acidentes, funeral, celular, casa, parcelas e garantia estendida. A contratação leva minutos. Por isso mesmo, pouca gente lê.',
		],
		who: [
			'Empresas com muitos clientes recorrentes são as candidatas naturais: varejo, escolas, cooperativas e provedores. O seguro certo conversa com o que elas já fazem. Pet shop combina com animal, e não com carro.',
			'Associações e sindicatos usam o formato para levar proteção à categoria. O preço de grupo ajuda quem pagaria mais sozinho. O regulamento, no entanto, precisa ser claro.',
			'Para o consumidor, faz sentido quando cobre um risco que ele não tem em outra apólice. Uma parcela pequena por mês pode ser útil. Duas coberturas iguais, por outro lado, são desperdício.',
			'Para a empresa que oferece, o programa traz receita e fidelidade. Em troca, ela assume deveres de informação e de guarda dos dados. Um programa ruim, afinal, afasta o cliente.',
			'A empresa que monta um programa deve escolher um produto que o cliente entenda em um minuto. Treine a equipe para explicar o que não cobre. Vender menos e bem evita reclamação.',
			'Para a empresa, o tropeço é medir só a adesão. Reclamação e cancelamento contam a verdade. Um bom programa se explica sem roteiro.',
		],
		covers: [
			'Acidentes pessoais e auxílio funeral são os mais vendidos. O valor costuma ser modesto e sem exame médico. Leia quem são as pessoas incluídas.',
			'Proteção de parcelas paga prestações em caso de desemprego, invalidez ou morte, conforme o plano. Existe limite de parcelas. Também há, quase sempre, uma carência.',
			'Bolsa protegida, cartão e celular aparecem no varejo. A regra de furto simples muda tudo nesses produtos. Procure essa linha primeiro.',
			'Assistências residenciais e sorteios acompanham muitos planos. São agrados, e não o motivo da compra. Avalie o seguro sem eles.',
		],
		excludes: [
			'Carência e franquia reduzem o uso nos primeiros meses. Quem compra na véspera do problema pode não receber. O certificado traz os prazos.',
			'Doença anterior, profissão de risco e idade máxima aparecem em letra pequena. Nem sempre alguém pergunta na venda. Leia, portanto, as condições antes do primeiro débito.',
			'Uso comercial do bem costuma ser excluído nos planos de varejo. O celular do entregador é um caso típico. Peça a confirmação por escrito.',
			'Fim do vínculo com a entidade pode encerrar a cobertura. Trocou de banco ou saiu da associação? Verifique se o seguro continua.',
		],
		buying: [
			'Peça o nome da seguradora e o número do processo ou do registro do produto. Depois, confirme no site da SUSEP. Sem esses dados, não aceite.',
			'Pergunte quanto custa por ano, e não por mês. Valores pequenos enganam quando se repetem. Compare com uma apólice individual do mesmo risco.',
			'Leia como cancelar antes de contratar. O canal deve ser tão fácil quanto o da venda. Anote o telefone e guarde o certificado.',
		],
		price: [
			'O preço de grupo dilui o risco e dispensa análise individual. Em compensação, o perfil bom paga pelo ruim. Quem tem baixo risco pode achar melhor fora.',
			'Parte do valor remunera quem distribui, e isso é permitido. O consumidor tem direito a informação clara sobre o que paga. Pergunte sem constrangimento.',
			'Reajuste e renovação automática precisam constar no documento. Confira o extrato uma vez por ano. Débito esquecido é o custo mais comum.',
		],
		claim: [
			'Acione a seguradora, e não a loja. O número está no certificado ou no aplicativo. A loja, quando muito, ajuda com a nota fiscal.',
			'Separe certificado, documento, comprovante de pagamento e a prova do fato. Para desemprego, a rescisão; para roubo, a ocorrência. Peça o protocolo.',
			'Se a resposta não vem, use a ouvidoria da seguradora. Depois dela, há a plataforma pública de reclamações. Inclua o nome da empresa que vendeu.',
		],
		law: [
			'O [Código de Defesa do Consumidor](cdc) proíbe condicionar um produto à compra de outro (art. 39). Fora da loja, como na internet e no telefone, há sete dias para desistir (art. 49). O valor pago deve voltar.',
			'Pela [Lei 15.040/2024](lei-do-seguro), exclusões precisam ser claras, e a dúvida favorece o segurado. A regra vale também para seguros coletivos. O prazo de resposta ao sinistro, em geral, é de 30 dias.',
			'Usar a base de clientes para oferecer seguro exige base legal e transparência, segundo a [Lei Geral de Proteção de Dados](lgpd). Repassar cadastros à seguradora sem informar é risco sério. O cliente pode pedir que parem.',
			'Só seguradora autorizada pode assumir o risco. Clube ou loja que promete indenizar por conta própria está fora da regra. A consulta, aliás, é pública e gratuita.',
		],
		mistakes: [
			'Aceitar no caixa, sem saber o que comprou, é o tropeço mais comum. O débito segue por anos. Peça o certificado na hora.',
			'Cancelar o cartão e achar que o seguro continua é outro engano. Com o fim da cobrança, a proteção pode terminar. Confirme por escrito.',
			'Jogar fora o certificado e guardar só o recibo complica o pedido. É no certificado que estão limites, carência e telefone. Fotografe as duas páginas no dia da compra.',
		],
	},
	tables: [
		{
			aspect: 'who',
			head: ['Quem oferece', 'Produto comum', 'O que perguntar'],
			rows: [
				['Loja de eletrônicos', 'Garantia estendida', 'Cobre queda e mau uso?'],
				['Banco', 'Proteção de parcelas', 'Quantas parcelas e qual carência?'],
				['Conta de luz', 'Residencial e funeral', 'Como cancelo?'],
				['Associação', 'Vida e acidentes', 'E se eu sair do grupo?'],
			],
		},
	],
	procedures: [
		{
			angles: ['claim', 'rights', 'mistakes'],
			heading: 'Como descobrir e cancelar um seguro esquecido',
			steps: [
				['Leia o extrato.', 'Procure seguro, proteção e assistência.'],
				['Peça o certificado.', 'À seguradora ou a quem vendeu.'],
				['Avalie a cobertura.', 'Talvez ela sirva para algo que já aconteceu.'],
				['Cancele com protocolo.', 'Guarde a data e o nome do canal.'],
				['Acompanhe a próxima fatura.', 'Se a cobrança voltar, reclame.'],
			],
		},
		{
			angles: ['buying', 'guide', 'worth', 'coverage'],
			heading: 'Cinco perguntas antes do sim',
			steps: [
				['Quem é a seguradora?', 'Nome e registro, no papel.'],
				['O que ela paga?', 'Evento, limite e número de vezes.'],
				['O que fica de fora?', 'Carência, idade e furto simples.'],
				['Quanto custa no ano?', 'Some as parcelas e o reajuste.'],
				['Como eu saio?', 'Canal, prazo e devolução.'],
			],
		},
	],
	faqs: [
		[
			'Sou obrigado a aceitar o seguro para ter o cartão?',
			'Não. Condicionar o cartão ou o empréstimo ao seguro é, em regra, venda casada. Recuse e, se insistirem, registre a reclamação.',
		],
		[
			'Posso desistir depois de contratar?',
			'Pode cancelar quando quiser. Em compra fora da loja, os sete primeiros dias dão direito à devolução integral. Depois disso, vale a regra do contrato.',
		],
		[
			'Quem paga a indenização, a loja ou a seguradora?',
			'A seguradora. A loja apenas distribui o produto. Se ela informou errado, porém, pode responder pela informação.',
		],
		[
			'Minha empresa pode oferecer seguro aos clientes?',
			'Pode, por meio de uma seguradora autorizada e com corretor ou representante habilitado. O programa precisa de contrato, treinamento e cuidado com os dados.',
		],
		[
			'Tenho dois seguros iguais. Recebo em dobro?',
			'Nos seguros de bens, não: a soma não passa do prejuízo. Nos de pessoas, como o de acidentes, os capitais podem se somar.',
		],
		[
			'Como sei se o seguro existe mesmo?',
			'Confira o nome da seguradora no site da SUSEP e peça o certificado. Golpes usam nomes parecidos, então leia com atenção.',
		],
	],
	warnings: [
		'**Assinatura no visor da maquininha também é contrato.** Leia a tela antes de confirmar a senha.',
		'**Programa sem seguradora não é seguro.** Se ninguém diz quem assume o risco, não pague.',
	],
	checks: [
		'Confirme a seguradora na [SUSEP](susep), que fiscaliza o mercado. Se a compra foi imposta, o [Código de Defesa do Consumidor](cdc) ampara a reclamação.',
		'Reclame de graça no [Consumidor.gov.br](consumidor), com o certificado em mãos. As regras do contrato estão na [Lei 15.040/2024](lei-do-seguro), e a SUSEP supervisiona.',
	],
}
