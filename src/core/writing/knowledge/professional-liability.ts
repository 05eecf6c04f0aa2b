import type { Topic } from './types.ts'

export const professionalLiability: Topic = {
	id: 'professional-liability',
	kind: 'product',
	insurance: true,
	name: 'seguro de RC profissional',
	article: 'o',
	label: 'RC Profissional',
	words: [
		'responsabilidade civil profissional',
		'rc profissional',
		'responsabilidade civil',
		'erro medico',
		'erro profissional',
		'medico',
		'dentista',
		'advogado',
		'engenheiro',
		'arquiteto',
		'contador',
		'profissional liberal',
		'consultorio',
		'clinica',
		'responsabilidade profissional',
	],
	categories: ['responsabilidade-civil'],
	page: { href: '/seguros/responsabilidade-civil-profissional', text: 'responsabilidade civil profissional' },
	subjects: [
		{
			words: ['administrador', 'diretor', 'gestor'],
			label: 'RC de administradores',
			titles: [
				'RC de administradores: o patrimônio de quem decide',
				'Responsabilidade de administradores: o que cobrir',
			],
			heading: 'Quando a decisão do gestor vira processo',
			opening:
				'Quem assina pela empresa pode responder com a própria casa. Uma decisão de boa-fé, vista anos depois, parece erro aos olhos de quem perdeu dinheiro.',
			points: [
				'O seguro de administradores paga a defesa e a indenização por atos de gestão, até o limite.',
				'Ato doloso do gestor fica de fora, e a empresa costuma pagar o prêmio.',
			],
			facts: [
				'O seguro de administradores protege o patrimônio de diretores, conselheiros e gestores. Ele responde quando uma decisão de gestão causa prejuízo e vira processo contra a pessoa. A empresa contrata, e o gestor é o segurado.',
				'A defesa é a parte mais lembrada desse seguro. Processo trabalhista, fiscal, ambiental ou de consumo pode incluir o nome do administrador. A apólice costuma adiantar honorários, dentro do limite.',
				'Ato doloso do administrador e vantagem ilícita ficam de fora. Em geral, a seguradora adianta a defesa e pode pedir o valor de volta se a Justiça confirmar o dolo. Bloqueio de bens depende de cláusula própria.',
				'A apólice de administradores costuma ser à base de reclamações. Conta a data em que a queixa chega, com regras para o passado e para depois do fim. Quem deixa o cargo deve conferir se continua coberto.',
				'Esse seguro não é só de companhia com ações na bolsa. Sócio-administrador de empresa média, diretor de cooperativa e gestor de associação também assinam e respondem. O preço segue o porte e o setor.',
			],
			faqs: [
				[
					'Sócio de empresa pequena precisa desse seguro?',
					'Depende do risco e do patrimônio. Quem assina contratos, trata com empregados e responde a órgãos públicos já tem exposição. Peça uma cotação simples e compare com o custo de um processo.',
				],
				[
					'O seguro paga dívida de imposto da empresa?',
					'A dívida em si, em regra, não. Alguns contratos cobrem a defesa do administrador cobrado em nome próprio. Leia a cláusula antes de contar com ela.',
				],
			],
		},
		{
			words: ['medicos advogados', 'medicos e advogados', 'advogados e engenheiros', 'advogados engenheiros'],
			label: 'RC por profissão',
			titles: ['RC profissional: médicos, advogados e engenheiros'],
			heading: 'Cada profissão, um erro diferente',
			facts: [
				'Cada profissão tem o seu erro típico. O médico responde pelo dano ao paciente; o advogado, pelo prazo perdido; o engenheiro, pelo projeto que falha. O texto da apólice precisa falar do seu risco.',
				'Médicos e advogados assumem, em regra, obrigação de meio: prometem cuidado, e não resultado. Em cirurgia estética ou em projeto de obra, a cobrança pode ser mais dura. Isso pesa no limite e no preço.',
				'Nas relações de consumo, o [Código de Defesa do Consumidor](cdc) pede prova de culpa do profissional liberal. Já a clínica ou a construtora pode responder sem essa discussão. Por isso, pessoa e empresa devem constar da apólice.',
				'Prontuário, procuração e diário de obra são as provas de cada ofício. Guarde-os pelo prazo em que alguém ainda pode reclamar. Sem papel, a defesa depende de memória.',
			],
		},
		{
			words: ['medic', 'dentist', 'clinic', 'saude'],
			label: 'RC para médicos e dentistas',
			heading: 'Na área da saúde',
		},
		{ words: ['advogad', 'prazo processual'], label: 'RC para advogados', heading: 'No escritório de advocacia' },
		{
			words: ['engenh', 'arquitet', 'obra'],
			label: 'RC para engenheiros e arquitetos',
			heading: 'No projeto e na obra',
			facts: [
				'Erro de cálculo pode aparecer só depois da entrega da obra. Guarde projetos, registros de responsabilidade técnica e diários. Eles mostram quem decidiu o quê.',
				'Arquiteto que também administra a obra assume outro risco. Compras, prazos e equipe entram na conta. Declare a gestão, e não apenas o projeto.',
			],
		},
		{
			words: ['contador', 'contab'],
			label: 'RC para contadores',
			heading: 'No escritório contábil',
			facts: [
				'Guia paga com código errado, prazo perdido e opção de regime malfeita são as queixas típicas contra o contador. O prejuízo aparece em multa e juros. Veja se a apólice cobre esse tipo de perda.',
				'Escritório contábil guarda dados de muitas empresas. Um vazamento atinge todas de uma vez. Por isso, some proteção de dados ao seguro de erro.',
			],
		},
		{ words: ['retroativ', 'reclamacao', 'base'], label: 'Data retroativa no RC', heading: 'Por que as datas decidem' },
	],
	openings: [
		'Um prazo perdido, um cálculo errado ou uma queixa de paciente podem virar processo anos depois. Quem presta serviço convive com esse risco, mesmo quando trabalha bem.',
		'Profissional cuidadoso também erra, e também é acusado sem razão. Nos dois casos, a defesa custa dinheiro e tempo.',
		'O diploma abre a porta do trabalho e traz junto um dever: responder pelo dano que o serviço causar. O seguro existe para que essa conta não leve o patrimônio da família.',
	],
	summary: [
		'O contrato paga indenizações e custos de defesa por falhas no serviço, dentro do limite.',
		'Na base de reclamações, valem a data da queixa e a data retroativa da apólice.',
		'Erro intencional, multa e promessa de resultado costumam ficar de fora.',
		'Avise a seguradora na primeira carta ou mensagem de cobrança, antes de responder.',
		'Em regra, o profissional liberal responde só se houver culpa, segundo o CDC.',
		'Prontuário, contrato e e-mails bem guardados são a melhor defesa.',
	],
	facts: {
		what: [
			'O seguro de RC profissional cobre o prejuízo que uma falha no serviço causa a outra pessoa. Ele paga o acordo, a condenação e, em geral, os honorários de defesa. Tudo dentro do limite da apólice.',
			'A lei trata o seguro de responsabilidade civil como proteção para os dois lados. Ele ampara o segurado e também o terceiro prejudicado. Por isso, a seguradora pode ser chamada ao processo.',
			'Existem dois modelos de contrato. No de ocorrência, vale a data do erro. No de reclamação, o mais usado aqui, vale a data em que o cliente se queixa.',
			'RC geral e RC profissional não se confundem. A geral trata do cliente que escorrega na recepção. A profissional trata do serviço em si, como o laudo, o projeto ou o parecer.',
		],
		who: [
			'Médicos, dentistas e fisioterapeutas lidam com o corpo do paciente e com expectativas altas. Uma queixa sem fundamento já exige perícia e advogado. Para eles, o limite de defesa pesa tanto quanto o de indenização.',
			'Advogados e contadores vivem de prazos. Um recurso fora do dia ou uma guia errada gera dano fácil de medir. O histórico de e-mails, nesse caso, decide quem falhou.',
			'Engenheiros e arquitetos assinam projetos que duram décadas. O [Código Civil](codigo-civil) prevê cinco anos de garantia de solidez da obra (art. 618). A apólice deve acompanhar esse tempo.',
			'Consultores, profissionais de tecnologia e corretores também precisam pensar no assunto. O dano deles costuma ser financeiro, sem lesão. Confirme se o plano cobre perdas puramente econômicas.',
		],
		covers: [
			'Despesas de emergência para reduzir o dano ao cliente podem entrar, com autorização. Refazer um laudo ou corrigir um projeto, por exemplo, evita prejuízo maior. Consulte antes de gastar.',
			'A indenização inclui danos materiais, corporais e, quando contratados, morais e estéticos. Cada tipo pode ter limite próprio. Leia se os valores se somam ou se dividem.',
			'Custos de defesa pagam advogado, perito e despesas do processo, na esfera cível e, em alguns planos, na ética. Veja se eles consomem o mesmo limite. Se consomem, o teto precisa ser maior.',
			'Perda de documentos do cliente e quebra de sigilo sem intenção aparecem em contratos mais completos. Com a [Lei Geral de Proteção de Dados](lgpd), essa linha ganhou peso. Confira a franquia dela.',
			'Falhas de funcionários e estagiários podem entrar, se a apólice cobre a equipe. O dono da clínica ou do escritório responde por quem trabalha sob a sua direção. Liste todos na proposta.',
		],
		excludes: [
			'Serviço fora da sua habilitação não tem cobertura. O conselho de classe define o que cada registro permite. Por isso, confira a resolução antes de oferecer algo novo.',
			'Ato intencional não tem seguro. Fraude, falsificação e abandono do serviço ficam de fora. O contrato cobre o erro, nunca o dolo.',
			'Promessa de resultado estético ou de vitória no processo costuma ser excluída. O profissional assume, em regra, obrigação de meio. Cuidado, portanto, com o que o anúncio promete.',
			'Multas, devolução de honorários e sanções do conselho não entram na maioria dos planos. Alguns pagam a defesa no conselho, sem a pena. A diferença está no texto.',
			'Fatos que você já conhecia antes de contratar ficam fora. A proposta pergunta por queixas anteriores. Omitir uma carta recebida põe a apólice em risco.',
		],
		buying: [
			'Liste as atividades que você faz de fato, com o registro no conselho. Procedimento novo, como harmonização facial, precisa constar. O que não está descrito costuma não estar coberto.',
			'Peça a maior data retroativa possível. Ela define até que ponto do passado o contrato alcança. Ao trocar de seguradora, mantenha essa data.',
			'Escolha o limite pelo tamanho das causas na sua área. Converse com colegas e com o conselho. Um limite anual baixo some em um único processo.',
			'Pergunte pelo prazo complementar, que permite avisar queixas depois do fim do contrato. Quem se aposenta precisa dele. Sem esse prazo, a última década fica descoberta.',
		],
		price: [
			'Anos sem reclamação ajudam na renovação, como no bônus do carro. Protocolos escritos e formulários de consentimento também contam. Mostre isso à seguradora.',
			'Especialidade, faturamento, limite, franquia e histórico definem o preço. Obstetrícia e cirurgia plástica pagam mais do que clínica geral. Escritórios maiores, mais do que o profissional sozinho.',
			'Franquia alta reduz o prêmio e afasta pequenas reclamações. Faça a conta com o valor típico das queixas da área. Se quase todas ficam abaixo, o seguro servirá pouco.',
			'Entidades de classe costumam negociar apólices coletivas. O preço é bom, mas as atividades são padronizadas. Confira se a sua está lá.',
		],
		claim: [
			'Notifique mesmo as queixas que parecem pequenas. Em contratos por reclamação, o aviso fixa a data da cobertura. Se o caso crescer depois, ele já está registrado.',
			'Recebeu reclamação? Não admita culpa nem ofereça desconto antes de falar com a seguradora. Um gesto gentil pode virar confissão. Avise por escrito, com cópia da queixa.',
			'Reúna prontuário, contrato, mensagens e exames na ordem das datas. Não altere nada, nem para corrigir erro de digitação. Documento mexido perde força.',
			'A citação do processo tem prazo curto para defesa. Envie-a no mesmo dia à seguradora ou à corretora. Ela indica advogado ou autoriza o seu.',
		],
		law: [
			'Quem contrata empregados responde pelos atos deles no trabalho, segundo o Código Civil. Clínicas e escritórios, portanto, precisam olhar além do dono. A apólice da pessoa jurídica cuida disso.',
			'O [Código de Defesa do Consumidor](cdc) diz que o profissional liberal responde se houver culpa (art. 14, § 4º). Clínicas e empresas seguem regra mais dura, sem essa exigência. Por isso, pessoa física e jurídica pedem apólices distintas.',
			'O prazo para o consumidor pedir reparação é de cinco anos, a partir do dano e do autor conhecidos (art. 27 do CDC). Processos antigos, portanto, ainda podem chegar. A data retroativa cuida desse passado.',
			'Pela [Lei 15.040/2024](lei-do-seguro), o segurado deve informar a seguradora prontamente sobre fatos que possam gerar cobrança. O silêncio pode reduzir ou tirar a cobertura. Uma notificação simples basta para começar.',
		],
		mistakes: [
			'Escolher o limite pelo preço, e não pelo risco, deixa a pior causa descoberta. Um único processo pode levar anos de prêmio. Compare com condenações conhecidas na área.',
			'Contratar depois da primeira carta de advogado não resolve. O fato conhecido fica de fora. O seguro precisa existir antes da queixa.',
			'Trocar de seguradora sem transportar a data retroativa apaga anos de proteção. O prêmio menor esconde esse corte. Leia a data antes do preço.',
			'Usar modelo de contrato da internet, sem descrever limites do serviço, complica a defesa. Um termo claro com o cliente vale como prova. A seguradora também olha isso.',
		],
	},
	tables: [
		{
			aspect: 'who',
			head: ['Profissão', 'Queixa típica', 'Linha a conferir'],
			rows: [
				['Médico e dentista', 'Dano corporal ou estético', 'Danos morais e estéticos'],
				['Advogado', 'Prazo perdido', 'Perda de chance e defesa'],
				['Contador', 'Multa por guia errada', 'Perdas financeiras'],
				['Engenheiro', 'Falha de projeto', 'Danos materiais e prazo longo'],
				['Tecnologia', 'Sistema parado ou vazamento', 'Sigilo e dados'],
			],
		},
	],
	procedures: [
		{
			angles: ['claim', 'rights', 'mistakes'],
			heading: 'Chegou uma reclamação: como agir',
			steps: [
				['Respire e não responda na hora.', 'A primeira mensagem costuma virar prova.'],
				['Comunique a seguradora.', 'Mande cópia da queixa e a data em que ela chegou.'],
				['Preserve os registros.', 'Prontuário, e-mails e contrato ficam como estão.'],
				['Escreva a sua versão.', 'Um relato reservado, com datas, para o advogado.'],
				['Aguarde a orientação.', 'Acordo só com a concordância da seguradora.'],
			],
		},
		{
			angles: ['buying', 'guide', 'worth'],
			heading: 'Como montar a apólice',
			steps: [
				['Descreva as atividades.', 'Inclua procedimentos novos e trabalho de equipe.'],
				['Fixe o limite.', 'Pense na maior causa possível, com custas.'],
				['Peça a data retroativa.', 'Quanto mais antiga, melhor.'],
				['Confira os danos morais.', 'Eles podem vir em linha separada.'],
				['Leia o prazo complementar.', 'Ele cuida das queixas tardias.'],
			],
		},
	],
	faqs: [
		[
			'Recém-formado precisa desse seguro?',
			'Quem começa também pode ser acionado, e tem menos reserva. O prêmio inicial costuma ser menor. Contratar cedo, além disso, fixa uma data retroativa antiga.',
		],
		[
			'O seguro cobre atendimento on-line?',
			'Muitos planos cobrem, se a atividade constar na proposta. Regras do conselho para teleatendimento também valem. Informe o volume e os países atendidos.',
		],
		[
			'Quanto tempo guardar documentos?',
			'Pelo menos o prazo em que o cliente pode reclamar, que costuma ser de cinco anos. Prontuários têm regra própria, mais longa. Guarde cópia digital segura.',
		],
		[
			'O seguro é obrigatório para médicos?',
			'Em regra, não há lei federal que obrigue. Hospitais e contratos, porém, podem exigir. O conselho e o edital dizem quando.',
		],
		[
			'Quem trabalha em hospital precisa de apólice própria?',
			'Convém, porque o hospital e o médico podem responder juntos. O seguro da instituição nem sempre defende a pessoa física. Peça a cópia dele.',
		],
		[
			'O seguro paga processo no conselho de classe?',
			'Alguns planos pagam a defesa ética. A punição, como suspensão, não tem cobertura. Leia essa linha na proposta.',
		],
		[
			'Posso contratar só por um projeto?',
			'Em engenharia e consultoria, sim, há apólices por contrato. Elas valem para aquela obra ou serviço. Compare com a anual.',
		],
		[
			'O que é perda de uma chance?',
			'É o dano de quem perdeu uma oportunidade real por falha do profissional. Um recurso não apresentado é o exemplo usual. Veja se a apólice menciona o tema.',
		],
	],
	warnings: [
		'**Não pague por conta própria.** Acordo sem a seguradora pode deixar a despesa com você, mesmo que o valor seja justo.',
		'**Atividade fora da lista, cobertura fora do contrato.** Antes de oferecer um serviço novo, peça o endosso.',
	],
	checks: [
		'A [SUSEP](susep) fiscaliza as seguradoras desse ramo. Para entender a culpa do profissional, leia o artigo 14 do [Código de Defesa do Consumidor](cdc).',
		'As regras do seguro de responsabilidade estão na [Lei 15.040/2024](lei-do-seguro), e quem supervisiona é a [SUSEP](susep). O seu conselho de classe completa com as normas éticas.',
	],
}
