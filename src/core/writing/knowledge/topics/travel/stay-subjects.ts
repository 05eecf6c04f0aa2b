import type { Subject } from '../../types.ts'

/** How long one is away, how often, how near, and with whom: what decides which plan to buy. */
export const travelStaySubjects: readonly Subject[] = [
	{
		words: [
			'america do sul',
			'argentina',
			'buenos aires',
			'bariloche',
			'patagonia',
			'chile',
			'santiago',
			'atacama',
			'uruguai',
			'montevideu',
			'punta del este',
			'paraguai',
			'bolivia',
			'no peru',
			'o peru',
			'machu picchu',
			'colombia',
		],
		label: 'Seguro viagem na América do Sul',
		titles: [
			'Seguro viagem na América do Sul: o que conferir',
			'Argentina, Chile e Uruguai: seguro viagem na prática',
			'América do Sul: quando o seguro viagem faz diferença',
		],
		heading: 'Perto de casa, mas fora do SUS',
		angle: 'buying',
		opening:
			'Buenos Aires fica a poucas horas, e por isso muita gente viaja sem seguro. Na América do Sul, porém, o SUS não acompanha, e a neve e a altitude cobram a sua parte.',
		points: [
			'Na América do Sul, o brasileiro viaja com identidade, mas sem a cobertura do SUS.',
			'Argentina, Chile e Uruguai têm regras próprias: confirme o que cada um exige antes do embarque.',
		],
		facts: [
			'Para a América do Sul, há planos mais baratos do que os mundiais. Confira a lista de países e o limite médico em dólar. Conexão nos Estados Unidos, por exemplo, pode ficar fora da área.',
			'Na Argentina, um decreto de 2025 passou a prever seguro de saúde para visitantes. A cobrança na fronteira dependia de regras posteriores. Consulte o [Portal Consular](portal-consular) e leve o certificado impresso, porque hospitais podem pedir.',
			'Chile e Uruguai não costumam exigir apólice do turista brasileiro. O hospital particular, no entanto, cobra em valor de particular. Um tornozelo torcido na neve já paga o plano.',
			'Esqui em Bariloche ou no Vale Nevado pede a linha de esportes de inverno. Trilha na Patagônia e altitude no Atacama ou em Machu Picchu também merecem pergunta. Resgate em montanha é caro e raramente vem no básico.',
			'Documento é assunto à parte do seguro. Nos países do Mercosul e associados, o RG em bom estado costuma bastar, mas a CNH não serve. Alguns destinos pedem vacina contra febre amarela: confira no consulado.',
			'Se a ideia é ir de carro, o seguro viagem não basta. O veículo precisa da Carta Verde nos países do Mercosul, e o Chile tem exigência própria. São contratos diferentes, feitos antes da fronteira.',
			'Furto de celular e de bolsa é queixa comum nas capitais. O seguro viagem cobre, em geral, a mala despachada, e não o que vai na mão. Registre a ocorrência lá mesmo, no país.',
		],
		procedure: {
			heading: 'Antes de atravessar a fronteira',
			steps: [
				['Liste os países.', 'Com as conexões e os passeios de um dia.'],
				['Confira as exigências.', 'Seguro, vacina e documento, no consulado.'],
				['Escolha o limite médico.', 'Em dólar, por pessoa.'],
				['Declare neve e trilha.', 'E a altitude máxima do roteiro.'],
				['Grave o contato da central.', 'Telefone e aplicativo, no celular de todos.'],
				['Imprima o certificado.', 'E deixe o arquivo no celular.'],
			],
		},
		faqs: [
			[
				'Seguro viagem é obrigatório na Argentina?',
				'Um decreto argentino de 2025 prevê seguro de saúde para estrangeiros. Como a cobrança muda com o tempo, confirme no consulado na semana da viagem.',
			],
			[
				'O SUS atende brasileiro no Uruguai ou no Chile?',
				'O SUS vale só no Brasil. Em cidades de fronteira pode haver acordos locais, que não servem para o turista em geral.',
			],
			[
				'A Carta Verde serve como seguro viagem?',
				'Não serve. Ela cobre danos que o carro causa a outras pessoas. Médico e bagagem do viajante ficam por conta do seguro viagem.',
			],
		],
	},
	{
		words: [
			'longa duracao',
			'longa estadia',
			'longa permanencia',
			'longo prazo',
			'nomade',
			'sabatic',
			'meses fora',
			'seis meses',
			'um ano fora',
			'morar fora',
			'morar no exterior',
		],
		label: 'Seguro viagem de longa duração',
		titles: [
			'Seguro viagem de longa duração: meses fora do Brasil',
			'Longa duração: o seguro para meses no exterior',
			'Viagem de longa duração: prazo, extensão e saúde',
		],
		heading: 'Quando a volta está a meses de distância',
		angle: 'buying',
		opening:
			'Quem passa meses fora adoece como em casa: dente, gripe, alergia. O plano de duas semanas não foi feito para isso, e o de longa duração tem regras que convém ler.',
		points: [
			'Na viagem de longa duração, olhe o máximo de dias, a extensão e a regra de volta ao Brasil.',
			'Consulta de rotina e tratamento contínuo não entram: para morar fora, o plano é outro.',
		],
		facts: [
			'O seguro de longa duração é vendido por meses, em geral até um ano. Cada plano tem um número máximo de dias seguidos. Some a folga de chegada e de volta antes de escolher.',
			'Pergunte se a extensão pode ser feita de fora do Brasil. Algumas seguradoras só renovam antes do fim e sem sinistro aberto. Outras pedem que o viajante volte para contratar de novo.',
			'O limite médico pode ser por evento ou para o período inteiro. Em viagem longa, a diferença é enorme. Procure também o teto de dentista, fisioterapia e saúde mental.',
			'Visto de estudo, de trabalho ou de nômade digital costuma exigir seguro com valor mínimo e prazo igual ao da permanência. Leve o texto do consulado para a cotação. O certificado precisa usar as mesmas palavras.',
			'Trabalho muda o risco. Quem vai atuar em restaurante, fazenda ou obra deve declarar a atividade, pois muitos planos só aceitam lazer e estudo. Acidente em serviço não informado pode ficar sem cobertura.',
			'Se a ideia é morar fora, o seguro viagem é ponte, e não destino. Depois da residência, cada país tem sistema público ou plano local. Informe-se sobre a data em que você passa a ter direito.',
			'Voltou ao Brasil no meio? Alguns contratos suspendem ou encerram a cobertura nessa visita. Leia a regra antes de comprar a passagem das festas.',
		],
		procedure: {
			heading: 'Como contratar para muitos meses',
			steps: [
				['Escreva o roteiro.', 'Países, datas e atividades.'],
				['Leia a exigência do visto.', 'Valor, prazo e língua do certificado.'],
				['Compare o máximo de dias.', 'E a extensão feita de fora.'],
				['Pergunte por evento ou total.', 'É a linha que mais muda o plano.'],
				['Faça um exame antes.', 'Dentista e receitas em dia poupam o limite.'],
				['Marque o vencimento.', 'Com um mês de antecedência.'],
			],
		},
		faqs: [
			[
				'Qual o prazo máximo do seguro viagem?',
				'Varia por seguradora. Muitos planos vão até um ano, com extensão sob análise. Confira o número de dias seguidos no certificado.',
			],
			[
				'Posso contratar já estando fora do Brasil?',
				'Algumas seguradoras aceitam, com carência nos primeiros dias. Outras exigem contratação antes do embarque. Pergunte e guarde a resposta.',
			],
			[
				'O seguro cobre consulta de rotina?',
				'Em regra, não cobre. Ele atende urgência e doença súbita. Check-up, pré-natal e remédio contínuo ficam por sua conta.',
			],
		],
	},
	{
		words: ['anual', 'multiviage', 'multi viage', 'multi-viage', 'multitrip', 'varias viagens', 'viaja muito'],
		label: 'Seguro viagem anual',
		titles: [
			'Seguro viagem anual: uma apólice, várias viagens',
			'Multiviagem: quando o seguro viagem anual compensa',
			'Seguro viagem anual: dias por viagem e limites',
		],
		heading: 'Uma apólice para todas as saídas do ano',
		angle: 'worth',
		opening:
			'Quem embarca várias vezes por ano repete o mesmo cadastro a cada passagem. O seguro viagem anual troca essa rotina por um contrato só, com um detalhe importante: os dias de cada saída.',
		points: [
			'O seguro viagem anual cobre várias viagens, com um máximo de dias em cada uma.',
			'Some as viagens do ano e compare com apólices avulsas antes de escolher o multiviagem.',
		],
		facts: [
			'No plano anual, também chamado de multiviagem, o número de saídas costuma ser livre. O que tem limite são os dias de cada uma, como trinta ou quarenta e cinco. Do dia seguinte em diante, não há cobertura.',
			'A conta é simples: some os dias das viagens do ano e o preço de cada apólice avulsa. Com várias saídas curtas, o anual tende a compensar. Quem faz uma viagem longa por ano raramente ganha.',
			'Confira se o limite médico do anual vale por viagem ou para os doze meses. Veja também a área: mundo inteiro, com ou sem Estados Unidos. Viagem nacional pode estar incluída.',
			'Cada embarque precisa começar no Brasil, em regra. Quem emenda dois destinos sem voltar conta os dias de uma vez só. Guarde os bilhetes, que provam as datas.',
			'Cancelamento no plano anual costuma ter teto menor ou nem existir. Para uma viagem cara, um complemento pode fazer sentido. Pergunte antes de pagar o pacote.',
			'Doença que aparece no meio do ano também pesa. O que foi tratado na primeira viagem pode ser visto como preexistente na segunda. Leia essa linha e avise a seguradora quando houver mudança.',
		],
		procedure: {
			heading: 'Anual ou avulso: faça a conta',
			steps: [
				['Liste as viagens prováveis.', 'Destino e dias de cada uma.'],
				['Cote as avulsas.', 'Uma a uma, com o mesmo limite médico.'],
				['Cote o anual.', 'Com a área que abrange todas.'],
				['Olhe a maior viagem.', 'Ela cabe nos dias permitidos?'],
				['Compare o cancelamento.', 'Valor e motivos aceitos.'],
				['Guarde o certificado.', 'Com a data de início e de fim.'],
			],
		},
		faqs: [
			[
				'Quantas viagens o plano anual cobre?',
				'Em geral, quantas você fizer no ano, desde que cada uma respeite o máximo de dias. O certificado traz o número.',
			],
			[
				'O anual cobre a família?',
				'Há versões familiares, e cada pessoa precisa constar pelo nome. Veja se todos devem viajar juntos.',
			],
		],
	},
	{
		words: [
			'crianca',
			'com filho',
			'com os filhos',
			'para filho',
			'para meu filho',
			'para os filhos',
			'com bebe',
			'viagem bebe',
			'bebe em viagem',
			'bebe no aviao',
			'para bebe',
			'para menor',
			'menor de idade',
			'menores de idade',
		],
		label: 'Seguro viagem para crianças',
		titles: [
			'Seguro viagem para crianças: cobertura e papéis',
			'Criança em viagem: seguro, autorização e remédios',
			'Viajar com crianças: o seguro e a autorização certa',
		],
		heading: 'O nome da criança na apólice e no embarque',
		angle: 'buying',
		opening:
			'Febre às três da manhã, em um hotel de outro país: quem viaja com crianças conhece o medo. Um seguro com pediatra por vídeo e uma pasta com os papéis certos aliviam a noite.',
		points: [
			'Cada criança precisa constar da apólice, com limite médico próprio e idade correta.',
			'Criança que viaja com só um dos pais, ou sem eles, pode precisar de autorização.',
		],
		facts: [
			'O seguro viagem para crianças tem as mesmas linhas do adulto. Bebês e menores podem ter condição especial quando viajam com os pais. Confira se o limite médico é por pessoa ou dividido pela família.',
			'Atendimento por vídeo em português resolve boa parte das febres e dores de barriga. Pergunte se há pediatra no plantão. Se for preciso ir ao hospital, a central indica o lugar.',
			'Procure duas linhas: acompanhante em caso de internação e retorno de menores. A primeira paga hotel ou passagem de um adulto. A segunda traz a criança de volta se os pais adoecem.',
			'Para sair do país com só um dos pais, a criança precisa da autorização do outro, em regra com firma reconhecida ou pelo cartório digital. O Conselho Nacional de Justiça tem o modelo. O passaporte também pode trazer essa autorização.',
			'Dentro do Brasil, menor de 16 anos não viaja sozinho para longe sem autorização. Com pai, mãe ou parente próximo, basta provar o vínculo com documento. A página da [ANAC](anac) resume as regras do avião.',
			'Leve certidão ou identidade, carteira de vacinação e receitas com o nome do princípio ativo. Alergia deve ir escrita, se possível em inglês. Deixe uma cópia com quem ficou em casa.',
			'Doença comum de infância entra como doença súbita. Já tratamento em andamento e condição antiga têm regra própria. Declare na proposta e peça a resposta por escrito.',
		],
		procedure: {
			heading: 'A pasta de quem viaja com crianças',
			steps: [
				['Inclua cada nome.', 'Com a data de nascimento correta.'],
				['Confira o limite médico.', 'Por pessoa, na moeda do destino.'],
				['Providencie a autorização.', 'Se faltar um dos pais no embarque.'],
				['Separe vacinas e receitas.', 'Em papel e em foto.'],
				['Anote o telefone da central.', 'No celular dos dois adultos.'],
				['Combine o plano B.', 'Quem busca a criança, se for preciso.'],
			],
		},
		faqs: [
			[
				'Criança paga seguro viagem?',
				'Varia. Alguns planos incluem bebês e menores com os pais por preço menor; outros cobram por pessoa. O nome deve estar no certificado.',
			],
			[
				'Criança pode viajar com só um dos pais?',
				'No Brasil, sim. Para o exterior, é preciso a autorização do outro, salvo decisão da Justiça ou autorização no passaporte.',
			],
			[
				'O seguro cobre febre e virose?',
				'Sim, como doença súbita, até o limite médico. Ligue para a central antes de ir ao hospital, se o quadro permitir.',
			],
		],
	},
]
