import type { Subject } from '../../types.ts'

/** Those who look after the body or the learning of others, often for several employers and on their own as well. */
export const careProfessionSubjects: readonly Subject[] = [
	{
		words: ['enfermeir', 'enfermag', 'tecnico de enfermag', 'tecnicos de enfermag'],
		label: 'RC para enfermeiros',
		angle: 'coverage',
		titles: ['Seguro para enfermeiros: o que a RC profissional cobre', 'Enfermeiros: o seguro contra erros no plantão'],
		heading: 'Do hospital ao atendimento em casa',
		opening:
			'O plantão tem muitos pacientes, várias prescrições e pouco tempo. Quando algo sai errado, o nome de quem aplicou a medicação é o primeiro que aparece no prontuário.',
		points: [
			'A RC para enfermeiros paga a defesa e a indenização por erro no cuidado, até o limite.',
			'O seguro do hospital nem sempre defende a pessoa: peça a cópia e leia quem consta.',
		],
		facts: [
			'A RC profissional do enfermeiro trata do erro involuntário no cuidado: dose trocada, queda do leito, curativo malfeito, aviso que não foi dado. Ela pode pagar advogado, perícia e indenização ao paciente. Tudo para no limite da apólice.',
			'Hospital e enfermeiro podem responder no mesmo processo. O empregador responde pelos atos da equipe, mas pode cobrar de quem errou. Por isso, a apólice da instituição não dispensa a leitura: veja se ela defende também a pessoa física.',
			'Quem atende em casa, faz curativos, aplica vacinas ou tem consultório próprio fica mais exposto. Nesse caso, não há instituição ao lado. Declare na proposta cada serviço e cada local.',
			'Processo no conselho de enfermagem é outra frente. Alguns planos pagam a defesa ética, com limite separado. A punição em si, como multa ou suspensão, fica de fora.',
			'Enfermeiros, técnicos e auxiliares têm tarefas que a lei separa. Ato que cabe a outro profissional costuma ficar sem cobertura. O mesmo vale para procedimento estético, quando ele não foi declarado.',
			'O preço segue a função, a área e o limite. UTI, parto e urgência pesam mais do que a gestão. Conte também os vínculos: quem tem dois empregos e atende por conta própria deve informar os três.',
		],
		procedure: {
			heading: 'Como proteger o seu registro',
			steps: [
				['Anote na hora.', 'Dose, horário, reação e quem foi avisado.'],
				['Guarde a escala.', 'Ela mostra quantos pacientes havia no plantão.'],
				['Peça a apólice do hospital.', 'Veja se o seu nome ou cargo consta.'],
				['Some os vínculos.', 'Emprego, cooperativa e atendimento próprio.'],
				['Comunique a queixa.', 'À seguradora, antes de responder por escrito.'],
			],
		},
		faqs: [
			[
				'Técnico de enfermagem também pode contratar?',
				'Pode, em seguradoras que aceitam a categoria. A proposta pergunta o registro, a função e os locais de trabalho. Responda pelo que você faz de fato.',
			],
			[
				'O seguro cobre o tempo em que fico sem trabalhar?',
				'A RC não cobre. Para doença ou acidente do próprio enfermeiro, existem a diária por incapacidade e o seguro de vida. São contratos separados.',
			],
			[
				'Erro de muitos anos atrás tem cobertura?',
				'Depende da data retroativa da apólice e de você já saber, ou não, da queixa. Fatos conhecidos antes da contratação ficam de fora.',
			],
		],
	},
	{
		words: ['personal trainer', 'personal-trainer', 'educador fisic', 'educadores fisic', 'educacao fisica'],
		label: 'RC para personal trainer',
		angle: 'coverage',
		titles: ['Seguro para personal trainer: o que ele cobre', 'Personal trainer: o seguro para a lesão do aluno'],
		heading: 'Quando o treino machuca o aluno',
		opening:
			'O aluno sente a fisgada no meio da série e, na semana seguinte, manda a conta do ortopedista. A academia diz que o personal trainer é autônomo, e a conversa fica entre os dois.',
		points: [
			'A RC para personal trainer trata da lesão do aluno por erro de orientação ou de carga.',
			'O seguro da academia, em geral, não protege o profissional que só aluga o espaço.',
		],
		facts: [
			'A RC profissional do personal trainer paga o dano involuntário causado pela orientação: carga errada, exercício contraindicado, falta de apoio. A indenização pode somar tratamento, renda perdida e dano moral. Confira quais deles constam.',
			'Academia e personal trainer têm riscos diferentes. O piso solto e o aparelho quebrado são da casa; a prescrição do treino é do profissional. Quem só aluga o horário, em geral, não entra na apólice do estabelecimento.',
			'Parque, praia, condomínio e aula por vídeo mudam o risco. A seguradora precisa saber onde o personal trainer atende. Lutas, esportes radicais e provas de corrida pedem declaração própria.',
			'Acidentes pessoais do aluno são outro seguro. Eles pagam despesa médica sem discutir culpa, até um valor menor. Alguns profissionais contratam os dois e evitam, assim, que um susto vire processo.',
			'Dieta, suplemento e remédio ficam fora da profissão e, por isso, fora da cobertura. Promessa de resultado também. O registro no conselho de educação física precisa estar em dia.',
			'Avaliação inicial, questionário de saúde e ficha de treino assinada são a melhor defesa. Guarde-os por, pelo menos, cinco anos. Sem esses papéis, fica a palavra de um contra a do outro.',
		],
		procedure: {
			heading: 'Antes da primeira aula',
			steps: [
				['Aplique o questionário.', 'Dores, cirurgias, remédios e liberação médica.'],
				['Escreva o treino.', 'Carga, série e data, com a ciência do aluno.'],
				['Leia o acordo com a academia.', 'Quem responde por aparelho e por orientação?'],
				['Declare os locais.', 'Academia, rua, condomínio e internet.'],
				['Escreva o que houve.', 'Hora, exercício, socorro e testemunhas.'],
			],
		},
		faqs: [
			[
				'O termo de responsabilidade assinado pelo aluno basta?',
				'Ajuda a mostrar que ele foi informado, mas não apaga o erro de orientação. A Justiça olha o caso. O seguro continua a fazer sentido.',
			],
			[
				'E se eu me machucar e não puder dar aula?',
				'A RC não paga isso. A diária por incapacidade temporária, ligada ao seguro de vida ou de acidentes pessoais, é a linha indicada.',
			],
		],
	},
	{
		words: ['professor', 'docente'],
		label: 'RC para professores',
		angle: 'coverage',
		titles: ['Seguro para professores: quais fazem sentido', 'Professores: o seguro da aula, da renda e da voz'],
		heading: 'Na sala de aula, em casa e na internet',
		opening:
			'O professor responde pela turma, pela aula particular e, cada vez mais, pelo que grava. Ao mesmo tempo, depende da voz e da saúde para receber no fim do mês.',
		points: [
			'O professor autônomo pode precisar de RC profissional; o empregado, em geral, responde com a escola.',
			'Renda parada por doença pede outro seguro, e não a RC.',
		],
		facts: [
			'O primeiro passo é separar os vínculos. Na escola, quem responde perante a família costuma ser a instituição, que depois pode cobrar de quem errou. Na aula particular, o professor responde sozinho.',
			'A RC para professores trata do dano involuntário ligado à aula: criança que se machuca sob seus olhos, experiência que dá errado, material quebrado na casa do aluno. Veja se o plano junta a parte profissional e a de operações.',
			'Esporte, dança, laboratório e passeio pesam mais do que a aula teórica. Declare a disciplina e a idade dos alunos. Viagem com a turma costuma pedir seguro próprio, com acidentes pessoais.',
			'Aula gravada e curso on-line trazem outro risco: uso de texto ou imagem de terceiros e exposição de dados. Nem toda apólice cobre direito autoral. Pergunte antes de publicar.',
			'A voz e a renda do professor não entram na RC. Para o afastamento, há a diária por incapacidade temporária; para a família, o seguro de vida. O sindicato ou a escola pode ter um contrato coletivo, que convém ler primeiro.',
			'Notebook, câmera e instrumento vão na mochila. O seguro da casa pode não valer fora dela. Uma apólice de equipamentos portáteis resolve essa parte, com limite por item.',
		],
		procedure: {
			heading: 'Monte a sua proteção por partes',
			steps: [
				['Liste os vínculos.', 'Escola, curso, aula particular e internet.'],
				['Peça o seguro da escola.', 'Veja se ele defende o professor.'],
				['Declare as atividades.', 'Laboratório, esporte e passeio à parte.'],
				['Cuide da renda.', 'Quantos meses você aguenta sem dar aula?'],
				['Inclua o equipamento.', 'Só o que sai de casa com você.'],
			],
		},
		faqs: [
			[
				'Professor de escola pública precisa de seguro?',
				'Pelo dano ao aluno, quem responde primeiro é o Estado, que pode cobrar de quem agiu com culpa. Para aulas fora da rede, vale olhar a RC.',
			],
			[
				'O seguro cobre acusação de agressão?',
				'Ato intencional não tem cobertura. Alguns planos adiantam a defesa até a decisão, com devolução se houver condenação. Procure essa cláusula na proposta.',
			],
		],
	},
]
