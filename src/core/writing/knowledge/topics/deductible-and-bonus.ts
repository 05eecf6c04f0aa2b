import type { Topic } from '../types.ts'

export const deductibleAndBonus: Topic = {
	id: 'deductible-and-bonus',
	kind: 'matter',
	insurance: true,
	name: 'franquia',
	article: 'a',
	label: 'Economia',
	words: [
		'franquia',
		'franquias',
		'bonus',
		'classe de bonus',
		'perfil do motorista',
		'perfil do segurado',
		'perfil do seguro',
		'questionario de risco',
		'questionario de perfil',
		'participacao obrigatoria',
		'franquia reduzida',
		'deductible',
	],
	asideHeading: 'O que muda com a franquia e o bônus',
	categories: ['franquia', 'bonus'],
	page: { href: '/seguros/auto', text: 'seguro auto' },
	titles: [
		'Seguro auto: franquia, bônus e perfil em um só lugar',
		'Franquia, bônus e perfil: o preço em três partes',
		'As três alavancas do preço do seguro auto',
	],
	headings: {
		what: ['Três palavras que formam o preço', 'Franquia, bônus e perfil'],
		who: ['Qual opção combina com você', 'Perfis e escolhas'],
		covers: ['Quando a franquia se aplica', 'Onde o bônus conta'],
		excludes: ['Quando a franquia não se cobra', 'O que não mexe no bônus'],
		buying: ['Como escolher na cotação', 'Decisões na hora de contratar'],
		price: ['A conta na ponta do lápis', 'Quanto cada escolha custa'],
		claim: ['Acionar ou pagar do bolso', 'No dia do conserto'],
		law: ['O que a lei diz das respostas', 'Regras de informação e risco'],
		mistakes: ['Erros que encarecem a renovação', 'Economias que saem caras'],
	},
	subjects: [
		{
			words: [
				'bonus de outra',
				'bonus na troca',
				'levar o bonus',
				'transferir o bonus',
				'transferir bonus',
				'transferencia de bonus',
				'transferencia do bonus',
			],
			label: 'Bônus de outra seguradora',
			titles: [
				'Bônus de outra seguradora: como aproveitar na troca',
				'Bônus de outra seguradora: como levar sem perder',
			],
			heading: 'O bônus muda de empresa com você',
			points: [
				'Ao trocar de seguradora, o bônus vai junto, se o intervalo entre as apólices for curto.',
				'A empresa nova confere a classe: informe os dados da apólice anterior.',
			],
			facts: [
				'Para aproveitar o bônus, informe na cotação o CPF e os dados da apólice anterior. A empresa nova confere a classe no sistema do setor. Se o número não bate, o preço muda depois.',
				'O calendário decide boa parte. Em geral, a nova seguradora aceita um intervalo curto entre o fim de uma apólice e o começo da outra. Passado esse tempo, o bônus cai ou volta a zero, conforme a empresa.',
				'O bônus é da pessoa, e não do carro. Quem vende um veículo e compra outro costuma levá-lo. Já a passagem para um parente tem regra própria, e muitas empresas só a aceitam entre cônjuges, com documento.',
			],
		},
		{
			words: ['franquia'],
			label: 'Franquia do seguro',
			titles: [
				'Franquia do seguro: a conta antes do conserto',
				'Franquia reduzida ou normal: faça a conta certa',
				'Franquia: acionar o seguro ou pagar do bolso?',
			],
			heading: 'Como a franquia funciona',
		},
		{
			words: ['bonus'],
			label: 'Classe de bônus',
			titles: ['Classe de bônus: o desconto que anda com você', 'Bônus do seguro auto: como ganhar e como perder'],
			heading: 'O bônus anda com a pessoa',
		},
		{
			words: ['perfil', 'questionari', 'condutor'],
			label: 'Perfil do motorista',
			titles: ['Perfil do seguro: cada resposta tem um preço'],
			heading: 'Perguntas do perfil',
		},
	],
	openings: [
		'Franquia, bônus e perfil parecem assunto de corretor. São, na verdade, as três alavancas com que o motorista mexe no próprio preço.',
		'Dois números decidem se vale acionar o seguro: a franquia de hoje e o desconto de amanhã. A maioria das pessoas olha só o primeiro.',
		'O preço do seguro não é sorteio. Ele responde a escolhas suas, e algumas delas se fazem em uma linha do formulário.',
	],
	summary: [
		'Franquia é a sua parte no dano parcial do próprio carro, cobrada a cada evento.',
		'O bônus cresce com anos sem sinistro indenizado e acompanha a pessoa.',
		'Franquia reduzida custa mais por ano; a normal custa mais no dia da batida.',
		'Antes de acionar, some a franquia e o desconto que você perderia.',
		'Resposta errada no perfil pode reduzir a indenização, mesmo sem intenção.',
		'Perda total, roubo e danos a terceiros, em geral, não têm franquia.',
	],
	facts: {
		what: [
			'Franquia é um valor fixo ou percentual que fica com o segurado no dano parcial. A seguradora paga o que passa dele. O objetivo é evitar processos por prejuízos miúdos.',
			'Bônus é o desconto por experiência sem sinistro. A escala mais comum vai de zero a dez, um degrau por ano. Cada empresa define quanto vale cada classe.',
			'Perfil é o conjunto de respostas sobre uso, endereço e condutores. Com ele, a seguradora estima o risco. Por isso, mentira no perfil é mentira no contrato.',
		],
		who: [
			'Motorista de estrada e de trânsito pesado bate mais, em média. A franquia menor tende a compensar. O preço maior do ano vira previsibilidade.',
			'Quem usa o carro no fim de semana e tem reserva pode aceitar franquia maior. A economia anual fica no bolso. O risco de um ano ruim continua, mas é suportável.',
			'Condutor novo, sem bônus, paga mais no começo. A cada ano limpo, o desconto cresce. Renovar sem intervalo mantém a escada.',
		],
		covers: [
			'A franquia incide na batida com conserto possível. Vale por evento: duas batidas, duas franquias. Se a oficina junta danos de datas diferentes, a conta dobra.',
			'Vidros, faróis e retrovisores costumam ter franquia própria, bem menor. Essa linha separada evita usar a do casco. Antes de precisar, leia o valor de cada peça.',
			'O bônus se liga ao segurado e ao item da apólice por um código de identificação. A nova seguradora consulta esse código. Por isso, declarar classe maior não funciona.',
		],
		excludes: [
			'Perda total, roubo e furto sem recuperação são pagos, em geral, sem desconto de franquia. O contrato confirma. Mesmo assim, em algumas apólices de baixo custo, há participação mesmo assim.',
			'Dano a terceiro não tem franquia na maioria dos planos. A seguradora paga até o limite, mas o que passar dele é seu.',
			'Usar o guincho ou o chaveiro não costuma derrubar o bônus. São serviços, e não indenizações. Confirme na sua seguradora, porque há exceções.',
		],
		buying: [
			'Peça a mesma proposta com franquia reduzida e com a normal. Divida a diferença de franquia pela diferença de preço. O resultado é o número de anos em que a escolha se paga.',
			'Pergunte se há desconto na franquia em oficina da rede. Em alguns planos, aliás, ele chega a valer mais do que o bônus. O atendimento fora da rede perde essa vantagem.',
			'Responda ao perfil com os dados de hoje. Se o filho vai tirar carteira em seis meses, avise quando acontecer. O endosso ajusta o preço pelo tempo restante.',
			'Na troca de seguradora, leve a apólice com a classe e o código. Faça a nova começar no dia em que a antiga termina. Intervalo longo reduz ou zera o bônus.',
		],
		price: [
			'Exemplo ilustrativo: a franquia cai de R$ 4.500 para R$ 2.300, e o seguro sobe R$ 440 por ano. Dividindo R$ 2.200 por R$ 440, dá cinco. Quem bate menos de uma vez a cada cinco anos tende a ganhar com a maior.',
			'Perder uma classe pode encarecer a renovação por mais de um ano, até voltar ao ponto. Portanto, ponha esse custo na conta do conserto. Peça o número à corretora antes de abrir o processo.',
			'Franquia em percentual esconde o valor. Por isso, peça em reais, com o preço atual do carro. Se o carro valoriza, o percentual sobe junto.',
		],
		claim: [
			'Orce o conserto antes de acionar, se não houver terceiro. Abaixo da franquia, não há o que receber. Pouco acima, compare com o bônus.',
			'A franquia se paga à oficina, e muitas parcelam. Depois, a seguradora paga o resto direto. Guarde a nota com os dois valores.',
			'Culpa do outro? Você pode cobrar dele a franquia, por acordo ou no Juizado. Recibo, fotos e ocorrência formam a prova.',
		],
		law: [
			'Quem contrata deve responder com boa-fé ao questionário, diz o artigo 44 da [Lei 15.040/2024](lei-do-seguro). Omissão de propósito tira a garantia. Descuido reduz a indenização na proporção do prêmio.',
			'Mudança relevante do risco se comunica assim que conhecida (art. 14). A seguradora pode cobrar a diferença ou, se o risco for inviável, encerrar. O aviso evita a perda total.',
			'A SUSEP não tabela o bônus nem a franquia. São condições comerciais, dentro das normas. A [página do órgão sobre automóveis](susep-auto) explica os termos.',
		],
		mistakes: [
			'Escolher a maior franquia sem ter o dinheiro guardado é aposta. No dia, o carro fica parado por falta da sua parte. A reserva vem antes da economia.',
			'Pôr a mãe como condutora principal para baixar o preço é fraude comum. A apuração olha multas, ponto de trabalho e vizinhos. O desconto pequeno arrisca a indenização.',
			'Renovar depois do vencimento por esquecimento derruba anos de bônus. Na prática, um lembrete no celular evita. Trinta dias antes é um bom marco.',
			'Consertar arranhão pelo seguro todo ano mantém você na classe zero. Some três anos e veja o total. Muitas vezes, o funileiro custa menos.',
		],
	},
	tables: [
		{
			aspect: 'covers',
			head: ['Situação', 'Tem franquia?', 'Afeta o bônus?'],
			rows: [
				['Batida com conserto', 'Sim', 'Sim, se houver indenização'],
				['Perda total', 'Em geral, não', 'Sim'],
				['Vidro trincado', 'Própria e menor', 'Em geral, não'],
				['Dano a terceiro', 'Em geral, não', 'Costuma afetar'],
				['Guincho', 'Não', 'Em geral, não'],
			],
		},
	],
	procedures: [
		{
			angles: ['cost', 'buying', 'compare', 'guide', 'worth', 'coverage', 'claim', 'mistakes', 'rights'],
			heading: 'A conta para decidir, passo a passo',
			steps: [
				['Pegue o orçamento.', 'Valor do conserto em oficina de confiança.'],
				['Subtraia a franquia.', 'O que sobra é o que a seguradora pagaria.'],
				['Estime a perda do bônus.', 'Peça a diferença de preço na renovação.'],
				['Some os anos de recuperação.', 'Um ou dois, conforme a tabela.'],
				['Compare.', 'Se o ganho é pequeno, pague do bolso.'],
			],
		},
	],
	faqs: [
		[
			'Posso mudar a franquia no meio do contrato?',
			'Algumas seguradoras permitem por endosso, com ajuste do preço. Não vale para batida que já aconteceu. Na renovação, a troca é simples.',
		],
		[
			'O bônus passa para o cônjuge?',
			'Em muitas empresas, sim, com certidão ou prova da união. Para filhos, depende da regra interna. Antes de contar com isso, peça confirmação.',
		],
		[
			'Segundo carro tem bônus?',
			'Em regra, começa do zero, porque cada item tem histórico próprio. Ainda assim, há seguradoras com condição especial.',
		],
		[
			'Franquia e coparticipação são iguais?',
			'São parecidas: nas duas, parte do custo fica com você. Franquia é termo do seguro de dano. Coparticipação aparece mais em planos de saúde.',
		],
		[
			'A franquia pode ser parcelada?',
			'Quem recebe é a oficina, e muitas aceitam cartão ou parcelas. A seguradora não costuma financiar essa parte. Pergunte antes de deixar o carro.',
		],
		[
			'O outro motorista paga a minha franquia?',
			'Se ele causou a batida, você pode cobrar dele o que gastou com ela. Guarde a nota e o boletim. A seguradora cobra a parte dela à parte.',
		],
		[
			'O que acontece se eu errar no perfil?',
			'Se foi descuido, a indenização pode cair na proporção do preço. Se foi de propósito, pode não haver pagamento. Corrija assim que notar.',
		],
		[
			'Ficar um tempo sem seguro zera o bônus?',
			'Pode zerar, conforme o intervalo aceito pela seguradora. Poucos dias raramente pesam. Meses, quase sempre.',
		],
	],
	warnings: [
		'**Oficina que “paga a franquia” pede cuidado.** O valor sai inflado do orçamento, e isso é fraude contra a seguradora.',
		'**Classe declarada, classe conferida.** A seguradora consulta o histórico e cobra a diferença, ou recusa, se houver má-fé.',
	],
	checks: [
		'A [SUSEP](susep-auto) mantém explicações sobre o seguro de automóveis. Os deveres de informar o risco estão na [Lei 15.040/2024](lei-do-seguro).',
		'Divergência sobre bônus ou franquia pode ir ao [Consumidor.gov.br](consumidor). A [SUSEP](susep) acompanha as reclamações do setor.',
	],
}
