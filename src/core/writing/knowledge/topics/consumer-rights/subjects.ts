import type { Subject } from '../../types.ts'

/** Where to complain, and how to step back from a purchase; the common ones stand with the topic. */
export const consumerRightsDetails: readonly Subject[] = [
	{
		words: ['ouvidoria', 'reclamar na ouvidoria', 'reclamar a ouvidoria', 'reclamacao na ouvidoria'],
		label: 'Ouvidoria da seguradora',
		titles: ['Ouvidoria da seguradora: como reclamar com protocolo', 'Ouvidoria da seguradora: quando e como usar'],
		heading: 'Quando a ouvidoria entra',
		opening:
			'O atendimento disse não, ou não disse nada. Antes do Procon e da Justiça, há uma porta dentro da própria empresa, e ela costuma ser pouco usada.',
		points: [
			'A ouvidoria da seguradora revê o que o atendimento comum respondeu mal ou não respondeu.',
			'Leve o protocolo anterior, um pedido claro e as provas: o serviço é gratuito.',
		],
		facts: [
			'A ouvidoria é a segunda instância dentro da própria empresa. Ela revê casos que o atendimento comum respondeu mal ou deixou sem resposta. Por isso, leve o número do primeiro protocolo.',
			'À ouvidoria, escreva pouco: o que aconteceu, o que a empresa disse e o que você pede. Anexe a apólice, a carta de recusa e as provas. No fim, peça resposta por escrito e pergunte o prazo.',
			'O contato da ouvidoria costuma estar na apólice e no site da seguradora. O serviço é gratuito. Se o telefone não gera número, use o formulário e salve a tela.',
			'A ouvidoria pode mudar a decisão, propor acordo ou manter o não. Ela não é juiz, e ninguém precisa aceitar o que ela propõe. Se a resposta não convence, siga para o [Consumidor.gov.br](consumidor) e o Procon.',
			'Use a ouvidoria quando o prazo passou, a resposta veio sem motivo ou o caso voltou ao começo. Dúvida simples e segunda via ficam com o atendimento. Pular o primeiro degrau costuma só devolver o pedido.',
		],
		procedure: {
			heading: 'O pedido à ouvidoria, passo a passo',
			steps: [
				['Ache o primeiro protocolo.', 'Sem ele, a ouvidoria pode devolver o caso.'],
				['Resuma em dez linhas.', 'Datas, resposta recebida e o que falta.'],
				['Faça um pedido só.', 'Pagar, rever, corrigir ou explicar.'],
				['Anexe o essencial.', 'Apólice, recusa e provas, com nome em cada arquivo.'],
				['Marque o prazo.', 'Pergunte em quantos dias vem a resposta.'],
				['Decida o passo seguinte.', 'Aceitar, negociar ou subir um degrau.'],
			],
		},
		faqs: [
			[
				'A ouvidoria é obrigada a responder?',
				'As normas do setor tratam da ouvidoria e do prazo dela. Peça o número do registro e a data prevista. Silêncio também se conta ao órgão fiscalizador.',
			],
			[
				'Reclamar na ouvidoria para o prazo da Justiça?',
				'Não conte com isso. O pedido de reconsideração da recusa pode suspender o prazo uma vez, segundo a lei. Na dúvida, escreva que é isso que pede.',
			],
			[
				'Posso ir direto ao Procon?',
				'Nada impede. A passagem pela ouvidoria, porém, mostra que você tentou resolver e pode encurtar o caminho.',
			],
		],
	},
	{
		words: ['consumidor gov'],
		label: 'Queixa no Consumidor.gov.br',
		titles: ['Consumidor.gov.br: como escrever uma boa reclamação', 'Consumidor.gov.br: a reclamação, passo a passo'],
		heading: 'A reclamação na plataforma, passo a passo',
		facts: [
			'O [Consumidor.gov.br](consumidor) é público e gratuito. Antes de começar, veja se a seguradora participa. Muitas estão lá, e a SUSEP acompanha as queixas de seguro.',
			{
				lead: 'No Consumidor.gov.br, uma reclamação que anda tem cinco partes:',
				items: [
					'número da apólice e do sinistro;',
					'fatos em ordem de data;',
					'regra ou cláusula que você invoca;',
					'pedido claro, com valor se houver;',
					'anexos legíveis e com nome.',
				],
			},
			'No Consumidor.gov.br, a empresa tem até dez dias para responder. Depois, você tem até vinte para avaliar e dizer se o caso foi resolvido. Não deixe passar, pois a nota entra no índice público dela.',
			'Parte do relato no Consumidor.gov.br pode ficar pública. Por isso, deixe CPF, laudo médico e conta bancária só nos anexos. Palavras calmas também ajudam, pois quem lê entende melhor.',
		],
	},
	{
		words: ['susep e procon', 'procon e susep', 'susep ou procon'],
		label: 'SUSEP e Procon',
		titles: ['SUSEP e Procon: o que cada um resolve na disputa'],
		heading: 'O que cada órgão resolve',
		facts: [
			'A [SUSEP](susep) fiscaliza seguradoras, corretores e previdência aberta. Ela apura se a empresa descumpriu norma e pode multar. O valor da sua indenização, porém, não é ela que fixa.',
			'O Procon cuida da relação de consumo. Ele recebe a queixa, chama a empresa e tenta um acordo; se houver infração, pode multar. No Rio Grande do Sul, o [Procon RS](procon-rs) orienta quem não tem posto na cidade.',
			'Use o Procon quando o problema é oferta, cobrança, venda casada ou demora. Já a SUSEP serve para empresa sem autorização, corretor irregular ou prática que atinge muita gente. Nada impede usar os dois.',
			'Nem a SUSEP nem o Procon mandam pagar como faria um juiz. Também não conte que o prazo da ação pare por causa da queixa. Se o valor é alto, portanto, converse cedo com um advogado ou com a Defensoria.',
		],
	},
	{
		words: ['arrepend', 'desistir', 'desistencia', 'sete dias'],
		label: 'Arrependimento em sete dias',
		angle: 'rights',
		titles: [
			'Arrependimento em sete dias: quando dá para desistir',
			'Direito de arrependimento na compra pela internet',
		],
		heading: 'Como desistir dentro do prazo',
		opening:
			'Comprou com um clique e mudou de ideia no dia seguinte? A lei dá um tempo a quem não viu o produto de perto, e o seguro feito a distância entra na regra.',
		points: [
			'O direito de arrependimento não vale, por lei, para quem compra no balcão da loja.',
			'Para desistir, não é preciso explicar o motivo; basta pedir no prazo.',
		],
		facts: [
			'O arrependimento vale para compra fora do estabelecimento: telefone, internet, aplicativo ou visita em casa. O artigo 49 do [Código de Defesa do Consumidor](cdc) dá sete dias, contados da assinatura ou do recebimento. Quem contratou no balcão segue, em regra, as normas de cancelamento.',
			'Para desistir, não é preciso dar o motivo. Escreva que se arrependeu, cite o número da proposta e a data e use o mesmo canal da compra. Depois, guarde o protocolo, porque é ele que prova o prazo.',
			'No arrependimento, os valores pagos voltam de imediato e corrigidos, segundo o código. Confira se o estorno saiu no mesmo meio de pagamento. No cartão, porém, ele pode aparecer só na fatura seguinte.',
			'Desistir encerra a cobertura. Se precisa de proteção, tenha outra apólice pronta antes de enviar o pedido. E, se já houve sinistro nesses sete dias, fale antes com a corretora.',
			'O [Decreto 7.962/2013](comercio-eletronico) manda a loja virtual informar como usar o arrependimento. O pedido pode seguir pelo mesmo canal da compra. A loja deve confirmar que recebeu e avisar o cartão ou o banco.',
			'Na loja física, a lei não dá direito de desistir por simples vontade. A troca por gosto ou tamanho depende da política da casa. Já o produto com defeito segue outra regra, com prazo próprio para reclamar.',
		],
		procedure: {
			heading: 'A desistência em cinco passos',
			steps: [
				['Conte os dias.', 'Da assinatura ou da entrega, o que valer no caso.'],
				['Escreva à empresa.', 'Diga que desiste, sem precisar de motivo.'],
				['Salve a prova.', 'Tela, e-mail e número do protocolo.'],
				['Devolva o produto.', 'Como a loja indicar, sem pagar o frete.'],
				['Cobre o estorno.', 'Confira a fatura e conteste, se não vier.'],
			],
		},
		faqs: [
			[
				'Posso desistir de seguro feito no balcão?',
				'O artigo 49 fala de compra fora do estabelecimento. No balcão, vale a regra de cancelamento do contrato. Alguns produtos trazem prazo próprio de desistência.',
			],
			[
				'E passagem aérea?',
				'A ANAC tem regra própria: em geral, 24 horas para desistir, se a compra foi feita ao menos sete dias antes do voo. Fora disso, valem as condições da tarifa.',
			],
		],
	},
]
