import type { Topic } from '../types.ts'

export const renewal: Topic = {
	id: 'renewal',
	kind: 'matter',
	insurance: true,
	name: 'renovação do seguro',
	article: 'a',
	label: 'Renovação',
	words: [
		'renovacao',
		'renovar',
		'renovacoes',
		'cancelamento do seguro',
		'cancelamento de seguro',
		'cancelar seguro',
		'cancelar o seguro',
		'cancelar um seguro',
		'cancelamento da apolice',
		'cancelar a apolice',
		'fim da vigencia',
		'vencimento do seguro',
		'trocar de seguradora',
		'mudar de seguradora',
		'portabilidade do seguro',
		'atraso na parcela',
		'parcela atrasada',
		'parcela em atraso',
		'inadimplencia',
		'renewal',
	],
	asideHeading: 'Quando chega a renovação',
	categories: ['renovacao', 'cancelamento'],
	page: { href: '/contact', text: 'contato' },
	titles: [
		'Renovação do seguro: o que rever antes do sim',
		'Fim da vigência do seguro: como renovar com calma',
		'Renovar, trocar ou cancelar o seguro: como decidir',
	],
	headings: {
		what: ['O que acontece no fim da vigência', 'Renovar, cancelar ou trocar'],
		who: ['Quem decide a renovação', 'Para quem a troca compensa'],
		covers: ['O que rever na apólice', 'As linhas que envelhecem'],
		excludes: ['O que não se transfere', 'Onde a renovação não ajuda'],
		buying: ['Como trocar sem intervalo', 'O roteiro da troca'],
		price: ['Por que o preço muda', 'Devolução e reajuste'],
		claim: ['Sinistro perto do vencimento', 'Se algo acontece na virada'],
		law: ['Avisos e prazos da lei', 'O que a lei garante na renovação'],
		mistakes: ['Deslizes de fim de contrato', 'Erros que abrem um buraco'],
	},
	subjects: [
		{
			words: ['reajuste', 'aumento', 'subiu'],
			label: 'Reajuste na renovação',
			titles: [
				'Reajuste na renovação: causas e formas de negociar',
				'Reajuste na renovação: de onde vem e como negociar',
			],
			heading: 'De onde vem o aumento',
			facts: [
				'Peça o reajuste por partes: quanto veio do mercado, quanto do bem e quanto do seu histórico. Nem sempre a seguradora abre tudo. Mesmo uma resposta curta, porém, mostra onde negociar.',
				'Parte do reajuste está nas suas mãos. Franquia, quilometragem do guincho, coberturas repetidas e dados antigos são os primeiros itens a rever. Corrija a ficha antes de pedir desconto.',
				'Leve à conversa uma proposta concorrente com as mesmas linhas. Com ela, a corretora pode pedir à seguradora atual que reveja o reajuste. Se vier um não, a troca já está pronta.',
				'Em regra, o reajuste do seguro de carro ou de casa não tem teto em lei, pois cada renovação é um contrato novo. Planos de saúde, por outro lado, seguem as regras da [ANS](ans). Confundir os dois leva a reclamar no lugar errado.',
			],
		},
		{
			words: ['cancel', 'devol'],
			label: 'Cancelamento do seguro',
			titles: [
				'Cancelamento da apólice: quanto volta e quando',
				'Cancelamento do seguro: devolução, prazos e cuidados',
			],
			heading: 'Cancelar e receber de volta',
			angle: 'rights',
			opening:
				'Vendeu o carro, trocou de seguradora ou apertou o orçamento? Cancelar a apólice é direito seu, e parte do dinheiro pode voltar.',
			facts: [
				'Quem cancela a apólice no meio do ano pode receber de volta parte do que pagou. A conta usa os dias que faltavam ou uma tabela de prazo curto, que retém mais no começo. O contrato diz qual das duas vale.',
				'Olhe o que já foi pago, e não só o preço total. Se as parcelas quitadas cobrem menos tempo do que o usado, pode até haver saldo a acertar. Por isso, peça o demonstrativo antes de confirmar o cancelamento.',
				'Contratou a distância há menos de sete dias? O [Código de Defesa do Consumidor](cdc) dá direito ao arrependimento, com devolução do valor pago. Depois desse prazo, entra a regra da apólice.',
				'Com a indenização integral já paga, em regra não há o que devolver daquela cobertura. Com sinistro parcial, o cálculo pode mudar. Se você vendeu o carro, compare o cancelamento com a troca do veículo por endosso.',
				'Indique no pedido a data em que a cobertura deve parar e a conta para a devolução. A seguradora precisa mostrar como chegou ao valor. Imposto e custo de emissão podem não voltar, portanto confira cada desconto.',
			],
		},
		{
			words: ['atras', 'parcela', 'inadimpl', 'notific'],
			label: 'Seguro com parcela atrasada',
			titles: ['Parcela atrasada do seguro: suspensão e retorno', 'Parcela atrasada: quando a cobertura fica suspensa'],
			heading: 'Se a parcela não foi paga',
			angle: 'rights',
			opening:
				'O boleto venceu, a semana passou e ninguém percebeu. O seguro não cai no mesmo dia, mas o tempo para agir é curto.',
			facts: [
				'Da segunda parcela em diante, o atraso não derruba a cobertura sozinho. A seguradora precisa notificar e dar ao menos 15 dias para pagar, contados do recebimento. É a regra da [Lei 15.040/2024](lei-do-seguro).',
				'O aviso de atraso traz um alerta duro. Sem pagamento no novo prazo, não há cobertura nem para o que aconteceu desde o vencimento original. Pagar dentro dele, ao contrário, mantém tudo de pé.',
				'Para reativar a cobertura suspensa, pague o que falta e peça a confirmação, por escrito, da data de retorno. Algumas seguradoras pedem nova vistoria. Até a resposta chegar, evite contar com o seguro.',
				'Suspensão e cancelamento são passos diferentes. O segundo também pede aviso e só pode vir 30 dias depois da suspensão, no mínimo. Nesse intervalo, portanto, ainda dá para negociar a parcela.',
				'A primeira parcela, ou a única, tem regra mais dura: sem ela, o contrato se desfaz, em regra. Confira a baixa do boleto no dia seguinte. Cartão vencido e limite baixo são as causas mais bobas.',
				'A notificação de atraso precisa de prova de recebimento, mas endereço velho joga contra você. A Súmula 616 do [STJ](stj) também exige a comunicação prévia. Guarde, então, cada e-mail e mensagem da seguradora.',
			],
		},
		{
			words: ['automatica'],
			label: 'Renovação automática',
			titles: ['Renovação automática: quando ela vale e quando não'],
			heading: 'Quando o contrato segue sozinho',
			facts: [
				'Renovação automática evita o buraco de um dia, mas não dispensa leitura. O preço e as condições podem mudar, com aviso. Se algo piorou, procure outras propostas a tempo.',
				'No débito automático, a renovação pode passar sem que ninguém note. Ponha um lembrete um mês antes do fim. Assim, a escolha continua a ser sua.',
			],
		},
		{
			words: ['trocar', 'troca', 'outra seguradora'],
			label: 'Troca de seguradora',
			titles: ['Trocar de seguradora sem ficar um dia descoberto'],
			heading: 'Mudar sem perder nada',
			facts: [
				'Na troca, a nova empresa pode pedir vistoria ou declaração de saúde. Faça tudo antes do fim da apólice atual. Se houver recusa, ainda dá tempo de renovar a antiga.',
			],
		},
	],
	openings: [
		'O e-mail de renovação chega pronto, com preço e botão. Clicar é fácil; o difícil é lembrar que a vida mudou desde o ano passado.',
		'Seguro vencido por um dia é seguro que não existe naquele dia. A data do fim merece um lembrete com folga.',
		'Cancelar, renovar ou trocar são três decisões diferentes. Cada uma tem prazo, papel e dinheiro envolvidos.',
	],
	summary: [
		'Comece a renovação trinta dias antes: há tempo para comparar e corrigir dados.',
		'Na renovação automática, a seguradora que não quer seguir deve avisar com 30 dias.',
		'Parcela em atraso só suspende a garantia depois de aviso com ao menos 15 dias.',
		'Para trocar, faça a apólice nova começar no mesmo dia em que a antiga termina.',
		'No cancelamento, parte do prêmio pode voltar, conforme o tempo que faltava.',
		'Reveja limites, endereço, uso e beneficiários: a apólice fotografa o ano passado.',
	],
	facts: {
		what: [
			'Renovar é fechar um novo contrato para o período seguinte. As condições podem mudar, tanto no preço quanto na cobertura. Por isso, a proposta de renovação merece leitura completa.',
			'A vigência começa e termina às 24 horas das datas da apólice. Fora dela, não há cobertura. O comprovante de pagamento, sozinho, não estende o prazo.',
			'Endosso é a mudança no meio do contrato: endereço, carro, limite. Ele evita esperar a renovação. A diferença de preço vale só para o tempo restante.',
		],
		who: [
			'Segurado e seguradora podem decidir não seguir. Ela avisa antes; você simplesmente não contrata. Ninguém fica preso para sempre.',
			'Quem teve sinistro no ano pode ouvir um preço maior ou um não. Outras empresas olham o mesmo histórico de modo diferente. A cotação ampla ajuda.',
			'A troca compensa quando a cobertura melhora ou o preço cai sem perder linhas. Trocar por poucos reais e perder assistência, não. Ponha tudo na mesma folha.',
		],
		covers: [
			'Limites envelhecem: o custo da obra, do carro e do hospital sobe. O que protegia bem há três anos pode estar curto. Atualize antes de renovar.',
			'Uso e endereço mudam sem que a apólice saiba. Home office, aplicativo, filho ao volante e reforma são os campeões. Conte cada um.',
			'Beneficiários do seguro de vida pedem revisão anual. Casamento e separação não alteram o contrato sozinhos. Dois minutos resolvem.',
		],
		excludes: [
			'Carência já cumprida não recomeça na renovação do seguro de vida, segundo o artigo 118 da [Lei 15.040/2024](lei-do-seguro). A regra vale mesmo se a seguradora mudar. Guarde a apólice anterior.',
			'Bônus não atravessa intervalos longos. Cada empresa aceita um número de dias. Deixar vencer para “ver depois” custa classes.',
			'Renovar não corrige sinistro passado. O que aconteceu antes segue a apólice daquele período. Guarde as antigas por alguns anos.',
		],
		buying: [
			'Peça a proposta de renovação por escrito e mais duas de fora. Iguale limites e franquias. O resultado mostra se a fidelidade compensa.',
			'Para trocar, espere a nova apólice emitida antes de cancelar a antiga. A data de início deve coincidir com a de fim. Um dia de buraco já é risco.',
			'Cancele por escrito, com data e pedido de devolução. Confirme o encerramento do débito automático. Guarde o protocolo.',
			'Se há financiamento, avise o banco da mudança de seguradora. Alguns contratos pedem cópia da apólice. Evita cobrança em duplicidade.',
		],
		price: [
			'O preço da renovação reflete o seu ano e o ano de todos. Roubos na região, peças e clima entram na conta. Um ano limpo ajuda, mas não decide sozinho.',
			'No cancelamento, a devolução segue a tabela de prazo curto ou a proporção dos dias. A tabela devolve menos. Leia qual delas o contrato usa.',
			'Se o risco caiu de modo relevante, peça revisão do prêmio antes do fim. A lei prevê a redução. Vendeu o segundo carro ou instalou alarme? Comunique na mesma semana.',
			'Débito automático mantém o seguro vivo, desde que haja saldo. Cartão vencido derruba a parcela em silêncio. Atualize os dados no mesmo dia.',
		],
		claim: [
			'Sinistro no último dia ainda é da apólice antiga. Vale a data do fato, e não a do aviso. Comunique as duas seguradoras se houver dúvida de horário.',
			'Processo aberto não impede a renovação. O preço pode refletir o caso, mas a cobertura nova começa limpa. Informe o sinistro, se a proposta perguntar.',
			'Depois da suspensão por atraso, pagar não cobre, em regra, o que ocorreu no período sem garantia. Por isso, aja dentro do prazo do aviso. A data do pagamento faz prova.',
		],
		law: [
			'A lei presume contrato de um ano, salvo combinação diferente. Na renovação automática, a seguradora avisa com 30 dias se não quer seguir ou se vai mudar algo. O silêncio renova.',
			'O segurado pode recusar a renovação até o início do novo período. Basta comunicar ou deixar de pagar a primeira parcela. Não há multa por isso.',
			'Falta da primeira parcela desfaz o contrato, em regra. Nas seguintes, é preciso notificar e dar ao menos 15 dias. O cancelamento vem, no mínimo, 30 dias depois da suspensão.',
			'A seguradora não pode encerrar o contrato sozinha fora dos casos da lei. Má-fé, falta de pagamento com aviso e risco inviável são exemplos. Mudança de humor, não.',
			'Seguro de vida individual renovado por mais de dez anos tem proteção extra. A recusa exige aviso com 90 dias e oferta de outro seguro parecido. É uma das novidades da lei.',
		],
		mistakes: [
			'Renovar no automático sem abrir o PDF é confiar no acaso. Uma linha pode ter saído. Compare com a apólice anterior, item por item.',
			'Cancelar antes de ter a nova apólice deixa dias descobertos. A proposta aceita ainda não é apólice na mão. Espere a confirmação.',
			'Ignorar o aviso de atraso por achar que é propaganda custa caro. Leia o remetente e a data. Depois do prazo, a garantia para.',
			'Mudar de e-mail e não avisar a seguradora faz a notificação sumir. Para a lei, ela pode valer mesmo assim. Por isso, mantenha o contato em dia.',
		],
	},
	tables: [
		{
			aspect: 'law',
			head: ['Situação', 'Prazo ou regra', 'O que fazer'],
			rows: [
				['Seguradora não quer renovar', 'Aviso 30 dias antes', 'Cotar em outras empresas'],
				['Primeira parcela não paga', 'Contrato se desfaz', 'Refazer a proposta'],
				['Outra parcela em atraso', 'Aviso com ao menos 15 dias', 'Pagar dentro do prazo'],
				['Garantia suspensa', 'Cancelamento após 30 dias', 'Negociar logo'],
				['Vida há mais de dez anos', 'Aviso de 90 dias', 'Avaliar a oferta substituta'],
			],
		},
	],
	procedures: [
		{
			angles: ['buying', 'cost', 'compare', 'guide', 'worth', 'coverage', 'mistakes', 'claim', 'rights'],
			heading: 'Agenda dos últimos trinta dias',
			steps: [
				['Dia 30: abra a apólice.', 'Anote limites, franquias e vencimento.'],
				['Dia 25: liste as mudanças.', 'Endereço, uso, bens e pessoas.'],
				['Dia 20: peça propostas.', 'A da casa e duas de fora, com a mesma base.'],
				['Dia 10: compare e pergunte.', 'Linha por linha, por escrito.'],
				['Dia 5: contrate.', 'Início igual ao fim da anterior.'],
				['Dia 1: confira a emissão.', 'E encerre o débito antigo, se trocou.'],
			],
		},
	],
	faqs: [
		[
			'O seguro renova sozinho?',
			'Só se o contrato prevê renovação automática. Nesse caso, a seguradora precisa avisar mudanças com 30 dias. Nos demais, é preciso contratar de novo.',
		],
		[
			'Posso cancelar quando quiser?',
			'Pode, com pedido escrito. A devolução depende do tempo restante e da tabela. Se houve indenização integral, pode não haver saldo.',
		],
		[
			'Atrasei três dias. Estou sem seguro?',
			'Em regra, não, se não for a primeira parcela e se ainda não houve notificação com prazo. Pague logo e guarde o comprovante.',
		],
		[
			'A seguradora pode recusar a renovação?',
			'Pode, com aviso no prazo. A recusa não precisa virar punição: outras empresas avaliam diferente. Peça o motivo, se quiser entender.',
		],
		[
			'Perco o bônus ao trocar?',
			'Não, se não houver intervalo além do aceito. O histórico é seu. Leve a apólice com a classe.',
		],
		[
			'Vendi o bem. Recebo de volta?',
			'A parte do prêmio que não correu costuma voltar, descontadas despesas. Você também pode transferir o seguro para o bem novo. Peça as duas contas.',
		],
	],
	warnings: [
		'**Apólice emitida é a única prova.** Proposta enviada e boleto pago ajudam, mas só a apólice mostra o que foi aceito.',
		'**Buraco de um dia é risco de um dia.** Alinhe a hora e a data entre os dois contratos antes de cancelar.',
	],
	checks: [
		'As regras de aviso, atraso e renovação estão na [Lei 15.040/2024](lei-do-seguro). A [SUSEP](susep) fiscaliza se as seguradoras cumprem.',
		'Cobrança depois do cancelamento pode ir ao [Consumidor.gov.br](consumidor). O [Código de Defesa do Consumidor](cdc) trata da cobrança indevida, e a SUSEP acompanha.',
	],
}
