import type { Subject } from '../../types.ts'

/** Professions whose mistakes, papers and clients are unlike those of the doctor, the lawyer or the engineer. */
export const professionSubjects: readonly Subject[] = [
	{
		words: [
			'corretor de imoveis',
			'corretores de imoveis',
			'corretora de imoveis',
			'corretagem de imoveis',
			'imobiliari',
		],
		label: 'RC para corretores de imóveis',
		angle: 'coverage',
		titles: [
			'Seguro para corretores de imóveis: o que ele cobre',
			'Corretores de imóveis: o seguro contra erros na venda',
		],
		heading: 'O erro que aparece depois da escritura',
		opening:
			'A chave foi entregue, a comissão foi paga, e meses depois surge uma dívida que ninguém contou. O comprador procura quem apresentou o imóvel, e é aí que o corretor descobre o tamanho do risco.',
		points: [
			'O corretor de imóveis responde por informação errada ou omitida que cause prejuízo ao cliente.',
			'Comissão perdida, promessa de valorização e ato de má-fé ficam fora do seguro.',
		],
		facts: [
			'O corretor de imóveis aproxima as partes e informa o que sabe do negócio. O [Código Civil](codigo-civil) manda prestar todos os esclarecimentos sobre a segurança e o risco dele (art. 723). Quem falha nesse dever pode responder por perdas e danos.',
			'As queixas típicas são metragem errada, penhora não informada, dívida de condomínio e documento vencido. O prejuízo costuma ser só financeiro. Por isso, confira se a apólice do corretor de imóveis cobre perdas puramente econômicas.',
			'Visita também traz risco. Porta mal trancada, chave perdida e dano ao imóvel mostrado podem virar pedido do dono. Em geral, esse tipo de dano pertence à RC geral, e não à profissional; pergunte se o plano junta as duas.',
			'A imobiliária responde pela equipe, inclusive pelos corretores associados. Pessoa física e empresa devem constar da proposta, cada uma com o seu registro no CRECI. Administração de aluguéis é outra atividade e precisa ser declarada.',
			'Comissão que não entrou, multa do conselho e promessa de valorização ficam de fora. Dinheiro do cliente que sumiu da conta do escritório também pede outra proteção. O seguro cuida do erro, e não do desvio.',
			'O preço segue o faturamento, o tipo de negócio e o histórico de queixas. Lançamento, imóvel rural e locação têm riscos diferentes. Informe quanto cada um pesa no ano.',
		],
		procedure: {
			heading: 'Cuidados em cada negócio',
			steps: [
				['Peça a matrícula atual.', 'Leia penhoras, usufruto e área.'],
				['Escreva o que informou.', 'Ficha do imóvel com data e assinatura.'],
				['Anote a visita.', 'Quem entrou, quando e com qual chave.'],
				['Guarde as mensagens.', 'Propostas e recusas também contam.'],
				['Passe a queixa adiante.', 'À seguradora, antes de responder ao cliente.'],
			],
		},
		faqs: [
			[
				'Esse seguro é obrigatório para ter o CRECI?',
				'Em regra, o registro não depende dele. Construtoras, bancos e redes de franquia podem exigir a apólice em contrato. Confira as regras do seu conselho.',
			],
			[
				'O seguro paga se a venda for desfeita?',
				'A venda desfeita, sozinha, não é sinistro. A cobertura depende de erro do corretor e de prejuízo do cliente. A comissão devolvida costuma ficar de fora.',
			],
			[
				'Corretor autônomo e imobiliária precisam de duas apólices?',
				'Podem estar na mesma, se os dois nomes constarem da proposta. Quem atua sozinho em outros negócios deve ter a própria. Pergunte como o limite se divide.',
			],
		],
	},
	{
		words: [
			'clinica veterinaria',
			'clinicas veterinarias',
			'consultorio veterinario',
			'hospital veterinario',
			'veterinari',
			'pet shop',
		],
		label: 'RC para veterinários',
		angle: 'coverage',
		titles: ['Seguro para clínicas veterinárias: o que cobrir', 'Clínicas veterinárias: o seguro da equipe e do lugar'],
		heading: 'O paciente não fala, mas o tutor reclama',
		opening:
			'Na sala de espera, há cães soltos, tutores aflitos e aparelhos caros. Uma clínica veterinária junta o risco do tratamento com o de receber público e animais.',
		points: [
			'A clínica veterinária precisa de cobertura para o tratamento, para o lugar e para o animal sob guarda.',
			'O seguro do veterinário não paga o tratamento: ele paga o erro.',
		],
		facts: [
			'A RC profissional do veterinário trata do erro de diagnóstico, de cirurgia ou de medicação. O pedido do tutor pode incluir o valor do animal, as despesas e o dano moral. Veja se cada um tem limite.',
			'Enquanto o animal está internado, no banho ou no hotel, ele está sob a guarda da clínica veterinária. Fuga, briga e queimadura de secador são queixas comuns. Essa guarda precisa estar escrita na apólice, pois costuma ser excluída da cobertura básica.',
			'Mordida em cliente ou em visita é dano a terceiro, e não erro veterinário. Ela pertence à RC geral do estabelecimento. Peça as duas coberturas no mesmo estudo e compare.',
			'Raio X, ultrassom e autoclave pedem linha de equipamentos e de danos elétricos. A geladeira de vacinas pede a de deterioração. São coberturas do seguro empresarial, que completa o de responsabilidade.',
			'A clínica veterinária e cada profissional podem ser cobrados juntos. Liste na proposta os veterinários contratados, os volantes e os auxiliares. Anestesista e especialista que vêm de fora devem ter apólice própria.',
			'Termo de consentimento, prontuário e ficha de anestesia são a defesa. O tutor precisa ler o risco antes da cirurgia, e não depois. Guarde também exames e imagens do caso.',
		],
		procedure: {
			heading: 'Monte a proteção da clínica veterinária',
			steps: [
				['Anote o que a casa oferece.', 'Consulta, cirurgia, internação, banho e hotel.'],
				['Conte os animais.', 'Quantos dormem na casa no dia mais cheio.'],
				['Some os aparelhos.', 'Pelo preço de reposição, com nota.'],
				['Relacione a equipe.', 'Registros, funções e quem vem de fora.'],
				['Marque o que fica fora.', 'Guarda, raça, transporte e dano moral.'],
			],
		},
		faqs: [
			[
				'O plano de saúde do animal substitui esse seguro?',
				'São contratos de lados opostos. O plano do pet paga consultas e exames do animal do tutor. O da clínica veterinária responde por dano que o serviço dela causou.',
			],
			[
				'E se o animal morrer na cirurgia?',
				'A morte, sozinha, não prova erro. A perícia olha conduta, exames e consentimento. Avise a seguradora antes de oferecer acordo ao tutor.',
			],
			[
				'Atendimento em domicílio tem cobertura?',
				'Só se a proposta disser que ele existe. O transporte do animal e a visita à fazenda também se declaram. Confira o território da apólice.',
			],
		],
	},
	{
		words: ['nutricionist', 'psicolog', 'fonoaudiolog', 'terapeuta', 'fisioterap'],
		label: 'RC para nutricionistas e psicólogos',
		angle: 'coverage',
		titles: [
			'Nutricionistas e psicólogos: o seguro profissional',
			'Seguro para psicólogos e nutricionistas: o que cobre',
		],
		heading: 'Quando a orientação vira queixa',
		opening:
			'Nutricionistas e psicólogos trabalham com escuta, confiança e orientação. Quando o paciente se sente prejudicado, a queixa fala de sigilo, de conduta ou de um plano que fez mal.',
		points: [
			'Nutricionistas e psicólogos respondem por orientação que causa dano e por quebra de sigilo.',
			'Atendimento on-line e em grupo precisa constar da proposta.',
		],
		facts: [
			'O psicólogo lida com sigilo, laudos e pessoas em crise. As queixas mais comuns são quebra de confidencialidade, laudo contestado e encerramento mal conduzido. Procure na apólice a linha de sigilo e a de defesa no conselho.',
			'O nutricionista responde pela dieta e pelos suplementos que indica. Alergia não perguntada e interação com remédio são os erros lembrados. A anamnese assinada mostra o que foi perguntado.',
			'Atendimento on-line amplia o alcance e o risco. O psicólogo ou o nutricionista atende gente de outros Estados e até de fora do país. Confirme o território da apólice e as regras do conselho.',
			'Prontuário em nuvem guarda dado de saúde, que a [LGPD](lgpd) trata como sensível. Vazamento por senha fraca pode gerar cobrança. Veja se a apólice cobre dados ou se pede contrato à parte.',
			'Quem aluga sala por hora pensa pouco no lugar. Queda na recepção é da RC geral, e o dono da sala pode não ter seguro. Pergunte antes de assinar o contrato de uso.',
			'O preço dessas profissões costuma ser menor do que o de cirurgiões, porque o dano físico é mais raro. Mesmo assim, o limite deve pagar perícia e advogado. Compare planos da sua entidade de classe com os individuais.',
		],
		faqs: [
			[
				'Coaching e cursos entram na apólice?',
				'Só se constarem da proposta. Palestra, curso e mentoria são atividades diferentes do atendimento. Descreva cada uma.',
			],
			[
				'O seguro cobre queixa no conselho regional?',
				'Alguns planos pagam o advogado da defesa ética. A pena, como advertência ou suspensão, continua com o profissional.',
			],
			[
				'Quem atende pelo plano de saúde já está coberto?',
				'O contrato com a operadora não defende o profissional. Ela pode até cobrar dele o que pagou ao paciente. Leia essa cláusula com atenção.',
			],
		],
	},
	{
		words: [
			'consultorio odontologic',
			'consultorios odontologic',
			'clinica odontologica',
			'clinicas odontologicas',
			'consultorio de dentista',
		],
		label: 'Consultório odontológico',
		angle: 'coverage',
		titles: ['Consultório odontológico: os seguros que se somam', 'Seguro para consultório odontológico: o que cobrir'],
		heading: 'A cadeira, o aparelho e o paciente',
		opening:
			'Um consultório odontológico cabe em poucos metros, mas reúne aparelho caro, água, eletricidade e paciente. Uma apólice só raramente cuida de tudo isso.',
		points: [
			'O consultório odontológico pede três proteções: o profissional, o lugar e a renda parada.',
			'Implante e estética elevam o risco e precisam constar da proposta.',
		],
		facts: [
			'O seguro do consultório odontológico costuma ter duas partes. A RC profissional responde pelo tratamento; o seguro empresarial cuida de sala, cadeira e aparelhos. Peça as duas propostas lado a lado.',
			'Cadeira, raio X, scanner e compressor sofrem com pico de energia. A linha de danos elétricos tem limite e franquia próprios. Some os aparelhos pelo preço de hoje antes de fixar o valor.',
			'Vazamento da cuspideira ou da tubulação pode molhar o vizinho de baixo. Esse é um dano a terceiros do lugar, e não do dentista. Confira a cobertura de operações no contrato do consultório odontológico.',
			'Implante, harmonização e lente de contato são os tratamentos com mais expectativa. O paciente julga o resultado estético, e o juiz pode cobrar mais do profissional. Declare essas técnicas e leia a linha de danos estéticos.',
			'Se um incêndio ou um alagamento fecha a sala, a renda para no mesmo dia. Lucros cessantes podem pagar as contas fixas. Para quem atende sozinho, a diária por incapacidade cuida da doença ou da mão quebrada.',
			'Dentistas que dividem o consultório odontológico precisam dizer quem responde por quê. Cada um deve ter a própria RC. O seguro da sala, por sua vez, traz o nome de quem é dono dos bens.',
		],
		procedure: {
			heading: 'Do inventário à apólice do consultório odontológico',
			steps: [
				['Fotografe a sala.', 'Cadeiras, aparelhos e instalações.'],
				['Separe as notas.', 'Marca, série e ano de cada equipamento.'],
				['Liste os tratamentos.', 'Inclua implante, sedação e estética.'],
				['Leia o aluguel.', 'Quem segura o prédio e com que limite.'],
				['Feche o vão entre as duas.', 'Responsabilidade e patrimônio, linha por linha.'],
			],
		},
		faqs: [
			[
				'O plano odontológico tem a ver com esse seguro?',
				'Só o nome é parecido. O plano paga o tratamento do paciente. O seguro do consultório protege quem atende e os bens dele.',
			],
			[
				'Aparelho alugado entra na cobertura?',
				'Pode entrar, se a proposta disser que o bem é de terceiros. O contrato de locação costuma exigir essa linha. Informe o valor e a série.',
			],
			[
				'Quanto tempo guardar o prontuário?',
				'Pelo menos o prazo em que o paciente pode reclamar, e mais, se a norma do conselho pedir. Radiografias e fotos entram na pasta. Guarde cópia fora do consultório.',
			],
		],
	},
	{
		words: [
			'desenvolvedor',
			'programador',
			'software',
			'profissional de ti',
			'profissionais de ti',
			'empresa de ti',
			'empresas de ti',
			'area de ti',
			'ti e desenvolv',
			'tecnologia da informacao',
		],
		label: 'RC para TI e desenvolvedores',
		angle: 'coverage',
		titles: [
			'Seguro para TI e desenvolvedores: o que ele cobre',
			'TI e desenvolvedores: o seguro contra falha de sistema',
		],
		heading: 'Quando o código causa prejuízo',
		opening:
			'Uma atualização na sexta-feira para a loja do cliente o fim de semana inteiro. Na segunda, ele pede a conta das vendas perdidas, e o contrato pouco ajuda.',
		points: [
			'O seguro para TI responde por falha de software que causa prejuízo financeiro ao cliente.',
			'Refazer o código e pagar multa por atraso, em regra, ficam por conta do desenvolvedor.',
		],
		facts: [
			'No mercado, esse seguro aparece como RC profissional de tecnologia ou pelo nome de erros e omissões. Ele paga o prejuízo do cliente quando o software falha e os custos de defesa. Tudo até o limite.',
			'O dano típico do desenvolvedor é financeiro: sistema parado, pedido duplicado, dado perdido. Há apólices que só cobrem lesão e dano a coisas. Procure as palavras perdas financeiras ou danos patrimoniais puros.',
			'Erro de código e ataque são riscos diferentes. A RC de TI trata da falha do seu serviço; o seguro cibernético trata da invasão, do vazamento e da parada. Quem hospeda dados de clientes costuma precisar dos dois.',
			'Refazer a entrega, devolver honorários e pagar multa por atraso ficam de fora em muitos planos. Uso de software sem licença também. Leia as exclusões de propriedade intelectual com calma.',
			'O contrato com o cliente define boa parte do risco do desenvolvedor. Limite de responsabilidade, nível de serviço e aceite por etapa ajudam na defesa. Mostre a minuta à corretora antes de assinar.',
			'Clientes grandes e do exterior costumam pedir a apólice com limite em dólar. Confira o território, o idioma do certificado e a data retroativa. Cotação de véspera raramente sai como o cliente pediu.',
			'Faturamento, tipo de sistema e setor do cliente formam o preço. Software de banco ou de hospital pesa mais do que site institucional. Cópias de segurança e testes registrados contam a favor.',
		],
		procedure: {
			heading: 'Antes de cotar o seguro de TI',
			steps: [
				['Descreva o que entrega.', 'Desenvolvimento, suporte, hospedagem ou consultoria.'],
				['Ache o pior dia.', 'Quanto o maior cliente perde em um dia parado?'],
				['Separe os contratos.', 'Cláusulas de limite, multa e seguro.'],
				['Liste os dados.', 'Quais guarda, de quem e onde.'],
				['Leia o que cada plano tira.', 'Multa, retrabalho, licença e ataque.'],
			],
		},
		faqs: [
			[
				'Desenvolvedor que trabalha como PJ precisa?',
				'O contrato responde. Se a cláusula permite cobrar prejuízos dele, o risco existe. A empresa contratante pode incluir o PJ na apólice dela; peça por escrito.',
			],
			[
				'O seguro cobre código gerado por inteligência artificial?',
				'O responsável continua a ser quem entrega. Alguns contratos novos tratam do tema de forma expressa. Pergunte antes e registre a revisão humana.',
			],
			[
				'A apólice vale para sistema entregue há dois anos?',
				'Depende da data retroativa. Na base de reclamações, contam o dia da queixa e o passado que a apólice alcança. Peça a data mais antiga possível.',
			],
		],
	},
]
