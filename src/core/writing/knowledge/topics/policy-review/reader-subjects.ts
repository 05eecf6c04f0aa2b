import type { Subject } from '../../types.ts'

/** Readers who ask for 'a policy for people like me', and need to hear which of several they mean. */
export const policyReviewReaders: readonly Subject[] = [
	{
		words: [
			'seguro para estudante',
			'seguros para estudante',
			'seguro de estudante',
			'seguro do estudante',
			'seguro estudantil',
			'seguro para universitari',
			'seguros para universitari',
			'seguro para aluno',
			'estudantes universitarios',
			'que mora em republica',
		],
		label: 'Seguros para estudantes',
		titles: [
			'Seguro para estudantes: o que vale ter na faculdade',
			'Seguros para estudantes: estágio, república e notebook',
			'Estudante precisa de seguro? O que conferir primeiro',
		],
		heading: 'Do estágio ao quarto alugado',
		omits: ['who', 'covers', 'law'],
		angle: 'worth',
		incidental: ['estudante', 'estudantes', 'universitario', 'universitarios'],
		opening:
			'Quem estuda costuma ter pouco dinheiro e alguns bens que fazem muita falta. Para o estudante, o seguro certo é quase sempre pequeno, e parte dele talvez já exista.',
		points: [
			'No estágio, o seguro de acidentes pessoais do estudante é obrigatório e não sai do bolso dele.',
			'Notebook, celular, quarto alugado e saúde são as contas que o estudante deve olhar.',
		],
		facts: [
			'O primeiro seguro do estudante costuma vir com o estágio. A [Lei do Estágio](estagio) manda a empresa contratar, para ele, seguro contra acidentes pessoais. No estágio obrigatório, a escola pode assumir essa tarefa.',
			'Peça a apólice do estágio ou o número dela, que deve constar do termo de compromisso. Veja o capital, as despesas médicas e o horário coberto. O trajeto pode estar incluído ou não.',
			'Muitas escolas e faculdades contratam um seguro de acidentes para todos os alunos. Ele cobre quedas e lesões nas atividades, até um limite. Pergunte na secretaria antes de pagar por outro.',
			'O seguro educacional é diferente. Ele paga mensalidades se quem sustenta os estudos morre, fica inválido ou perde o emprego, conforme o plano. Interessa a quem depende da renda dos pais.',
			'Notebook e celular saem de casa todos os dias. A apólice residencial dos pais raramente acompanha o estudante até a república. Há seguro de equipamentos portáteis, e a regra de furto simples decide a compra.',
			'Em quarto ou apartamento alugado, leia quem contrata o seguro contra incêndio. Um residencial simples cobre também o conteúdo e os danos ao vizinho. Na república, combine de quem é cada bem.',
			'Dependente tem data para sair do plano de saúde. A idade-limite está no contrato e, às vezes, exige matrícula. Marque a data e compare antes. Vai estudar em outro país? Aí entra o seguro viagem de intercâmbio.',
		],
		procedure: {
			heading: 'A lista do estudante, em seis passos',
			steps: [
				['Leia o termo de estágio.', 'Seguradora, apólice e capital.'],
				['Pergunte na escola.', 'Se há seguro para os alunos e o que ele paga.'],
				['Confira o plano de saúde.', 'Idade-limite e cidade de atendimento.'],
				['Some os eletrônicos.', 'Com nota fiscal e número de série.'],
				['Veja o contrato de aluguel.', 'Quem paga o incêndio e o conteúdo.'],
				['Corte o que repete.', 'Cartão, banco e operadora vendem o mesmo.'],
			],
		},
		faqs: [
			[
				'Quem paga o seguro do estagiário?',
				'A parte que concede o estágio. Quando ele é obrigatório no curso, a instituição de ensino pode ficar com essa responsabilidade.',
			],
			[
				'O seguro escolar cobre acidente fora da escola?',
				'Depende da apólice. Algumas valem só nas atividades da escola; outras, vinte e quatro horas. O certificado traz essa linha.',
			],
			[
				'Estudante precisa de seguro de vida?',
				'Só se alguém depende da renda dele ou há dívida com fiador. Antes disso, acidentes pessoais e saúde costumam pesar mais.',
			],
		],
	},
	{
		words: [
			'seguro para aposentad',
			'seguros para aposentad',
			'seguro de aposentad',
			'seguro do aposentad',
			'seguro para quem se aposent',
			'seguros para quem se aposent',
			'seguros de quem se aposent',
			'seguros na aposentadoria',
			'seguro na aposentadoria',
			'seguros depois da aposentadoria',
			'seguro para idosos',
			'seguros para idosos',
			'seguro para a terceira idade',
			'seguros para a terceira idade',
		],
		label: 'Seguros para aposentados',
		titles: [
			'Seguro para aposentados: o que manter e o que rever',
			'Seguros para aposentados: saúde, casa, carro e vida',
			'Aposentados: quais seguros ainda fazem sentido',
		],
		heading: 'O que muda depois do último dia de trabalho',
		omits: ['who', 'covers'],
		angle: 'buying',
		incidental: ['depois da', 'depois de'],
		opening:
			'Com a aposentadoria, a renda fica mais previsível e a rotina muda de lugar. Os seguros feitos para a vida de antes merecem uma tarde de leitura.',
		points: [
			'Aposentados perdem, em geral, a vida em grupo e o plano pago pela empresa: veja os prazos.',
			'Carro, casa, saúde e funeral pedem revisão; empréstimo com seguro pede cuidado.',
		],
		facts: [
			'O seguro de vida da empresa costuma acabar com o vínculo. Pergunte ao RH, antes da saída, se dá para continuar por conta própria. Aposentados que saem sem perguntar encontram, depois, preço maior e limite de idade.',
			'Quem pagava parte do plano de saúde no emprego pode ter direito a ficar nele. Está no artigo 31 da [Lei 9.656/1998](planos-de-saude). A resposta tem prazo de trinta dias, e a mensalidade passa a ser inteira.',
			'O carro roda menos depois da aposentadoria. Avise a seguradora, porque uso e horário entram no preço. Mantenha um bom limite para terceiros, mesmo em carro antigo.',
			'Em casa, mais horas significam mais uso de cozinha, elétrica e encanamento. O seguro residencial com assistência costuma ser barato. Para quem não sobe mais em escada, o eletricista incluído já ajuda.',
			'Seguro de vida ainda faz sentido se alguém depende da renda ou se há dívida. Sem isso, um capital menor, para funeral e inventário, pode bastar. Não cancele apólice antiga antes de cotar outra.',
			'Empréstimo consignado muitas vezes vem com seguro prestamista. Ele não é obrigatório, e a venda casada é proibida. Leia o contrato e peça o valor com e sem ele.',
			'Golpes miram aposentados: indenização esquecida, revisão de benefício, taxa para liberar dinheiro. Nenhum órgão cobra depósito antecipado. Ligue para alguém da família antes de transferir.',
		],
		procedure: {
			heading: 'A revisão de quem se aposentou',
			steps: [
				['Separe o que era da empresa.', 'Vida, saúde e odontológico, com datas.'],
				['Responda ao RH.', 'Por escrito, dentro do prazo.'],
				['Atualize o carro.', 'Uso, quilometragem e quem dirige.'],
				['Reveja os nomes.', 'Beneficiários da vida e da previdência.'],
				['Procure no extrato.', 'Seguros pequenos em conta, cartão e empréstimo.'],
				['Guarde tudo junto.', 'E conte à família onde está a pasta.'],
			],
		},
		faqs: [
			[
				'Aposentado pode contratar seguro de vida?',
				'Pode, dentro do limite de idade de cada plano. Compare mais de uma seguradora e leia o reajuste por faixa de idade.',
			],
			[
				'Existe desconto no seguro para aposentados?',
				'Algumas seguradoras consideram o uso menor do carro e da casa ocupada. Não é regra: peça a conta com o perfil atualizado.',
			],
			[
				'O seguro do consignado é obrigatório?',
				'O banco não pode exigi-lo para emprestar. Se ele já foi cobrado, peça o contrato e o cancelamento.',
			],
		],
	},
]
