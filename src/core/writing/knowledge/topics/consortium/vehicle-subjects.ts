import type { Subject } from '../../types.ts'

/** What a quota buys, where that changes its rules. */
export const consortiumVehicles: readonly Subject[] = [
	{
		words: [
			'caminhao',
			'caminhoes',
			'caminhoneir',
			'carreta',
			'veiculo pesado',
			'veiculos pesados',
			'onibus',
			'trator',
		],
		label: 'Consórcio de caminhão',
		angle: 'buying',
		titles: [
			'Consórcio de caminhão: como funciona e o que conferir',
			'Consórcio de caminhão: carta, lance e garantia',
			'Caminhão por consórcio: vale a espera?',
		],
		heading: 'Quando a carta compra um caminhão',
		opening:
			'Trocar de caminhão no banco custa juros; no consórcio, custa espera. Para quem vive do frete, a conta certa inclui os meses com o caminhão velho.',
		points: [
			'O consórcio de caminhão pertence à categoria de pesados, com crédito e prazo maiores.',
			'Sem data certa de contemplação, ele serve a quem pode seguir com o caminhão atual.',
		],
		facts: [
			'O caminhão entra na categoria de veículos pesados, junto com ônibus, carretas e, em muitos grupos, tratores. O crédito é mais alto e o prazo, mais longo do que o do carro. Confira no contrato o que a carta pode comprar.',
			'A carta pode servir para caminhão novo ou usado. No usado, a administradora limita a idade e pede vistoria. Implemento, como baú ou caçamba, só entra se o contrato aceitar.',
			'Quem vive do frete não deve contar com o sorteio. Planeje um lance com a venda do caminhão antigo ou com reserva. Guarde dinheiro para pneus e manutenção, pois o velho segue na estrada.',
			'Depois da contemplação, o caminhão fica em alienação fiduciária até o fim das parcelas. A administradora analisa renda e pode pedir avalista. Autônomo deve juntar comprovantes de frete e declaração de imposto.',
			'A garantia costuma exigir seguro do caminhão enquanto houver saldo. Cote antes de escolher o modelo, porque idade e tipo de carga mudam o preço. O seguro da carga é outro contrato.',
			'Empresa pode ter mais de uma cota e renovar a frota aos poucos. A parcela cabe no planejamento; a data, não. Escalone os grupos e evite depender de todos no mesmo ano.',
		],
		procedure: {
			heading: 'Antes de entrar no grupo de pesados',
			steps: [
				['Defina o caminhão.', 'Modelo, ano e implemento que a carta precisa pagar.'],
				['Calcule tudo.', 'Taxa, fundo de reserva, seguro e reajuste.'],
				['Consulte a administradora.', 'Autorização no [Banco Central](bcb-instituicoes).'],
				['Planeje o lance.', 'Quanto, quando e de onde vem o dinheiro.'],
				['Leia a garantia.', 'Alienação, avalista e seguro exigido.'],
			],
		},
		faqs: [
			[
				'Autônomo pode fazer consórcio de caminhão?',
				'Sim, em grupos que aceitam pessoa física. A análise mais dura vem depois da contemplação, quando a administradora confere renda e garantia. Guarde recibos de frete desde a primeira parcela.',
			],
			[
				'Posso usar o caminhão antigo como lance?',
				'Algumas administradoras aceitam o bem na negociação, outras só dinheiro. O comum é vender antes e ofertar o valor. Pergunte a regra do grupo.',
			],
		],
	},
]
