import type { Subject } from '../../types.ts'

/** What people want their health plan to pay for: money back, therapy, an operation. */
export const healthUseSubjects: readonly Subject[] = [
	{
		words: ['reembols', 'livre escolha', 'medico particular', 'fora da rede'],
		label: 'Reembolso do plano de saúde',
		titles: [
			'Reembolso no plano de saúde: como pedir e receber',
			'Reembolso do plano de saúde: regras, prazo e valor',
			'Médico fora da rede: quando o plano reembolsa',
		],
		heading: 'Quando o plano devolve o que você pagou',
		angle: 'claim',
		incidental: ['medico', 'medica'],
		opening:
			'Pagar a consulta e receber de volta parece simples. Entre o recibo e o depósito, porém, há uma tabela que pouca gente viu antes de assinar.',
		points: [
			'O reembolso por livre escolha só existe se o contrato prevê, e segue a tabela do plano.',
			'Se a rede falha ou há urgência sem opção, a operadora pode ter de devolver o gasto.',
		],
		facts: [
			'Há dois tipos de reembolso. O de livre escolha está em alguns contratos e paga médico fora da rede, até um limite. O outro nasce quando a operadora não oferece atendimento a tempo ou na urgência.',
			'No reembolso por livre escolha, manda a tabela. Ela costuma usar múltiplos por procedimento, e o resultado fica abaixo do preço particular. Peça a prévia com o código do serviço antes da consulta.',
			'Sem prestador disponível na área do contrato, a operadora deve indicar outro ou custear o atendimento. Se não faz isso e você paga, pode caber o reembolso integral, segundo as normas da [ANS](ans). O protocolo do pedido é a prova.',
			'Em urgência ou emergência, quando não dá para usar a rede, a [Lei 9.656/1998](planos-de-saude) prevê reembolso nos limites do contrato. O prazo é de até trinta dias depois da entrega dos documentos. Guarde o relatório que mostra a urgência.',
			'A nota precisa ter nome do paciente, data, serviço, valor e registro do profissional. Em exame ou cirurgia, junte o pedido médico e a descrição. Falta de um item é o motivo mais comum de devolução.',
			'Recibo dividido em várias datas ou de consulta que não houve é fraude, mesmo que a clínica sugira. Nunca entregue a senha do aplicativo a terceiros que prometem cuidar do reembolso. O contrato e o seu nome ficam em risco.',
			'Some a conta antes de escolher o plano pelo reembolso. Multiplique o valor devolvido pelas consultas do ano e compare com a diferença de mensalidade. Rede boa, às vezes, vale mais.',
		],
		procedure: {
			heading: 'Como pedir o reembolso sem idas e vindas',
			steps: [
				['Peça a prévia.', 'Com o nome do serviço e o preço do médico.'],
				['Exija nota completa.', 'Paciente, data, procedimento e registro.'],
				['Junte o pedido médico.', 'E o laudo, em exame ou internação.'],
				['Envie pelo aplicativo.', 'Fotos legíveis, uma por documento.'],
				['Anote o protocolo.', 'E a data prevista de pagamento.'],
				['Confira o cálculo.', 'Se faltar, peça a memória por escrito.'],
			],
		},
		faqs: [
			[
				'O plano é obrigado a reembolsar médico particular?',
				'Só se o contrato tem livre escolha, ou se a rede não ofereceu atendimento no prazo ou na urgência. Fora disso, o gasto é do paciente.',
			],
			[
				'Em quanto tempo o reembolso cai?',
				'A lei fala em até trinta dias da entrega dos documentos, nos casos de urgência. Nos demais, o contrato traz o prazo, que costuma ser parecido.',
			],
			[
				'Por que recebi menos do que paguei?',
				'Porque o cálculo segue a tabela do plano, e não o preço do consultório. Peça a memória de cálculo e compare com o contrato.',
			],
		],
	},
	{
		words: [
			'psicolog',
			'psicoterap',
			'saude mental',
			'psiquiatr',
			'sessoes de terapia',
			'fazer terapia',
			'cobre terapia',
		],
		label: 'Psicólogo pelo plano de saúde',
		titles: [
			'Plano de saúde cobre psicólogo? Sessões e regras',
			'Psicólogo pelo plano de saúde: como marcar e usar',
			'Saúde mental no plano de saúde: o que é coberto',
		],
		heading: 'Sessões com psicólogo, sem número marcado',
		angle: 'coverage',
		incidental: ['psicologo', 'psicologa', 'psicologos', 'psicologia'],
		opening:
			'Pedir ajuda já custa esforço, e a burocracia não deveria somar outro. O plano de saúde cobre o cuidado com a mente, com regras que mudaram nos últimos anos.',
		points: [
			'Desde 2022, as sessões com psicólogo cobertas pelo plano não têm limite por ano.',
			'O plano precisa oferecer psicólogo na rede; se faltar vaga, a operadora deve indicar outro.',
		],
		facts: [
			'Todo plano com cobertura ambulatorial inclui consulta e sessão com psicólogo. Em agosto de 2022, a [ANS](ans) retirou o número máximo de sessões por ano. O que vale é a indicação do médico. A regra alcança também fonoaudiólogo, terapeuta ocupacional e fisioterapeuta.',
			'O pedido pode vir de qualquer médico que acompanha você, e não só do psiquiatra. Ele escreve o motivo e a frequência. A operadora não deve cortar a quantidade por conta própria.',
			'O prazo máximo para a primeira sessão com psicólogo é de dez dias úteis. Conta a partir do pedido à operadora, para algum profissional da rede. Não vale, portanto, para um nome específico.',
			'Psicólogo de fora da rede só entra com reembolso previsto no contrato ou quando falta vaga. Antes de desistir, ligue para a operadora e peça indicação com protocolo. Atendimento on-line pode fazer parte da rede.',
			'Consulta com psiquiatra segue a regra das especialidades médicas. Internação psiquiátrica também tem cobertura no plano hospitalar. Acima de trinta dias no ano, o contrato pode prever coparticipação.',
			'Coparticipação por sessão muda o custo de um tratamento semanal. Veja o valor e o teto do mês. Quatro sessões baratas podem somar mais do que a mensalidade permite.',
			'O que se fala na terapia é sigiloso. A operadora pode pedir relatório para autorizar, mas não o conteúdo das conversas. O profissional sabe o que deve escrever.',
		],
		procedure: {
			heading: 'Do pedido à primeira sessão',
			steps: [
				['Fale com um médico.', 'Clínico, psiquiatra ou quem já o atende.'],
				['Peça o encaminhamento.', 'Com motivo e frequência sugerida.'],
				['Procure na rede.', 'Dois ou três nomes, perto ou on-line.'],
				['Acione a operadora.', 'Se não houver vaga, com protocolo.'],
				['Conte dez dias úteis.', 'Passou disso, registre na agência.'],
				['Renove o pedido.', 'Quando o plano solicitar, sem parar as sessões.'],
			],
		},
		faqs: [
			[
				'Quantas sessões com psicólogo o plano cobre?',
				'Não há mais limite anual nos planos regulamentados com cobertura ambulatorial. A quantidade segue a indicação do médico.',
			],
			[
				'Preciso de pedido médico para o psicólogo?',
				'Em regra, sim. A indicação do médico assistente é o que dispensa o limite e abre a autorização.',
			],
			[
				'O plano cobre psicólogo on-line?',
				'Muitas operadoras têm atendimento a distância na rede. Confira no aplicativo e pergunte se a coparticipação é a mesma.',
			],
		],
	},
	{
		words: [
			'bariatric',
			'cirurgia bariatric',
			'carencia para bariatric',
			'carencia da bariatric',
			'carencia para cirurgia bariatric',
			'carencia da cirurgia bariatric',
			'reducao de estomago',
			'reducao do estomago',
			'obesidade',
		],
		label: 'Cirurgia bariátrica pelo plano',
		titles: [
			'Plano de saúde cobre cirurgia bariátrica? As regras',
			'Cirurgia bariátrica pelo plano: critérios e espera',
			'Bariátrica no plano de saúde: o que preparar antes',
		],
		heading: 'Quando a bariátrica entra na cobertura',
		angle: 'coverage',
		opening:
			'A cirurgia bariátrica está na lista do que o plano de saúde deve cobrir. O caminho até ela, porém, passa por critérios, laudos e, às vezes, por uma espera.',
		points: [
			'A cirurgia bariátrica está no rol da ANS, com critérios de idade, peso e doenças associadas.',
			'Obesidade declarada ao contratar pode trazer espera de até 24 meses para a bariátrica.',
		],
		facts: [
			'A bariátrica faz parte do rol da [ANS](ans), no plano com cobertura hospitalar. Há uma diretriz que diz para quem ela é obrigatória. Confira o texto em vigor no site da agência, porque ele muda.',
			'A diretriz olha idade, índice de massa corporal, tempo de obesidade e doenças ligadas ao peso. Também pede prova de tratamento clínico sem sucesso. Índice mais alto dispensa algumas dessas condições.',
			'A norma médica e a lista da agência podem usar critérios diferentes. Se o seu caso cabe na primeira e não na segunda, peça ao cirurgião um relatório detalhado. Ele sustenta o pedido de análise.',
			'Quem já sabia da obesidade ao assinar pode ter cobertura parcial temporária. Por até 24 meses, a cirurgia fica suspensa. Já a carência comum para internação vai até 180 dias.',
			'Nenhuma dieta milagrosa entra na pasta: o plano quer laudos. Endocrinologista, cardiologista, nutricionista e psicólogo costumam avaliar. Balão, remédio para emagrecer e estética seguem outras regras.',
			'A cirurgia plástica reparadora depois da bariátrica também tem proteção. O [STJ](stj) decidiu que o plano deve cobrir a que tem função reparadora, indicada pelo médico. Em dúvida, a operadora pode pedir junta médica.',
			'Veja se equipe, anestesista e hospital são da rede. Médico particular em hospital do plano gera conta separada. Peça por escrito o que será cobrado por fora.',
		],
		procedure: {
			heading: 'O caminho até a autorização da bariátrica',
			steps: [
				['Consulte o cirurgião da rede.', 'Com exames e histórico de peso.'],
				['Confira a diretriz.', 'Item por item, no site da agência.'],
				['Reúna os laudos.', 'Cada especialista, com data recente.'],
				['Verifique a espera.', 'Carência e cobertura parcial no contrato.'],
				['Protocole o pedido.', 'Guarde o protocolo e o prazo.'],
				['Se vier um não, peça por escrito.', 'Motivo e cláusula, para recorrer.'],
			],
		},
		faqs: [
			[
				'Qual a carência para cirurgia bariátrica?',
				'A carência de internação vai até 180 dias. Se a obesidade foi declarada como preexistente, a espera pode chegar a 24 meses.',
			],
			[
				'O plano cobre a retirada de pele depois?',
				'Quando tem função reparadora e indicação médica, os tribunais reconhecem a cobertura. Se for só estética, não.',
			],
			[
				'O plano pode negar por causa do IMC?',
				'Pode, se o caso não cumpre a diretriz. Peça a negativa por escrito e leve o relatório do médico à ANS.',
			],
		],
	},
]
