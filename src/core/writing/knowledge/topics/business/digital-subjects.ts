import type { Subject } from '../../types.ts'

/** Firms whose shop or product is on a screen. */
export const businessDigitalSubjects: readonly Subject[] = [
	{
		words: ['startup', 'start-up'],
		label: 'Seguro para startups',
		angle: 'buying',
		titles: [
			'Seguro para startups: o que contratar em cada fase',
			'Startups e seguro: o que o investidor vai perguntar',
		],
		heading: 'Seguro que cresce com a empresa',
		opening:
			'A startup nasce com notebook, código e pressa. O primeiro cliente grande ou o primeiro investidor pede uma apólice, e a empresa descobre que nunca pensou no assunto.',
		points: [
			'Na startup, a ordem útil é pessoas e equipamento, depois clientes e dados, depois gestão.',
			'Investidor e cliente grande costumam exigir apólice: leia a cláusula antes de assinar.',
		],
		facts: [
			'No começo, a startup protege o que tem: pessoas e equipamento. Vida em grupo, acidentes pessoais e notebooks fora do escritório custam pouco. Espaço compartilhado raramente segura os bens de quem aluga a mesa.',
			'Com os primeiros clientes, vem a responsabilidade pelo serviço. A RC profissional de tecnologia paga prejuízo financeiro por falha do produto, até o limite. Sem ela, um contrato grande pode valer mais risco do que receita.',
			'Startup que guarda dados pessoais precisa olhar o seguro cibernético. Ele pode pagar resposta ao ataque, aviso aos titulares e cobrança de terceiros. A [LGPD](lgpd) vale também para empresa pequena.',
			'Na rodada de investimento, entra o seguro de administradores. Ele protege o patrimônio de fundadores e conselheiros por atos de gestão. O contrato com o fundo pode fixar limite e prazo.',
			'Fundador é pessoa-chave. Um seguro de vida com a empresa ou os sócios como beneficiários dá fôlego se ele morrer ou ficar inválido. Combine a regra no acordo de sócios, com advogado.',
			'Fracasso do negócio, falta de capital e atraso no produto não têm seguro. Fraude de sócio, em regra, também não. A apólice cobre acidente e erro, e não o risco de empreender.',
		],
		procedure: {
			heading: 'O plano de seguros da startup',
			steps: [
				['Marque a fase.', 'Ideia, primeiros clientes, rodada ou expansão.'],
				['Leia as exigências.', 'Contratos, editais e termo do investidor.'],
				['Descreva o produto.', 'O que faz, para quem e com quais dados.'],
				['Some o pior dia.', 'Cliente parado, vazamento ou fundador ausente.'],
				['Contrate por camadas.', 'Reveja a cada rodada ou a cada ano.'],
			],
		},
		faqs: [
			[
				'Startup sem receita consegue seguro?',
				'Consegue várias linhas, como vida, equipamentos e, com análise, responsabilidade civil. A seguradora usa a projeção de receita. Seja realista nos números.',
			],
			[
				'O espaço de trabalho compartilhado já tem seguro?',
				'Costuma ter o do prédio e o dele. Os seus notebooks e o dano que a sua equipe causar ficam, em geral, de fora. Peça a cópia e confira.',
			],
			[
				'Qual apólice vem primeiro?',
				'Em geral, a que um contrato exige ou a que evita parar. Para muitas, isso significa responsabilidade civil, dados e pessoas. O resto acompanha o crescimento.',
			],
		],
	},
	{
		words: [
			'e-commerce',
			'ecommerce',
			'comercio eletronico',
			'loja virtual',
			'lojas virtuais',
			'loja on-line',
			'loja online',
			'lojas online',
			'marketplace',
		],
		label: 'Seguro para e-commerce',
		angle: 'coverage',
		titles: ['Seguro para e-commerce: estoque, entrega e dados', 'E-commerce seguro: o que proteger na loja virtual'],
		heading: 'Do clique à entrega, onde está o risco',
		opening:
			'A loja virtual não tem vitrine, mas tem estoque, sistema, entrega e cliente. O risco só mudou de lugar, e a apólice precisa mudar com ele.',
		points: [
			'No e-commerce, o estoque pode estar em vários endereços, e cada um precisa constar.',
			'Estorno de cartão e devolução por arrependimento não são sinistro de seguro.',
		],
		facts: [
			'O e-commerce precisa de quatro proteções: estoque, transporte, dados e responsabilidade por produtos. Um pacote de loja de rua cobre só a primeira. Desenhe o caminho do pedido antes de cotar.',
			'Estoque em casa, em galpão alugado ou no centro do marketplace são três situações. O seguro residencial costuma excluir mercadoria. No galpão de outra empresa, peça a apólice dela e veja quem recebe se houver incêndio.',
			'A entrega tem dono em cada trecho. O seguro da transportadora responde quando ela tem culpa ou conforme a lei; o seu, de transporte, protege a carga em mais casos. Some o valor do maior despacho do dia, sobretudo em data promocional.',
			'Quem vende responde pelo produto. Pelo [Código de Defesa do Consumidor](cdc), o importador responde pelo defeito que causa dano, mesmo sem culpa. Loja virtual que traz mercadoria de fora deve pedir RC de produtos.',
			'Site fora do ar em dia de promoção é venda perdida. O seguro cibernético pode cobrir a parada por ataque, com espera de algumas horas. Falha da hospedagem e pico de acesso nem sempre entram.',
			'Estorno de cartão por fraude, golpe do falso comprovante e produto trocado são perdas do dia a dia do e-commerce. Em regra, o seguro não paga. Antifraude, conferência e foto da embalagem resolvem mais.',
			'O [Decreto 7.962/2013](comercio-eletronico) pede dados claros da loja e canal de atendimento. Cumprir essas regras reduz queixas. Também mostra cuidado na análise da seguradora.',
		],
		procedure: {
			heading: 'Siga o pedido e ache o risco',
			steps: [
				['Marque os endereços.', 'Casa, galpão, loja e centro de distribuição.'],
				['Pegue o mês mais cheio.', 'Estoque e despachos no pico.'],
				['Reúna os contratos.', 'Marketplace, transportadora e hospedagem.'],
				['Olhe o produto.', 'Origem, nota e dano que pode causar.'],
				['Compare as propostas.', 'Estoque, transporte, dados e terceiros.'],
			],
		},
		faqs: [
			[
				'Vendo só em marketplace. Preciso de seguro?',
				'A plataforma protege a si mesma e, às vezes, o comprador. O seu estoque e a sua responsabilidade continuam com você. Leia o contrato de vendedor.',
			],
			[
				'O seguro cobre encomenda perdida?',
				'Depende do transporte contratado. Há seguro do valor declarado, seguro da transportadora e apólice própria. Compare limite e prova exigida.',
			],
			[
				'Estoque em casa tem cobertura?',
				'No residencial comum, quase nunca. Há pacotes que unem moradia e pequeno negócio. Declare o que guarda, quanto vale e onde fica.',
			],
		],
	},
]
