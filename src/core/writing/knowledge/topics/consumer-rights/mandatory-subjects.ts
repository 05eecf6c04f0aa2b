import type { Subject } from '../../types.ts'

/** Insurance that a law demands, whoever wants it or not. */
export const mandatoryInsurance: readonly Subject[] = [
	{
		words: [
			'seguro obrigatorio',
			'seguros obrigatorios',
			'seguros sao obrigatorios',
			'seguro e obrigatorio',
			'obrigatorios no brasil',
		],
		label: 'Seguros obrigatórios',
		angle: 'guide',
		incidental: ['obrigatorio', 'obrigatorios'],
		titles: [
			'Seguros obrigatórios no Brasil: quais existem hoje',
			'Seguro obrigatório: quem precisa ter e por quê',
			'Seguros obrigatórios: a lista que vale agora',
		],
		heading: 'Os seguros que a lei exige',
		opening:
			'Quando se fala em seguro obrigatório, quase todo mundo pensa no DPVAT, que já não existe. A lista que vale hoje é outra, e atinge mais empresas e síndicos do que motoristas.',
		points: [
			'Condomínio, transporte de cargas, barco, avião e estágio têm seguro obrigatório por lei.',
			'O seguro do carro particular é opcional: o DPVAT acabou, e o SPVAT foi revogado em 2024.',
		],
		facts: [
			'No trânsito, o seguro obrigatório acabou. O DPVAT deixou de ser cobrado em 2021, e a [Lei Complementar 211/2024](lei-211) revogou o SPVAT antes do início. O seguro do carro particular, portanto, é escolha do dono.',
			{
				lead: 'Outros seguros obrigatórios continuam em vigor. Os que mais aparecem no dia a dia são estes:',
				items: [
					'prédio em condomínio, contra incêndio ou destruição;',
					'transportador rodoviário de cargas: RCTR-C, RC-DC e RC-V;',
					'embarcação inscrita na Marinha, com o DPEM;',
					'aeronave e drone profissional, com o RETA;',
					'estagiário, contra acidentes pessoais;',
					'motorista profissional empregado, pago pela empresa.',
				],
			},
			'O condomínio deve segurar o prédio inteiro, áreas comuns e unidades. A regra está no artigo 1.346 do [Código Civil](codigo-civil). O síndico responde se deixar o contrato vencer.',
			'Alguns seguros não nascem de uma lei geral, mas de um contrato ou de uma viagem. O financiamento da casa pede cobertura de morte, invalidez e danos ao imóvel. Já a Carta Verde é exigida para entrar de carro em países do Mercosul.',
			'O [Decreto-Lei 73/1966](decreto-lei-73) traz uma lista antiga de seguros obrigatórios, entre eles o de incêndio dos bens de empresas. Parte dela quase não se fiscaliza. Quem dirige um negócio deve conferir o seu caso com a corretora e o contador.',
			'Obrigatório não quer dizer suficiente. Muitos desses seguros têm limite baixo ou cobrem só os outros, e não o seu bem. Trate a exigência como piso e contrate o resto pelo risco.',
			'Ninguém pode empurrar um seguro como obrigatório sem base na lei. Peça o número da norma e a cópia do contrato. Embutir seguro em compra ou empréstimo, sem escolha, é venda casada e pode ir ao Procon.',
		],
		procedure: {
			heading: 'Como saber se um seguro é mesmo obrigatório',
			steps: [
				['Peça a norma.', 'Quem exige deve citar a lei ou a cláusula do contrato.'],
				['Leia quem deve contratar.', 'Dono, síndico, empregador ou transportador.'],
				['Veja o risco coberto.', 'Incêndio, terceiros, acidentes pessoais ou carga.'],
				['Confira o mínimo.', 'A lei ou a norma da SUSEP pode fixar o limite.'],
				['Escolha a seguradora.', 'A exigência não dá a ninguém o direito de impor a empresa.'],
			],
		},
		faqs: [
			[
				'O seguro do carro é obrigatório?',
				'Hoje, não. Nenhuma lei em vigor obriga o dono de carro particular a contratar. O financiamento, porém, pode exigir seguro em contrato.',
			],
			[
				'O que acontece com quem não contrata?',
				'Depende da norma: multa, impedimento de registro ou responsabilidade pessoal. O síndico e o transportador, por exemplo, podem responder pelo prejuízo.',
			],
			[
				'O inquilino é obrigado a pagar seguro contra incêndio?',
				'A lei do inquilinato põe o seguro contra fogo na conta do dono, salvo acordo no contrato. Na prática, muitos contratos passam o custo ao inquilino. Leia a cláusula antes de assinar.',
			],
		],
	},
]
