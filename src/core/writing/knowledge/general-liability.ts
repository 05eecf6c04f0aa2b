import { generalLiabilitySubjects } from './general-liability-subjects.ts'
import type { Topic } from './types.ts'
import { weddingSubjects } from './wedding-subjects.ts'

export const generalLiability: Topic = {
	id: 'general-liability',
	kind: 'product',
	insurance: true,
	name: 'seguro de RC geral',
	article: 'o',
	label: 'RC Geral',
	words: [
		'rc geral',
		'responsabilidade civil geral',
		'responsabilidade civil da empresa',
		'responsabilidade civil de operacoes',
		'responsabilidade civil operacoes',
		'responsabilidade civil do produto',
		'responsabilidade civil de produtos',
		'responsabilidade civil empregador',
		'rc operacoes',
		'rc produtos',
		'rc empregador',
		'seguro de eventos',
		'evento e festa',
		'casa de festas',
		'festa de casamento',
		'academia',
		'escola e academia',
		'acidentes de alunos',
		'acidente de trabalho',
		'acidentes de trabalho',
		'salao de beleza',
		'clinica de estetica',
		'pousada',
		'pousada e hotel',
		'hotel e pousada',
	],
	categories: ['rc-geral', 'responsabilidade-civil-geral'],
	page: { href: '/seguros/responsabilidade-civil-geral', text: 'responsabilidade civil geral' },
	subjects: [...generalLiabilitySubjects, ...weddingSubjects],
	openings: [
		'Um cliente escorrega, um letreiro cai, uma obra suja o carro do vizinho. Nenhuma dessas cenas é rara, e todas podem virar pedido de indenização.',
		'A empresa cuida do que é dela e esquece, às vezes, do que é dos outros. O seguro de responsabilidade civil olha exatamente para esse lado de fora.',
		'O dano a outra pessoa não tem teto conhecido. Pode ser uma roupa manchada ou uma pensão por muitos anos.',
	],
	summary: [
		'O contrato paga indenizações a terceiros por danos causados na operação da empresa.',
		'Operações, produtos, empregador e eventos são linhas diferentes, cada uma com limite.',
		'Custos de defesa podem estar incluídos, com ou sem limite separado.',
		'Multa, ato intencional e obrigação contratual costumam ficar de fora.',
		'Avise a seguradora antes de prometer pagamento ao prejudicado.',
		'Erro no serviço técnico pertence à RC profissional, que é outro contrato.',
	],
	facts: {
		what: [
			'O seguro de RC geral paga o que a empresa deve a outras pessoas por danos involuntários. Pode ser lesão, prejuízo material ou, se contratado, dano moral. O valor para no limite da apólice.',
			'RC significa responsabilidade civil, isto é, o dever de reparar o dano que se causa. O seguro não apaga esse dever. Ele, porém, põe uma reserva por trás da empresa.',
			'O contrato se monta por modalidades, como operações, produtos, empregador e eventos. Cada uma descreve uma fonte de risco. Por isso, dois seguros de RC geral podem ter pouco em comum.',
			'Existem apólices à base de ocorrência e à base de reclamação. Na primeira, conta o dia do dano. Na segunda, conta o dia do pedido, com regras sobre o passado.',
		],
		who: [
			'Quem recebe público é o caso mais evidente: loja, academia, escola, pousada e restaurante. Basta um piso molhado. O movimento diário, aliás, multiplica a chance.',
			'Prestadores que trabalham na casa ou na fábrica do cliente levam o risco com eles. Pintor, instalador e equipe de limpeza são exemplos. Muitos contratos já exigem a apólice para liberar a entrada.',
			'Fabricantes e importadores respondem pelo que põem no mercado. Um lote com defeito pode gerar muitos pedidos ao mesmo tempo. Para eles, a linha de produtos vem antes da de operações.',
		],
		covers: [
			'Danos corporais incluem despesas médicas, perda de renda e pensão fixada em acordo ou sentença. Danos materiais tratam do bem quebrado ou manchado. Os morais costumam pedir contratação expressa.',
			'A defesa da empresa também custa: advogado, perito e custas. Em muitos planos, esses gastos entram no contrato. Confirme se eles dividem o limite com a indenização.',
			'Guarda de bens de terceiros protege o carro no estacionamento ou o equipamento em conserto. Sem essa extensão, a regra é a exclusão. Oficinas e lavanderias, portanto, devem pedir a linha.',
			'Danos causados por empregados e prestadores a serviço da empresa podem estar incluídos. A proposta pergunta quantos são e o que fazem. Terceirizados pedem menção própria.',
		],
		excludes: [
			'Dano intencional não tem cobertura, e a culpa grave pode gerar discussão. Multas e penas também ficam de fora. O seguro trata da reparação, e não da punição.',
			'Falha no serviço técnico, como laudo, projeto ou diagnóstico, pertence à RC profissional. A fronteira entre as duas confunde. Clínicas e escritórios, em geral, precisam de ambas.',
			'Poluição, amianto e danos à própria empresa costumam ser excluídos. O mesmo vale para o produto defeituoso em si, que não é dano a terceiro. O recolhimento do lote, por sua vez, tem seguro próprio.',
			'Multa contratual e promessa de resultado não são danos involuntários. Assinar cláusula que aumenta a responsabilidade pode tirar a cobertura. Mostre o contrato à corretora antes.',
		],
		buying: [
			'Descreva a atividade como ela acontece, inclusive a de fora do endereço. Entrega, montagem e visita mudam o risco. Uma linha esquecida na proposta vira discussão mais tarde.',
			'Escolha o limite pensando em uma pessoa ferida, e não em um vidro quebrado. Pensão por invalidez é a conta que mais cresce. Veja também se há limite por evento e por ano.',
			'Liste as exigências dos seus clientes e do ponto alugado. Shopping, prefeitura e indústria costumam fixar valores mínimos. Assim, uma apólice só atende a todos.',
			'Pergunte pela franquia de cada modalidade e por quem paga a primeira consulta com advogado. Detalhes assim decidem casos pequenos. Anote as duas respostas na proposta.',
		],
		price: [
			'Atividade, faturamento, número de pessoas e histórico formam o preço. Escritório paga pouco; obra e evento, mais. Medidas de segurança comprovadas podem ajudar na negociação.',
			'Subir o limite custa, em regra, menos do que a primeira faixa. Por isso, peça sempre dois ou três valores. A diferença costuma caber no orçamento.',
			'No seguro por evento, contam público, duração, local e atrações. Fogos e palco alto encarecem. Informe tudo com antecedência, pois cotação de véspera sai pior.',
		],
		claim: [
			'Socorra a vítima e registre o fato: hora, lugar, fotos e testemunhas. Prestar ajuda não é confessar culpa. Depois disso, avise a seguradora.',
			'Não faça acordo nem assine recibo sem orientação. A seguradora precisa concordar com o valor. Pagamento por conta própria pode ficar sem reembolso.',
			'Carta de advogado, notificação do Procon ou citação têm prazo. Envie a cópia no mesmo dia à corretora. O silêncio, afinal, pode custar a defesa.',
		],
		law: [
			'O [Código Civil](codigo-civil) obriga quem causa dano a repará-lo (art. 927). O empregador responde pelos atos dos empregados no trabalho (art. 932). Quem ocupa o imóvel responde pelas coisas que dele caem (art. 938).',
			'Pelo [Código de Defesa do Consumidor](cdc), fabricantes e fornecedores respondem por defeitos de produtos e serviços, mesmo sem culpa (arts. 12 e 14). O prazo para pedir reparação é de cinco anos. Portanto, guarde registros por esse tempo.',
			'A [Lei 15.040/2024](lei-do-seguro) diz que o seguro de responsabilidade protege o segurado e também o terceiro prejudicado. A seguradora pode, assim, ser chamada ao processo junto com a empresa. O limite da apólice continua a valer.',
			'Entre particulares, sem relação de consumo, a reparação civil prescreve, em regra, em três anos (art. 206 do Código Civil). O prazo muda conforme o caso. Um advogado confirma qual se aplica.',
		],
		mistakes: [
			'Confundir RC geral com RC profissional deixa um dos lados aberto. A queda na recepção e o erro no laudo são riscos distintos. Leia o objeto de cada apólice antes de cancelar uma delas.',
			'Contratar o limite mínimo só para entrar no shopping protege o shopping. O risco da empresa pode ser bem maior. Faça a conta com um acidente sério.',
			'Terceirizar o serviço e esquecer o contrato é outro tropeço. O cliente cobra de quem ele conhece. Exija do prestador a apólice dele e guarde a cópia.',
		],
	},
	tables: [
		{
			aspect: 'covers',
			head: ['Modalidade', 'Exemplo', 'Quem costuma precisar'],
			rows: [
				['Operações', 'Cliente escorrega na loja', 'Quem recebe público'],
				['Produtos', 'Alimento causa intoxicação', 'Fabricante e restaurante'],
				['Empregador', 'Acidente com funcionário', 'Obra, indústria e oficina'],
				['Eventos', 'Estrutura cai sobre o público', 'Organizadores e casas de festa'],
				['Guarda de bens', 'Carro riscado no pátio', 'Oficina e estacionamento'],
			],
		},
	],
	procedures: [
		{
			angles: ['claim', 'rights', 'mistakes'],
			heading: 'Alguém se machucou: o que fazer',
			steps: [
				['Preste socorro.', 'Pessoas antes de papéis.'],
				['Guarde a imagem do lugar.', 'Fotos, câmeras e nomes de quem viu.'],
				['Comunique o fato.', 'Corretora ou seguradora, no mesmo dia.'],
				['Fale pouco e por escrito.', 'Sem promessas de valor nem de culpa.'],
				['Guarde os gastos.', 'Recibos de remédio, transporte e reparo.'],
			],
		},
		{
			angles: ['buying', 'guide', 'worth', 'coverage'],
			heading: 'Do risco à apólice em cinco passos',
			steps: [
				['Percorra a operação.', 'Onde alguém de fora pode se ferir?'],
				['Olhe os contratos.', 'Clientes e locadores fixam exigências.'],
				['Escolha as modalidades.', 'Operações, produtos, empregador ou evento.'],
				['Fixe os limites.', 'Por evento e por ano, com danos morais.'],
				['Treine a equipe.', 'Quem avisa, e o que não dizer na hora.'],
			],
		},
	],
	faqs: [
		[
			'RC geral é obrigatória?',
			'Em regra, não há lei que obrigue todas as empresas. Certas atividades, contratos e licenças, porém, exigem. Veja o edital, o aluguel e as normas do município.',
		],
		[
			'Qual é a diferença para a RC profissional?',
			'A geral trata do dano causado pela operação, como a queda de um objeto. A profissional trata da falha no serviço técnico. Muita empresa precisa das duas.',
		],
		[
			'O seguro empresarial já não inclui isso?',
			'Muitos pacotes trazem uma linha de responsabilidade civil, com limite baixo. Ela pode bastar para um negócio pequeno. Compare o valor com o pior caso imaginável.',
		],
		[
			'Dano moral está coberto?',
			'Só quando a apólice diz que sim. Em várias propostas ele é opcional, com limite à parte. Procure a palavra antes de assinar.',
		],
		[
			'Posso contratar para um único dia?',
			'Para eventos, sim. Informe montagem e desmontagem, porque o acidente pode vir antes ou depois da festa.',
		],
		[
			'Quem paga se o terceirizado errar?',
			'O prejudicado pode cobrar dos dois, conforme o caso. Por isso, o contrato deve exigir seguro do prestador. O seu responde pelo que couber à empresa.',
		],
	],
	warnings: [
		'**Pedido de desculpas não é problema; promessa de pagamento é.** Valor e culpa só se discutem com a seguradora.',
		'**Atividade nova pede endosso.** A loja que passa a fazer entregas levou o risco para a rua.',
	],
	checks: [
		'As seguradoras de responsabilidade civil são fiscalizadas pela [SUSEP](susep). O dever de reparar o dano está no [Código Civil](codigo-civil), que qualquer pessoa pode ler.',
		'As regras do seguro de responsabilidade ficam na [Lei 15.040/2024](lei-do-seguro). Para a relação com clientes, vale o [Código de Defesa do Consumidor](cdc), e a SUSEP supervisiona o mercado.',
	],
}
