import type { Subject } from '../../types.ts'

/** Who is protected, who is paid and how much: what families and partners ask of life insurance. */
export const lifeFamilySubjects: readonly Subject[] = [
	{
		words: [
			'troca de beneficiario',
			'trocar o beneficiario',
			'trocar beneficiario',
			'divorci',
			'ex-conjuge',
			'ex-marido',
		],
		label: 'Troca de beneficiário',
		titles: [
			'Troca de beneficiário depois do divórcio: como fazer',
			'Divórcio e seguro de vida: a troca de beneficiário',
		],
		heading: 'O divórcio não troca o nome sozinho',
		angle: 'rights',
		incidental: ['depois do'],
		opening:
			'O casamento acabou, a casa foi dividida e cada um seguiu a sua vida. Na gaveta, porém, a apólice ainda traz o nome de quem saiu dela.',
		facts: [
			'O divórcio não apaga o nome que está na apólice. Se a indicação continua lá, a seguradora tende a pagar ao ex-cônjuge. Por isso, a troca de beneficiário precisa de um pedido seu.',
			'Faça o pedido por escrito, no canal da seguradora ou com a corretora. Informe nome completo, CPF e percentual de cada novo beneficiário. Depois, exija o endosso ou o certificado atualizado.',
			'A lei permite trocar o beneficiário a qualquer momento, salvo se o segurado renunciou a esse direito. A troca vale por documento em vida ou por testamento. Se a seguradora não souber dela, porém, fica livre ao pagar ao nome antigo.',
			'Leia o acordo do divórcio antes de mudar a apólice. Às vezes, o seguro foi combinado como garantia da pensão dos filhos. Nesse caso, a troca sem conversa pode descumprir o que o juiz aprovou.',
			'No seguro da empresa, a ficha de beneficiários costuma ficar com o RH. Muita gente atualiza a apólice individual depois do divórcio e esquece essa. Revise as duas no mesmo dia, junto com a previdência.',
			'Está separado, mas sem divórcio? Quando falta beneficiário válido, a lei dá ao companheiro a metade que caberia ao cônjuge, mesmo na separação só de fato. Para evitar prova difícil, indique cada pessoa pelo nome.',
		],
	},
	{
		words: ['menor de idade', 'filho menor', 'beneficiario menor'],
		label: 'Menor de idade como beneficiário',
		titles: ['Menor de idade como beneficiário do seguro de vida', 'Menor de idade como beneficiário: quem administra'],
		heading: 'Quem cuida do dinheiro da criança',
		facts: [
			'O menor de idade pode ser beneficiário desde que nasce. O dinheiro é dele, mas quem recebe e administra é o pai, a mãe ou o tutor. O uso deve ser em favor do filho.',
			'Com pais separados, quem sobrevive costuma administrar a parte do filho menor, mesmo sem a guarda antes. Se isso preocupa, converse com um advogado. Testamento e administrador indicado são caminhos possíveis.',
			'A seguradora pode pedir certidão de nascimento, CPF da criança e documento do representante. Sem pais vivos, entra o termo de tutela. Alguns casos pedem, além disso, decisão do juiz.',
			'Quem administra dinheiro de menor de idade pode ter de prestar contas. Conta separada e recibos protegem. Para vender imóvel do filho, por exemplo, é preciso autorização judicial.',
			'Em vez de indicar só o filho menor, dá para dividir percentuais entre ele e quem o cria. Indique também um suplente. Reveja os nomes quando ele completar 18 anos.',
		],
	},
	{
		words: ['documentos que a familia', 'onde estao', 'documentos da familia', 'papeis da familia'],
		label: 'Documentos da família',
		titles: ['Documentos que a família deve saber onde estão', 'Documentos da família: onde estão e quem sabe'],
		heading: 'A pasta que a família precisa achar',
		angle: 'claim',
		incidental: ['documentos'],
		opening:
			'No dia em que a família mais precisa de papéis, ninguém tem cabeça para abrir gavetas. Uma pasta pronta, que duas pessoas conheçam, vale semanas.',
		facts: [
			{
				lead: 'Uma pasta simples resolve quase tudo. Deixe nela, em papel ou em arquivo:',
				items: [
					'apólices e certificados, com o telefone da seguradora;',
					'nome e contato da corretora;',
					'identidade, CPF e certidões de nascimento e de casamento;',
					'contratos de empréstimo, consórcio e financiamento;',
					'dados de previdência, banco e empregador.',
				],
			},
			'Duas pessoas devem saber onde estão os documentos. Uma delas pode morar em outra casa. Se só o titular sabe, a pasta não serve no dia em que faz falta.',
			'Não é preciso revelar valores nem senhas. Basta dizer que o seguro existe, em qual empresa e com que número. Para senhas, use um gerenciador com acesso de emergência.',
			'Arquivo na nuvem ajuda, desde que alguém consiga entrar. Conta bloqueada depois da morte pode levar semanas para abrir. Por isso, mantenha também uma cópia impressa.',
			'Para pedir o capital, os beneficiários costumam precisar da certidão de óbito e dos próprios documentos. Deixe separado, por pessoa, o que já existe. Certidões antigas podem exigir segunda via.',
			'Marque uma data no ano para rever a pasta, como a do imposto de renda. Apólice vencida sai, beneficiário novo entra. Um aviso curto à família fecha a revisão.',
		],
	},
	{
		words: [
			'quanto contratar',
			'escolher o capital',
			'calcular o capital',
			'qual capital',
			'valor ideal',
			'capital ideal',
			'quanto de seguro de vida',
			'quanto ter de seguro',
			'calcular o seguro de vida',
			'calcular seguro de vida',
		],
		angle: 'buying',
		label: 'Quanto contratar de seguro de vida',
		titles: [
			'Quanto contratar de seguro de vida: a conta simples',
			'Seguro de vida: quanto contratar, conta por conta',
		],
		heading: 'Renda, dívidas e filhos na mesma conta',
		opening:
			'Não existe um valor ideal de seguro de vida que sirva a todos. Existe uma conta, feita em meia hora com lápis e contracheque, que serve à sua casa.',
		points: [
			'O valor ideal do seguro de vida sai da renda que faltaria, das dívidas e dos anos dos filhos.',
			'Desconte reserva e pensão, e prefira um capital possível a um ideal que não se paga.',
		],
		facts: [
			'Comece pela renda que faltaria por mês e pelos anos em que ela faria falta. Uma família que gasta 5 mil reais e precisa de cinco anos parte de 300 mil. É um exemplo de conta, e não uma regra.',
			'Some as dívidas que não têm seguro próprio. Financiamento com quitação por morte fica fora da soma; cartão e empréstimo pessoal entram. Assim, o capital não paga duas vezes a mesma coisa.',
			'Para cada filho, conte os anos até a idade em que ele se sustenta. Escola e saúde costumam pesar mais do que comida. Filho com deficiência pode pedir proteção por toda a vida.',
			'Desconte o que já existe: reserva, pensão do INSS e seguro da empresa. O do trabalho, porém, pode acabar com o emprego. Por isso, desconte só uma parte dele.',
			'Se o preço do capital ideal não cabe, reduza o prazo antes de cortar coberturas em vida. Um plano temporário cobre os anos mais caros. Melhor um capital possível e pago em dia.',
		],
		procedure: {
			heading: 'A conta do capital, passo a passo',
			steps: [
				['Escreva o gasto do mês.', 'O que a casa precisa sem a sua renda.'],
				['Multiplique pelos meses.', 'Até os filhos se sustentarem ou a vida se ajustar.'],
				['Acrescente as dívidas.', 'Só as que não têm seguro próprio.'],
				['Inclua o que vem depois.', 'Funeral, inventário e imposto.'],
				['Tire o que já existe.', 'Reserva, pensão e parte do seguro da empresa.'],
				['Cote dois capitais.', 'O da conta e um menor, para comparar.'],
			],
		},
		faqs: [
			[
				'Existe uma regra pronta, como tantos salários?',
				'Há regras de bolso, como alguns anos de renda, mas elas ignoram dívida, filhos e pensão. A conta da sua casa diz mais.',
			],
			[
				'De quanto em quanto tempo refazer a conta?',
				'Uma vez por ano e a cada filho, imóvel ou mudança de renda. O capital pode subir ou cair.',
			],
		],
	},
	{
		words: ['casal', 'uma apolice ou duas'],
		label: 'Seguro de vida para o casal',
		titles: ['Seguro de vida para o casal: uma apólice ou duas?', 'Casal e seguro de vida: uma apólice ou duas?'],
		heading: 'Uma apólice ou duas',
		facts: [
			'Uma apólice por pessoa é o desenho mais simples para o casal. Cada um escolhe capital e beneficiários, e o fim do casamento não desmancha o contrato do outro. O preço também segue a idade de cada um.',
			'Há planos que incluem o cônjuge como dependente, com capital menor. Custa pouco e ajuda o casal, mas depende do titular. Se ele sai do plano, o outro costuma sair junto.',
			'Quem cuida dos filhos sem salário também precisa de capital. Creche, transporte e comida passam a ter preço quando essa pessoa falta. Por isso, o casal deve fazer a conta dos dois lados.',
			'Se um for beneficiário do outro, pense no acidente que atinge o casal inteiro. Suplentes resolvem: filhos, avós ou quem vier a criar as crianças. A apólice deve trazer nome e percentual de cada um.',
		],
	},
	{
		words: ['socio'],
		label: 'Seguro de vida entre sócios',
		titles: ['Sócios de empresa: o seguro que paga a família', 'Seguro de vida entre sócios: a parte da família'],
		heading: 'Quando falta um dos sócios',
		angle: 'guide',
		incidental: ['indenizacao'],
		facts: [
			'Quando um sócio morre, a família herda o valor das cotas, e nem sempre os outros têm dinheiro para pagar. O seguro entre sócios cria esse dinheiro na hora certa. A empresa segue, e a família recebe a parte dela.',
			'O arranjo tem dois papéis: a apólice e o acordo de sócios. O segundo diz como avaliar as cotas e obriga a compra e a venda. Sem ele, o capital pode chegar a quem não tem dever de vender.',
			'Decida quem paga o prêmio e quem recebe. A empresa pode ser beneficiária, ou os sócios uns dos outros. Cada desenho tem efeito diferente no imposto, por isso ouça o contador antes.',
			'O capital deve acompanhar o valor da empresa. Reveja a cada ano ou depois de um investimento grande. A invalidez de um sócio merece a mesma previsão, pois quem fica afastado também pesa na conta.',
			'Segurar a vida do sócio exige interesse legítimo, e o negócio em comum ajuda a mostrar isso. A proposta deve explicar o vínculo. Guarde o contrato social junto com a apólice.',
		],
	},
]
