import type { Subject } from './types.ts'

/** What a firm's building, its roof and its halls ask of the policy. */
export const businessPremises: readonly Subject[] = [
	{
		words: [
			'energia solar',
			'placa solar',
			'placas solar',
			'painel solar',
			'paineis solar',
			'fotovolt',
			'usina solar',
			'solar',
		],
		label: 'Energia solar na empresa',
		angle: 'coverage',
		titles: [
			'Energia solar em empresas: como segurar o sistema',
			'Seguro para energia solar em empresas: o que cobrir',
		],
		heading: 'A usina no telhado do negócio',
		opening:
			'As placas baixaram a conta de luz e subiram o valor do telhado. Se uma tempestade leva o sistema, a empresa perde o bem e volta a pagar a energia cheia.',
		points: [
			'Energia solar em empresas precisa constar da apólice, com o valor do sistema completo.',
			'Granizo, vendaval, danos elétricos e roubo são linhas separadas: confira as quatro.',
		],
		facts: [
			'O sistema tem módulos, inversor, cabos, estrutura e medição. Some tudo, com instalação e projeto. Declarar só as placas deixa o resto sem valor na hora da conta.',
			'No seguro empresarial, o sistema pode entrar como parte do prédio ou como equipamento. A diferença muda o limite e as causas cobertas. Peça que a apólice diga isso com palavras.',
			'Vento, granizo, raio e curto-circuito atingem a energia solar por caminhos diferentes. Cada um pode ter linha e franquia próprias. O inversor, por exemplo, costuma depender de danos elétricos.',
			'Existe também o seguro de riscos diversos, feito para o equipamento. Ele serve à usina no solo, ao sistema caro ou ao que está financiado. O banco pode exigir ser indicado como beneficiário.',
			'Durante a montagem, quem protege é o seguro de riscos de engenharia ou a apólice do instalador. Peça o certificado dele. A queda de uma placa sobre um carro é caso de responsabilidade civil.',
			'A energia que deixou de ser gerada é perda de receita, e não dano ao bem. Só entra com lucros cessantes ou despesas extras, se o contrato aceitar. Guarde os relatórios de geração para provar o valor.',
			'Ferrugem, queda de rendimento e defeito de fábrica ficam de fora. Nesses casos, vale a garantia do fabricante e do instalador. Em telhado alugado, o contrato precisa dizer de quem é o sistema.',
		],
		procedure: {
			heading: 'Inclua o sistema na apólice',
			steps: [
				['Reúna o projeto.', 'Nota, desenho, responsável técnico e parecer da distribuidora.'],
				['Some o custo total.', 'Módulos, inversor, estrutura e mão de obra.'],
				['Conte a mudança.', 'Peso no telhado e instalação nova mudam o risco.'],
				['Confira as linhas.', 'Vendaval, granizo, elétrico, roubo e terceiros.'],
				['Guarde a geração.', 'Um relatório por mês, fora da empresa.'],
			],
		},
		faqs: [
			[
				'O seguro do prédio já cobre as placas?',
				'Às vezes. Depende de a apólice tratar o sistema como parte fixa e de o limite incluir o valor dele. Peça que a seguradora confirme por e-mail.',
			],
			[
				'E se as placas forem alugadas ou por assinatura?',
				'O dono do sistema costuma segurá-lo, mas o contrato pode passar o risco a você. Leia a cláusula de dano e de roubo antes de assinar.',
			],
		],
	},
]
