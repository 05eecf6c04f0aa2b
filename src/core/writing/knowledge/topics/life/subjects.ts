import type { Subject } from '../../types.ts'

/** Details of life insurance that prompts single out; the common ones stand with the topic. */
export const lifeDetails: readonly Subject[] = [
	{
		words: ['prestamista'],
		label: 'Seguro prestamista',
		heading: 'A proteção embutida no empréstimo',
		facts: [
			'O seguro prestamista existe para a dívida: se o segurado morre ou fica inválido, o saldo é pago ao credor. A família deixa de herdar as parcelas. Ela não recebe, porém, um capital livre.',
			'Antes de assinar o empréstimo, peça o custo do prestamista em separado. A contratação deve ser uma escolha. Compare com um seguro de vida do mesmo valor.',
			'Quem já tem seguro de vida folgado pode não precisar do prestamista. Quem não tem e deve muito, sim. A conta depende do prazo e da saúde.',
		],
	},
	{
		words: ['declaracao pessoal', 'declaracao de saude', 'diagnostic'],
		label: 'Declaração de saúde',
		heading: 'O que contar na declaração',
		facts: [
			'A declaração pessoal de saúde pergunta por doenças, cirurgias, remédios e hábitos. Responda só ao que se pergunta, com datas. Na dúvida, leve a lista ao médico.',
			'Diagnóstico omitido é a causa clássica de recusa. Já a resposta franca pode encarecer, restringir ou nem mudar a proposta. Em todos os casos, protege a família.',
			'Guarde cópia da declaração assinada. Se alguém preencheu por você, confira linha por linha. A assinatura vale pelo texto inteiro.',
		],
	},
	{
		words: ['faixa etaria', 'reajuste'],
		label: 'Reajuste por faixa etária',
		heading: 'O preço que cresce com a idade',
		facts: [
			'No plano por faixa etária, o prêmio sobe a cada aniversário ou a cada grupo de anos. A tabela precisa constar no contrato. Peça a projeção até a idade em que pretende manter.',
			'Existe outro modelo, de prêmio nivelado, que cobra mais no começo e menos no fim. Ele facilita o planejamento. Compare a soma em vinte anos, e não a primeira parcela.',
			'Além da idade, o valor acompanha um índice de preços, e o capital também. Um sem o outro seria perda. Confira os dois na carta anual.',
		],
	},
	{
		words: ['profissoes de risco', 'profissao de risco', 'trabalho perigoso'],
		label: 'Profissão de risco',
		heading: 'Trabalho perigoso e aceitação',
		facts: [
			'Policial, eletricista, piloto e mergulhador são exemplos de profissões de risco. Cada seguradora tem a sua lista. Umas recusam, outras cobram um acréscimo.',
			'Mudou de profissão? Comunique por escrito. O trabalho mais perigoso agrava o risco, e o mais calmo pode baixar o preço. O protocolo evita dúvida.',
			'Entidades da categoria costumam ter planos em grupo que aceitam a profissão de risco. O capital é menor, mas a entrada é fácil. Dá para somar com um plano individual.',
		],
	},
	{
		words: ['fumante', 'fumar', 'cigarro'],
		label: 'Seguro de vida para fumantes',
		heading: 'O cigarro entra na conta',
		facts: [
			'O fumante paga mais porque a estatística é pior. Cigarro eletrônico e charuto costumam contar do mesmo jeito. A pergunta da proposta diz qual período interessa.',
			'Quem parou de fumar há um ou dois anos pode pedir nova classificação. Algumas seguradoras exigem exame. Vale cotar de novo nessa data.',
			'Dizer que não fuma para pagar menos é arriscado. Exames e prontuários mostram o hábito. A família descobre o problema na pior hora.',
		],
	},
	{
		words: ['morte do segurado', 'falecimento do segurado'],
		label: 'Morte do segurado',
		titles: ['Morte do segurado: os primeiros papéis da família', 'Morte do segurado: o que a família reúne primeiro'],
		heading: 'Os primeiros papéis da família',
		facts: [
			{
				lead: 'A lista varia com a seguradora, mas a família quase sempre precisa de:',
				items: [
					'certidão de óbito;',
					'documento e CPF do segurado e de cada beneficiário;',
					'certidão de casamento, de nascimento ou prova da união estável;',
					'apólice, certificado ou número do contrato;',
					'dados da conta de quem vai receber.',
				],
			},
			'Se a morte veio de acidente ou violência, some o boletim de ocorrência e o laudo da perícia. Em caso de doença, a seguradora pode pedir um relatório do médico ou do hospital. Solicite essas cópias cedo, pois elas demoram.',
			'Cada beneficiário faz o próprio pedido e recebe a sua parte. Em regra, ninguém precisa esperar o inventário, porque o capital não é herança. Se não há nome indicado, a lei diz quem recebe.',
		],
	},
	{
		words: ['microsseguro'],
		label: 'Microsseguro',
		heading: 'Pouco por mês, proteção simples',
		facts: [
			'Microsseguro é o seguro de valor baixo, com linguagem simples e contratação rápida. Cobre, em geral, morte acidental, funeral ou pequenas perdas. Serve de primeiro degrau.',
			'No microsseguro, o capital resolve a emergência, e não o futuro da família. Some o que ele paga com as despesas do primeiro mês. O resto pede outro plano.',
			'Mesmo pequeno, o microsseguro precisa de seguradora autorizada e de documento. Confira o nome na [SUSEP](susep). Desconfie de quem cobra sem entregar nada.',
		],
	},
	{
		words: ['mulher', 'cancer de mama', 'utero'],
		label: 'Seguro de vida para mulheres',
		heading: 'Coberturas pensadas para mulheres',
		facts: [
			'Planos para mulheres costumam incluir diagnóstico de câncer de mama e de colo do útero. O pagamento vem em vida, com laudo. Leia o estágio exigido e a carência.',
			'O seguro não paga duas vezes o mesmo diagnóstico, salvo previsão. Veja se a cobertura continua depois do uso. Há planos que a encerram e mantêm a de morte.',
			'Histórico na família não impede a contratação, em regra. A proposta, porém, pode perguntar. Responda com clareza e guarde os exames recentes.',
		],
	},
	{
		words: ['parente falecido', 'tinha apolice', 'tinha seguro'],
		label: 'Seguro de vida esquecido',
		titles: [
			'Seguro de vida esquecido: como procurar a apólice',
			'Parente falecido tinha seguro de vida? Como descobrir',
			'Apólice de parente falecido: onde procurar primeiro',
		],
		heading: 'Onde procurar a apólice de quem faleceu',
		facts: [
			'Comece pelos extratos: débito mensal de seguradora deixa rastro. Depois, pergunte à empresa, ao sindicato e ao banco. Muita gente tem vida em grupo sem saber.',
			'Procure também e-mails, gavetas e a declaração de imposto. Cartão, empréstimo e consórcio podem trazer seguro junto. Anote o número de cada contrato encontrado.',
			'Com um nome em mãos, peça à seguradora a busca pelo CPF do falecido. Leve a certidão de óbito e prove o parentesco. A resposta deve vir por escrito.',
		],
	},
	{
		words: ['imposto'],
		label: 'Imposto de renda no seguro de vida',
		titles: [
			'Seguro de vida e imposto de renda: o que declarar',
			'Imposto de renda sobre o seguro de vida: há cobrança?',
		],
		heading: 'O que a Receita espera ver',
		angle: 'rights',
		incidental: ['indenizacao'],
		facts: [
			'A indenização por morte ou invalidez paga por seguro, em regra, não sofre imposto de renda. Mesmo isenta, ela deve constar na declaração de quem recebeu, entre os rendimentos isentos. Guarde o informe da seguradora.',
			'Juros e correção por atraso no pagamento podem ter tratamento diferente do capital. O informe separa os valores. Na dúvida sobre o imposto, consulte a [Receita Federal](receita) ou um contador.',
			'No seguro resgatável, o resgate em vida é outra história. O rendimento da reserva pode pagar imposto, conforme o produto. Peça a simulação líquida antes de assinar.',
			'O que se paga pelo seguro de vida não se deduz na declaração da pessoa física. Só a previdência do tipo PGBL tem essa vantagem, com limite. Desconfie, portanto, de quem promete restituição de imposto por ter seguro.',
			'Como o capital não é herança, em regra ele não passa pelo imposto estadual de transmissão. A família recebe fora do inventário. Outros bens, como imóvel e aplicação, seguem a regra comum.',
		],
	},
	{
		words: ['prazo para pedir', 'prazo para receber', 'prazo para cobrar', 'prescri'],
		label: 'Prazo para pedir o capital',
		titles: [
			'Seguro por morte: o prazo para pedir a indenização',
			'Indenização por morte: o prazo para pedir e receber',
		],
		heading: 'Os relógios que correm depois da morte',
		facts: [
			'Para a família, o relógio principal marca três anos. Ele corre desde que o beneficiário soube do fato que gera o direito. Passado esse tempo, a cobrança na Justiça, em regra, se fecha.',
			'O aviso não deve esperar o fim do prazo. Comunique a morte assim que puder, ainda que faltem papéis. Além disso, a data do protocolo ajuda a contar tudo o que vem depois.',
			'Entregues os documentos, a seguradora tem até 30 dias para decidir e, reconhecida a cobertura, outros 30 para pagar. Um pedido de papel novo, com justificativa, pode parar a contagem. Anote, portanto, cada entrega.',
			'Descobriu a apólice muito tempo depois? O dia em que o beneficiário soube pode fazer diferença no prazo. Guarde a prova dessa data e ouça um advogado.',
			'Contra menor de 16 anos, o prazo não corre, segundo o [Código Civil](codigo-civil). Ainda assim, esperar só dificulta a prova. O representante pode pedir desde o primeiro dia.',
		],
	},
	{
		words: ['esporte', 'radicais'],
		label: 'Esportes radicais',
		titles: ['Esportes radicais no seguro de vida: o que muda', 'Seguro de vida e esportes radicais: leia antes'],
		heading: 'Salto, montanha e mergulho na proposta',
		angle: 'coverage',
		facts: [
			'Quem pratica esportes radicais deve contar isso quando a proposta pergunta. A seguradora pode aceitar, cobrar mais ou recusar. Esconder a prática é que cria problema.',
			'A lei do seguro impede recusar o capital de morte ou incapacidade só porque o fato veio da prática de esporte. Cláusula antiga que diga o contrário merece contestação. Peça à corretora a leitura do artigo antes de desistir.',
			'Despesa médica, resgate e equipamento não fazem parte do capital. Para eles, existe seguro próprio ou extensão. Leia o que a inscrição da prova já inclui.',
			'Competição profissional recebe outro tratamento na proposta. Atleta que vive do esporte declara a profissão, e não o lazer. O preço, por consequência, acompanha.',
			'Começou a praticar depois de contratar? Se a apólice pede aviso de risco maior, comunique por escrito. Voar todo fim de semana, afinal, é diferente de um salto nas férias.',
		],
	},
	{
		words: [
			'diaria por incapacidade',
			'diaria de incapacidade',
			'incapacidade temporaria',
			'seguro de renda',
			'dit para',
			'dit no',
			'dit do',
			'dit vale',
			'dit o que',
			'cobertura dit',
			'seguro dit',
		],
		label: 'Diária por incapacidade',
		titles: [
			'Diária por incapacidade temporária: como funciona',
			'Diária por incapacidade: a renda do autônomo parado',
			'DIT, a diária por incapacidade: como funciona',
		],
		heading: 'A renda dos dias sem trabalho',
		angle: 'buying',
		opening:
			'Para quem trabalha por conta própria, uma perna quebrada custa mais do que o hospital. A diária por incapacidade temporária, a DIT, paga os dias em que a renda para.',
		points: [
			'A DIT paga um valor por dia de afastamento, depois da franquia e até um limite de dias.',
			'A diária precisa combinar com a renda que se prova. Leia as doenças com restrição antes do preço.',
		],
		procedure: {
			heading: 'Monte a sua diária',
			steps: [
				['Calcule a renda por dia.', 'Média dos últimos doze meses, com papel que prove.'],
				['Veja quanto tempo aguenta.', 'A reserva cobre a franquia?'],
				['Escolha o limite.', 'Quantas diárias por ano ou por evento.'],
				['Leia as restrições.', 'Coluna, parto, cirurgia eletiva e saúde mental.'],
				['Declare a profissão.', 'O que você faz de verdade, e não só o cargo.'],
				['Guarde os laudos.', 'Com data de início, CID e previsão de volta.'],
			],
		},
		faqs: [
			[
				'DIT e auxílio do INSS podem ser recebidos juntos?',
				'Em regra, podem, pois a diária vem de um contrato privado. O INSS tem perícia e regras próprias, e convém pedir os dois.',
			],
			[
				'Quem tem carteira assinada pode contratar DIT?',
				'Muitas seguradoras reservam a DIT a autônomos e profissionais liberais. Outras aceitam empregados. Consulte antes de preencher a proposta.',
			],
			[
				'A DIT paga desde o primeiro dia?',
				'Não costuma pagar. Há uma franquia de alguns dias, que muda o preço. Franquia curta custa mais e serve a quem tem pouca reserva.',
			],
		],
		facts: [
			'A diária por incapacidade paga um valor fixo por dia em que o médico manda parar. Doença e acidente podem entrar, cada um com a sua regra. O pagamento começa depois da franquia, que costuma ser de alguns dias.',
			'O valor da diária precisa combinar com a renda que se consegue provar. Nota fiscal, recibo, extrato e declaração de imposto servem. Pedir acima disso pode render recusa.',
			'Há um número máximo de diárias por ano ou por evento. Dor nas costas, cirurgia estética e parto costumam ter restrição. Leia essa lista antes do preço.',
			'Para o autônomo, a diária por incapacidade completa o INSS, que tem teto e leva tempo. Quem contribui em dia pode somar as duas rendas. Guarde laudos com a data de início e de volta ao trabalho.',
		],
	},
]
