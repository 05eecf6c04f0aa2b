import { places } from './places.ts'
import type { Persona } from './types.ts'

/** Readers whom prompts name. Facts are for the topics listed. */
export const personas: readonly Persona[] = [
	{
		id: 'app-driver',
		words: ['motorista de aplicativo', 'motoristas de aplicativo', 'aplicativo', 'uber', 'taxista'],
		label: 'motorista de aplicativo',
		heading: 'Se o carro é o seu trabalho',
		facts: [
			{
				topics: ['auto'],
				fact: 'No preço do seguro para aplicativo pesam as horas na rua, a cidade e o histórico. Aceitar uma franquia maior pode baixar o valor, mas exige reserva. Faça a conta com o que você perde por dia parado.',
			},
			{
				topics: ['auto', 'deductible-and-bonus', 'quotes', 'claims'],
				fact: 'Quem dirige por aplicativo passa o dia na rua, com passageiros e pressa. A seguradora precisa saber desse uso desde a proposta. Sem a declaração, uma batida em corrida pode terminar em recusa.',
			},
			{
				topics: ['auto', 'deductible-and-bonus', 'quotes', 'renewal'],
				fact: 'Para o motorista de aplicativo, carro parado é renda parada. Por isso, compare o carro reserva, o prazo da oficina e a franquia reduzida. A diária perdida entra na conta.',
			},
			{
				topics: ['auto', 'claims'],
				fact: 'O seguro que a plataforma oferece cobre, em geral, acidentes pessoais durante a corrida. Ele não conserta o seu carro nem o do outro. Leia o alcance dele antes de contar com ele.',
			},
			{
				topics: ['life', 'health', 'pension'],
				fact: 'Sem carteira assinada, o motorista de aplicativo não tem o auxílio da empresa nos primeiros dias de afastamento. Diária por incapacidade e contribuição ao INSS fazem esse papel. As duas proteções se completam.',
			},
		],
	},
	{
		id: 'courier',
		words: ['entregador', 'entregadora', 'entregadores de aplicativo', 'motoboy', 'motofrete', 'delivery'],
		label: 'entregadores',
		heading: 'Se a entrega é o seu trabalho',
		facts: [
			{
				topics: ['motorcycle', 'auto', 'bike'],
				fact: 'Para quem entrega, o dia parado é o maior prejuízo. Compare o prazo de pagamento e a diária por incapacidade antes do desconto. Uma reserva de duas semanas completa a proteção.',
			},
			{
				topics: ['motorcycle', 'bike', 'life'],
				fact: 'O seguro da plataforma costuma valer só durante o pedido, e para a pessoa. O caminho de volta e o veículo ficam de fora. Leia as condições no próprio aplicativo.',
			},
			{
				topics: ['motorcycle', 'phone', 'claims'],
				fact: 'O celular no suporte é ferramenta de trabalho do entregador. Sem ele, não há pedido nem rota. Veja se a apólice dele aceita uso profissional.',
			},
		],
	},
	{
		id: 'retired',
		words: [
			'aposentado',
			'aposentados',
			'aposentada',
			'idoso',
			'idosos',
			'idosa',
			'terceira idade',
			'apos os 60',
			'60 anos',
			'melhor idade',
		],
		label: 'aposentados',
		heading: 'Depois da aposentadoria',
		facts: [
			{
				topics: ['auto', 'home', 'claims'],
				fact: 'Renda fixa pede previsibilidade. Uma franquia que cabe na reserva e um débito em dia evitam sustos. Se o orçamento aperta, reduza extras antes de cortar a cobertura para terceiros.',
			},
			{
				topics: ['auto', 'deductible-and-bonus'],
				fact: 'Para o aposentado, o carro leva a consultas, ao mercado e à casa dos netos. Perdê-lo pesa mais do que pagar o prêmio. Por isso, vale a pena manter ao menos terceiros, roubo e um bom guincho.',
			},
			{
				topics: ['auto', 'deductible-and-bonus', 'quotes', 'renewal'],
				fact: 'Depois de aposentado, o motorista costuma rodar menos e em horários calmos. Atualize o uso na renovação, pois isso pode baixar o preço. Anos de bônus acumulado também pesam a favor.',
			},
			{
				topics: ['life'],
				fact: 'Aposentados encontram limite de idade para contratar seguro de vida. Quem já tem apólice antiga deve pensar duas vezes antes de cancelar. Recontratar pode ser caro ou impossível.',
			},
			{
				topics: ['travel'],
				fact: 'Para viajantes aposentados, o seguro com boa cobertura médica vale mais do que bagagem. Leve a lista de remédios e relatório recente. Confirme a idade máxima do plano.',
			},
			{
				topics: ['home', 'claims', 'fraud', 'consumer-rights'],
				fact: 'Golpistas procuram aposentados com histórias de indenização esquecida. Nenhum órgão pede depósito para pagar. Combine com a família um telefonema antes de qualquer transferência.',
			},
			{
				topics: ['pension', 'health'],
				fact: 'Na aposentadoria, a renda muda, e as contas de saúde crescem. Revise o plano, a reserva e os beneficiários no mesmo mês. Decisões irreversíveis pedem uma segunda opinião.',
			},
		],
	},
	{
		id: 'young',
		words: [
			'jovem',
			'jovens',
			'recem habilitado',
			'recem-habilitado',
			'estudante',
			'estudantes',
			'primeiro emprego',
			'primeiro carro',
			'universitario',
			'18 anos',
		],
		label: 'jovens',
		heading: 'Para quem está começando',
		facts: [
			{
				topics: ['auto'],
				fact: 'No primeiro carro, o orçamento costuma ir todo para a compra. Reserve uma parte para o seguro, ao menos contra danos a terceiros. Uma batida no carro de outra pessoa pode custar mais do que o seu.',
			},
			{
				topics: ['auto', 'deductible-and-bonus', 'quotes'],
				fact: 'Motorista jovem paga mais porque o histórico ainda não existe. Escolher um carro com peças baratas ajuda mais do que procurar desconto. A cada ano sem sinistro, a conta melhora.',
			},
			{
				topics: ['life', 'pension'],
				fact: 'Aos vinte e poucos anos, o tempo é o maior aliado. Um aporte ou um prêmio pequeno, mantido por décadas, rende proteção e saldo. Comece simples e aumente com o salário.',
			},
			{
				topics: ['phone', 'bike', 'travel'],
				fact: 'Estudantes costumam ter o patrimônio na mochila: celular, notebook e bicicleta. Some o valor dos três. O total explica por que um seguro pode fazer sentido.',
			},
			{
				topics: ['home', 'health', 'claims', 'glossary'],
				fact: 'Quem sai da casa dos pais assina os primeiros contratos sozinho. Leia com alguém experiente ao lado. A dúvida de hoje custa menos do que o erro de amanhã.',
			},
		],
	},
	{
		id: 'family',
		words: [
			'familia',
			'familias',
			'filhos',
			'criancas',
			'casal',
			'recem-casados',
			'gestante',
			'gravida',
			'bebe',
			'para pais',
			'os pais',
			'dos pais',
			'pais e maes',
		],
		label: 'famílias',
		heading: 'Com crianças em casa',
		facts: [
			{
				topics: ['life', 'claims', 'policy-review'],
				fact: 'Combine em família onde ficam a apólice e os telefones. Criança não abre gaveta trancada nem sabe senha. Um envelope com um parente de confiança já ajuda muito.',
			},
			{
				topics: ['life'],
				fact: 'Pai e mãe precisam de capital, mesmo que só um tenha salário. O trabalho de quem cuida da casa também custa caro de substituir. Faça, portanto, duas contas, e não uma.',
			},
			{
				topics: ['life', 'pension', 'policy-review'],
				fact: 'Filho pequeno muda a conta da proteção. Some escola, saúde e moradia até a vida adulta. Um capital que parecia alto passa a ser o necessário.',
			},
			{
				topics: ['home'],
				fact: 'Com crianças, acidentes com vizinhos e visitas ficam mais prováveis. A linha de responsabilidade civil familiar custa pouco. Ela resolve a bola na vidraça e o susto no parquinho.',
			},
			{
				topics: ['auto', 'deductible-and-bonus'],
				fact: 'Carro da família leva cadeirinha, avó e cachorro. A cobertura de passageiros merece um limite decente. Guincho à noite, com crianças, também.',
			},
			{
				topics: ['travel', 'health'],
				fact: 'Família que viaja ou usa muito o pediatra deve olhar o limite por pessoa. Valor compartilhado acaba no segundo doente. Inclua o bebê assim que ele nascer.',
			},
		],
	},
	{
		id: 'tenant',
		words: ['inquilino', 'inquilinos', 'aluguel', 'alugada', 'alugado', 'locatario', 'locacao', 'mora de aluguel'],
		label: 'inquilinos',
		heading: 'Para quem mora de aluguel',
		facts: [
			{
				topics: ['home', 'condominium'],
				fact: 'No imóvel alugado, o inquilino responde pelo dano que causar. Um incêndio na cozinha pode atingir o prédio inteiro. O seguro dele deve prever essa responsabilidade.',
			},
			{
				topics: ['home', 'consumer-rights', 'quotes'],
				fact: 'O contrato de aluguel diz quem paga o seguro contra fogo e com que limite. Peça a cópia da apólice exigida. Assim, você não paga duas vezes pela mesma cobertura.',
			},
			{
				topics: ['home'],
				fact: 'Seguro-fiança e seguro residencial são produtos diferentes. O primeiro protege o dono contra falta de pagamento. O segundo protege os seus bens.',
			},
		],
	},
	{
		id: 'small-business',
		words: [
			'pequena empresa',
			'pequenas empresas',
			'pequeno negocio',
			'pequenos negocios',
			'microempresa',
			'mei',
			'microempreendedor',
			'empreendedor',
			'empreendedores',
			'comerciante',
			'lojista',
		],
		label: 'pequenas empresas',
		heading: 'No negócio pequeno',
		facts: [
			{
				topics: ['business', 'quotes', 'renewal', 'claims'],
				fact: 'No negócio pequeno, dono e empresa se confundem, e o risco também. Separe as apólices e os documentos. A seguradora vai perguntar de quem é cada bem.',
			},
			{
				topics: ['business', 'life', 'health', 'pension'],
				fact: 'Quem empreende sozinho é o ativo principal da firma. Invalidez e doença param o caixa no mesmo dia. Proteja a pessoa antes da vitrine.',
			},
			{
				topics: ['business', 'auto', 'phone'],
				fact: 'Veículo e aparelho usados no trabalho precisam constar com esse uso. A economia de declarar “particular” some no primeiro sinistro. Peça a versão empresarial e compare.',
			},
			{
				topics: ['consumer-rights', 'fraud', 'consortium'],
				fact: 'Pequenas empresas também recebem boletos falsos e ofertas de crédito milagroso. Centralize os pagamentos em uma pessoa. Duas conferências evitam a maioria dos golpes.',
			},
		],
	},
	{
		id: 'self-employed',
		words: ['autonomo', 'autonomos', 'freelancer', 'profissional liberal', 'profissionais liberais', 'informal'],
		label: 'autônomos',
		heading: 'Sem salário fixo',
		facts: [
			{
				topics: ['life', 'health', 'pension'],
				fact: 'Autônomo não tem décimo terceiro nem afastamento pago pela empresa. Reserva, INSS em dia e diária por incapacidade formam o tripé. Nenhum deles substitui os outros.',
			},
			{
				topics: ['professional-liability', 'business', 'quotes'],
				fact: 'Profissional que trabalha por conta própria responde com o patrimônio da família. Um contrato escrito e um seguro de responsabilidade dividem esse peso. Comece pelo serviço de maior risco.',
			},
			{
				topics: ['auto', 'phone', 'bike'],
				fact: 'Ferramenta de trabalho pede reposição rápida. Pergunte em quantos dias a seguradora paga ou troca. O prazo vale mais do que o desconto.',
			},
		],
	},
	{
		id: 'health-workers',
		words: ['medico', 'medicos', 'dentista', 'dentistas', 'fisioterapeuta', 'psicologo', 'enfermeiro', 'veterinario'],
		label: 'profissionais de saúde',
		heading: 'No consultório',
		facts: [
			{
				topics: ['professional-liability'],
				fact: 'No consultório, o prontuário é a primeira prova. Letra legível, data e consentimento assinado valem mais do que boa memória. O seguro pede esses papéis no primeiro dia.',
			},
			{
				topics: ['professional-liability', 'business'],
				fact: 'Clínica com sócios precisa de apólice para a pessoa jurídica e para cada profissional. A queixa costuma mirar os dois. Veja se o limite é dividido.',
			},
			{
				topics: ['life', 'pension'],
				fact: 'Quem vive de plantão perde renda quando adoece. A diária por incapacidade cobre os dias parados. Escolha uma franquia curta, se o caixa for justo.',
			},
		],
	},
	...places,
]
