import type { Subject } from '../../types.ts'

export const glossaryPolicy: readonly Subject[] = [
	{
		words: ['o que e apolice', 'o que e uma apolice', 'o que e a apolice', 'para que serve a apolice'],
		label: 'Apólice de seguro',
		angle: 'guide',
		titles: ['O que é apólice de seguro e o que ela deve trazer', 'Apólice de seguro: o que é e para que serve'],
		heading: 'O documento que prova o seguro',
		opening:
			'Ninguém compra uma apólice pelo papel, mas é nela que tudo se decide. É o documento que diz quem está protegido, contra o quê, por quanto e até quando.',
		points: [
			'Apólice é o documento da seguradora que prova o contrato e mostra as suas regras.',
			'Ela deve chegar em até 30 dias da aceitação; confira cada dado no mesmo dia.',
		],
		facts: [
			'Apólice é o documento que a seguradora emite quando aceita o risco. Ela prova o contrato e resume as regras. A proposta é o pedido, e a apólice é a resposta.',
			'Pela [Lei 15.040/2024](lei-do-seguro), a seguradora tem até 30 dias, depois da aceitação, para entregar o documento do contrato. Pode ser papel ou arquivo. Se não chegar, peça por escrito e guarde o protocolo.',
			{
				lead: 'Uma apólice completa mostra, pelo menos:',
				items: [
					'a seguradora, com CNPJ e registro;',
					'o segurado e, se houver, o beneficiário;',
					'o corretor que intermediou;',
					'o começo e o fim da vigência;',
					'riscos cobertos, excluídos e limites;',
					'o prêmio e a forma de pagamento;',
					'um glossário dos termos usados.',
				],
			},
			'Bilhete e certificado são parentes da apólice. O bilhete serve a seguros simples, sem proposta longa. O certificado vai para quem entra em contrato coletivo, como o da empresa.',
			'A apólice vem com as condições gerais, um texto bem maior. A folha de rosto é o seu caso; as condições são a regra de todos. As duas fazem parte do contrato.',
			'Mudou algo no meio do ano? A alteração sai em endosso, que passa a integrar a apólice. Troca de carro, de endereço ou de beneficiário só vale depois dele.',
			'Perder o papel não tira o direito. Peça a segunda via à seguradora ou à corretora. O contrato também se prova por outros meios, mas o documento poupa discussão.',
		],
		procedure: {
			heading: 'A apólice chegou: confira em dez minutos',
			steps: [
				['Veja os nomes.', 'Segurado, beneficiário e seguradora.'],
				['Olhe as datas.', 'Dia e hora do começo e do fim.'],
				['Compare os valores.', 'Limites e franquias iguais aos da proposta.'],
				['Busque o que fica fora.', 'Exclusões ligadas ao seu uso.'],
				['Salve uma cópia.', 'Em PDF, fora do aplicativo.'],
				['Peça a correção.', 'Por escrito, no mesmo dia.'],
			],
		},
		faqs: [
			[
				'Apólice digital tem o mesmo valor?',
				'Tem, desde que venha da seguradora e possa ser conferida. Baixe o arquivo e guarde o número. Print de tela não basta.',
			],
			[
				'Já estou coberto antes de a apólice chegar?',
				'Pode estar, se a seguradora aceitou ou deu cobertura provisória. A data de início consta da proposta ou da aceitação. Peça que confirmem por mensagem.',
			],
			[
				'Onde acho o número da apólice?',
				'Na primeira página, no boleto, no aplicativo ou com a corretora. Anote-o no celular, junto com o telefone da central.',
			],
		],
	},
]
