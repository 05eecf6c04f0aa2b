import type { Subject } from '../../types.ts'

export const fraudSubjects: readonly Subject[] = [
	{
		words: ['falsa seguradora', 'falsas seguradoras', 'seguradora falsa', 'seguradoras falsas', 'seguradora pirata'],
		label: 'Falsa seguradora',
		angle: 'buying',
		titles: ['Falsa seguradora: como identificar antes de pagar', 'Como identificar uma falsa seguradora em minutos'],
		heading: 'Os sinais de uma empresa que não existe',
		opening:
			'O site é bonito, o preço é bom e o contrato chega em PDF, com selo e assinatura. Só falta um detalhe: a empresa não tem autorização para vender seguro.',
		points: [
			'A falsa seguradora não aparece na consulta da SUSEP ou usa o CNPJ de outra empresa.',
			'Confira nome, CNPJ e número do processo do produto antes de fazer qualquer pagamento.',
		],
		facts: [
			'Há três tipos de falsa seguradora. A primeira inventa tudo; a segunda copia o nome de uma empresa real; a terceira existe, mas não tem autorização. Nos três casos, ninguém responde pelo sinistro.',
			'A prova está na consulta pública da [SUSEP](susep). Procure pelo CNPJ, e não só pelo nome, porque uma letra trocada engana. Veja também se a autorização está ativa e se alcança aquele ramo.',
			'Todo seguro tem um número de processo, que vem na proposta e na apólice. Com ele, você acha as condições do produto no site oficial. Papel sem esse número, ou com número que não existe, é sinal forte de golpe.',
			{
				lead: 'Desconfie quando a empresa:',
				items: [
					'aceita qualquer pessoa, sem perguntas nem vistoria;',
					'pede Pix para pessoa física ou CNPJ de outro ramo;',
					'só atende por aplicativo de mensagem;',
					'diz que é “proteção”, mas entrega um papel chamado apólice;',
					'não informa o corretor nem o canal de ouvidoria.',
				],
			},
			'Associação de proteção não é seguradora, e pode existir dentro da lei. O erro está em se apresentar como tal. Pergunte se há apólice, quem é a administradora e se ela consta no cadastro oficial.',
			'Ligue você para a seguradora verdadeira, pelo telefone do site que digitou. Peça a confirmação da proposta e do corretor. Cinco minutos bastam para desmontar uma cópia.',
			'Já pagou? Fale com o banco na hora, registre o boletim e denuncie à SUSEP. Depois, contrate cobertura real, pois o bem continua exposto. Guarde as mensagens: elas são a prova.',
		],
		procedure: {
			heading: 'A conferência em seis passos',
			steps: [
				['Anote o CNPJ da proposta.', 'E não o que veio na conversa.'],
				['Consulte a SUSEP.', 'Nome, situação e ramos autorizados.'],
				['Ache o processo.', 'O número do produto deve existir.'],
				['Busque o corretor.', 'O registro dele também é público.'],
				['Telefone para a empresa.', 'Pelo número do site oficial.'],
				['Olhe o destino do dinheiro.', 'O pagamento vai para a seguradora.'],
			],
		},
		faqs: [
			[
				'A empresa tem CNPJ ativo. Isso basta?',
				'Não basta. CNPJ qualquer negócio pode ter. Para vender seguro, é preciso autorização da SUSEP, que se confere em outra consulta.',
			],
			[
				'Comprei de uma falsa seguradora e bati o carro. E agora?',
				'O contrato não tem quem o pague. Registre a ocorrência, tente reaver o valor no banco e procure um advogado. Quem intermediou também pode responder.',
			],
		],
	},
]
