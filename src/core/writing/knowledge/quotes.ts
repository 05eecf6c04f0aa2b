import { brokerSubjects } from './broker-subjects.ts'
import { quotesChannels } from './quotes-channel-subjects.ts'
import { quotesPapers } from './quotes-paper-subjects.ts'
import { quotesPrice } from './quotes-price-subjects.ts'
import type { Topic } from './types.ts'

export const quotes: Topic = {
	id: 'quotes',
	kind: 'matter',
	insurance: true,
	name: 'cotação de seguro',
	article: 'a',
	label: 'Cotação',
	words: [
		'cotacao',
		'cotacoes',
		'cotar',
		'proposta',
		'propostas',
		'comparar seguros',
		'contratar seguro',
		'contratacao',
		'orcamento de seguro',
		'orcamento do seguro',
		'pedir orcamento',
		'simulacao',
		'corretor',
		'corretora',
		'melhor seguro',
		'primeiro seguro',
		'exclusoes gerais',
		'quote',
	],
	asideHeading: 'Na hora de cotar',
	categories: ['cotacoes', 'cotacao'],
	page: { href: '/contact', text: 'contato' },
	titles: [
		'Cotação de seguro: como ler além do preço',
		'Como comparar propostas de seguro linha por linha',
		'Do pedido à apólice: o caminho da cotação',
		'Proposta de seguro: o que conferir antes de assinar',
		'Cotação bem feita: dados, prazos e perguntas',
		'Preço do seguro: por que as propostas não batem',
	],
	headings: {
		what: ['O que é uma cotação, de verdade', 'Cotação, proposta e apólice'],
		who: ['Quem está do outro lado', 'Corretor, banco ou internet'],
		covers: ['O que comparar primeiro', 'As linhas que decidem'],
		excludes: ['O que a cotação não mostra', 'Onde mora a letra miúda'],
		buying: ['Como pedir e comparar', 'Da cotação à apólice'],
		price: ['O que forma o preço', 'Por que os preços não batem'],
		claim: ['Pensando no dia do sinistro', 'A proposta vista pelo sinistro'],
		law: ['O que a lei diz sobre a proposta', 'Prazos e direitos de quem contrata'],
		mistakes: ['Erros de quem tem pressa', 'Descuidos que saem caros'],
	},
	subjects: [
		...brokerSubjects,
		...quotesPapers,
		...quotesPrice,
		...quotesChannels,
		{ words: ['corretor'], label: 'Corretor de seguros', heading: 'O papel do corretor' },
		{
			words: ['questionari', 'perfil', 'declar'],
			label: 'Questionário da cotação',
			heading: 'Respostas que valem contrato',
		},
		{
			words: ['prazo', '25 dias', 'aceita'],
			label: 'Prazo da proposta de seguro',
			heading: 'Quanto tempo a seguradora tem',
		},
		{
			words: ['banco', 'internet', 'aplicativo'],
			label: 'Seguro no banco ou no corretor',
			titles: ['Corretor, banco ou internet: onde cotar o seguro'],
			heading: 'Canais de compra',
		},
		{ words: ['barat', 'preco'], label: 'Seguro barato', heading: 'Quando o barato sai caro' },
	],
	openings: [
		'Três propostas na mesa, três preços diferentes e a sensação de comparar laranja com parafuso. A saída é igualar o que cada uma oferece antes de olhar o total.',
		'Pedir cotação ficou fácil; entender a resposta, nem tanto. O número grande, no fim da página, esconde as linhas que importam.',
		'Uma boa cotação começa com dados verdadeiros e termina com perguntas. O preço vem no meio, e não na frente.',
	],
	summary: [
		'Compare propostas com os mesmos limites, franquias e serviços: só então o preço informa.',
		'As respostas dadas na cotação passam a fazer parte do contrato.',
		'A seguradora tem até 25 dias para recusar a proposta; o silêncio vale como aceitação.',
		'Consulte na SUSEP o registro do corretor e da seguradora antes de pagar.',
		'Pergunte quanto o corretor recebe e com quais seguradoras trabalha: é seu direito saber.',
		'A apólice deve chegar em até 30 dias depois da aceitação. Confira dado por dado.',
	],
	facts: {
		what: [
			'Cotação é uma estimativa com base no que você informou. Proposta é o pedido formal de contrato. Apólice é o documento que prova o seguro em vigor.',
			'Uma cotação tem validade, escrita no documento. Passada a data, o preço pode mudar. Por isso, anote esse dia antes de pedir tempo para pensar.',
			'Cada seguradora calcula o risco com a própria experiência. Por isso, o mesmo perfil gera preços distantes. Não há erro nisso, e sim apetite diferente.',
		],
		who: [
			'O corretor precisa de registro na SUSEP, como pessoa ou empresa. A consulta é pública e rápida. O nome dele também deve aparecer na apólice.',
			'O corretor representa o cliente na busca e no acompanhamento. Ele recebe comissão da seguradora, embutida no prêmio. Perguntar o valor é direito seu.',
			'No banco, o seguro costuma ser de uma empresa do mesmo grupo. Pode ser bom, mas é uma opção só. Compare com propostas de fora.',
			'Na internet, o cálculo é instantâneo e a conversa, curta. Em geral, funciona para riscos simples. Quando há detalhe, como reforma ou uso profissional, um humano ajuda.',
		],
		covers: [
			{
				lead: 'Ponha as propostas lado a lado e olhe nesta ordem:',
				items: [
					'limites de cada cobertura, em reais;',
					'franquias e participações;',
					'exclusões e carências;',
					'serviços de assistência e seus tetos;',
					'preço total do ano, com juros e impostos.',
				],
			},
			'Limite de responsabilidade civil é o primeiro número a comparar, seja carro, casa ou empresa. Afinal, ele protege contra a conta que não tem teto. A diferença de preço entre limites costuma ser pequena.',
			'Serviços de assistência parecem iguais até o dia do uso. Veja quantidade, distância e horário. Um guincho de cem quilômetros não leva da praia à capital.',
		],
		excludes: [
			'O resumo da cotação não traz todas as exclusões. Elas estão nas condições gerais, um arquivo à parte. Peça o link e procure as palavras do seu caso.',
			'Promoção e cashback não são cobertura. O brinde dura um mês; o contrato, um ano. Portanto, decida pelas linhas de proteção.',
			'Cobertura com nome bonito pode ter limite simbólico. “Danos morais” de mil reais quase nada resolve. Leia o valor, e não o título.',
		],
		buying: [
			'Prepare os dados antes: documentos, endereço, uso do bem e apólice anterior. Informação chutada gera preço chutado. Dez minutos de preparo evitam recálculo.',
			'Peça que todas as propostas usem a mesma base. Se uma tem franquia menor, peça a outra igual. Só assim a comparação é honesta.',
			'Faça três perguntas por escrito: o que não cobre, qual é a franquia e como se aciona. Como as respostas viram prova, guarde-as com a proposta.',
			'Antes de pagar, confira o beneficiário do boleto. Ele deve ser a seguradora. Já o pagamento a pessoa física é sinal vermelho.',
			'Leia o questionário preenchido em seu nome. Um clique errado do atendente vira resposta sua. Corrija antes de assinar.',
			'Quando a apólice chegar, compare com a proposta. Nome, endereço, limites e vigência devem bater. Peça a correção na mesma semana.',
		],
		price: [
			'O prêmio soma risco, despesas, comissão e imposto. Mudar o risco ou a franquia mexe na primeira parte; já as outras variam pouco.',
			'Preço muito abaixo da média tem explicação: limite menor, franquia maior ou dado diferente. Ache a explicação antes de comemorar. Se não houver, desconfie.',
			'Parcelar sem juros existe, mas nem sempre. Compare o total à vista e a prazo. O desconto anual pode pagar uma cobertura a mais.',
			'Negociar é legítimo: mostre a proposta concorrente e peça revisão. Já a verdade dos dados não se negocia. Mudar o CEP para baixar o preço é fraude.',
		],
		claim: [
			'Imagine o pior dia e leia a proposta com ele em mente. Quem você chamaria? Quanto sairia do bolso? Se a folha não responde, falta informação.',
			'Pergunte como a seguradora atende o sinistro: aplicativo, telefone, rede própria. Um canal que responde vale mais do que dois por cento de desconto. Para isso, avaliações públicas ajudam.',
			'Veja no [Consumidor.gov.br](consumidor) o índice de solução da empresa. Os dados são abertos. Eles contam como ela trata quem reclama.',
		],
		law: [
			'Enviada a proposta, a seguradora tem até 25 dias para recusar. O silêncio significa aceitação, segundo o artigo 49 da [Lei 15.040/2024](lei-do-seguro). Pedido de documento ou exame suspende a contagem.',
			'Não se pode cobrar o prêmio antes de formado o contrato, salvo cobertura provisória. A regra protege quem paga e fica sem resposta. Em todo caso, guarde o comprovante com a data.',
			'Quem contrata responde ao questionário com boa-fé (art. 44). A seguradora, por outro lado, deve alertar sobre as consequências de omitir. Pergunta vaga pesa contra ela.',
			'Oferta escrita obriga quem a fez, diz o artigo 30 do [Código de Defesa do Consumidor](cdc). Print de anúncio e PDF de cotação servem de prova. Por isso, salve os dois.',
			'Normas do setor pedem transparência na venda: quem o corretor representa, quanto ganha e se há conflito de interesse. A informação pode vir no site ou na proposta. Exija antes de assinar.',
		],
		mistakes: [
			'Decidir pelo preço da parcela é o erro número um. Ela esconde franquia, limite e juros. Compare o custo do ano com o dano provável.',
			'Cotar em cinco lugares com dados diferentes produz cinco números inúteis. Em vez disso, use a mesma ficha em todos. Uma corretora faz isso por você.',
			'Deixar para a véspera do vencimento tira o poder de escolha. Quando há pressa, aceita-se o primeiro número. Comece um mês antes.',
			'Aceitar cobertura que não serve só porque veio no pacote encarece sem proteger. Peça a versão sem ela. A diferença mostra o preço do supérfluo.',
		],
	},
	tables: [
		{
			aspect: 'covers',
			head: ['Linha', 'Pergunta certa', 'Sinal de alerta'],
			rows: [
				['Limite', 'Paga o maior dano provável?', 'Valor redondo e baixo'],
				['Franquia', 'Quanto sai do meu bolso?', 'Só em percentual, sem exemplo'],
				['Exclusões', 'O meu uso está fora?', 'Texto que ninguém envia'],
				['Serviços', 'Quantas vezes e até onde?', 'Sem número de chamados'],
				['Preço', 'Qual é o total do ano?', 'Parcela em destaque, total escondido'],
			],
		},
	],
	procedures: [
		{
			angles: ['buying', 'cost', 'compare', 'guide', 'worth', 'coverage', 'mistakes', 'claim', 'rights'],
			heading: 'A cotação em seis movimentos',
			steps: [
				['Prepare a ficha.', 'Dados do bem, do uso e das pessoas.'],
				['Defina o inegociável.', 'Limites e serviços de que você não abre mão.'],
				['Peça propostas iguais.', 'Três bastam, com a mesma base.'],
				['Leia o que fica fora.', 'Condições gerais abertas ao lado.'],
				['Pergunte por escrito.', 'A resposta integra a sua pasta.'],
				['Confira a emissão.', 'Apólice comparada com a proposta, linha a linha.'],
			],
		},
		{
			angles: ['guide', 'buying', 'rights', 'claim', 'mistakes'],
			heading: 'Da proposta à apólice sem tropeço',
			steps: [
				['Releia as respostas.', 'Elas valem como declaração sua.'],
				['Guarde a data do envio.', 'É dela que correm os 25 dias da seguradora.'],
				['Atenda aos pedidos.', 'Vistoria, exame ou documento, com recibo.'],
				['Espere o sim por escrito.', 'Só então cancele outro seguro.'],
				['Pague à seguradora.', 'Boleto ou cartão em nome dela.'],
				['Leia a apólice.', 'Limites, franquias, vigência e nomes.'],
			],
		},
		{
			angles: ['cost', 'compare', 'coverage', 'worth', 'guide'],
			heading: 'Dois preços comparados em dez minutos',
			steps: [
				['Ponha lado a lado.', 'Duas propostas, com as mesmas linhas.'],
				['Marque o que difere.', 'Limite, franquia, serviço ou prazo.'],
				['Peça o ajuste.', 'Iguale a base e receba o preço de novo.'],
				['Some o ano.', 'Parcelas, juros e imposto.'],
				['Imagine o sinistro.', 'Quanto sairia do bolso em cada caso?'],
				['Olhe o que falta.', 'A mais barata serve se a falta não pesa.'],
			],
		},
	],
	faqs: [
		[
			'Cotar custa alguma coisa?',
			'Não custa. A cotação é gratuita e não obriga a contratar. Informe só os dados necessários e pergunte como eles serão guardados.',
		],
		[
			'Preciso passar o CPF já no começo?',
			'Para uma estimativa, muitas vezes não. Marca, modelo, endereço e uso bastam. O CPF entra na proposta formal.',
		],
		[
			'Posso desistir depois de assinar?',
			'Em venda feita a distância, há sete dias de arrependimento, segundo o CDC. Depois disso, vale a regra de cancelamento do contrato.',
		],
		[
			'Por que a renovação subiu se nada mudou?',
			'Porque o risco do conjunto mudou: roubos, peças, clima. Peça novas propostas e compare. Leve o seu histórico.',
		],
		[
			'Quantas propostas devo pedir?',
			'Três costumam mostrar a faixa de preço. Mais do que isso cansa sem ensinar. Use os mesmos dados em todas.',
		],
		[
			'O corretor ganha mais se eu pagar mais?',
			'A comissão é, em geral, um percentual do prêmio. Por isso a transparência importa. Pergunte o valor em cada proposta e compare as coberturas.',
		],
	],
	warnings: [
		'**Pressa é argumento de golpista.** Desconto que vence em dez minutos não é desconto. Consulte o registro e volte depois.',
		'**Documento editado derruba contrato.** Comprovante de endereço emprestado ou print alterado pode virar caso de má-fé.',
	],
	checks: [
		'Confirme o profissional na [consulta de corretores da SUSEP](susep-corretores). Os prazos da proposta estão na [Lei 15.040/2024](lei-do-seguro).',
		'A [SUSEP](susep) lista as seguradoras autorizadas. O [Código de Defesa do Consumidor](cdc) cuida da oferta e da informação clara.',
	],
}
