import type { Topic } from '../../types.ts'
import { healthCareSubjects } from './care-subjects.ts'
import { healthContractSubjects } from './contract-subjects.ts'
import { healthOperatorSubjects } from './operator-subjects.ts'
import { healthDetails } from './subjects.ts'
import { healthUseSubjects } from './use-subjects.ts'

export const health: Topic = {
	id: 'health',
	kind: 'product',
	insurance: false,
	name: 'plano de saúde',
	article: 'o',
	label: 'Saúde',
	words: [
		'plano de saude',
		'planos de saude',
		'seguro saude',
		'seguro de saude',
		'convenio medico',
		'operadora',
		'operadora de saude',
		'plano odontologico',
		'odontologico',
		'odonto',
		'dentario',
		'coparticipacao',
		'carencia do plano',
		'ans',
		'rol de procedimentos',
		'reajuste do plano',
		'health plan',
		'health insurance',
	],
	categories: ['saude', 'plano-de-saude', 'odontologico'],
	page: { href: '/seguros/saude', text: 'plano de saúde' },
	headings: {
		claim: ['Quando a operadora demora ou nega', 'Na hora de usar o plano'],
		covers: ['O que o plano precisa cobrir', 'Cobertura: o mínimo e o extra'],
		price: ['Mensalidade e reajuste', 'O que faz a mensalidade subir'],
	},
	subjects: [
		...healthOperatorSubjects,
		{ words: ['carencia'], label: 'Carência do plano de saúde', heading: 'Quanto tempo esperar' },
		{
			words: ['reajust', 'aument', 'faixa etaria'],
			label: 'Reajuste do plano de saúde',
			heading: 'Por que a mensalidade sobe',
		},
		{
			words: ['odonto', 'dent', 'ortodont', 'implante'],
			label: 'Plano odontológico',
			heading: 'O que entra no plano odontológico',
			facts: [
				'O plano odontológico regulamentado cobre a lista mínima da ANS: consulta, limpeza, restauração, canal, extração, gengiva e radiografia. Urgência também entra. É o bastante para a maioria das bocas.',
				'Aparelho ortodôntico, implante e clareamento ficam fora da lista mínima. Há planos que os incluem, por mais, ou que só dão desconto. Pergunte quem paga a manutenção do aparelho e as peças do implante.',
				'A rede decide o uso. Veja quantos dentistas há perto de casa, por especialidade, e se aceitam pacientes novos. Ligue para dois deles antes de assinar.',
				'Some a conta do ano: doze mensalidades contra duas limpezas e o que a boca costuma pedir. Quem tem tratamento à vista ganha com o plano. Boca sã, às vezes, fica melhor pagando por uso.',
			],
		},
		{
			words: ['portabilidade', 'trocar'],
			label: 'Troca de plano de saúde',
			heading: 'Trocar sem recomeçar',
			facts: [
				'Para trocar de plano sem nova carência, consulte o guia da ANS e gere o protocolo. O documento mostra planos compatíveis por preço e tipo. Com ele, a nova operadora tem prazo para responder.',
			],
		},
		{
			words: ['negativa', 'negou', 'negad', 'recus'],
			label: 'Plano de saúde negou',
			heading: 'Quando a operadora diz não',
		},
		{
			words: ['coparticip'],
			label: 'Coparticipação no plano de saúde',
			heading: 'Quanto se paga a cada uso',
		},
		{
			words: ['coletiv', 'empresa'],
			label: 'Plano de saúde coletivo',
			heading: 'O plano da empresa',
		},
		...healthDetails,
		...healthCareSubjects,
		...healthContractSubjects,
		...healthUseSubjects,
	],
	openings: [
		'O plano de saúde é o contrato que mais pesa no orçamento e o que menos gente lê. Três páginas, porém, respondem à maioria das dúvidas.',
		'Escolher plano pela lista de hospitais é começar bem e parar cedo. Carência, reajuste e área de cobertura decidem o resto.',
		'Quem já esperou autorização no corredor de um hospital sabe o valor de conhecer os prazos. Eles existem, são públicos e têm fiscal.',
	],
	summary: [
		'Leia a segmentação e a área de cobertura antes de comparar mensalidades.',
		'Todo plano tem número de registro na ANS, e a consulta ao site é gratuita.',
		'Carência tem teto: 24 horas para urgência, 180 dias em geral e 300 para parto a termo.',
		'No plano individual, a ANS limita o reajuste anual. No coletivo, o índice é negociado.',
		'Negativa deve vir por escrito, com o motivo, quando o beneficiário pede.',
		'A portabilidade permite trocar de plano sem cumprir nova carência, se houver requisitos.',
		'Recém-nascido inscrito em 30 dias aproveita as carências do responsável, conforme a lei.',
		'Confira o registro da operadora e do plano no site da ANS antes de assinar.',
	],
	facts: {
		what: [
			'Plano de saúde é o contrato em que uma operadora garante atendimento médico ou odontológico mediante mensalidade. A [Lei 9.656/1998](planos-de-saude) define o que ele precisa ter. Além disso, a ANS registra cada produto.',
			'Há três portas de entrada: individual ou familiar, coletivo empresarial e coletivo por adesão. A porta muda o reajuste, a carência e as regras de saída. Por isso, preço parecido não significa contrato parecido.',
			'A segmentação diz o que o plano cobre: ambulatorial, hospitalar, com ou sem obstetrícia, odontológico ou o conjunto. Plano só hospitalar, por exemplo, não paga consulta comum. Leia essa palavra no contrato.',
			'Plano odontológico segue as mesmas bases, com lista própria de procedimentos. Limpeza, restauração, canal e extração costumam entrar. Já implante e estética dependem do contrato.',
			'Abrangência é a área em que o atendimento vale: município, grupo de municípios, estado ou país. Por isso, quem viaja a trabalho deve olhar essa linha antes. Fora da área, em regra, só urgência.',
		],
		who: [
			'Quem já tem plano pela empresa deve comparar antes de contratar outro. Às vezes, basta incluir dependentes ou mudar de categoria. O RH informa prazos e custos.',
			'Famílias com crianças usam muito pediatra e pronto atendimento. Coparticipação alta, nesse caso, pesa. Portanto, some as consultas do último ano antes de escolher.',
			'Quem planeja engravidar precisa da segmentação com obstetrícia e do prazo de 300 dias. A conta, portanto, começa antes do teste. Plano contratado na gravidez não alcança o parto a termo.',
			'Pequenos empresários e MEI podem contratar plano empresarial, se cumprirem as exigências. O preço inicial costuma ser menor. O reajuste, porém, segue o contrato coletivo.',
			'Pessoas idosas não podem ser recusadas por idade. O [Estatuto da Pessoa Idosa](pessoa-idosa) veda cobrar valores diferentes em razão da idade nos planos de saúde. Por isso, as faixas de preço terminam aos 59 anos.',
		],
		covers: [
			'Exames e consultas seguem a rede do plano, que pode mudar durante o contrato. A troca de um hospital, porém, exige outro equivalente e aviso prévio. Confira o comunicado e guarde a data.',
			'No parto coberto, a gestante tem direito a acompanhante, conforme a lei. O recém-nascido fica coberto nos primeiros trinta dias. Depois, precisa estar inscrito.',
			'A ANS publica uma lista mínima de procedimentos, o rol. O plano regulamentado deve cobrir o que está nele, conforme a segmentação. Já fora da lista, a lei abre critérios para casos com prova científica.',
			'Urgência e emergência têm regra própria, com atendimento depois de 24 horas de contrato. Enquanto dura a carência hospitalar, pode haver limite de tempo. Pergunte como funciona no seu plano.',
			'Reembolso existe em alguns contratos, com tabela própria. A tabela raramente paga o valor inteiro da consulta. Por isso, peça o cálculo com o preço de um médico real.',
			'Saúde mental, fisioterapia e sessões com psicólogo têm cobertura no plano ambulatorial. Nos últimos anos, a agência retirou limites de sessões para várias terapias. Em geral, o pedido médico abre o caminho.',
		],
		excludes: [
			'Home care, transporte e enfermeiro em casa dependem do contrato e da indicação médica. Muita gente só descobre a falta depois da alta. Por isso, pergunte quando ainda está tudo bem.',
			'Atendimento fora da área ou da rede, em regra, não tem cobertura, salvo urgência sem alternativa. Se a rede falha, a operadora deve indicar outro prestador. Peça essa indicação por escrito.',
			'Check-up sem indicação médica e tratamento por conta própria costumam ficar fora. O pedido do profissional é o que aciona a cobertura. Por isso, guarde sempre a via do pedido.',
			'Cirurgia estética, tratamento experimental e remédio para uso em casa ficam fora, salvo exceções previstas. O mesmo vale, em regra, para prótese não ligada a cirurgia. A lista completa está no artigo 10 da lei dos planos.',
			'Doença que você já tinha ao contratar pode levar à cobertura parcial temporária. Por até 24 meses, ficam suspensos cirurgias, leitos de alta tecnologia e procedimentos complexos ligados a ela. Enquanto isso, o restante segue normal.',
			'Plano sem obstetrícia não cobre parto. Do mesmo modo, plano sem internação não cobre cirurgia. A falta aparece na segmentação, logo na primeira página.',
		],
		buying: [
			'Prefira conversar com quem explica as três portas de entrada, e não só a mais barata. A diferença aparece no segundo ano, quando vem o reajuste. Pergunte quanto subiu nos anos anteriores.',
			'Leia o contrato antes da carteirinha. Procure segmentação, área, acomodação e carências, nessa ordem. Se algo não bate com a conversa, peça correção já.',
			'Antes de assinar, consulte o registro da operadora e do plano na [ANS](ans). O site mostra situação, reclamações e rede. Na prática, leva poucos minutos.',
			'Responda à declaração de saúde com sinceridade. A operadora pode oferecer entrevista com médico, sem custo. Já a omissão comprovada pode encerrar o contrato.',
			'Peça a lista de hospitais e confirme se ela vale para o plano exato, e não para a marca. Redes mudam de produto para produto. Na dúvida, ligue para o consultório do seu médico.',
			'Leia a regra de coparticipação: percentual, valor máximo por mês e itens isentos. Um teto baixo protege de surpresa. Se não há teto, a internação pode assustar.',
		],
		price: [
			'Pagar por acomodação em quarto só compensa para quem se interna. Em muitos planos, a rede é a mesma. Simule a enfermaria e veja a diferença no ano.',
			'Corretor e operadora devem informar o preço de todas as faixas de idade. Assim, dá para ver quanto o plano custará daqui a vinte anos. Quem compara só o preço de hoje se assusta depois.',
			'A mensalidade varia por idade, abrangência, rede e acomodação. Enfermaria custa menos do que quarto. Já a coparticipação reduz o fixo e aumenta o variável.',
			'No contrato individual, o reajuste anual segue o teto da ANS, no mês de aniversário. Já no coletivo com 30 vidas ou mais, operadora e contratante negociam. Nos menores, o índice é único por grupo de contratos.',
			'As mudanças de faixa etária somam dez degraus, o último aos 59 anos. O contrato deve mostrar cada percentual. Além disso, a última faixa não pode passar de seis vezes a primeira.',
			'Plano odontológico custa bem menos do que o médico. Compare rede, carência e o que entra em prótese. Para quem só faz limpeza, pagar por uso pode bastar.',
		],
		claim: [
			'Consulta que não aparece no prazo também é problema do plano. Ligue para a operadora, diga que não encontrou vaga e peça indicação. Ela deve garantir o atendimento ou o reembolso.',
			'Autorização pendente na véspera da cirurgia pede registro imediato. Anote protocolo, nome e hora de cada contato. Depois, leve tudo à agência, se não houver resposta.',
			'Negou? Peça a negativa por escrito. A operadora deve informar o motivo e a cláusula, em linguagem clara. Assim, com esse papel, a queixa na ANS anda.',
			'A notificação na agência abre um prazo curto para a operadora resolver. O registro pode ser feito pelo site ou pelo Disque ANS, 0800 701 9656. Em geral, muitos casos terminam ali.',
			'Em urgência, vá ao hospital e comunique depois. Guarde relatórios, pedidos e protocolos. Se houver risco, o médico deve escrever isso.',
			'Reembolso se pede com nota, relatório e comprovante. O prazo de pagamento costuma ser de até 30 dias. Por isso, envie cópias e guarde os originais.',
		],
		law: [
			'A lei proíbe interromper internação por vontade da operadora ou por limite de dias. Só a alta médica encerra. Cláusula em sentido contrário não vale.',
			'A agência fixa prazos máximos de atendimento. Consulta básica, como clínica e pediatria, deve sair em até 7 dias úteis. Já as demais especialidades, em até 14; urgência, de imediato.',
			'Operadora só pode encerrar plano individual por fraude ou atraso acima de 60 dias em doze meses, com aviso prévio. Internação em curso não pode ser interrompida. Por isso, guarde os comprovantes.',
			'Empregado demitido sem justa causa que pagava parte do plano pode mantê-lo por um período, assumindo o custo total. Aposentados têm regra parecida. Estão nos artigos 30 e 31 da lei.',
			'A portabilidade de carências exige contrato ativo, pagamento em dia e tempo mínimo de permanência. Em geral, são dois anos na primeira vez. O guia da ANS mostra os planos compatíveis.',
			'Filho recém-nascido inscrito em até 30 dias do parto aproveita carências já cumpridas pelo responsável. Adotados com menos de 12 anos também. Faça a inclusão por escrito.',
		],
		mistakes: [
			'Escolher o plano pela lista de brindes ou pela recepção bonita não ajuda na emergência. O que decide é rede, prazo e contrato. Visite o pronto atendimento da sua região antes.',
			'Esconder doença na declaração para fugir da espera costuma dar errado. A operadora pode abrir processo na agência e cobrar os custos. Dizer a verdade, por outro lado, só adia parte da cobertura.',
			'Guardar boleto e esquecer o contrato é comum. Na hora da negativa, é o contrato que responde. Salve o arquivo no mesmo dia da assinatura.',
			'Trocar de plano pelo preço sem ver a carência pode deixar meses sem cirurgia. A portabilidade evita isso, se usada do jeito certo. Não cancele o antigo antes do sim do novo.',
			'Assinar “plano falso coletivo” por um sindicato que você desconhece rende reajuste alto. O vínculo com a entidade precisa ser real, e não só de papel. Antes de assinar, pergunte qual é.',
			'Confundir cartão de desconto com plano é frequente. O cartão não cobre internação nem segue a ANS. Na dúvida, o contrato e o registro mostram a diferença.',
		],
	},
	tables: [
		{
			aspect: 'law',
			head: ['Situação', 'Carência máxima', 'Observação'],
			rows: [
				['Urgência e emergência', '24 horas', 'Pode haver limite na carência hospitalar'],
				['Consultas, exames e cirurgias', '180 dias', 'Muitos planos reduzem'],
				['Parto a termo', '300 dias', 'Exige segmentação com obstetrícia'],
				['Doença preexistente', '24 meses', 'Cobertura parcial temporária'],
			],
		},
		{
			aspect: 'what',
			head: ['Tipo de contrato', 'Reajuste anual', 'Quem pode entrar'],
			rows: [
				['Individual ou familiar', 'Limitado pela ANS', 'Qualquer pessoa'],
				['Coletivo empresarial', 'Negociado ou agrupado', 'Empregados e sócios'],
				['Coletivo por adesão', 'Negociado ou agrupado', 'Membros da entidade'],
			],
		},
	],
	procedures: [
		{
			angles: ['mistakes', 'cost'],
			heading: 'Antes de trocar ou cancelar',
			steps: [
				['Liste o que você usa.', 'Médicos, exames e remédios do último ano.'],
				['Veja o tempo de casa.', 'Ele conta para trocar sem nova espera.'],
				['Compare rede e regra.', 'Hospital perto vale mais do que marca famosa.'],
				['Peça o sim por escrito.', 'Só depois encerre o contrato antigo.'],
				['Guarde o comprovante.', 'Data do fim e data do início, sem intervalo.'],
			],
		},
		{
			angles: ['claim', 'rights', 'mistakes'],
			heading: 'A operadora negou: caminho em cinco passos',
			steps: [
				['Peça o motivo por escrito.', 'Com a cláusula e o nome do procedimento.'],
				['Fale com o médico.', 'Ele pode justificar o pedido com mais detalhe.'],
				['Use a ouvidoria.', 'Anote o número e a data.'],
				['Registre na ANS.', 'Pelo site ou pelo telefone gratuito.'],
				['Avalie a Justiça.', 'Em urgência, o juiz pode decidir em horas.'],
			],
		},
		{
			angles: ['buying', 'cost', 'compare', 'guide', 'worth', 'coverage'],
			heading: 'Seis conferências antes de contratar',
			steps: [
				['Registro.', 'Operadora e plano ativos na agência.'],
				['Segmentação.', 'Ambulatorial, hospitalar, obstetrícia, odontológica.'],
				['Abrangência.', 'Onde o atendimento vale.'],
				['Rede.', 'Hospitais e médicos do plano exato.'],
				['Carências.', 'Prazos por tipo de procedimento.'],
				['Reajustes.', 'Índice anual, faixas de idade e coparticipação.'],
			],
		},
	],
	faqs: [
		[
			'Posso incluir meus pais no plano?',
			'Em alguns contratos, sim. Planos familiares e alguns empresariais aceitam, com preço da faixa de idade deles. Veja também as carências que vão cumprir.',
		],
		[
			'O plano cobre remédio?',
			'Durante a internação, sim. Em casa, em regra, não, salvo exceções da lei, como certos medicamentos contra o câncer. Consulte a lista da ANS.',
		],
		[
			'Fui demitido. Perco o plano?',
			'Se você pagava parte da mensalidade, pode manter por um tempo, assumindo o custo inteiro. Avise o RH dentro do prazo. A portabilidade é outra saída.',
		],
		[
			'Plano de saúde e seguro saúde são iguais?',
			'Para o consumidor, seguem as mesmas regras da ANS. O seguro costuma oferecer reembolso mais amplo. Compare rede e tabela.',
		],
		[
			'Posso ser recusado por doença?',
			'Não pode. A operadora, porém, pode aplicar cobertura parcial temporária ou agravo, dentro da lei. Recusar por condição de saúde é proibido.',
		],
		[
			'O reajuste parece abusivo. O que faço?',
			'Peça a memória de cálculo e confira o tipo do contrato. No individual, compare com o teto da ANS. No coletivo, procure o Procon ou a agência.',
		],
		[
			'Coparticipação vale a pena?',
			'Vale para quem usa pouco e quer mensalidade menor. Quem tem tratamento contínuo tende a gastar mais. Antes de decidir, simule com o uso do ano passado.',
		],
		[
			'Plano odontológico tem carência?',
			'Pode ter, conforme o procedimento. Urgência costuma ser rápida; prótese demora mais. Em todo caso, o contrato mostra a lista.',
		],
		[
			'Quem fiscaliza os planos?',
			'A ANS, agência federal do setor. A SUSEP não cuida de planos de saúde. O Procon também recebe queixas de consumo.',
		],
	],
	warnings: [
		'**Não cancele o plano antigo antes da hora.** Espere a confirmação da portabilidade ou do novo contrato, por escrito.',
		'**Boleto com outro beneficiário é alerta.** Confirme o CNPJ da operadora no site da agência antes de pagar.',
	],
	checks: [
		'Em caso de negativa ou demora, registre na [ANS](ans) e guarde o protocolo. O [Consumidor.gov.br](consumidor) também recebe queixas contra operadoras.',
		'A [ANS](ans) registra operadoras, publica o rol e recebe reclamações. A base de tudo é a [Lei 9.656/1998](planos-de-saude).',
		'Consulte o plano no site da [ANS](ans) e guarde o número do registro. Para a parte de consumo, o [Código de Defesa do Consumidor](cdc) e o Procon completam.',
	],
}
