import type { Subject } from '../../types.ts'

export const aviationSubjects: readonly Subject[] = [
	{
		words: ['seguro reta', 'reta aeronautic', 'explorador ou transportador'],
		label: 'Seguro RETA',
		angle: 'guide',
		titles: ['Seguro RETA: o obrigatório de toda aeronave', 'RETA: o que o seguro obrigatório da aviação cobre'],
		heading: 'RETA, classe por classe',
		opening:
			'Nenhuma aeronave civil voa em ordem sem o certificado do RETA. A sigla parece técnica, mas a ideia é simples: quem voa responde por quem está a bordo e por quem está embaixo.',
		points: [
			'O RETA é obrigatório e cobre passageiros, tripulantes, pessoas no solo e colisão.',
			'Os limites do RETA são baixos: a maioria dos operadores completa com outra apólice.',
		],
		facts: [
			'RETA é a responsabilidade civil do explorador ou transportador aéreo. O [Código Brasileiro de Aeronáutica](cba) obriga quem opera a aeronave a contratá-lo. Sem a prova, a aeronave não pode voar regularmente.',
			'O RETA se divide em classes: passageiros e bagagem, tripulantes, pessoas e bens no solo, e colisão ou abalroamento. Cada uma tem limite por norma. O certificado mostra os valores em vigor.',
			'Esses limites são modestos diante de uma ação judicial. Por isso, existe a cobertura a segundo risco, com limite único combinado, o LUC. Ela começa onde o RETA termina.',
			'O RETA não conserta a aeronave. O dano ao próprio avião ou helicóptero depende do casco. Muitos donos descobrem isso no hangar, depois do acidente.',
		],
		faqs: [
			[
				'Quem contrata o RETA, o dono ou quem opera?',
				'Quem explora a aeronave, que pode ser o dono ou o operador. O contrato de uso deve dizer isso. Confira o nome no certificado.',
			],
		],
	},
	{
		words: ['helicoptero', 'aviao', 'avioes', 'ultraleve', 'aeronave particular'],
		label: 'Seguro de avião e helicóptero',
		titles: [
			'Seguro de avião e helicóptero: casco, RETA e LUC',
			'Avião ou helicóptero próprio: o seguro do dono',
			'Avião e helicóptero: o que a apólice precisa dizer',
		],
		heading: 'O seguro da aeronave particular',
		opening:
			'Ter um avião ou um helicóptero é assumir um risco que poucas pessoas conhecem por dentro. A apólice precisa ser tão precisa quanto a lista de verificação do piloto.',
		points: [
			'Avião e helicóptero precisam do RETA; o casco é opcional e protege a aeronave.',
			'Piloto, uso e manutenção escritos na apólice decidem se o acidente tem cobertura.',
		],
		facts: [
			'O casco do avião entra por valor combinado, com base em laudo ou mercado. A cobertura vale em voo, no táxi da pista e no hangar. A franquia pode mudar em cada fase.',
			'A apólice lista os pilotos ou a experiência mínima deles. Horas totais, horas no modelo e exame médico em dia são condições comuns. Um piloto fora da lista pode deixar o voo sem cobertura.',
			'Helicóptero paga mais pelo risco de pouso e de manobra. Uso em fotografia, carga externa ou instrução precisa de declaração. O voo particular não inclui serviço pago.',
			'Táxi aéreo sem certificação afasta a cobertura e é infração. Antes de alugar, peça o certificado da empresa à [ANAC](anac). O passageiro também perde com o voo clandestino.',
			'Na compra em sociedade, todos os donos devem constar. O contrato entre eles precisa dizer quem voa, quem paga a franquia e quem cuida da manutenção. A seguradora vai pedir esse papel.',
		],
		faqs: [
			[
				'O avião parado no hangar precisa de seguro?',
				'O casco pode ter cobertura só no solo, mais barata. Incêndio, queda de teto e vendaval acontecem ali. Para voltar a voar, avise antes.',
			],
			[
				'O seguro cobre pista de terra?',
				'Só quando a apólice aceita pistas não pavimentadas ou privadas. Informe as que você usa. Pouso fora de pista registrada gera discussão.',
			],
		],
	},
]
