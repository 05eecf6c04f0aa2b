import type { Subject } from '../../types.ts'

export const healthOperatorSubjects: readonly Subject[] = [
	{
		words: [
			'operadora de saude fali',
			'operadora de saude quebr',
			'operadora fali',
			'operadora quebr',
			'operadora em liquidacao',
			'operadora em crise',
			'plano de saude fali',
			'plano de saude quebr',
			'faliu',
			'falir',
			'falenc',
			'portabilidade especial',
			'direcao fiscal',
		],
		label: 'Falência da operadora de saúde',
		angle: 'rights',
		incidental: ['o que fazer', 'o que acontece', 'e agora'],
		titles: ['Operadora de saúde faliu: o que fazer com o plano', 'Minha operadora de saúde faliu: como não ficar sem'],
		heading: 'Quando a operadora não consegue continuar',
		opening:
			'A clínica avisa que não atende mais pelo convênio, e o telefone da empresa só toca. Quando uma operadora de saúde afunda, o tempo para agir é curto, mas existe um caminho.',
		points: [
			'A ANS pode transferir a carteira ou abrir portabilidade especial se a operadora quebra.',
			'O prazo para mudar sem nova carência é curto: anote a data e guarde os boletos pagos.',
		],
		facts: [
			'Operadora de saúde não fecha como uma loja. A [ANS](ans) acompanha as contas e pode intervir antes, com direção fiscal ou técnica. Se a empresa não se recupera, vêm a transferência dos clientes e a liquidação extrajudicial, previstas na [Lei 9.656/1998](planos-de-saude).',
			'Em muitos casos, a carteira passa a outra operadora. Quem é transferido segue com o contrato e não cumpre de novo as carências já vencidas. A carta da nova empresa diz a rede e a data.',
			'Sem comprador para a carteira, a ANS pode abrir a portabilidade especial. Por ela, o cliente escolhe outro plano sem recontar prazos, em condições mais leves do que as comuns. A resolução publicada fixa até quando; perder o dia pode custar carências novas.',
			'Enquanto a operadora funciona, ela deve atender. Rede que some, exame negado e telefone mudo são motivo de queixa na ANS, com protocolo. Em tratamento grave, procure também a Defensoria ou um advogado.',
			'Continue a pagar até a orientação oficial. Para mudar de plano, quase sempre se pede prova de que as últimas mensalidades estão em dia. Parar de pagar cedo pode tirar esse direito.',
			'Reembolso e multa a receber viram crédito contra a empresa em liquidação. O cliente se habilita com notas e protocolos. A fila é longa, e o valor depende do que sobrar.',
			'No plano da empresa ou da associação, quem contratou precisa agir. O RH ou a entidade busca outra operadora. Ainda assim, guarde os seus documentos, porque a mudança individual pode ser o plano B.',
		],
		procedure: {
			heading: 'Mudança de plano sem perder prazos',
			steps: [
				['Confirme na ANS.', 'Situação da operadora e resolução publicada.'],
				['Guarde tudo em um lugar.', 'Contrato, carteirinha e boletos pagos.'],
				['Peça laudos e exames.', 'Antes que a clínica saia da rede.'],
				['Marque o último dia.', 'Da portabilidade especial, se ela foi aberta.'],
				['Compare planos.', 'Rede perto de casa, preço e tipo de contrato.'],
				['Entregue o pedido.', 'Na nova operadora, com protocolo.'],
			],
		},
		faqs: [
			[
				'Estou em tratamento. Ele continua?',
				'Deve continuar enquanto o contrato vale e, depois, no plano que receber você. Leve laudos e prescrições. Se houver risco de interrupção, avise a ANS no mesmo dia.',
			],
			[
				'A nova operadora pode me recusar?',
				'Na portabilidade que a ANS abre, quem cumpre as regras não deve ser recusado por idade ou doença. Se houver recusa, leve a carta à ANS.',
			],
			[
				'Como vejo se a minha operadora está em risco?',
				'Consulte na ANS a situação do registro, o índice de queixas e a nota anual. Rede que encolhe e pagamento atrasado a clínicas são sinais.',
			],
		],
	},
]
