import type { Subject } from '../../types.ts'

/** Who travels, and what changes with it. */
export const travellerSubjects: readonly Subject[] = [
	{
		words: ['gestant', 'gravid', 'gestacao'],
		label: 'Seguro viagem para gestantes',
		titles: ['Gestante em viagem: até quando o seguro acompanha', 'Seguro viagem para gestantes: semanas e cuidados'],
		heading: 'Até que semana o plano atende',
		facts: [
			'Cada plano define até que semana de gestação atende, e o número muda bastante. Conte a semana da volta, e não só a do embarque. Gravidez de gêmeos ou de risco pode ter regra própria.',
			'Em geral, o plano cobre urgência ligada à gestação: dor, sangramento, queda. Pré-natal, exame de rotina e parto no tempo certo ficam fora. O atendimento ao recém-nascido, além disso, merece pergunta à parte.',
			'A companhia aérea também limita as semanas da gestante e pode pedir atestado. Leia as duas regras antes de comprar a passagem. O médico do pré-natal costuma assinar o documento.',
			'Leve o cartão da gestante, os exames recentes e o telefone do obstetra. Em outro país, traduza ao menos o resumo. Na dúvida, a central indica a maternidade da rede.',
		],
	},
	{
		words: ['idos', '70 anos', '75 anos', '80 anos'],
		label: 'Seguro viagem para idosos',
		titles: ['Seguro viagem para idosos: limites, preço e saúde', 'Idosos em viagem: idade máxima, preço e saúde'],
		heading: 'Depois dos 70, o que muda no plano',
		facts: [
			'Muitos planos mudam de preço por faixa de idade e param de aceitar em certo ponto. Outros seguem sem limite, com cobertura menor. Por isso, idosos devem cotar em mais de uma seguradora.',
			'Confira se o limite médico cai para viajantes idosos. Às vezes, a propaganda mostra o valor cheio e a tabela reduz por idade. O certificado precisa trazer o número que vale para você.',
			'Doença antiga é o ponto que mais pesa na viagem de idosos. Declare remédios e diagnósticos e procure a linha de crise. Plano barato sem essa linha protege pouco.',
			'Acompanhante, volta antecipada e regresso com enfermeiro são linhas úteis para idosos. Veja o limite de cada uma. Altitude, frio e longas caminhadas pedem, além disso, uma conversa com o médico.',
		],
	},
	{
		words: ['doenca preexistente', 'doencas preexistentes', 'preexistente', 'doenca cronica', 'doencas cronicas'],
		label: 'Doença preexistente',
		titles: ['Doença preexistente no seguro viagem: o que cobre', 'Doença preexistente na viagem: crise e limites'],
		heading: 'Crise de doença que já existia',
		angle: 'coverage',
		opening:
			'Pressão alta, diabetes ou asma não impedem ninguém de viajar. O que muda é a leitura do seguro, porque a doença que já existia tem regra própria.',
		facts: [
			'Doença preexistente é a que o viajante já conhecia antes de contratar. Em geral, o plano paga a crise aguda até o quadro se estabilizar. A linha costuma ter limite próprio.',
			'O limite da doença preexistente pode ser bem menor do que o das despesas médicas. Às vezes, aparece em linha separada; às vezes, dentro do total. Por isso, procure esse número antes de olhar o preço.',
			'Tratamento contínuo, consulta marcada e remédio de uso diário ficam fora. Se a viagem tem por objetivo tratar a doença preexistente, o seguro também não cobre. O que se contrata é a urgência.',
			'Responda ao questionário com franqueza e leve um relatório do médico, se puder em inglês. Ele mostra que o quadro estava estável no embarque. Cirurgia recente ou troca de remédio pedem uma conversa antes.',
			'Na crise, ligue para a central e conte o diagnóstico antigo. Esconder a doença preexistente atrasa o atendimento certo e pode custar a cobertura. Guarde receita, exame e nota de cada compra.',
			'Compare planos pela crise coberta, e não só pelo limite geral. Pergunte quantos eventos entram e se há diária de hospital. A resposta por e-mail vale mais do que a conversa.',
		],
	},
	{
		words: [
			'avos',
			'crianca viajando',
			'crianca em viagem com os avos',
			'crianca com os avos',
			'criancas com os avos',
			'menor viajando',
			'sem os pais',
		],
		label: 'Criança em viagem com avós',
		titles: ['Criança viajando com avós: autorização e seguro', 'Criança em viagem com os avós: papéis e cobertura'],
		heading: 'Autorização e cobertura dos netos',
		opening:
			'Férias com os avós rendem histórias para a vida toda. Antes delas, vêm dois papéis: a autorização dos pais, quando a viagem pede, e uma apólice com o nome da criança.',
		facts: [
			'Dentro do Brasil, a criança pode viajar com os avós sem autorização, desde que os documentos provem o parentesco. Leve a certidão de nascimento ou a identidade com os nomes. A companhia confere no embarque.',
			'Para o exterior, a viagem com avós pede autorização dos dois pais, em regra com firma reconhecida. O Conselho Nacional de Justiça tem um formulário próprio. Confira a validade do papel antes do embarque.',
			'No hospital, os avós podem precisar provar que respondem pela criança. Um documento simples dos pais, com telefones e autorização para atendimento, acelera. Leve também a carteira de vacinação.',
			'Inclua a criança pelo nome na apólice e confira o limite médico dela. Retorno de menor e passagem para acompanhante só existem em certos planos. São essas linhas que trazem um dos pais se os avós adoecem.',
			'Avós e netos podem ficar no mesmo contrato, mas cada idade tem o seu preço. Veja se o limite é por pessoa. Além disso, deixe com os pais uma cópia da apólice e o telefone da central.',
		],
	},
	{
		words: ['animais de estimacao', 'animal de estimacao', 'cachorro', 'gato', 'pets'],
		label: 'Animais de estimação em viagem',
		titles: ['Animais de estimação a bordo: papéis e proteção', 'Animais de estimação em viagem: documentos e seguro'],
		heading: 'O animal também embarca',
		angle: 'buying',
		opening:
			'Levar o cachorro ou o gato na viagem pede mais preparo do que a própria mala. Há vacina, atestado, caixa e vaga no voo, e o seguro comum não cuida disso.',
		facts: [
			'O seguro viagem protege pessoas. Em regra, animais de estimação não entram nas despesas médicas nem na bagagem. Alguns planos oferecem assistência ao animal, com limite pequeno e regras próprias.',
			'Em voo dentro do Brasil, cães e gatos costumam precisar de vacina antirrábica em dia e de atestado de saúde. O atestado do veterinário tem validade curta, em geral de dez dias. Filhote sem vacina, portanto, pode não embarcar.',
			'Para sair do país, o animal de estimação precisa do certificado veterinário internacional, emitido pelo [Ministério da Agricultura](agricultura). Cada destino soma exigências, como microchip ou exame de sangue. Comece meses antes, porque alguns prazos são longos.',
			'A companhia aérea decide se leva animais de estimação, quantos por voo e em que caixa. Peso, raça e focinho curto podem impedir o porão. Reserve a vaga do animal junto com a sua passagem.',
			'O cão-guia acompanha a pessoa com deficiência visual na cabine, sem cobrança. A regra é diferente da dos outros animais. As orientações estão na página da [ANAC](anac).',
			'Se a companhia perde ou machuca o animal, ela responde pelo transporte. Registre o fato no balcão, fotografe e procure um veterinário no mesmo dia. O laudo e as notas sustentam o pedido.',
			'Plano de saúde para o gato ou o cachorro atende, em geral, só a rede da região. Anote antes uma clínica de plantão no destino. Se você contratar cancelamento, pergunte se a doença do animal é motivo aceito.',
		],
	},
	{
		words: ['viagem a trabalho', 'viagens a trabalho', 'a trabalho', 'viagem corporativa', 'viagens corporativas'],
		label: 'Viagem a trabalho',
		titles: ['Viagem a trabalho: o que a empresa costuma contratar', 'Seguro para viagem a trabalho: o que conferir'],
		heading: 'Quando quem paga é a empresa',
		facts: [
			'Na viagem a trabalho, a empresa costuma contratar um plano anual para todos os empregados. Cada saída tem um número máximo de dias. Peça o certificado com o seu nome e as coberturas.',
			'Notebook, mostruário e ferramenta pertencem à empresa e raramente entram na linha de bagagem comum. Pergunte se há cobertura para equipamento. Se não houver, combine antes quem responde.',
			'Acidente em viagem a trabalho pode ser acidente de trabalho também no exterior. O seguro não substitui os direitos do INSS nem os deveres do empregador. Avise o RH no mesmo dia e guarde os laudos.',
			'Ficou o fim de semana para passear? Veja se o plano da empresa vale nesses dias. Alguns contratos cobrem só o período da missão, e um complemento curto custa pouco.',
			'Para a empresa, duas linhas valem a leitura: substituição do funcionário e volta antecipada. Elas pagam a passagem de quem vai terminar o serviço. O gestor, por sua vez, deve ter o telefone da central.',
		],
	},
	{
		words: ['mochil'],
		label: 'Seguro para mochilão',
		titles: ['Mochilão por vários países: como escolher o seguro', 'Seguro para mochilão: área, prazo e atividades'],
		heading: 'Vários países, uma área de cobertura',
		facts: [
			'No mochilão, a área de cobertura vem antes do preço. Há planos para a América do Sul, para a Europa e para o mundo, com ou sem Estados Unidos. Um país fora da área fica sem proteção, ainda que por um dia.',
			'Liste todas as paradas do mochilão, mesmo as incertas, e escolha a área que abraça o roteiro. Conexão longa também pode contar. Na dúvida, o plano mundial evita remendo.',
			'Mochilão muda de rumo. Prefira um plano que aceite extensão pela internet e que não exija volta ao Brasil para renovar. Veja ainda o número máximo de dias seguidos.',
			'Trilha, moto alugada e trabalho em troca de cama são comuns no mochilão e raros no plano básico. Pergunte por cada atividade. Moto sem habilitação própria, por exemplo, costuma ficar fora.',
		],
	},
]
