import { businessContractSubjects } from './business-contract-subjects.ts'
import { businessSubjects } from './business-subjects.ts'
import type { Topic } from './types.ts'

export const business: Topic = {
	id: 'business',
	kind: 'product',
	insurance: true,
	name: 'seguro empresarial',
	article: 'o',
	label: 'Empresas',
	words: [
		'seguro empresarial',
		'empresarial',
		'empresa',
		'empresas',
		'loja',
		'comercio',
		'negocio',
		'pequena empresa',
		'restaurante',
		'padaria',
		'industria',
		'escritorio',
		'frota',
		'lucros cessantes',
		'estoque',
		'mei',
		'microempreendedor',
		'microempreendedor individual',
		'ponto comercial',
		'fianca locaticia',
		'roubo de valores',
		'avcb',
		'business',
	],
	categories: ['empresas', 'empresarial'],
	page: { href: '/seguros/empresarial', text: 'seguro empresarial' },
	subjects: [...businessSubjects, ...businessContractSubjects],
	openings: [
		'Uma loja pode sobreviver a um mês fraco, mas raramente sobrevive a dois meses de porta fechada. O seguro empresarial existe para esse intervalo.',
		'Quem abre um negócio pensa em aluguel, estoque e equipe. O incêndio, o vendaval e o processo de um cliente ficam para depois, até o dia em que chegam.',
		'Padaria, clínica e oficina têm riscos diferentes, embora o contrato tenha o mesmo nome. Montar a apólice é traduzir o dia a dia em linhas.',
	],
	summary: [
		'O contrato parte do incêndio e cresce com vendaval, roubo, danos elétricos e responsabilidade civil.',
		'Lucros cessantes repõem a margem enquanto a empresa fica parada por um sinistro coberto.',
		'Estoque e equipamentos precisam de valor atualizado, ou a indenização encolhe.',
		'Estagiário tem direito a seguro contra acidentes pessoais, segundo a lei do estágio.',
		'Alvará e plano de prevenção de incêndio em dia evitam discussão no sinistro.',
		'Transportador rodoviário de cargas tem seguros obrigatórios próprios.',
	],
	facts: {
		what: [
			'O seguro empresarial reúne, em uma apólice, a proteção do prédio, do conteúdo e da atividade. A base cobre incêndio, raio e explosão. O resto se escolhe conforme o ramo e o endereço.',
			'Prédio, máquinas, móveis e estoque formam grupos com limites separados. Se a loja é alugada, o prédio pode ficar com o dono. Leia o contrato de locação antes de definir.',
			'Lucros cessantes são o que a empresa deixa de ganhar por causa do dano. A linha paga despesas fixas e lucro durante a parada. O cálculo usa o faturamento dos meses anteriores.',
			'Responsabilidade civil de operações cobre danos a clientes e vizinhos por causa da atividade. O piso molhado da padaria é o exemplo clássico. Já os produtos vendidos podem exigir linha própria.',
		],
		who: [
			'Pequenos comércios costumam ter o patrimônio concentrado em um endereço. Um curto-circuito pode levar tudo de uma vez. Para eles, em geral, o pacote compacto resolve boa parte.',
			'Prestadores de serviço com pouco estoque dependem mais de equipamento e de reputação. Notebook, maquininha e responsabilidade civil vêm primeiro. O limite de incêndio, em compensação, pode ser menor.',
			'Indústrias e galpões pedem inspeção e contrato sob medida. O risco de parada é maior do que o de perda física. Por isso, lucros cessantes entram na conversa desde o início.',
			'O MEI que trabalha em casa precisa de atenção dupla. Em geral, a apólice residencial exclui a atividade. Há planos empresariais de baixo custo para esse caso.',
		],
		covers: [
			'Vendaval, danos elétricos e roubo são as linhas adicionais mais pedidas. Já câmara fria e vitrine pedem cobertura para deterioração e vidros. Cada uma tem franquia própria.',
			'Equipamentos portáteis podem ter cobertura fora do endereço. Serve, por exemplo, para notebook, câmera e ferramentas. Sem essa extensão, a proteção termina na porta.',
			'Perda de aluguel e despesas de reinstalação ajudam a reabrir em outro ponto. Elas pagam mudança, letreiro e divulgação do novo endereço. Para comércio de rua, fazem diferença.',
			'Riscos cibernéticos cobrem resposta a vazamento, paralisação de sistema e cobrança de terceiros. A [Lei Geral de Proteção de Dados](lgpd) aumentou esse custo. Afinal, pequenas empresas também são alvo.',
			'Seguro garantia assegura o cumprimento de um contrato ou licitação. A [Lei 14.133/2021](licitacoes) o aceita nas contratações públicas. Nesse caso, quem contrata é o fornecedor, em favor do órgão.',
		],
		excludes: [
			'Inventário mal feito é o calcanhar do comércio. Mercadoria sem nota ou sem registro fica difícil de provar. Além disso, a falta de estoque sem sinal de roubo não tem cobertura.',
			'Instalação elétrica irregular, extintor vencido e alvará ausente geram recusa ou redução. O contrato pede que as exigências sejam cumpridas. Por isso, guarde os laudos.',
			'Infidelidade de funcionário só entra com linha específica. O desvio do caixa, em regra, fica fora da cobertura de roubo. Avalie se a exposição justifica o custo.',
			'Valores em trânsito e no cofre têm limites próprios. Dinheiro deixado na gaveta depois do expediente costuma ser excluído. Portanto, ajuste a rotina ao texto.',
		],
		buying: [
			'Some o custo de repor tudo hoje, e não o valor contábil. Máquina depreciada no balanço custa caro na loja. Assim, o limite deve acompanhar a reposição.',
			'Descreva a atividade principal e as secundárias. A loja que passou a ter cozinha mudou de risco. O CNAE, sozinho, ainda não conta a história.',
			'Para lucros cessantes, defina o período de indenização. Quanto tempo a reforma levaria? Três meses, seis ou um ano mudam o preço e a proteção.',
			'Receba a vistoria com os documentos à mão: alvará, plano de prevenção, notas de equipamentos. Depois, a recomendação do inspetor vira condição. Cumpra e fotografe.',
		],
		price: [
			'Atividade, endereço, construção, proteções e limites formam o preço. Restaurante paga mais por incêndio do que escritório. Por outro lado, sprinkler e brigada podem reduzir.',
			'O prêmio do seguro é despesa da empresa e pode ter efeito no imposto, conforme o regime. O contador confirma o caso. De todo modo, compare sempre o total com impostos.',
			'Franquias maiores aliviam o valor anual. Escolha-as nas linhas em que o prejuízo pequeno é suportável. Mantenha a franquia baixa onde a parada dói.',
		],
		claim: [
			'Avise a seguradora e preserve o local, salvo perigo. Tire fotos, isole a área e anote os produtos atingidos. Antes de descartar mercadoria, peça autorização.',
			'Separe balanços, notas de compra, folha e extratos dos meses anteriores. A regulação de lucros cessantes usa esses números. Assim, quanto melhores os livros, mais rápido o cálculo.',
			'Mantenha o negócio vivo: avise clientes, negocie prazos e registre as despesas extras. Gastos para reduzir a parada podem ser indenizáveis. Peça orientação antes de assumir os maiores.',
		],
		law: [
			'O artigo 20 do [Decreto-Lei 73/1966](decreto-lei-73) lista seguros obrigatórios, entre eles o de incêndio de bens de pessoas jurídicas, nos termos da regulamentação. A corretora ajuda a ver se o caso se aplica.',
			'A empresa que recebe estagiário deve contratar seguro de acidentes pessoais em favor dele. A regra está no artigo 9º da [Lei 11.788/2008](estagio). O valor precisa ser compatível com o mercado.',
			'Transportador de cargas por conta de terceiros tem seguros obrigatórios, segundo a [Lei 11.442/2007](transporte-de-cargas). São eles o de responsabilidade por acidentes com a carga, o de desvio e roubo e o de danos do veículo a terceiros.',
			'Pequenas empresas podem ter a proteção do Código de Defesa do Consumidor quando são destinatárias finais e vulneráveis. Os tribunais, porém, avaliam caso a caso. A [Lei 15.040/2024](lei-do-seguro), de todo modo, vale para todas.',
		],
		mistakes: [
			'Segurar a loja pelo valor de dez anos atrás deixa metade do estoque descoberta. Enquanto o comércio cresce, a apólice fica parada. Revise na virada de cada ano.',
			'Misturar bens do sócio e da empresa confunde a indenização. O notebook pessoal no balcão não é, em regra, bem da firma. Liste tudo com nota.',
			'Contratar só o que o banco exige é cobrir o banco, e não o negócio. O financiamento olha a garantia dele. Já a sua renda fica de fora.',
			'Esquecer as cláusulas de proteção, como alarme ligado, custa caro. Se a apólice exige, a rotina precisa cumprir. Delegue a alguém e confira.',
		],
	},
	tables: [
		{
			aspect: 'covers',
			head: ['Ramo', 'Risco que pesa', 'Linha a considerar'],
			rows: [
				['Padaria ou restaurante', 'Fogo e clientes', 'Incêndio, RC e deterioração'],
				['Loja de roupas', 'Estoque e vitrine', 'Roubo, vidros e vendaval'],
				['Clínica', 'Equipamento e queixa', 'Danos elétricos e RC profissional'],
				['Oficina', 'Carros de clientes', 'RC guarda de veículos'],
				['Comércio digital', 'Sistema e dados', 'Riscos cibernéticos'],
			],
		},
	],
	procedures: [
		{
			angles: ['claim', 'rights'],
			heading: 'Reabrir depois do sinistro',
			steps: [
				['Garanta a segurança.', 'Isole a área e chame os bombeiros, se preciso.'],
				['Faça o inventário do dano.', 'Item, quantidade, valor e foto.'],
				['Comunique a apólice.', 'Com o relato e a lista inicial.'],
				['Organize os números.', 'Faturamento, folha e contas fixas.'],
				['Negocie a retomada.', 'Ponto provisório, aluguel de máquinas e prazos.'],
			],
		},
		{
			angles: ['buying', 'guide', 'worth'],
			heading: 'Monte a apólice em uma tarde',
			steps: [
				['Caminhe pelo negócio.', 'Anote o que pegaria fogo, quebraria ou sumiria.'],
				['Atualize os valores.', 'Preço de reposição de máquinas e estoque.'],
				['Pense na parada.', 'Quantos meses de contas a empresa aguenta?'],
				['Olhe para fora.', 'Clientes, vizinhos, entregas e dados.'],
				['Junte os papéis.', 'Alvará, plano de incêndio e contrato de aluguel.'],
				['Compare três propostas.', 'Mesmos limites e mesmas franquias.'],
			],
		},
	],
	faqs: [
		[
			'Loja alugada precisa de seguro?',
			'Precisa olhar o contrato de aluguel. Em geral, o inquilino segura conteúdo e responsabilidade, e alguém segura o prédio. Sem combinar, há risco de buraco ou de pagamento em dobro.',
		],
		[
			'MEI pode contratar?',
			'Pode, e há planos simples, com limites menores. Informe o endereço e a atividade reais, mesmo que seja a própria casa.',
		],
		[
			'O seguro cobre mercadoria em consignação?',
			'Só se constar na apólice. O bem é de outra pessoa, mas a responsabilidade pode ser sua. Peça a inclusão com a lista.',
		],
		[
			'Enchente entra no pacote?',
			'Raramente. Alagamento é linha à parte, com aceitação conforme o endereço. Quem está perto de rio deve perguntar primeiro por ela.',
		],
		[
			'Seguro de vida da equipe é obrigatório?',
			'Pode ser, se a convenção coletiva da categoria exigir. Para estagiários, a lei já pede o de acidentes pessoais. Consulte o sindicato e o contador.',
		],
		[
			'O que é rateio?',
			'É a redução proporcional quando o valor segurado fica abaixo do real. Nem toda apólice usa. Se usa, a lei pede que ela mostre a fórmula e um exemplo.',
		],
	],
	warnings: [
		'**Estoque sem nota não se prova.** Mantenha inventário e notas em nuvem: o incêndio leva também os papéis.',
		'**Exigência do alvará é exigência da apólice.** Plano de prevenção vencido pode custar a indenização inteira.',
	],
	checks: [
		'A [SUSEP](susep) supervisiona as seguradoras que atendem empresas. Sobre prevenção de incêndio, consulte o [Corpo de Bombeiros do Estado](bombeiros).',
		'As regras do contrato estão na [Lei 15.040/2024](lei-do-seguro). Os seguros obrigatórios, por sua vez, ficam no [Decreto-Lei 73/1966](decreto-lei-73), e a SUSEP fiscaliza.',
	],
}
