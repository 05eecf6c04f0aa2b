import type { Subject } from '../../types.ts'

export const businessUnrestSubjects: readonly Subject[] = [
	{
		words: [
			'tumult',
			'loja depredad',
			'lojas depredad',
			'greve',
			'lock-out',
			'lockout',
			'vandalismo',
			'depredac',
			'manifestac',
		],
		label: 'Greves e tumultos',
		angle: 'coverage',
		titles: ['Greves e tumultos: quando o seguro paga o estrago', 'Seguro contra greves e tumultos: o que ele cobre'],
		heading: 'Quando a rua entra na loja',
		opening:
			'A manifestação passa, a vitrine fica no chão e o extintor voa pela porta. Muitos donos de negócio só descobrem depois que o pacote básico não previa esse dia.',
		points: [
			'Greves e tumultos formam uma cobertura adicional: confira se ela está na apólice.',
			'Saque, pichação e dias de porta fechada podem ter limite próprio ou ficar de fora.',
		],
		facts: [
			'Tumultos, greves e lock-out formam, em geral, uma cobertura adicional do seguro empresarial. Ela paga o dano direto aos bens, como vidro, fachada, móveis e estoque. Sem essa linha, a depredação pode ficar por conta do dono.',
			'As palavras têm definição na apólice. Tumulto é a ação de um grupo que perturba a ordem e destrói bens. Greve é a parada de empregados, e lock-out é a empresa que fecha as portas por decisão do patrão.',
			'O prejuízo de uma greve que só para o trabalho não entra. O seguro trata do dano material, como máquina quebrada ou incêndio durante o protesto. Venda perdida exige lucros cessantes ligados a essa mesma causa.',
			'Guerra, rebelião, terrorismo e ato de autoridade costumam ser excluídos. A diferença entre tumulto e rebelião está no texto. Por isso, leia as definições antes do limite.',
			'Saque merece pergunta à parte. Alguns contratos tratam a mercadoria levada no tumulto como roubo; outros a excluem dessa linha. Peça a resposta por escrito, sobretudo em rua de comércio.',
			'Vandalismo isolado, sem multidão, nem sempre é tumulto. Pichação e vidro quebrado à noite podem caber em vidros, em danos à fachada ou em lugar nenhum. Compare a apólice com o histórico da rua.',
			'Depois do fato, fotografe, registre a ocorrência e guarde notícias e imagens de câmeras. Elas mostram que houve tumulto naquele dia e hora. Feche a loja com segurança e guarde os recibos.',
		],
		procedure: {
			heading: 'Protesto marcado: o que fazer antes e depois',
			steps: [
				['Abra a apólice antes.', 'Procure tumultos, vidros e lucros cessantes.'],
				['Proteja a fachada.', 'Baixe portas e retire o que pode ser lançado.'],
				['Tire as pessoas.', 'Ninguém fica para defender mercadoria.'],
				['Registre o dano.', 'Fotos, ocorrência e lista do que falta.'],
				['Peça a vistoria.', 'Antes de consertar, salvo para fechar o local.'],
			],
		},
		faqs: [
			[
				'O carro da empresa queimado em protesto tem cobertura?',
				'Isso se vê na apólice do veículo. Alguns planos de automóvel cobrem; outros excluem tumultos. A linha da empresa trata dos bens do endereço.',
			],
			[
				'O Estado paga o prejuízo do tumulto?',
				'Pode haver discussão na Justiça, com prova de falha do serviço público. É um caminho longo. A apólice costuma responder antes.',
			],
			[
				'Condomínio e casa também têm essa cobertura?',
				'Podem ter, como linha adicional. A lógica é a mesma: dano material causado por grupo que perturba a ordem. Veja limite e franquia.',
			],
		],
	},
]
