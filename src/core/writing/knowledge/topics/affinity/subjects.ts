import type { Subject } from '../../types.ts'

/** What banks and shops sell beside their own goods: insurance of the card, the bag, the transfer and the job. */
export const affinityDetails: readonly Subject[] = [
	{
		words: [
			'cartao',
			'seguro do cartao',
			'pagar o seguro do cartao',
			'seguro de cartao',
			'seguro para cartao',
			'seguro cartao',
			'protecao do cartao',
			'roubo do cartao',
			'cobrado no cartao',
			'cartao clonado',
			'cartao roubado',
			'cartao protegido',
		],
		label: 'Proteção do cartão',
		titles: [
			'Seguro do cartão de crédito: quando faz sentido',
			'Proteção do cartão: perda, roubo e o que o banco cobre',
			'Seguro de cartão contra perda e roubo: vale pagar?',
		],
		heading: 'Perda, roubo e compra que não foi sua',
		omits: ['who'],
		opening:
			'A fatura traz uma linha de poucos reais chamada proteção, e quase ninguém lembra quando disse sim. Antes de manter o seguro do cartão, veja o que o banco já deve cobrir.',
		points: [
			'O seguro do cartão paga compras e saques de terceiros após perda, roubo ou coação.',
			'Parte das fraudes já é responsabilidade do banco: pague só pelo que sobra, e confira o limite.',
		],
		facts: [
			'O seguro do cartão, ou proteção contra perda e roubo, cobre compras e saques feitos por outra pessoa. Em geral, olha as horas antes do bloqueio. O limite costuma ser o do cartão ou um valor fixo por ano.',
			'O banco responde por fraudes e crimes ligados ao próprio serviço, segundo a Súmula 479 do [STJ](stj). Cartão clonado e compra sem senha entram aí com frequência. Conteste primeiro com o emissor, sem esperar a seguradora.',
			'A conta muda quando houve uso de chip e senha. O banco tende a dizer que o dono descuidou, e o caso demora. É nesse espaço que o seguro do cartão pode ajudar.',
			'Senha anotada junto, cartão emprestado e golpe em que a própria vítima transfere costumam ser excluídos. Compra contestada por desacordo com a loja também não entra. Leia a lista antes de contar com o seguro.',
			'Alguns planos somam saque sob ameaça, bolsa, chaves e compra protegida. Verifique quantos eventos há por ano e o prazo do aviso. Certos contratos pedem comunicação em horas, e não em dias.',
			'Cartões de categoria alta já trazem seguros de viagem, de compra ou de preço. Peça ao banco a lista de benefícios. Talvez a linha paga na fatura repita o que você tem de graça.',
			'O seguro é opcional, e o banco não pode exigi-lo para liberar o cartão. Para sair, peça o cancelamento no aplicativo ou na central. Se você não contratou, solicite também a devolução do que pagou.',
		],
		procedure: {
			heading: 'Sumiu o cartão: o que fazer',
			steps: [
				['Bloqueie na hora.', 'No aplicativo ou pela central, e anote o protocolo.'],
				['Olhe a fatura aberta.', 'Marque cada compra que não é sua.'],
				['Conteste com o emissor.', 'Por escrito, compra por compra.'],
				['Vá à polícia ou ao site dela.', 'Hora, lugar e como o cartão foi levado.'],
				['Leve o caso ao seguro.', 'Com protocolos, ocorrência e fatura.'],
				['Acompanhe o estorno.', 'Se não vier, ouvidoria e reclamação pública.'],
			],
		},
		faqs: [
			[
				'Preciso de seguro para ter cartão de crédito?',
				'Ninguém precisa. Ele é opcional, e condicionar o cartão ao seguro é, em regra, venda casada. Recuse e guarde a resposta do banco.',
			],
			[
				'Sem seguro, pago as compras do ladrão?',
				'Não em todos os casos. Compras feitas depois do bloqueio e fraudes do serviço costumam ser do emissor. Conteste logo e guarde os protocolos.',
			],
			[
				'Como cancelo o seguro do cartão?',
				'Pelo aplicativo, pela central do banco ou pela seguradora. Peça o protocolo, a data do fim e confira a fatura seguinte.',
			],
		],
	},
	{
		words: [
			'bolsa protegida',
			'seguro bolsa',
			'seguro de bolsa',
			'seguro da bolsa',
			'bolsa roubada',
			'mochila protegida',
		],
		label: 'Bolsa protegida',
		titles: [
			'Bolsa protegida: o que esse seguro paga de verdade',
			'Seguro bolsa protegida: cobertura, limite e prova',
			'Bolsa protegida vale a pena? O que olhar antes',
		],
		heading: 'A bolsa e o que vai dentro dela',
		omits: ['who'],
		angle: 'coverage',
		opening:
			'Documento, chave, maquiagem, fone: quando levam a bolsa, levam o dia inteiro. O seguro bolsa protegida paga parte disso, com regras curtas e limites baixos.',
		points: [
			'Bolsa protegida paga a bolsa e itens pessoais levados em roubo ou furto com vestígio.',
			'Celular, dinheiro e joias costumam ter teto menor ou exclusão: leia a lista de itens.',
		],
		facts: [
			'A bolsa protegida é um seguro pequeno, vendido por banco, loja ou cartão. Ele indeniza a bolsa, a mochila ou a carteira e objetos de uso pessoal. O gatilho costuma ser o roubo ou o furto com vestígio.',
			'Cada item tem um teto: bolsa, óculos, perfume, chave e segunda via de documento. Celular e notebook aparecem com limite baixo ou nem aparecem. Some os tetos antes de comparar preços.',
			'Furto simples é a pergunta que decide. Bolsa que some da cadeira do bar, sem ninguém ver, muitas vezes não tem cobertura. Peça a cláusula com esse nome.',
			'Dinheiro vivo, joia e mercadoria para venda costumam ser excluídos. Bolsa deixada dentro do carro também, em vários planos. Esquecimento e perda ficam fora em quase todos.',
			'Alguns contratos incluem chaveiro, táxi para casa e troca de fechadura. São ajudas imediatas e úteis. Veja o telefone e quantas vezes por ano se pode chamar.',
			'Prove o que havia dentro com bom senso. Nota da bolsa, foto usando o óculos e extrato do cartão servem. Lista enorme, sem nenhum papel, atrasa a análise.',
			'A conta é simples: doze parcelas contra o teto do plano. Se o limite for pouco maior do que o preço do ano, guardar o dinheiro pode ser melhor. Cancele na fatura, com protocolo.',
		],
		procedure: {
			heading: 'Levaram a bolsa: a ordem certa',
			steps: [
				['Fique em segurança.', 'Nenhum objeto vale a reação.'],
				['Bloqueie cartões e celular.', 'Antes de pensar no resto.'],
				['Troque a fechadura.', 'Se a chave estava com o endereço.'],
				['Faça o boletim.', 'Liste os itens e conte o modo do crime.'],
				['Peça a indenização.', 'No prazo do certificado, com a lista e as provas.'],
				['Peça as segundas vias.', 'Guarde os recibos, pois podem ser pagos.'],
			],
		},
		faqs: [
			[
				'A bolsa protegida cobre o celular?',
				'Às vezes, com teto baixo. Quem quer proteger o aparelho precisa, em geral, de um seguro próprio de celular.',
			],
			[
				'Vale fora do país?',
				'Depende do plano. Muitos só valem no Brasil. No exterior, confira o seguro viagem e o do cartão.',
			],
			[
				'Preciso de nota de tudo que estava na bolsa?',
				'Não de tudo, mas de algo que mostre os itens mais caros. Foto, fatura e embalagem ajudam.',
			],
		],
	},
	{
		words: ['pix', 'coacao', 'transacoes sob', 'transacao sob', 'transferencia sob', 'sequestro relampago'],
		label: 'Seguro Pix',
		titles: [
			'Seguro Pix: transações sob coação e o que ele paga',
			'Pix sob coação: o que cobre o seguro do banco',
			'Seguro contra Pix forçado: limites e como acionar',
		],
		heading: 'Quando a transferência é feita sob ameaça',
		omits: ['who'],
		angle: 'coverage',
		opening:
			'Com uma arma por perto, a senha do aplicativo deixa de ser segredo. O seguro contra Pix e transações sob coação devolve uma parte, se o contrato falar do seu caso.',
		points: [
			'O seguro Pix costuma cobrir transferências feitas sob coação ou com o celular roubado.',
			'Golpe em que a própria pessoa transfere, enganada, muitas vezes fica fora: leia a definição.',
		],
		facts: [
			'O seguro Pix é vendido por bancos e carteiras digitais, com apólice de uma seguradora. Ele cobre Pix, saques e compras feitos sob coação, isto é, com ameaça ou violência. O limite por ano vem no certificado.',
			'Há duas situações diferentes. Na primeira, o criminoso obriga a vítima a transferir; na segunda, usa o celular levado. Muitos planos cobrem ambas; alguns, só uma.',
			'Golpe é outra história. Quem transfere por engano, para um falso parente ou uma loja falsa, não sofreu coação. Procure a palavra golpe na lista de exclusões antes de assinar.',
			'Antes do seguro, fale com o banco. Pelo mecanismo especial de devolução, o cliente pode contestar o Pix por fraude, golpe ou crime em até 80 dias. O [Banco Central](bcb) explica as etapas, e a devolução depende de haver saldo na conta de destino.',
			'O banco também pode responder quando o serviço falhou. Transferência fora do perfil, à noite e em série é um sinal disso. O seguro do Pix não apaga esse direito.',
			'O prazo de aviso costuma ser curto, contado em horas ou poucos dias. A ocorrência precisa narrar a ameaça, a hora e as contas de destino. Sem esse registro, o pedido dificilmente anda.',
			'Limites menores à noite, biometria e um segundo aparelho para contas grandes reduzem a perda. Cadastre-se no [Celular Seguro](celular-seguro) para avisar bancos de uma vez. Prevenção, aqui, vale tanto quanto a apólice.',
		],
		procedure: {
			heading: 'Nas primeiras horas depois da coação',
			steps: [
				['Procure um lugar seguro.', 'Primeiro a pessoa; o dinheiro vem depois.'],
				['Fale com todos os bancos.', 'Peça o bloqueio e conteste cada transação.'],
				['Peça a devolução do Pix.', 'No aplicativo ou na central, com o motivo.'],
				['Conte à polícia.', 'Narre a ameaça, a hora e as contas de destino.'],
				['Comunique à seguradora do Pix.', 'Dentro do prazo do certificado, com os protocolos.'],
				['Troque as senhas.', 'De outro aparelho, começando pelo e-mail.'],
			],
		},
		faqs: [
			[
				'O seguro Pix cobre golpe do falso parente?',
				'Na maioria dos planos, não, porque a própria pessoa fez a transferência sem ameaça. Conteste no banco e peça o mecanismo de devolução.',
			],
			[
				'O seguro do celular já inclui o Pix?',
				'Alguns incluem transações depois do roubo do aparelho, com limite baixo. Compare os dois certificados para não pagar em dobro.',
			],
			[
				'Quanto tempo tenho para contestar um Pix?',
				'Pelas regras do Banco Central, até 80 dias para pedir a devolução por fraude ou crime. Na prática, os primeiros minutos são os que mais ajudam.',
			],
		],
	},
	{
		words: ['desempreg', 'perda de emprego', 'perda do emprego', 'perda involuntaria'],
		label: 'Seguro desemprego privado',
		titles: [
			'Seguro desemprego privado: como funciona e para quem',
			'Seguro contra desemprego: o que paga e por quanto tempo',
			'Seguro desemprego privado vale a pena? Faça a conta',
		],
		heading: 'O seguro particular da perda do emprego',
		omits: ['who'],
		angle: 'coverage',
		opening:
			'O seguro-desemprego do governo tem valor e prazo limitados, e as contas não acompanham. O privado é outro contrato, com regras próprias e esperas.',
		points: [
			'O seguro desemprego privado paga parcelas ou uma renda por poucos meses após a demissão.',
			'Vale, em geral, para carteira assinada e demissão sem justa causa, depois da carência.',
		],
		facts: [
			'O seguro-desemprego público é um benefício do governo, pedido com a carteira e a rescisão. O seguro desemprego privado é uma apólice. Receber um, em regra, não impede receber o outro.',
			'A cobertura particular tem dois formatos. Um paga as prestações de uma dívida, como empréstimo, escola ou carro. O outro paga um valor por mês ao próprio segurado, por tempo curto.',
			'Quase todo plano exige carteira assinada, tempo mínimo no emprego e demissão sem justa causa. Pedido de demissão, justa causa e fim de contrato temporário ficam fora. Acordo entre as partes também costuma sair.',
			'Há duas esperas. A carência conta do início do contrato; a franquia, da data da demissão. Quem compra depois do boato de cortes dificilmente recebe.',
			'O número de parcelas costuma ser pequeno, com teto em reais. Conseguiu outro emprego? O pagamento, em geral, para. Avise logo, porque receber sem direito pode virar cobrança.',
			'Autônomo, empresário e servidor não têm demissão nesse sentido. Para eles, o plano oferece incapacidade temporária por acidente ou doença. Verifique qual das duas linhas está no seu certificado.',
			'Compare com uma reserva de três a seis meses de despesas. O dinheiro guardado não tem carência nem exclusão. O seguro faz mais sentido enquanto essa reserva ainda não existe.',
		],
		procedure: {
			heading: 'Fui demitido: como pedir',
			steps: [
				['Separe a rescisão.', 'Termo, carteira de trabalho e data do aviso.'],
				['Peça o benefício público.', 'Ele tem prazo próprio e é o primeiro passo.'],
				['Ache o certificado.', 'Banco, cartão, escola e financiamento podem ter um.'],
				['Mande o aviso.', 'Com os papéis e o número do contrato.'],
				['Confira as parcelas.', 'Quantas, de quanto e pagas a quem.'],
				['Comunique o novo emprego.', 'Na mesma semana, por escrito.'],
			],
		},
		faqs: [
			[
				'Posso receber o seguro privado e o do governo?',
				'Em regra, pode, porque são coisas diferentes. Leia a apólice para ver se ela desconta algum valor.',
			],
			[
				'MEI e autônomo podem contratar?',
				'A cobertura de desemprego, em geral, não serve para eles. Muitos planos a trocam por incapacidade temporária para o trabalho.',
			],
			[
				'Fui demitido na experiência. Recebo?',
				'É pouco provável. A maioria dos contratos pede um tempo mínimo de emprego e exclui o período de experiência.',
			],
		],
	},
]
