import type { Subject } from '../../types.ts'

/** Whom a health plan has to take in and to keep: the ill, the pregnant, the autistic, those who are late in paying. */
export const healthCareSubjects: readonly Subject[] = [
	{
		words: [
			'doenca preexistente',
			'doencas preexistentes',
			'preexistente',
			'pre-existente',
			'cobertura parcial',
			'cpt',
		],
		label: 'Doença preexistente no plano de saúde',
		titles: [
			'Plano de saúde e doença preexistente: o que esperar',
			'Doença preexistente: a espera no plano de saúde',
			'Cobertura parcial temporária: o que é e quanto dura',
		],
		heading: 'Entrar no plano com um diagnóstico',
		angle: 'rights',
		opening:
			'Quem já tem um diagnóstico costuma temer a porta do plano de saúde. Ela não pode ser fechada por isso, mas uma parte da cobertura pode esperar.',
		points: [
			'Doença preexistente não permite recusa, e sim espera de até 24 meses para certos itens.',
			'Consultas, exames simples e outras doenças seguem as carências comuns do contrato.',
		],
		facts: [
			'Doença ou lesão preexistente é a que a pessoa sabia ter ao assinar. A operadora pergunta por ela na declaração de saúde. A recusa de entrada por esse motivo, porém, não é permitida.',
			'Declarado o diagnóstico, o plano pode aplicar a cobertura parcial temporária, a CPT. Por até 24 meses, ela suspende cirurgias, leitos de alta tecnologia e procedimentos complexos ligados àquela doença. O resto funciona.',
			'No lugar da CPT, a operadora pode oferecer o agravo: mensalidade maior em troca da cobertura. Ela não é obrigada a isso. Se a proposta vier, peça o valor e o prazo por escrito.',
			'Na CPT, consulta e exame simples da própria doença seguem as carências comuns. Quem tem problema no coração, por exemplo, vai ao cardiologista. O que espera é a cirurgia, salvo urgência nos termos da norma.',
			'Omitir a doença é perigoso. A operadora pode abrir processo na [ANS](ans) e pedir o fim do contrato. Sem essa decisão, não pode negar o atendimento só por suspeita.',
			'O médico orientador da entrevista é gratuito, e você pode escolher outro, pago por sua conta. Leve exames e pergunte o que cada resposta significa. Guarde a cópia da declaração.',
			'Em plano coletivo empresarial com trinta pessoas ou mais, quem entra no prazo não cumpre CPT. Na troca por portabilidade, o tempo já cumprido conta. São dois caminhos para quem tem pressa.',
		],
		procedure: {
			heading: 'Antes de assinar com um diagnóstico',
			steps: [
				['Liste o que você trata.', 'Doença, data, médico e remédio.'],
				['Veja se cabe portabilidade.', 'Ela pode poupar a espera inteira.'],
				['Responda à declaração.', 'Com a ajuda do médico orientador.'],
				['Leia o termo da CPT.', 'Doença, procedimentos e data de fim.'],
				['Pergunte pelo agravo.', 'Quanto custa e por quanto tempo.'],
				['Anote o fim da espera.', 'Em 24 meses, no máximo, tudo se libera.'],
			],
		},
		faqs: [
			[
				'O plano pode recusar quem tem doença preexistente?',
				'Não pode recusar a entrada por idade ou por doença. Pode aplicar a cobertura parcial temporária, por até 24 meses.',
			],
			[
				'Descobri a doença depois de contratar. Tem CPT?',
				'Em regra, não, porque a espera vale para o que a pessoa já sabia. Exames posteriores não mudam a declaração feita de boa-fé.',
			],
			[
				'Gravidez é doença preexistente?',
				'Não é tratada como doença preexistente. O parto a termo, porém, tem carência própria de até 300 dias.',
			],
		],
	},
	{
		words: ['gestant', 'gravid', 'gestacao', 'parto', 'obstetri', 'recem-nascid', 'recem nascid', 'engravid'],
		label: 'Plano de saúde na gravidez',
		titles: [
			'Plano de saúde na gravidez: parto, bebê e prazos',
			'Plano de saúde para gestantes: carência e parto',
			'Parto e recém-nascido: o que o plano de saúde cobre',
		],
		heading: 'Do pré-natal aos primeiros dias do bebê',
		angle: 'rights',
		opening:
			'O teste deu positivo, e a primeira conta é de calendário. No plano de saúde, a gravidez tem três datas: a do contrato, a do parto e a da inscrição do bebê.',
		points: [
			'O parto a termo tem carência de até 300 dias e exige plano com obstetrícia.',
			'O recém-nascido fica coberto por 30 dias; inscrito nesse prazo, aproveita as carências já cumpridas.',
		],
		facts: [
			'Para o parto, o plano precisa da segmentação hospitalar com obstetrícia. Sem essa palavra no contrato, ele não entra. Confira a segmentação antes da primeira consulta.',
			'A carência do parto a termo é de até 300 dias. Quem contrata já grávida, portanto, dificilmente a cumpre. Consultas e exames do pré-natal seguem prazos menores.',
			'Complicação na gravidez é urgência, com regra de 24 horas. Durante a carência, o atendimento pode ter limite, conforme o plano e a norma. Vá ao hospital e peça o registro por escrito.',
			'O bebê tem cobertura nos primeiros trinta dias, quando o plano do responsável inclui obstetrícia. Para continuar, precisa ser inscrito nesse prazo. Feita a inscrição, ele aproveita as carências que o titular já cumpriu.',
			'A gestante tem direito a acompanhante no pré-parto, no parto e no pós-parto imediato, segundo a norma da [ANS](ans). O hospital não deve cobrar a mais por isso. Pergunte antes sobre roupa e alimentação.',
			'Visite a maternidade da rede no meio da gravidez. Confirme equipe, anestesista e UTI neonatal dentro do plano. Médico particular em hospital da rede costuma gerar conta à parte.',
			'Teste do pezinho, vacinas e fototerapia têm regras e listas próprias. Pergunte o que a maternidade faz e o que fica com o posto de saúde. Assim, ninguém paga duas vezes.',
		],
		procedure: {
			heading: 'O calendário da gravidez no plano',
			steps: [
				['Confira a segmentação.', 'Hospitalar com obstetrícia, no contrato.'],
				['Conte os 300 dias.', 'Da data de início até a data provável.'],
				['Escolha a maternidade.', 'Da rede do seu plano, com UTI neonatal.'],
				['Peça o pré-cadastro.', 'Documentos e autorização antes do parto.'],
				['Registre o bebê.', 'Certidão e CPF nos primeiros dias.'],
				['Inscreva no plano.', 'Dentro de trinta dias, com protocolo.'],
			],
		},
		faqs: [
			[
				'Posso contratar plano de saúde já grávida?',
				'Pode, e a operadora não deve recusar. O parto a termo, porém, tem carência de até 300 dias, e o pré-natal segue os demais prazos.',
			],
			[
				'O que acontece se eu perder os trinta dias do bebê?',
				'Ele ainda pode entrar no plano, mas cumpre carências e, se for o caso, a espera por doença preexistente.',
			],
			[
				'Filho adotivo tem o mesmo direito?',
				'Crianças adotadas com menos de 12 anos também aproveitam as carências do responsável, se inscritas no prazo.',
			],
		],
	},
	{
		words: [
			'autis',
			'espectro autista',
			'terapia aba',
			'cobre terapia para autis',
			'cobre terapia aba',
			'cobre terapias para autis',
		],
		label: 'Plano de saúde e autismo',
		titles: [
			'Plano de saúde e autismo: terapias e direitos',
			'Autismo no plano de saúde: o que deve ser coberto',
			'Terapias para autismo: o que o plano precisa cobrir',
		],
		heading: 'Terapias sem número máximo de sessões',
		angle: 'rights',
		opening:
			'O laudo chega, e com ele uma agenda de terapias por semana. Para a pessoa autista, o plano de saúde tem deveres escritos, e vale conhecê-los antes da primeira recusa.',
		points: [
			'O plano não pode recusar a pessoa autista nem limitar sessões das terapias cobertas.',
			'O método indicado pelo médico que acompanha o caso deve ser respeitado, segundo norma da ANS.',
		],
		facts: [
			'A pessoa autista não pode ser impedida de entrar em plano de saúde por causa da deficiência. A regra está na lei federal de 2012 sobre o tema. Pode haver espera para itens complexos, como em outros diagnósticos.',
			'Desde 2022, a [ANS](ans) manda cobrir o método ou a técnica que o médico indicar para os transtornos do desenvolvimento. Isso inclui o autismo. O plano precisa oferecer profissional apto a executá-la.',
			'As sessões com psicólogo, fonoaudiólogo, terapeuta ocupacional e fisioterapeuta não têm mais teto por ano. Basta a indicação do médico assistente. Peça que ela diga horas por semana e objetivo.',
			'Se não há profissional na rede, a operadora deve garantir atendimento fora dela, no município ou em região próxima. Registre o pedido e o prazo. O reembolso integral pode caber quando ela falha.',
			'Acompanhante na escola e atividade fora do ambiente de saúde são pontos de disputa. Muitos planos os negam, e os tribunais decidem caso a caso. Consulte um advogado ou a Defensoria.',
			'Coparticipação em terapia semanal pesa muito. Leia se há teto mensal por pessoa. Cobrança que inviabiliza o tratamento pode ser contestada.',
			'Guarde laudo, relatórios e frequência em uma pasta. A cada seis meses, peça ao médico um relatório de evolução. Ele renova a autorização sem discussão.',
		],
		procedure: {
			heading: 'Do laudo à primeira sessão',
			steps: [
				['Peça o relatório completo.', 'Diagnóstico, método, horas e profissionais.'],
				['Envie à operadora.', 'Com protocolo e data de resposta.'],
				['Exija a rede.', 'Nome, endereço e vaga para cada terapia.'],
				['Registre a falta de vaga.', 'Por escrito, com as datas oferecidas.'],
				['Reclame na agência.', 'Se o prazo passar sem solução.'],
				['Renove o relatório.', 'A cada semestre, com a evolução.'],
			],
		},
		faqs: [
			[
				'O plano pode limitar o número de sessões?',
				'Para as terapias cobertas com psicólogo, fonoaudiólogo, terapeuta ocupacional e fisioterapeuta, a ANS retirou o limite anual.',
			],
			[
				'A operadora pode escolher outro método?',
				'A norma de 2022 manda respeitar a técnica indicada pelo médico assistente. A escolha do profissional da rede, em regra, é do plano.',
			],
			[
				'Há carência para as terapias?',
				'Valem as carências do contrato, de até 180 dias para esses atendimentos. Planos coletivos e promoções podem reduzi-las.',
			],
		],
	},
	{
		words: ['falta de pagamento', 'atraso', 'inadimpl', 'atrasad', 'cancelamento', 'cancelad', 'cancelar'],
		label: 'Cancelamento do plano de saúde',
		titles: [
			'Cancelamento do plano de saúde: atraso e aviso',
			'Plano de saúde atrasado: quando ele pode cancelar',
			'Cancelar o plano de saúde: regras dos dois lados',
		],
		heading: 'Quando o contrato pode acabar',
		angle: 'rights',
		opening:
			'Um boleto esquecido não derruba o plano de saúde de um dia para o outro. Há prazo, aviso e, para quem quer sair, um caminho simples.',
		points: [
			'No plano individual, o atraso só leva ao fim depois de prazo mínimo e aviso prévio.',
			'Para sair por vontade própria, o pedido vale na hora: guarde o comprovante da operadora.',
		],
		facts: [
			'No plano individual, a lei só admite o cancelamento por fraude ou por atraso acima de sessenta dias em doze meses, com aviso até o quinquagésimo dia. Dia de atraso já pago não conta. Internação em curso impede o fim.',
			'As regras mais novas da [ANS](ans) pedem ao menos duas mensalidades em aberto e um aviso que se possa provar. E-mail, mensagem e carta servem, se houver confirmação. O texto deve dizer valor, prazo e como pagar.',
			'Recebeu o aviso tarde? A operadora precisa dar dez dias para pagar. Responda por escrito e guarde o recibo. Boleto que não chegou por erro dela também muda a conta.',
			'Nos coletivos em que cada um paga direto, como adesão, ex-empregado e empresário individual, valem regras parecidas de aviso. Já no plano da empresa, quem paga é ela. Fale com o RH antes de supor qualquer coisa.',
			'Para cancelar por vontade própria, peça por telefone, pela internet ou no balcão. No individual, o efeito é imediato, e a operadora entrega o comprovante. Depois disso, não há volta sem novo contrato.',
			'Antes de sair, pense na portabilidade. Ela só vale com contrato ativo e em dia. Cancelar primeiro faz perder carências que levaram anos.',
			'Plano coletivo pode ser encerrado pela operadora depois de doze meses, com aviso, conforme o contrato. Quem está em tratamento grave ou internado tem proteção da Justiça até a alta. Guarde laudos e a carta de aviso.',
		],
		procedure: {
			heading: 'Atrasou ou quer sair: o que fazer',
			steps: [
				['Veja há quantos dias.', 'Some só as mensalidades ainda abertas.'],
				['Negocie logo.', 'Peça boleto novo e acordo por escrito.'],
				['Leia o aviso.', 'Data, valor e prazo final para pagar.'],
				['Pague e comprove.', 'Envie o recibo pelo mesmo canal.'],
				['Pesquise a troca.', 'Portabilidade antes de cancelar.'],
				['Reclame, se preciso.', 'Corte sem aviso vai à agência.'],
			],
		},
		faqs: [
			[
				'Com quantos dias de atraso o plano corta o atendimento?',
				'No individual, a suspensão ou o fim exigem mais de sessenta dias em doze meses e aviso prévio. Antes disso, o atendimento deve continuar.',
			],
			[
				'Posso cancelar o plano com dívida?',
				'A dívida não impede. O pedido encerra o contrato, mas o que se deve até aquele dia continua. Peça o valor final por escrito.',
			],
			[
				'O plano pode cancelar durante internação?',
				'No individual, a lei proíbe suspender ou encerrar com o titular internado. Nos coletivos, os tribunais protegem quem está em tratamento.',
			],
		],
	},
]
