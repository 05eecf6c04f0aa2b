import type { Subject } from '../../types.ts'

/** How a policy is altered while it runs. */
export const policyChanges: readonly Subject[] = [
	{
		words: [
			'endosso',
			'alterar a apolice',
			'alterar apolice',
			'alteracao da apolice',
			'alteracao na apolice',
			'alteracao de apolice',
			'mudar a apolice',
			'mudar dados da apolice',
			'corrigir a apolice',
			'erro na apolice',
		],
		label: 'Endosso da apólice',
		incidental: ['erro'],
		angle: 'buying',
		titles: [
			'Endosso: como alterar a apólice no meio do contrato',
			'Endosso da apólice: o que muda, prazo e preço',
			'Como alterar a apólice: endosso passo a passo',
		],
		heading: 'O que é e quando pedir um endosso',
		opening:
			'A apólice é um retrato do dia em que foi assinada. Quando a vida muda, o endosso é a forma de refazer esse retrato sem trocar de contrato.',
		points: [
			'Endosso é o documento que altera a apólice em vigor e passa a fazer parte dela.',
			'Endereço, bem, limite, nome e beneficiário mudam por ele; o pedido se faz por escrito.',
		],
		facts: [
			'Endosso é a alteração de uma apólice que já existe. Ele tem número, data e texto próprios e vale junto com o contrato original. Se os dois discordam, conta o mais novo.',
			{
				lead: 'Quase toda mudança que interessa ao risco ou ao pagamento sai por endosso:',
				items: [
					'endereço, CEP ou lugar onde o bem fica;',
					'troca do bem segurado, como carro ou equipamento;',
					'limite, cobertura ou franquia;',
					'condutor, beneficiário ou nome com erro;',
					'uso novo, como trabalho em casa ou aluguel.',
				],
			},
			'O efeito no preço depende da mudança. Mais risco ou mais cobertura gera cobrança proporcional ao tempo que falta. Menos risco pode gerar devolução, e correção de nome costuma não custar nada.',
			'A seguradora pode aceitar, pedir vistoria ou recusar. Até a resposta, vale o contrato como está. Por isso, peça antes da mudança, e não depois dela.',
			'Nem tudo cabe no endosso. Ele não cobre dano que já aconteceu nem apaga parcela vencida. Trocar o segurado por outra pessoa também pode exigir contrato novo.',
			'Há avisos que são dever, e não escolha. A [Lei 15.040/2024](lei-do-seguro) pede que o segurado comunique o aumento relevante do risco assim que souber. Calar de propósito pode custar a indenização.',
			'Erro de digitação merece a mesma pressa. Placa, CPF ou endereço trocado atrasa o sinistro. Leia a apólice na primeira semana e peça a correção por escrito.',
		],
		procedure: {
			heading: 'Como pedir um endosso',
			steps: [
				['Descreva a mudança.', 'O que era, o que passa a ser e desde que dia.'],
				['Envie por escrito.', 'E-mail, aplicativo ou corretora, com protocolo.'],
				['Mande os comprovantes.', 'Nota, documento novo ou fotos.'],
				['Peça o cálculo.', 'Cobrança ou devolução, com a conta aberta.'],
				['Leia o endosso emitido.', 'Data de início, dados e limites.'],
				['Guarde com a apólice.', 'No sinistro, os dois contam a história.'],
			],
		},
		faqs: [
			[
				'Quanto tempo demora um endosso?',
				'Correção simples sai em poucos dias. Mudança de bem ou de risco passa por análise. Pergunte a data de início e espere o documento emitido.',
			],
			[
				'O endosso é pago?',
				'Depende do que muda. Se o risco ou a cobertura cresce, há cobrança proporcional. Se diminui, pode haver devolução.',
			],
			[
				'Posso cancelar por endosso?',
				'Pode: o cancelamento também se formaliza por documento. Antes, veja quanto volta e quando começa o outro seguro.',
			],
		],
	},
]
